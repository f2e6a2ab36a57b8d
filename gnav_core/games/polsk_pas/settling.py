"""How a deal is settled: who wins the pool, who is beet, and what comes after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gnav_core.cards import happening
from gnav_core.cards.seats import left_of
from gnav_core.cards.tricks import undealt
from gnav_core.core.cited import Rule, differ, if_decides
from gnav_core.core.event import Marked, event
from gnav_core.core.table import Erased, Mark, Seats
from gnav_core.games.polsk_pas import grounds
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.state import Log, State

Basis = tuple[Rule, ...]

BY_TWO: Final = ("first-to-two", "opening-two")
"""How two tricks win, as the crux *two-tricks* is answered."""


def begun(rules: RuleSet, players: int, dealer: int) -> State:
    """Give the pack of the first deal, dealt to nobody yet, with the stakes in the pool."""
    forehand, stake = left_of(players, dealer), rules.stake.value
    lying, score = undealt(rules.cards, players, forehand), (-stake,) * players
    return State("deal", 1, dealer, lying, pool=players * stake, beet=None, score=score)


def all_passed(rules: RuleSet, state: State, log: Log) -> State:
    """Let nobody win where all have passed twice."""
    log.append(event("ompas", None, rules.ompasning))
    return _ended(rules, state, log)


def settled(rules: RuleSet, state: State, log: Log) -> State:
    """Pay out a deal whose tricks are played; nobody wins where somebody missed his vole."""
    vole = state.vole
    if vole is not None and state.lying.won[vole] < rules.hand.value:
        log.append(event("ompas", vole, rules.vole_failed, rules.ompasning))
        return _ended(rules, state, log)
    winner, basis = winner_of(rules, state)
    after = state if winner is None else _won(rules, state, winner, basis, log)
    if vole is not None:
        after = _paid_by_each(rules, after, vole, log)
    if winner == state.declarer:
        log.append(event("clear", None, rules.winners))
        return after._replace(phase="over")
    return _ended(rules, _beet(rules, state, after, log), log)


def winner_of(rules: RuleSet, state: State) -> tuple[int | None, Basis]:
    """Find who has won the deal, if anybody has, and by which rules."""
    for seat, tricks in enumerate(state.lying.won):
        if tricks >= rules.three.value:
            return seat, (rules.three,)
    found = {reading: _by_two(state.takers, rules.two.value, reading) for reading in BY_TWO}
    winner, decides = found[rules.two_tricks.value], differ(found.values())
    return winner, (*if_decides(rules.two, decides), *if_decides(rules.two_tricks, decides))


def _by_two(takers: Seats, number: int, reading: str) -> int | None:
    """Find who has won with so many tricks: the first who has them, or whoever opened with them."""
    if reading == "opening-two":
        return takers[0] if len(set(takers[:number])) == 1 else None
    first = (seat for at, seat in enumerate(takers) if takers[: at + 1].count(seat) == number)
    return next(first, None)


def beet_of(rules: RuleSet, pool: int, beet: int | None, seat: int | None, still: int = 0) -> int:
    """Count what a seat pays that plays and does not win: on another's beet it is doubled.

    ``still`` is what lies there when the winner has taken what is his: by a reading it is the sum
    on the table that is doubled, and so it is paid only as far as that is lacking.
    """
    if not grounds.rises(rules, beet, seat):
        return pool
    there = still if rules.beet_size.value == "table-doubled" else 0
    return pool * rules.doubled.value - there


def _won(rules: RuleSet, state: State, seat: int, basis: Basis, log: Log) -> State:
    """Give the pool to whoever has won."""
    if seat != state.declarer:
        basis = (*basis, rules.other_wins)
    after = _scored(state, {seat: state.pool})._replace(pool=0, beet=None)
    marked = (Mark("score", seat, after.score[seat]), Erased("pool", None), *_no_beet(state))
    log.append(event("won", seat, *basis, marked=marked, gets=state.pool))
    return after


def _no_beet(state: State) -> Marked:
    return () if state.beet is None else (Erased("beet", state.beet),)


def _paid_by_each(rules: RuleSet, state: State, seat: int, log: Log) -> State:
    """Let each of the others pay what a vole brings."""
    each, others = rules.vole.value * rules.stake.value, state.players - 1
    gains = {other: others * each if other == seat else -each for other in range(state.players)}
    after = _scored(state, gains)
    marked = tuple(Mark("score", other, score) for other, score in enumerate(after.score))
    log.append(event("vole-paid", seat, rules.vole, marked=marked, gets=others * each))
    return after


def _beet(rules: RuleSet, state: State, after: State, log: Log) -> State:
    """Let the player who has not won pay into the pool; ``state`` is before it was won."""
    seat = state.declarer if state.declarer is not None else state.dealer
    pays = beet_of(rules, state.pool, state.beet, seat, after.pool)
    paid = _scored(after, {seat: -pays})._replace(pool=after.pool + pays, beet=seat)
    marked: Marked = (
        *(_no_beet(after) if after.beet != seat else ()),
        Mark("score", seat, paid.score[seat]),
        *pool_marks(paid),
    )
    on: dict[str, Any] = {} if state.beet is None else {"on": state.beet}
    basis = grounds.beet(rules, state, seat, after.pool)
    log.append(event("beet", seat, *basis, marked=marked, pays=pays, **on))
    return paid


def pool_marks(state: State) -> tuple[Mark, ...]:
    """Mark what is played for, and whose beet that is."""
    if not state.pool:
        return ()
    pool = Mark("pool", None, state.pool, "stakes")
    return (pool,) if state.beet is None else (pool, Mark("beet", state.beet, str(state.pool)))


def _scored(state: State, gains: dict[int, int]) -> State:
    """Add to the scores of some seats what they win or lose."""
    score = tuple(had + gains.get(seat, 0) for seat, had in enumerate(state.score))
    return state._replace(score=score)


def _ended(rules: RuleSet, state: State, log: Log) -> State:
    """Let the dealer's left deal again, or end the game after one deal."""
    if not deals_on(rules):
        return state._replace(phase="over")
    dealer = left_of(state.players, state.dealer)
    basis = (rules.nothing_added, rules.length, rules.next_dealer)
    gone = tuple(Erased(mark.id, mark.place) for mark in of_one_deal(state))
    log.append(happening.next_deal(state.dealer, dealer, state.lying.won, *basis, gone=gone))
    kept = {"pool": state.pool, "beet": state.beet, "score": state.score}
    return next_deal(rules, state, dealer, kept)


def deals_on(rules: RuleSet) -> bool:
    """Whether another deal comes where one has brought no winner."""
    return rules.length.value != "one-deal"


def next_deal(rules: RuleSet, state: State, dealer: int, kept: Mapping[str, Any]) -> State:
    """Give the pack of the deal after ``state``; ``kept``: pool, beet and score."""
    return begun(rules, state.players, dealer)._replace(deal=state.deal + 1, **kept)


def of_one_deal(state: State) -> tuple[Mark, ...]:
    """Mark who passed, who plays in what suit, and who has said that he takes all tricks."""
    declarer = () if state.declarer is None else (Mark("declarer", state.declarer, state.trump),)
    vole = () if state.vole is None else (Mark("vole", state.vole, 1),)
    return (*(Mark("joined", seat, 0) for seat in state.passed), *declarer, *vole)
