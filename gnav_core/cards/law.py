"""What the rule sets of games of tricks work out of their rules alike: the pack, and what beats."""

from __future__ import annotations

from functools import cached_property

from gnav_core.cards.pack import pack
from gnav_core.cards.trick import Ranking
from gnav_core.core.cited import Cited


class Ranked:
    """What a rule set has by its ``ranks``, which run from high to low in every suit."""

    ranks: Cited[tuple[str, ...]]

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Give the whole pack, in pack order."""
        return pack(self.ranks.value)

    @cached_property
    def ranking(self) -> Ranking:
        """Give which card beats which."""
        return Ranking(self.ranks.value)


class InTwoPackets(Ranked):
    """What a rule set has besides where each is dealt a first packet, and then a second."""

    first_packet: Cited[int]
    second_packet: Cited[int]

    @cached_property
    def packets(self) -> tuple[int, int]:
        """Give how many cards each is dealt at once."""
        return self.first_packet.value, self.second_packet.value
