"""A deal from card to card: five to each, five tricks, and who has won by the last."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import happening
from gnav_core.cards.deal import order
from gnav_core.cards.seats import left_of
from gnav_core.core.event import event
from gnav_core.games.fem_kort import grounds
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import Log, State


def dealt(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give the next card of the deal to whoever it goes to; the last one begins the play."""
    log.append(happening.dealt(state.at, card, *grounds.dealt(rules, state)))
    players = len(state.lying.hands)
    seats = order(players, left_of(players, state.dealer), rules.packets)
    lying = state.lying.dealt(card, seats)
    return state._replace(phase="play" if lying.is_dealt(seats) else "deal", lying=lying)


def played(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card; when all have laid one, the trick is taken."""
    basis = grounds.played(rules, state)
    if state.lying.trick:
        exact, led = grounds.answered(rules, state), state.lying.trick[0][1]
        told = basis if state.last is None else ()
        log.append(happening.played("played", state.at, card, *exact, told=told, of=led))
    else:
        log.append(happening.played("played", state.at, card, *basis))
    after = state._replace(lying=state.lying.played(card))
    return _taken(rules, after, log) if after.lying.is_full else after


def _taken(rules: RuleSet, state: State, log: Log) -> State:
    """Give the trick to the highest card of the suit led; its taker leads, or has won."""
    seat, card = rules.ranking.best(state.lying.trick)
    cards = tuple([laid for _, laid in state.lying.trick])
    lying = state.lying.taken_by(seat)
    log.append(happening.took(seat, cards, lying.won[seat], rules.ranks, card=card))
    if state.last is None:
        last = seat if len(lying.hand) == 1 else None
        return state._replace(lying=lying, last=last)
    after = state._replace(phase="over", lying=lying, winner=seat)
    beaten: dict[str, Any] = {"of": cards[0]} if seat != state.last else {}
    log.append(event("dealer", left_of(len(cards), state.dealer), rules.next_dealer))
    log.append(event("won", seat, *grounds.won(rules, after), card=card, **beaten))
    return after
