"""What can be placed on a field, and with what: the shapes of placements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from gnav_core.core.action import Action
from gnav_core.games.narrespillet.pack import (
    ACES,
    COUPLED,
    COURT,
    HOUSES,
    LEAVE_CHARIOT,
    SUMMED,
    Cards,
    in_order,
)
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import State, Who

MAGICIAN: Final = "magician"
WORLD: Final = ("world",)
NUMBERS_OF: Final = {house: [card for card in SUMMED if card[0] == house] for house in HOUSES}
COUPLES: Final = tuple(combinations(COUPLED, 2))


def usable(state: State, who: Who) -> frozenset[str]:
    """Give the cards that a participant may place: of hand, row and Chariot."""
    part = state.part(who)
    chariot = LEAVE_CHARIOT.intersection(part.chariot or ())
    return frozenset(part.hand).union(state.row, chariot)


def is_closed(state: State, field: str) -> bool:
    """Whether Temperance lies on a field."""
    return state.temperance is not None and state.temperance[1] == field


def free(state: State, who: Who) -> Cards:
    """List the own open fields on which Temperance does not lie."""
    part = state.part(who)
    return tuple(f for f in HOUSES if part.on(f) is None and not is_closed(state, f))


def untouched(state: State, field: str) -> bool:
    """Whether nobody has placed on a field or forfeited it."""
    return all(state.part(who).on(field) is None for who in state.circle(0))


def placements(rules: RuleSet, state: State, who: Who, cards: frozenset[str]) -> Iterator[Action]:
    """List what a participant may place of these usable cards, and where."""
    fields = free(state, who)
    for field in fields:
        for shape in shapes(rules, field, cards):
            yield Action("place", ((field,), shape))
        if WORLD[0] in cards and untouched(state, field):
            yield Action("place", ((field,), WORLD))
    for couple in COUPLES:
        if cards.issuperset(couple):
            for chosen in (*combinations(fields, 1), *combinations(fields, 2)):
                yield Action("place", (chosen, couple))


def shapes(rules: RuleSet, field: str, cards: frozenset[str]) -> Iterator[Cards]:
    """List what can be placed on one field alone, but for the World, each in pack order."""
    own = [card for card in NUMBERS_OF[field] if card in cards]
    yield from _some(own, 1)
    for knave in (f"{field}n", f"{field}p"):
        if knave in cards:
            yield (knave,)
            if f"{field}a" in cards:
                yield (knave, f"{field}a")
    if MAGICIAN in cards:
        others = [card for card in SUMMED if card in cards and card[0] != field]
        yield from map(in_order, _turned(field, cards, own, others))
    for pair in _pairs(rules, field):
        if cards.issuperset(pair):
            yield pair


def _turned(
    field: str, cards: frozenset[str], own: list[str], others: list[str]
) -> Iterator[Iterable[str]]:
    """List what the Magician makes of one card of another house."""
    for turned in others:
        yield from ((*some, turned, MAGICIAN) for some in _some(own, 0))
        if turned in ACES:
            knaves = (f"{field}n", f"{field}p")
            yield from ((knave, turned, MAGICIAN) for knave in knaves if knave in cards)


def _pairs(rules: RuleSet, field: str) -> Iterator[Cards]:
    """List the couples that belong to one field."""
    yield (f"{field}q", f"{field}k")
    yield from ((f"{field}{rank}", "lovers") for rank in COURT)
    if rules.land == "kroam":
        yield (f"{field}q", "empress")


def _some(cards: list[str], least: int) -> Iterator[Cards]:
    for size in range(least, len(cards) + 1):
        yield from combinations(cards, size)


def from_chariot(state: State, who: Who, cards: Iterable[str]) -> bool:
    """Whether any card of a placement lies in the Chariot."""
    return not frozenset(state.part(who).chariot or ()).isdisjoint(cards)
