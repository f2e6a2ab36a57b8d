"""Computer players of Byd: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.cards.moves import cards_of
from gnav_core.cards.pack import suit_of
from gnav_core.cards.seen import trick_of
from gnav_core.cards.strengths import returned, strengths
from gnav_core.cards.trick import Trick
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.byd.ruleset import RuleSet


class Careful:
    """Keep high cards for the fourth trick and for the bid, and bid what the last card is worth."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.ranking = rules.ranking

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose a card by who is to take the trick, a bid by how likely the card is to win."""
        hand = seen.table.hand(seen.seat)
        held = [lying.card for lying in hand.cards] if hand else []
        gone = {event.details["card"] for event in events if event.kind == "played"}
        unseen = [card for card in self.rules.cards if card not in gone and card not in held]
        if seen.moment.phase in ("bid", "bid-with"):
            return self._bid(seen, held[0], unseen)
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self._play(seen, held, unseen)

    def _play(self, seen: Seen, held: list[str], unseen: list[str]) -> Action:
        """Throw low cards away at first; then take the trick, and keep what is least beaten."""
        laid = trick_of(seen)

        def worth(action: Action) -> tuple[bool, float, float]:
            (card,) = cards_of(action)
            rest = [other for other in held if other != card]
            keeps = sum(sorted(self._chance(other, unseen) for other in rest)[-2:])
            if len(held) > self.rules.second_packet.value + 1:
                return False, keeps, -self._chance(card, unseen)
            takes, leads = self._takes(card, laid), self._leads(card, laid, unseen)
            return takes, keeps + leads, -self._chance(card, unseen)

        return max(seen.legal, key=worth)

    def _takes(self, card: str, laid: Trick) -> bool:
        """Whether a card takes the trick as far as it is played; a lead may be beaten yet."""
        return bool(laid) and self.ranking.best((*laid, (-1, card)))[0] == -1

    def _leads(self, card: str, laid: Trick, unseen: list[str]) -> float:
        return 0.0 if laid else 2 * self._chance(card, unseen)

    def _chance(self, card: str, unseen: list[str]) -> float:
        """Say how likely one card unseen, whichever it is, does not beat this one."""
        return 1 - len(self.ranking.above(card).intersection(unseen)) / len(unseen)

    def _bid(self, seen: Seen, card: str, unseen: list[str]) -> Action:
        """Bid the most on a card that nothing beats, one stake on a good one; else pass."""
        *bids, passing = sorted(seen.legal, key=lambda one: (one.verb == "pass", one))
        if seen.moment.phase == "bid":
            others = len(seen.table.hands()) - 1
            unbeaten = self._chance(card, unseen) ** others
            if unbeaten == 1:
                return bids[-1]
            return bids[0] if unbeaten > 1 / 2 else passing
        lower = [other for other in unseen if suit_of(other) == suit_of(card)]
        wins = sum(self.ranking.beats(card, other) for other in lower) / len(unseen)
        bid = max(int(value) for value in seen.table.values("bid").values())
        (risk,) = cards_of(bids[0])
        return bids[0] if wins * bid > (1 - wins) * int(risk) else passing


PLAYERS: Mapping[str, Kind] = strengths(
    "careful",
    Careful,
    Sentence("keeps its high cards for the fourth trick, and bids what its last card is worth"),
    Sampled(48, returned),
)
