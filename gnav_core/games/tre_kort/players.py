"""Computer players of Tre-Kort: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from random import Random
from typing import Final

from gnav_core.cards.moves import cards_of
from gnav_core.cards.pack import suit_of
from gnav_core.cards.seen import trump_of
from gnav_core.cards.strengths import returned, strengths
from gnav_core.cards.trick import Trick
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.tre_kort.ruleset import RuleSet

JOINS: Final = 0.35
"""How likely somebody plays who has not been asked."""

RUFFED: Final = 0.6
"""How likely one other player does not trump a card of another suit."""


class Careful:
    """Play a hand that promises a trick, take tricks as cheaply as may be, and else throw away."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.ranking = rules.ranking

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose whether to play by the hand, and a card by how likely it takes the trick."""
        hand = seen.table.hand(seen.seat)
        held = [lying.card for lying in hand.cards] if hand else []
        shown = {event.details.get("card") for event in events}
        unseen = [card for card in self.rules.cards if card not in shown and card not in held]
        trump = trump_of(seen)
        if seen.moment.phase == "bid":
            joins = self._joins(seen, held, unseen, trump)
            return next(one for one in seen.legal if one.verb == ("join" if joins else "pass"))
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self._card(seen, unseen, trump)

    def _joins(self, seen: Seen, held: list[str], unseen: list[str], trump: str) -> bool:
        """Play if the tricks promise more than what is paid without one."""
        said = seen.table.values("joined")
        playing = sum(map(int, said.values()))
        asked = len(seen.table.hands()) - len(said) - 1
        if not asked and not playing:
            return True
        others = playing + JOINS * asked
        chances = [self._promise(card, unseen, trump, others) for card in held]
        return sum(chances) / self.rules.tricks > prod(1 - one for one in chances)

    def _promise(self, card: str, unseen: list[str], trump: str, others: float) -> float:
        """Say how likely a card takes one trick of a deal among so many others."""
        higher = sum(self.ranking.beats(one, card) for one in unseen)
        spared = 1 - self.rules.tricks * others / max(len(unseen), 1)
        unbeaten = max(spared, 0.0) ** higher
        return unbeaten if suit_of(card) == trump else unbeaten * RUFFED**others

    def _card(self, seen: Seen, unseen: list[str], trump: str) -> Action:
        """Take the trick with the surest card, of alike ones the lowest; else throw the lowest."""
        trick = seen.table.zone("trick")
        laid = tuple((at, one.card) for at, one in enumerate(trick.cards)) if trick else ()
        if seen.table.values("laid"):
            laid = tuple(one for one in laid if suit_of(one[1]) == trump)
        playing = sum(map(int, seen.table.values("joined").values()))
        to_come = playing - (len(trick.cards) + trick.unknown if trick else 0) - 1

        def worth(action: Action) -> tuple[float, int, int]:
            (card,) = cards_of(action)
            sure = self._takes(card, laid, trump, seen) * self._stays(card, unseen, trump, to_come)
            return round(sure, 3), suit_of(card) != trump, self.ranking.place[card]

        return max(seen.legal, key=worth)

    def _takes(self, card: str, laid: Trick, trump: str, seen: Seen) -> bool:
        """Whether a card takes the trick as far as it is played."""
        if seen.table.values("laid") and suit_of(card) != trump:
            return False
        return self.ranking.best((*laid, (-1, card)), trump)[0] == -1

    def _stays(self, card: str, unseen: list[str], trump: str, to_come: int) -> float:
        """Say how likely none of those to come beats a card."""
        higher = sum(self.ranking.beats(one, card, trump) for one in unseen)
        return max(1 - higher / max(len(unseen), 1), 0.0) ** to_come


PLAYERS: Mapping[str, Kind] = strengths(
    "careful",
    Careful,
    Sentence("plays only a hand that promises a trick, and takes tricks with its surest cards"),
    Sampled(100, returned),
)
