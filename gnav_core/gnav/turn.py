"""A deal from hand to hand: dealing, turns, requests and draws, until all show."""

from __future__ import annotations

from typing import Any

from gnav_core.cited import Cited
from gnav_core.game import Event, event
from gnav_core.gnav.effects import MECHANICS
from gnav_core.gnav.ruleset import Answer, Course, RuleSet
from gnav_core.gnav.showing import Shown
from gnav_core.gnav.state import Log, State, put, without


def next_deal(rules: RuleSet, state: State) -> State:
    """Lay out the next deal, dealt to nobody yet: the dealer's left first, the dealer last."""
    players, step = len(state.score), rules.deal.value
    seats = [(state.dealer + step * turn) % players for turn in range(1, players + 1)]
    nobody = (None,) * players
    return state._replace(
        phase="deal",
        deal=state.deal + 1,
        order=tuple(seat for seat in seats if rules.tally.alive(state, seat)),
        at=0,
        asked=0,
        held=nobody,
        origin=nobody,
        bag=rules.full_bag,
        aside=(),
        draws=0,
        tapped=frozenset(),
        before=(state.score, state.plus),
    )


def dealt(rules: RuleSet, state: State, piece: str, log: Log) -> State:
    """Give the next seat the piece that came."""
    seat, last = state.seat, state.last
    rule = rules.deal_last if last and rules.deal_last else rules.deal
    seen_by = (seat,) if rules.unseen.value else None
    log.append(event("dealt", seat, rule, seen_by=seen_by, piece=piece))
    if rules.warning and piece == rules.warning.value:
        log.append(event("knocked", seat, rules.warning))
    return state._replace(
        phase="exchange" if last else "deal",
        at=0 if last else state.at + 1,
        held=put(state.held, seat, piece),
        origin=put(state.origin, seat, seat),
        bag=without(state.bag, piece),
    )


def turn(rules: RuleSet, state: State, verb: str, log: Log) -> State:
    """Let the seat in turn stand, exchange or tap."""
    if verb == "tap":
        return _tap(rules, state, log)
    if verb == "exchange" and state.last:
        return state._replace(phase="draw", asked=len(state.order))
    if verb == "exchange":
        return proceed(rules, state._replace(phase="request", asked=state.at + 1), log)
    log.append(event("stood", state.seat, rules.stand))
    return proceed(rules, state, log)


def may_tap(rules: RuleSet, state: State) -> bool:
    """Whether the seat in turn holds the piece one taps with, and has not tapped yet."""
    seat = state.seat
    return (
        rules.tap is not None and state.held[seat] == rules.tap.value and seat not in state.tapped
    )


def _tap(rules: RuleSet, state: State, log: Log) -> State:
    seat = state.seat
    assert rules.tap is not None
    log.append(event("tapped", seat, rules.tap))
    for other in state.order:
        if rules.tap_answer and other != seat and state.held[other] == rules.tap.value:
            log.append(event("answered", other, rules.tap_answer))
    return state._replace(tapped=state.tapped | {seat})


def answered(rules: RuleSet, state: State, verb: str, log: Log) -> State:
    """Follow the answer chosen to a request."""
    return proceed(rules, _follow(rules, state, asked(rules, state).choices[verb], log), log)


def drawn(rules: RuleSet, state: State, piece: str, log: Log) -> State:
    """Give the seat in turn the piece that came from the bag or pack."""
    state = rules.stock.drawn(state, piece, drawing(rules, state), log)
    return state if state.phase == "draw" else proceed(rules, state, log)


def proceed(rules: RuleSet, state: State, log: Log) -> State:
    """Carry on until somebody must choose, a piece must come, or all have shown."""
    while state.phase == "request":
        answer = asked(rules, state)
        if state.asked < len(state.order):
            log.append(_request(rules, state, answer))
        if answer.choices:
            return state._replace(phase="answer")
        state = _follow(rules, state, answer.forced, log)
    if state.phase == "exchange" and not state.last:
        return state._replace(at=state.at + 1)
    return state if state.phase in ("draw", "answer") else _show(rules, state, log)


def asked(rules: RuleSet, state: State) -> Answer:
    """Find what the request leads to: by the piece asked, or past the dealer."""
    if state.asked == len(state.order):
        return rules.past_dealer
    piece = state.held[state.order[state.asked]]
    assert piece is not None
    return rules.answers[piece]


def answering(state: State) -> int:
    """Name the seat that answers a request: the one asked, or the asker past the dealer."""
    return state.seat if state.asked == len(state.order) else state.order[state.asked]


def drawing(rules: RuleSet, state: State) -> tuple[Cited[Any], ...]:
    """Cite the rules by which the seat in turn draws."""
    if state.last:
        swapped = (rules.swapped_change,) if state.swapped else ()
        return (rules.turn_change, rules.last_turn, *swapped)
    past = rules.past_dealer
    courses = (past.forced, *past.choices.values())
    return tuple(effect for course in courses for effect in course if effect.value == "draw")


def _request(rules: RuleSet, state: State, answer: Answer) -> Event:
    may_refuse = [course[0] for verb, course in answer.choices.items() if verb != "accept"]
    return event("asked", state.seat, rules.ask, *may_refuse, of=state.order[state.asked])


def _follow(rules: RuleSet, state: State, course: Course, log: Log) -> State:
    to = state.asked
    state = state._replace(phase="exchange")
    for effect in course:
        state = MECHANICS[effect.value](rules, state, to, effect, log)
    return state


def _show(rules: RuleSet, state: State, log: Log) -> State:
    tally = rules.tally
    log.append(event("showed", None, rules.show, rules.pieces, held=list(state.held)))
    pieces = {seat: state.held[seat] or "" for seat in state.order if tally.shows(state, seat)}
    shown = Shown(pieces, rules.rank, tally.fool.value, state.tapped)
    return hand_on(rules, tally.settle(state._replace(phase="show"), shown, log))


def hand_on(rules: RuleSet, state: State) -> State:
    """Lay out the next deal where there is one."""
    return next_deal(rules, state) if state.phase == "deal" else state
