"""How points and honours are counted and chalked up."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.stock import Cards
from gnav_core.core.cited import Rule
from gnav_core.core.event import Secret, event
from gnav_core.core.table import Mark
from gnav_core.games.piquet import grounds
from gnav_core.games.piquet.ruleset import RuleSet
from gnav_core.games.piquet.state import Log, State

NAMED = ("open", "90", "60")
"""What is kept among the melds besides those that the hand holds."""


def score(rules: RuleSet, state: State, seat: int) -> int:
    """Count all that a seat has: points, and honours."""
    return state.points[seat] + rules.honour.value * state.honours[seat]


def counted(
    rules: RuleSet,
    state: State,
    seat: int,
    what: str,
    by: int,
    log: Log,
    *basis: Rule,
    secret: Secret | None = None,
    **details: Any,
) -> State:
    """Count so much for a seat; ``what`` counts is kept where it is a meld."""
    after = state._replace(points=_added(state.points, seat, by))
    if ":" in what or what in NAMED:
        after = _melded(after, seat, what)
    marked = (
        Mark("count", seat, after.points[seat]),
        Mark("score", seat, score(rules, after, seat)),
        *_changed(state, after, seat),
    )
    details = {"what": what, "by": by, **details}
    log.append(event("counted", seat, *basis, secret=secret, marked=marked, **details))
    return after


def honoured(
    rules: RuleSet, state: State, seat: int, what: str, log: Log, is_last: bool = True
) -> State:
    """Give a seat an honour for something, the last of those that it brings or one before it."""
    after = state._replace(honours=_added(state.honours, seat, 1))
    if what == "open":
        after = _melded(after, seat, what)
    marked = (
        Mark("honours", seat, after.honours[seat]),
        Mark("score", seat, score(rules, after, seat)),
        *_changed(state, after, seat),
    )
    basis = grounds.honour(rules, what, is_last)
    log.append(event("honour", seat, *basis, marked=marked, what=what))
    return after


def is_first(rules: RuleSet, state: State, seat: int) -> bool:
    """Whether the other has nothing yet that bars the sixty: nothing at all, or nothing melded."""
    other = 1 - seat
    has = score(rules, state, other) if rules.lead_counts.value == "counts" else state.melds[other]
    return not has


def reaches_thirty(rules: RuleSet, state: State, seat: int) -> bool:
    """Whether a seat has the thirty that become sixty or ninety."""
    helped = rules.honours_in_thirty.value == "yes"
    has = score(rules, state, seat) if helped else state.points[seat]
    return has >= rules.thirty.value


def _added(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


def _melded(state: State, seat: int, what: str) -> State:
    melds: tuple[Cards, ...] = state.melds
    own = (*melds[seat], what)
    return state._replace(melds=(*melds[:seat], own, *melds[seat + 1 :]))


def _changed(before: State, after: State, seat: int) -> tuple[Mark, ...]:
    if before.melds == after.melds:
        return ()
    return (Mark("melds", seat, " ".join(after.melds[seat])),)
