"""A game from card to card: leading, beating or taking up, drawing, and the close."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import happening
from gnav_core.cards.go import go_openly
from gnav_core.cards.losing import play as drawing
from gnav_core.cards.losing.state import Log
from gnav_core.cards.pack import in_order, without
from gnav_core.cards.stock import by_itself
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import Secret, event
from gnav_core.games.hanrey import grounds
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import State

TAKE = Action("take")


def played(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay the card that was led, or that beats, and see who is next."""
    seat = state.at
    if state.trick:
        basis = grounds.beat(rules, state, card)
        log.append(happening.played("beat", seat, card, *basis, of=state.top))
    else:
        basis = grounds.led(rules, state)
        log.append(happening.played("led", seat, card, *basis, to=state.left_of(seat)[0]))
    trick = (*state.trick, (seat, card))
    after = state.with_hand(seat, without(state.hand, card), trick=trick)
    after = _closed(rules, state, after, log)
    return after if after.phase == "over" else _passed_on(rules, after, log)


def taken_up(rules: RuleSet, state: State, log: Log) -> State:
    """Let whoever answers take up all that lies on the table; it is led to him again.

    Where one may take up by choice, he alone is told whether he could have beaten.
    """
    seat, cards = state.at, tuple(card for _, card in state.trick)
    moved = (go_openly(cards, "trick", seat),)
    chosen = bool(beating(rules, state))
    basis = (grounds.taken(rules, state), *((rules.take_up,) if chosen else ()))
    parts: dict[str, Any] = {"chosen": chosen, "of": state.top, "cards": list(cards)}
    told = ground(grounds.taken(rules, state), rules.take_up)
    secret = Secret((seat,), ("chosen",), told) if may_take_up(rules) else None
    log.append(event("took-up", seat, *basis, secret=secret, moved=moved, **parts))
    hand = in_order((*state.hand, *cards))
    after = state.with_hand(seat, hand, trick=(), takings=state.takings + 1, leads="again")
    if after.takings == rules.endless.value:
        log.append(event("broken-off", None, rules.endless, times=after.takings))
        return after._replace(phase="over")
    return _led_by(rules, after, after.right_of(seat)[0], log)


def drawn(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give whoever draws the card that came, and see who draws next, or who plays."""
    after = drawing.drew(rules, state, card, log)._replace(takings=0)
    after = _closed(rules, state, after, log)
    if after.phase == "over":
        return after
    if state.drawers:
        return _next_draw(rules, after, log)
    if drawing.is_short(rules, after):
        return _drawing(rules, after, log)
    return _to_play(rules, after._replace(phase="answer" if after.trick else "lead"), log)


def _passed_on(rules: RuleSet, state: State, log: Log) -> State:
    """Let the next to the left answer; once that would be the leader, the trick is put away."""
    players, seat = len(state.hands), state.at
    answers = state.left_of(seat)[0]
    to_leader = (state.leader - seat) % players or players
    if (answers - seat) % players >= to_leader:
        return _put_away(rules, state, log)
    return _to_play(rules, state._replace(phase="answer", at=answers), log)


def _put_away(rules: RuleSet, state: State, log: Log) -> State:
    """Put the trick away; all draw from the last beater on, and he leads."""
    cards = tuple(card for _, card in state.trick)
    moved = (go_openly(cards, "trick", "away"),)
    log.append(
        event("put-away", None, *grounds.put_away(rules, state), moved=moved, cards=len(cards))
    )
    beater = state.at
    after = state._replace(
        trick=(),
        away=(*state.away, *cards),
        leader=beater,
        leads="next",
        drawers=(beater, *state.left_of(beater)),
        takings=0,
    )
    return _next_draw(rules, after, log)


def _next_draw(rules: RuleSet, state: State, log: Log) -> State:
    """Let the next draw who has still to; where nobody has, the last beater leads."""
    drawers = drawing.still_to_draw(rules, state)
    if drawers:
        return _drawing(rules, state._replace(drawers=drawers, at=drawers[0]), log)
    leader = state.leader
    leads = leader if state.is_in(leader) else state.left_of(leader)[0]
    return _led_by(rules, state._replace(drawers=()), leads, log)


def _drawing(rules: RuleSet, state: State, log: Log) -> State:
    """Wait for the card that is drawn; the turned card, being the last, is drawn by itself."""
    last = by_itself(state.unseen, state.turned)
    return drawn(rules, state, last, log) if last else state._replace(phase="draw")


def _led_by(rules: RuleSet, state: State, seat: int, log: Log) -> State:
    return _to_play(rules, state._replace(phase="lead", at=seat, leader=seat), log)


def _to_play(rules: RuleSet, state: State, log: Log) -> State:
    """Let a seat lead or answer, as the phase says: with no card it draws, or else takes up."""
    if not state.hand:
        return _drawing(rules, state, log)
    if not state.trick or beating(rules, state) or may_take_up(rules):
        return state
    return taken_up(rules, state, log)


def may_take_up(rules: RuleSet) -> bool:
    """Whether one may take up though one can beat; then whoever cannot beat is asked as well."""
    return rules.take_up.value == "may-take"


def beating(rules: RuleSet, state: State) -> list[str]:
    """List the cards with which whoever answers can beat."""
    beats = rules.beaten_by[state.trump, state.top]
    return [card for card in state.hand if card in beats]


def _closed(rules: RuleSet, before: State, state: State, log: Log) -> State:
    """Put out who has no card left, and end the game where one player alone holds cards."""
    if state.stock:
        return state
    seats = range(len(state.hands))
    for seat in seats:
        if before.is_in(seat) and not state.is_in(seat):
            log.append(event("out", seat, rules.out))
    holding = [seat for seat in seats if state.hands[seat]]
    if len(holding) > 1:
        return state
    (loser,) = holding
    others = [seat for seat in seats if seat != loser]
    log.append(event("lost", loser, rules.loser))
    log.append(event("won", None, rules.winners, seats=others))
    return state._replace(phase="over", drawers=(), loser=loser)
