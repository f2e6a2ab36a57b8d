"""Dealing, turning up the trump, and drawing: what follows is each game's own."""

from __future__ import annotations

from gnav_core.cards import happening, stock
from gnav_core.cards.losing.law import Basis, LosingRules
from gnav_core.cards.losing.state import Log, Position, State
from gnav_core.cards.pack import suit_of, without
from gnav_core.cards.seats import left_of


def coming(law: LosingRules, state: Position) -> str:
    """Name what chance does now: it deals, turns up the trump once all is dealt, or draws."""
    is_dealt = state.phase == "deal" and len(state.hand) == law.hand.value
    return "turn" if is_dealt else state.phase


def dealt(law: LosingRules, state: State, card: str, log: Log) -> State:
    """Give the next card of the deal to the seat whose hand is not yet full."""
    log.append(happening.dealt(state.at, card, *law.dealt))
    after = _given(state, card)
    is_full = len(after.hand) == law.hand.value
    return after._replace(at=left_of(len(state.hands), state.at)) if is_full else after


def turned(law: LosingRules, state: State, card: str, log: Log) -> State:
    """Turn up the trump, which is laid under the stock."""
    log.append(happening.turned(card, *law.turned))
    left = without(state.unseen, card)
    return state._replace(phase="lead", unseen=left, turned=(card,), trump=suit_of(card))


def by_what(law: LosingRules, state: Position) -> Basis:
    """Cite the rules by which a card is drawn: after a trick, or by one who must play."""
    return law.drawn if state.drawers else (law.empty_hand,)


def drew(law: LosingRules, state: State, card: str, log: Log) -> State:
    """Give whoever draws the card that came; where each draws one, he has drawn."""
    basis = law.drew(len(state.hand), state.stock) if state.drawers else by_what(law, state)
    if card in state.turned:
        log.append(happening.drew_turned(state.at, card, *basis, law.trump_card))
    else:
        log.append(happening.drew(state.at, card, *basis))
    after = _given(state, card)
    return after._replace(drawers=after.drawers[1:]) if law.draw.value == "one-each" else after


def still_to_draw(law: LosingRules, state: Position) -> tuple[int, ...]:
    """List who has still to draw after a trick, while the stock lasts."""
    if not state.stock:
        return ()
    if law.draw.value == "fill-to-three":
        return tuple(seat for seat in state.drawers if len(state.hands[seat]) < law.hand.value)
    return state.drawers


def is_short(law: LosingRules, state: Position) -> bool:
    """Whether one who drew since he must play and held no card has still to draw."""
    return bool(state.stock) and len(state.hand) < law.empty_hand.value


def _given(state: State, card: str) -> State:
    """Give a card of the stock to the seat whose turn it is."""
    unseen, left = stock.taken(state.unseen, state.turned, card)
    hands = stock.given(state.hands, state.at, card)
    return state._replace(hands=hands, unseen=unseen, turned=left)
