"""What is paid when a deal is over: the dealing, the smallest beet, and by whoever is beet."""

from __future__ import annotations

from collections.abc import Iterator

from gnav_core.core.event import event
from gnav_core.core.table import Erased, Mark
from gnav_core.games.tre_kort import grounds
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import Beets, Log, State


def smallest(beets: Beets) -> tuple[int, int] | None:
    """Find the smallest beet on the table, of equal ones the oldest: whose it is, how much."""
    return min(beets, key=lambda beet: beet[1], default=None)


def played_for(rules: RuleSet, state: State) -> State:
    """Say what a deal is for that begins: a dealing, and the smallest beet as it lies now."""
    found = smallest(state.beets)
    if not found:
        return state
    return state._replace(pot=rules.whole_dealing + found[1], beet_of=found[0])


def settled(rules: RuleSet, state: State, log: Log) -> State:
    """Pay all that is due: to the takers of tricks, and by those who played and took none."""
    after = _beet_paid(rules, _paid(rules, state, log), log)
    amount, left = beet_of(rules, state.pot, after.beets), _by_what_is_left(rules, after.beets)
    for seat in state.joined:
        if not state.lying.won[seat]:
            after = _beet(rules, after, seat, amount, log, is_alike=state.pot == left)
    return after


def beet_of(rules: RuleSet, pot: int, left: Beets) -> int:
    """Count what each lays down who takes no trick: ``left`` are the beets not paid out."""
    return pot if rules.beet_size.value == "as-played-for" else _by_what_is_left(rules, left)


def _by_what_is_left(rules: RuleSet, left: Beets) -> int:
    found = smallest(left)
    return rules.whole_dealing + (found[1] if found else 0)


def _paid(rules: RuleSet, state: State, log: Log) -> State:
    """Let the dealer pay a dealing to whoever took tricks; his own stay with him."""
    gets = _shares(state, rules.dealing.value)
    changes = {**gets, state.dealer: gets.get(state.dealer, 0) - sum(gets.values())}
    after = _scored(state, changes)
    marked = tuple(_score_marks(state, after))
    gets.pop(state.dealer, None)
    shares = [[seat, amount] for seat, amount in gets.items()]
    log.append(event("paid", state.dealer, rules.dealing, marked=marked, shares=shares))
    return after


def _beet_paid(rules: RuleSet, state: State, log: Log) -> State:
    """Pay the smallest beet out, a third of it for each trick."""
    found = smallest(state.beets)
    if not found:
        return state
    seat, amount = found
    gets = _shares(state, amount // rules.tricks)
    at = state.beets.index(found)
    left = (*state.beets[:at], *state.beets[at + 1 :])
    after = _scored(state, gets)._replace(beets=left, beet_of=None)
    marked = (*_score_marks(state, after), _beet_mark(left, seat), Erased("beet-played", seat))
    shares = [[taker, gotten] for taker, gotten in gets.items()]
    paid = event("beet-paid", seat, rules.smallest, marked=marked, amount=amount, shares=shares)
    log.append(paid)
    return after


def _beet(rules: RuleSet, state: State, seat: int, amount: int, log: Log, is_alike: bool) -> State:
    """Let a seat that took no trick lay its beet down."""
    beets = (*state.beets, (seat, amount))
    after = _scored(state, {seat: -amount})._replace(beets=beets)
    marked = (*_score_marks(state, after), _beet_mark(beets, seat))
    basis = grounds.beet(rules, state, is_alike)
    log.append(event("beet", seat, *basis, marked=marked, amount=amount))
    return after


def _shares(state: State, each: int) -> dict[int, int]:
    """Give so much for each trick to whoever took it."""
    return {seat: won * each for seat, won in enumerate(state.lying.won) if won}


def _scored(state: State, changes: dict[int, int]) -> State:
    return state._replace(
        score=tuple([had + changes.get(seat, 0) for seat, had in enumerate(state.score)])
    )


def _score_marks(before: State, after: State) -> Iterator[Mark]:
    """Mark the scores that have changed."""
    for seat, (had, has) in enumerate(zip(before.score, after.score, strict=True)):
        if had != has:
            yield Mark("score", seat, has)


def _beet_mark(beets: Beets, seat: int) -> Mark | Erased:
    """Mark the beets of a seat, the oldest first."""
    own = " ".join(str(amount) for whose, amount in beets if whose == seat)
    return Mark("beet", seat, own) if own else Erased("beet", seat)


def marks(state: State) -> tuple[Mark, ...]:
    """Mark what the deal is for, and whose beet with it until it is paid out."""
    stakes = Mark("pot", None, state.pot, "stakes")
    if state.beet_of is None:
        return (stakes,)
    least = smallest(state.beets)
    return (stakes, *(Mark("beet-played", *beet) for beet in (least,) if beet))


def beets(state: State) -> tuple[Mark, ...]:
    """Mark by seat the beets on the table."""
    found = [_beet_mark(state.beets, seat) for seat in range(state.players)]
    return tuple([mark for mark in found if isinstance(mark, Mark)])
