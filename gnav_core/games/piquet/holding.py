"""What a hand holds that may be melded: its Rommel, its sequences, its fours and threes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

from gnav_core.cards.pack import SUITS, rank_of, suit_of
from gnav_core.games.piquet.ruleset import RuleSet

Kind = Literal["point", "quint", "quart", "ters", "four", "three"]
Cards = tuple[str, ...]


class Meld(NamedTuple):
    """One meld: its kind, of how many cards, and what names it.

    ``of`` is the highest card of a sequence, or the rank that is alike; ``place`` how many ranks
    are above it.
    """

    kind: Kind
    number: int
    of: str = ""
    place: int = 0

    @property
    def name(self) -> str:
        """Name it as a record does: ``point:6``, ``quint:sa``, ``four:a``."""
        return f"{self.kind}:{self.of or self.number}"

    @property
    def told(self) -> str:
        """Name it as it is announced where it does not count: no suit is told, ``quart:k``."""
        in_suit = self.kind in ("quint", "quart", "ters")
        return f"{self.kind}:{rank_of(self.of) if in_suit else self.of or self.number}"


Class = tuple[Meld, ...]
"""The melds of one class that a hand has, the best first."""


class Held(NamedTuple):
    """All that a hand may meld, class by class."""

    rommel: Class
    sequences: Class
    alike: Class


@lru_cache(maxsize=1024)
def held(rules: RuleSet, hand: Cards) -> Held:
    """Find all that a hand may meld."""
    return Held(_rommel(hand), _sequences(rules, hand), _alike(rules, hand))


def is_better(own: Class, other: Class) -> bool:
    """Whether the best of one class is better: more cards, then a higher rank."""
    return bool(own) and (not other or _strength(own) > _strength(other))


def is_equal(own: Class, other: Class) -> bool:
    """Whether both have melds of a class, and the best of them are equal."""
    return bool(own and other) and _strength(own) == _strength(other)


def _strength(melds: Class) -> tuple[int, int]:
    best = melds[0]
    return best.number, -best.place


def _rommel(hand: Cards) -> Class:
    longest = max(sum(suit_of(card) == suit for card in hand) for suit in SUITS)
    return (Meld("point", longest),)


def _sequences(rules: RuleSet, hand: Cards) -> Class:
    """List the sequences, each taken whole: the longest first, then the highest, then by suit."""
    place, found = rules.ranking.place, list[Meld]()
    for run in _runs(hand, place):
        kind = _kind(rules, len(run))
        if kind:
            found.append(Meld(kind, _number(rules, run), run[0], place[run[0]]))
    return tuple(sorted(found, key=lambda meld: (-meld.number, meld.place)))


def _number(rules: RuleSet, run: list[str]) -> int:
    """Count the cards of a sequence; more than a quint has are none where there are none longer."""
    if rules.several.value == "sequences":
        return min(len(run), rules.quint.value)
    return len(run)


def _runs(hand: Iterable[str], place: dict[str, int]) -> list[list[str]]:
    """Part a hand, in pack order, into runs of cards that follow each other in their suit."""
    runs: list[list[str]] = []
    for card in hand:
        last = runs[-1][-1] if runs else ""
        if last[:1] == suit_of(card) and place[card] == place[last] + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs


def _kind(rules: RuleSet, number: int) -> Literal["quint", "quart", "ters"] | None:
    if number >= rules.quint.value:
        return "quint"
    if number == rules.quart.value:
        return "quart"
    return "ters" if number == rules.tierce.value else None


def _alike(rules: RuleSet, hand: Cards) -> Class:
    """List fours, then threes, each by rank."""
    counts = {rank: sum(rank_of(card) == rank for card in hand) for rank in rules.alike.value}
    ranks = rules.ranks.value
    fours = [Meld("four", 4, rank, ranks.index(rank)) for rank in counts if counts[rank] == 4]
    threes = [Meld("three", 3, rank, ranks.index(rank)) for rank in counts if counts[rank] == 3]
    return (*fours, *threes)


def untold(hand: Cards, meld: Meld) -> Cards:
    """List the cards of a meld where its name does not tell them: of a Rommel, of three alike."""
    if meld.kind == "point":
        suit = next(s for s in SUITS if sum(suit_of(card) == s for card in hand) == meld.number)
        return tuple(card for card in hand if suit_of(card) == suit)
    return tuple(card for card in hand if meld.kind == "three" and rank_of(card) == meld.of)


def worth(rules: RuleSet, meld: Meld) -> int:
    """Count what a meld counts, without an honour."""
    match meld.kind:
        case "point":
            return meld.number
        case "quint":
            more = meld.number - rules.quint.value if rules.longer.value == "one-more" else 0
            return rules.quint_counts.value + more
        case "quart":
            return rules.quart_counts.value
        case "ters":
            return rules.tierce_counts.value
        case "four":
            return rules.four.value
    return rules.three.value


def honours_of(rules: RuleSet, meld: Meld) -> int:
    """Count the honours that a meld brings besides."""
    if meld.kind == "quint":
        return 1 if rules.one_honour.value == "once" else 2
    return 1 if meld.kind == "four" else 0
