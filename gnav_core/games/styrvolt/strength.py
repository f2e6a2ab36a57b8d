"""Which card beats which, where two suits are trumps and some cards are strong by their name."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, Literal

from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.cards.trick import Trick

SEVEN: Final = 1
"""A seven of trumps that was led."""
BEST: Final = 2
"""A matador, whatever is trumps."""
BEATER: Final = 3
"""A card of trumps that beats by its rank."""
LEADER: Final = 4
"""A card of trumps that is strong as a lead."""
PLAIN: Final = 5
"""Any other card of the suit that was led."""
NOTHING: Final = 6
"""A card that beats nothing."""

HOLD: Final = {"a": "6", "k": "2", "q": "3"}
"""Where lesser beaters beat some plain cards only: the least that beats each of these ranks.

Those below are beaten by all.
"""

Place = tuple[int, int]
"""Where a card stands in a trick: its class, and how many of that class are above it."""

Open = Literal["powers", "leaders", "equal-rank"]
"""What the text leaves open of the strength of cards, by the names of its cruces."""

Standing = tuple[int, int, bool]
"""Its place, or that of the least card that beats it where it holds against others, and whether so.
"""


class Strength:
    """Know which card beats which, by the suits that are trumps and the card that was led.

    ``ranks``, ``best``, ``beaters`` and ``leaders`` run from high to low. The lesser beaters
    ``beat_all`` plain cards, or else some. Leaders are strong ``only_led``, or else in any place
    of the trick. Of two equals the ``first`` played is the better, or else the last.
    """

    def __init__(
        self,
        ranks: tuple[str, ...],
        seven: str,
        best: tuple[str, ...],
        beaters: tuple[str, ...],
        leaders: tuple[str, ...],
        beat_all: bool,
        only_led: bool,
        first: bool,
    ) -> None:
        self.ranks, self.seven, self.only_led, self.first = ranks, seven, only_led, first
        self.best, self.beaters, self.leaders = best, beaters, leaders
        self.hold = {} if beat_all else HOLD
        self._stood: dict[tuple[str, str, tuple[str, ...]], Standing] = {}

    def place(self, card: str, led: str, trumps: tuple[str, ...]) -> Place:
        """Give where a card stands in a trick; the least is the best.

        ``led`` is the card that was led, empty where none was.
        """
        rank, is_led, is_trump = rank_of(card), card == led, suit_of(card) in trumps
        if is_trump and is_led and rank == self.seven:
            return SEVEN, 0
        if card in self.best:
            return BEST, self.best.index(card)
        if is_trump and rank in self.beaters:
            return BEATER, self.beaters.index(rank)
        if is_trump and rank in self.leaders and (is_led or not self.only_led):
            return LEADER, self.leaders.index(rank)
        if suit_of(card) == led[:1]:
            return PLAIN, self.ranks.index(rank)
        return NOTHING, 0

    def stands(self, card: str, led: str, trumps: tuple[str, ...]) -> Standing:
        """Give what a card is compared by; the least is the best."""
        asked = card, led, trumps
        found = self._stood.get(asked)
        if found is None:
            found = self._stood[asked] = self._stands(card, led, trumps)
        return found

    def _stands(self, card: str, led: str, trumps: tuple[str, ...]) -> Standing:
        kind, nth = self.place(card, led, trumps)
        behind = self.hold.get(rank_of(card)) if kind == PLAIN else None
        if behind is None or suit_of(card) in trumps:
            return kind, nth, False
        return BEATER, self.beaters.index(behind), True

    def beats(self, card: str, other: str, led: str, trumps: tuple[str, ...]) -> bool:
        """Whether a card played after another beats it."""
        mine, its = self.stands(card, led, trumps), self.stands(other, led, trumps)
        return mine < its or (not self.first and mine == its and mine[0] in (BEATER, LEADER))

    def taking(self, trick: Trick, trumps: tuple[str, ...]) -> tuple[int, str]:
        """Find the card that takes a trick as far as it is played, with its seat."""
        best, led = trick[0], trick[0][1]
        for played in trick[1:]:
            if self.beats(played[1], best[1], led, trumps):
                best = played
        return best

    def turns_on(self, what: Open, cards: Sequence[str], trumps: tuple[str, ...]) -> bool:
        """Whether another answer to what is open would give a trick to another of its cards."""
        other = copy(self)
        other._stood = {}
        match what:
            case "powers":
                other.hold = {} if self.hold else HOLD
            case "leaders":
                other.only_led = not self.only_led
            case "equal-rank":
                other.first = not self.first
        trick = tuple(enumerate(cards))
        return self.taking(trick, trumps) != other.taking(trick, trumps)

    def trumps_above(self, card: str, led: str, trumps: tuple[str, ...]) -> tuple[str, ...]:
        """List the ranks of trumps that beat a card by their list; one may be its own."""
        mine, equals = self.stands(card, led, trumps), not self.first and len(trumps) > 1
        listed = [(BEATER, nth, rank) for nth, rank in enumerate(self.beaters)]
        if not self.only_led:
            listed += [(LEADER, nth, rank) for nth, rank in enumerate(self.leaders)]
        is_above = [
            (kind, nth, False) < mine or (equals and (kind, nth, False) == mine)
            for kind, nth, _ in listed
        ]
        return tuple([rank for (*_, rank), above in zip(listed, is_above, strict=True) if above])

    def plain_above(self, card: str, led: str, trumps: tuple[str, ...]) -> tuple[str, ...]:
        """List the ranks of the suit led that hold against a card of trumps."""
        if led[:1] in trumps or suit_of(card) not in trumps:
            return ()
        mine = self.stands(card, led, trumps)
        return tuple(
            [one for one in self.hold if self.stands(f"{led[0]}{one}", led, trumps) < mine]
        )

    @property
    def order(self) -> str:
        """Write what beats what, from the best on: groups of cards, and of ranks of trumps."""
        listed = self.beaters if self.only_led else (*self.beaters, *self.leaders)
        groups = [f"led: {self.seven}", f"these: {' '.join(self.best)}"]
        for rank, behind in self.hold.items():
            end = listed.index(behind) + 1
            groups += [f"{self._alike}: {' '.join(listed[:end])}", f"plain: {rank}"]
            listed = listed[end:]
        groups.append(f"{self._alike}: {' '.join(listed)}")
        if self.only_led:
            groups.append(f"led: {' '.join(self.leaders)}")
        return " / ".join([*groups, f"suit: {' '.join(self.ranks)}"])

    @property
    def _alike(self) -> str:
        return "alike" if self.first else "later"
