"""A deal from hand to hand: dealing, turns, requests and draws, until all show."""

from __future__ import annotations

from functools import lru_cache

from gnav_core.cards.go import go, show
from gnav_core.core.cited import Rule
from gnav_core.core.event import Secret, event
from gnav_core.core.table import Erased
from gnav_core.games.gnav import marks
from gnav_core.games.gnav.causes import FORCED, Cause
from gnav_core.games.gnav.effects import MECHANICS
from gnav_core.games.gnav.ruleset import Answer, RuleSet
from gnav_core.games.gnav.showing import Shown
from gnav_core.games.gnav.state import Log, State, put, without


def next_deal(rules: RuleSet, state: State) -> State:
    """Lay out the next deal, dealt to nobody yet: the dealer's left first, the dealer last."""
    players = len(state.score)
    nobody = (None,) * players
    return state.but(
        phase="deal",
        deal=state.deal + 1,
        order=_order(rules.tally.living(state), players, state.dealer, rules.deal.value),
        at=0,
        asked=0,
        held=nobody,
        origin=tuple(range(players)),
        bag=rules.full_bag,
        aside=(),
        draws=0,
        tapped=frozenset(),
        before=(state.score, state.plus),
    )


@lru_cache(maxsize=1024)
def _order(living: tuple[int, ...], players: int, dealer: int, step: int) -> tuple[int, ...]:
    """Say in which order those who are not out are dealt to, from the dealer's left to himself."""
    seats = [(dealer + step * turn) % players for turn in range(1, players + 1)]
    return tuple(seat for seat in seats if seat in living)


def dealt(rules: RuleSet, state: State, piece: str, log: Log) -> State:
    """Give the next seat the piece that came."""
    order, at = state.order, state.at
    seat, last = order[at], at == len(order) - 1
    rule = rules.deal_last if last and rules.deal_last else rules.deal
    secret = Secret((seat,), ("piece",)) if rules.unseen else None
    moved = (go(piece, rules.stock.name, seat),)
    log.append(event("dealt", seat, rule, secret=secret, moved=moved, piece=piece))
    if rules.warning and piece == rules.warning.value:
        log.append(event("knocked", seat, rules.warning))
    return state.but(
        phase="exchange" if last else "deal",
        at=0 if last else at + 1,
        held=put(state.held, seat, piece),
        bag=without(state.bag, piece),
    )


def turn(rules: RuleSet, state: State, verb: str, log: Log) -> State:
    """Let the seat in turn stand, exchange or tap."""
    if verb == "tap":
        return _tap(rules, state, log)
    if verb == "exchange" and state.last:
        return state.but(phase="draw", asked=len(state.order))
    if verb == "exchange":
        return _request(rules, state, state.at + 1, log)
    log.append(event("stood", state.seat, rules.stand))
    return _rest(rules, state, log)


def may_tap(rules: RuleSet, state: State) -> bool:
    """Whether the seat in turn holds the piece one taps with, and has not tapped yet."""
    seat = state.seat
    return (
        rules.tap is not None and state.held[seat] == rules.tap.value and seat not in state.tapped
    )


def _tap(rules: RuleSet, state: State, log: Log) -> State:
    seat = state.seat
    assert rules.tap is not None
    log.append(event("tapped", seat, rules.tap, marked=(marks.tapped(seat),)))
    for other in state.order:
        if rules.tap_answer and other != seat and state.held[other] == rules.tap.value:
            log.append(event("answered", other, rules.tap_answer))
    return state.but(tapped=state.tapped | {seat})


def answered(rules: RuleSet, state: State, verb: str, log: Log) -> State:
    """Follow the answer chosen to a request."""
    settled = state.but(phase="exchange")
    return _after(rules, _follow(rules, settled, state.asked, verb, log), log)


def drawn(rules: RuleSet, state: State, piece: str, log: Log) -> State:
    """Give the seat in turn the piece that came from the bag or pack."""
    state = rules.stock.drawn(state, piece, drawing(rules, state), log)
    return state if state.phase == "draw" else _rest(rules, state, log)


def _request(rules: RuleSet, state: State, to: int, log: Log) -> State:
    """Put the request to a seat, by its place in the order, and follow what it leads to."""
    answer = asked_at(rules, state, to)
    if to < len(state.order):
        may_refuse = [course[0] for verb, course in answer.choices.items() if verb != "accept"]
        log.append(event("asked", state.seat, rules.ask, *may_refuse, of=state.order[to]))
    if answer.choices:
        return state.but(phase="answer", asked=to)
    return _after(rules, _follow(rules, state, to, FORCED, log), log)


def _after(rules: RuleSet, state: State, log: Log) -> State:
    """Carry on after an answer: put the request to the next, wait for a piece, or end the turn."""
    if state.phase == "request":
        return _request(rules, state.but(phase="exchange"), state.asked, log)
    return state if state.phase == "draw" else _rest(rules, state, log)


def _rest(rules: RuleSet, state: State, log: Log) -> State:
    """End a turn: the next seat has its own, or all show."""
    if state.phase == "exchange" and not state.last:
        return state.but(at=state.at + 1)
    return _show(rules, state, log)


def asked(rules: RuleSet, state: State) -> Answer:
    """Find what the request that waits leads to."""
    return asked_at(rules, state, state.asked)


def asked_at(rules: RuleSet, state: State, to: int) -> Answer:
    """Find what a request leads to: by the piece of the one asked, or past the dealer."""
    if to == len(state.order):
        return rules.past_dealer
    piece = state.held[state.order[to]]
    assert piece is not None
    return rules.answers[piece]


def answering(state: State) -> int:
    """Name the seat that answers a request: the one asked, or the asker past the dealer."""
    return state.seat if state.asked == len(state.order) else state.order[state.asked]


def drawing(rules: RuleSet, state: State) -> tuple[Rule, ...]:
    """Cite the rules by which the seat in turn draws."""
    if state.last:
        swapped = (rules.swapped_change,) if state.swapped else ()
        return (rules.turn_change, rules.last_turn, *swapped)
    past = rules.past_dealer
    courses = (past.forced, *past.choices.values())
    return tuple(effect for course in courses for effect in course if effect.value == "draw")


def _follow(rules: RuleSet, state: State, to: int, verb: str, log: Log) -> State:
    for cause in _causes(rules, state, to, verb):
        state = MECHANICS[cause.effect.value](rules, state, to, cause, log)
    return state


def _causes(rules: RuleSet, state: State, to: int, verb: str) -> tuple[Cause, ...]:
    """Find what acts: by the piece of the one asked, or past the dealer, where none is hidden."""
    if to == len(state.order):
        return tuple(map(Cause, rules.past_dealer.courses[verb]))
    return rules.causes[state.held[state.order[to]] or "", verb]


def _show(rules: RuleSet, state: State, log: Log) -> State:
    tally = rules.tally
    late = tally.still_counted(state)
    moved = tuple(show(state.held[seat] or "", seat) for seat in state.order)
    held = list(state.held)
    log.append(event("showed", None, rules.show, rules.pieces, *late, moved=moved, held=held))
    pieces = {seat: state.held[seat] or "" for seat in tally.showing(state)}
    shown = Shown(pieces, rules.rank, tally.fool.value, state.tapped)
    return hand_on(rules, state, tally.settle(state, shown, log), log)


def hand_on(rules: RuleSet, before: State, state: State, log: Log) -> State:
    """Lay out the next deal where there is one; the bag or pack goes to whoever deals it."""
    if state.phase != "deal":
        return state
    gone = [Erased("tapped", seat) for seat in sorted(before.tapped)]
    if before.dealer != state.dealer:
        gone.append(Erased("dealer", before.dealer))
    log[-1] = log[-1].marking(*gone, marks.dealer(state.dealer, rules.stock.name))
    return next_deal(rules, state)
