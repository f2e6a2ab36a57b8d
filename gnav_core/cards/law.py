"""What the rule sets of games of tricks work out of their rules alike: the pack, and what beats."""

from __future__ import annotations

from functools import cached_property

from gnav_core.cards.pack import pack
from gnav_core.cards.trick import Ranking
from gnav_core.core.cited import Cited, require


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

    seats: Cited[tuple[int, int]]
    first_packet: Cited[int]
    second_packet: Cited[int]

    def require_cards_for_all(self) -> None:
        """Refuse a deal that cannot be made. Raises ``ValueError``."""
        least, greatest = self.seats.value
        enough = greatest * sum(self.packets) <= len(self.cards)
        require(self.first_packet.value > 0, "first_packet", "at least one card is given at a time")
        require(2 <= least <= greatest, "seats", "two must play, or more")
        require(enough, "seats", "there are not cards enough for all")

    @cached_property
    def packets(self) -> tuple[int, int]:
        """Give how many cards each is dealt at once."""
        return self.first_packet.value, self.second_packet.value
