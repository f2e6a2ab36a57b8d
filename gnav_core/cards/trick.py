"""Tricks: which card beats which, who takes a trick, and which cards may be played to it."""

from __future__ import annotations

from typing import Final, Literal, get_args

from gnav_core.cards.pack import CARDS, rank_of, suit_of
from gnav_core.core.cited import differ

Trick = tuple[tuple[int, str], ...]
"""Cards in the order in which they were played, each with the seat that played it."""

Follow = Literal["must-follow", "must-beat", "free"]
"""What binds whoever plays to a trick.

He plays a card of the suit led if he has one, a higher one than any so far if he can, or any card.
"""

ALL: Final[tuple[Follow, ...]] = get_args(Follow)
FOLLOW_OR_NOT: Final[tuple[Follow, ...]] = ("must-follow", "free")
"""Between which of these a crux leaves the choice."""


class Ranking:
    """Know which card beats which; ``ranks`` run from high to low in every suit.

    ``trump`` is the suit that beats the others, or empty where none does.
    """

    def __init__(self, ranks: tuple[str, ...]) -> None:
        self.ranks = ranks
        places = {rank: place for place, rank in enumerate(ranks)}
        self.place = {card: places[rank_of(card)] for card in CARDS if rank_of(card) in places}
        """How many of its suit are higher, by card."""
        self._above: dict[tuple[str, str], frozenset[str]] = {}

    def suit(self, card: str, trump: str = "") -> str:
        """Say to which suit a card belongs: the one that is printed on it."""
        return suit_of(card)

    def beats(self, card: str, other: str, trump: str = "") -> bool:
        """Whether a card played after another beats it: by rank in its suit, or as a trump."""
        return card in self.above(other, trump)

    def _beats(self, card: str, other: str, trump: str) -> bool:
        suit = self.suit(card, trump)
        if suit == self.suit(other, trump):
            return self.place[card] < self.place[other]
        return suit == trump

    def above(self, card: str, trump: str = "") -> frozenset[str]:
        """List the cards that beat a card."""
        found = self._above.get((card, trump))
        if found is None:
            every = (other for other in self.place if self._beats(other, card, trump))
            found = self._above[card, trump] = frozenset(every)
        return found

    def best(self, trick: Trick, trump: str = "") -> tuple[int, str]:
        """Find the card that takes a trick as far as it is played, with its seat."""
        best = trick[0]
        for played in trick[1:]:
            if self.beats(played[1], best[1], trump):
                best = played
        return best

    def allowed(
        self, hand: tuple[str, ...], trick: Trick, follow: Follow, trump: str = ""
    ) -> tuple[str, ...]:
        """List the cards of a hand that may be played to a trick; without its suit, any."""
        if not trick or follow == "free":
            return hand
        suit = self.suit(trick[0][1], trump)
        following = tuple([card for card in hand if self.suit(card, trump) == suit])
        if not following:
            return hand
        if follow == "must-beat":
            _, best = self.best(trick, trump)
            higher = [card for card in following if self.beats(card, best, trump)]
            return tuple(higher) or following
        return following

    def is_bound(
        self, hand: tuple[str, ...], trick: Trick, among: tuple[Follow, ...], trump: str = ""
    ) -> bool:
        """Whether it turns on what binds him, of what is ``among``, which cards one may play."""
        return differ(self.allowed(hand, trick, follow, trump) for follow in among)
