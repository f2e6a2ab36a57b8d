"""What of a rule set bears on the rest of a deal, by numbers: a piece is its place in the order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gnav_core.core.cited import Ground, ground
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.ruleset import Answer, Course, RuleSet

YES: Final = ("accept", "take")
"""How one answers who wishes to exchange, where a rule lets him choose."""

Effects = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Request:
    """Say what a request leads to: for one who wishes to exchange, and for one who does not.

    ``told`` is the ground on which all are told that he is asked: it says whether he may refuse.
    """

    yes: Effects
    no: Effects
    chooses: bool
    told: Ground


@dataclass(frozen=True, slots=True)
class Law:
    """Hold a rule set by numbers.

    ``asked`` is by the piece asked, ``past`` for a request that has gone past the dealer. ``back``:
    a piece that is changed goes back into the bag. Of the pieces drawn those ``rejected`` are put
    under the pack, ``draws`` times at most. ``tap`` and ``warning`` are pieces, -1 for none.
    """

    rules: RuleSet
    pieces: int
    copies: int
    fool: int
    asked: tuple[Request, ...]
    past: Request
    first_only: bool
    back: bool
    rejected: frozenset[int]
    draws: int
    tap: int
    warning: int


def by_numbers(rules: RuleSet) -> Law:
    """Write the law by numbers."""
    rank, stock = rules.rank, rules.stock
    rejected = () if isinstance(stock, DrawFromBag) else stock.rejected.value
    return Law(
        rules=rules,
        pieces=len(rank),
        copies=rules.copies.value,
        fool=rank[rules.tally.fool.value],
        asked=tuple(_request(rules, rules.answers[piece]) for piece in rules.pieces.value),
        past=_request(rules, rules.past_dealer),
        first_only=rules.swapped_change.value == "first-only",
        back=isinstance(stock, DrawFromBag) and stock.discard.value == "back-in-bag",
        rejected=frozenset(rank[piece] for piece in rejected),
        draws=1 if isinstance(stock, DrawFromBag) else stock.draws.value,
        tap=rank[rules.tap.value] if rules.tap else -1,
        warning=rank[rules.warning.value] if rules.warning else -1,
    )


def _request(rules: RuleSet, answer: Answer) -> Request:
    may_refuse = [course for verb, course in answer.choices.items() if verb not in YES]
    told = ground(rules.ask, *(course[0] for course in may_refuse))
    if not answer.choices:
        forced = effects(answer.forced)
        return Request(forced, forced, False, told)
    yes = next(course for verb, course in answer.choices.items() if verb in YES)
    return Request(effects(yes), effects(may_refuse[0]), True, told)


def effects(course: Course) -> Effects:
    """Name the effects of a course."""
    return tuple(step.value for step in course)
