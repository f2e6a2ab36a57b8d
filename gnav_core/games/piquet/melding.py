"""The melds after the buying: class by class, forehand's first, all counted by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gnav_core.cards.seats import left_of
from gnav_core.core.cited import ground
from gnav_core.core.event import Event, Secret, event
from gnav_core.games.piquet import counting, grounds
from gnav_core.games.piquet.holding import (
    Class,
    Meld,
    held,
    honours_of,
    is_better,
    is_equal,
    untold,
    worth,
)
from gnav_core.games.piquet.ruleset import RuleSet
from gnav_core.games.piquet.state import Log, State


class Claims(NamedTuple):
    """What counts of one class by seat, what the other set against it, and whether it is equal."""

    counts: tuple[Class, Class]
    against: tuple[Meld | None, Meld | None]
    equal: Meld | None


def melded(rules: RuleSet, state: State, log: Log) -> State:
    """Let forehand and then the dealer count what they hold."""
    classes, after = _claims(rules, state), state
    forehand = left_of(2, state.dealer)
    for seat in (forehand, state.dealer) if rules.dealer_melds else (forehand,):
        for claims in classes:
            if claims.equal and seat != state.dealer:
                log.append(_equal(rules, claims.equal))
            after = _counted(rules, after, seat, claims, seat == state.dealer, log)
        after = _ninety(rules, after, seat, classes, log)
    return after


def _claims(rules: RuleSet, state: State) -> list[Claims]:
    """Set the two hands against each other, class by class."""
    one, other = (held(rules, hand) for hand in state.lying.hands)
    best = rules.contest.value == "best"
    return [
        _claimed(one.rommel, other.rommel, rules.rommel_better is not None),
        _claimed(one.sequences, other.sequences, best),
        _claimed(one.alike, other.alike, best),
    ]


def _claimed(one: Class, other: Class, only_better: bool) -> Claims:
    """Say who counts: each his own, or the better alone, and neither where they are equal."""
    if not only_better:
        return Claims((one, other), (None, None), None)
    if is_equal(one, other):
        return Claims(((), ()), (None, None), one[0])
    counts = (one if is_better(one, other) else (), other if is_better(other, one) else ())
    return Claims(counts, (_best(other), _best(one)), None)


def _best(melds: Class) -> Meld | None:
    return melds[0] if melds else None


def _equal(rules: RuleSet, meld: Meld) -> Event:
    basis = grounds.equal(rules, meld)
    return event("equal", None, *basis, what=meld.told, number=meld.number)


def _counted(
    rules: RuleSet, state: State, seat: int, claims: Claims, is_dealer: bool, log: Log
) -> State:
    """Count all of one class that counts for a seat; the best is set against the other's.

    Forehand has announced hers before the dealer counts; he has announced nothing when she does,
    and need not say more than that it is good: he alone knows whether he has something to set
    against it.
    """
    against, after = claims.against[seat], state
    for meld in claims.counts[seat]:
        basis = grounds.counted(rules, meld, is_dealer, _contested(claims, seat, meld))
        told = grounds.counted(rules, meld, is_dealer)
        details: dict[str, Any] = {"number": meld.number}
        if against and meld is claims.counts[seat][0]:
            details |= {"against": against.told, "less": against.number}
        shown = untold(after.lying.hands[seat], meld) if rules.melding.value == "shown" else ()
        if shown:
            basis, told = (*basis, rules.melding), (*told, rules.melding)
            details["cards"] = list(shown)
        by = worth(rules, meld)
        by_which = None if meld.kind == "point" else ground(*told)
        hidden = ("against", "less") if "against" in details else ()
        is_open = is_dealer or not (by_which or hidden)
        secret = None if is_open else Secret((state.dealer,), hidden, by_which)
        after = counting.counted(
            rules, after, seat, meld.name, by, log, *basis, secret=secret, **details
        )
        for left in reversed(range(honours_of(rules, meld))):
            after = counting.honoured(rules, after, seat, meld.name, log, is_last=not left)
    return after


def _contested(claims: Claims, seat: int, meld: Meld) -> bool:
    """Whether it turns on who counts, of two that both have such melds, that one counts so."""
    own, other = claims.counts[seat], claims.counts[1 - seat]
    if other and not is_better(own, other):
        return True
    return meld is own[0] and bool(other or claims.against[seat])


def _ninety(rules: RuleSet, state: State, seat: int, classes: Sequence[Claims], log: Log) -> State:
    """Count ninety in place of thirty where the other has nothing, nor anything equal."""
    other = 1 - seat
    has_nothing = not counting.score(rules, state, other)
    answered = any(claims.counts[other] or (rules.equal and claims.equal) for claims in classes)
    if answered or not has_nothing or not counting.reaches_thirty(rules, state, seat):
        return state
    by = rules.ninety.value - rules.thirty.value
    basis = grounds.ninety(rules, state.points[seat])
    after = counting.counted(rules, state, seat, "90", by, log, *basis)
    return counting.honoured(rules, after, seat, "90", log)
