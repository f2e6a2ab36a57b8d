"""A deal from card to card: five to each, five tricks, and who has won by the last."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import deal, happening
from gnav_core.cards.pack import without
from gnav_core.cards.stock import given, with_hand
from gnav_core.cards.stock import played as hand_after
from gnav_core.core.event import event
from gnav_core.games.fem_kort import grounds
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import Log, State


def dealt(rules: RuleSet, state: State, card: str, forehand: int, log: Log) -> State:
    """Give the next card of the deal; after the last of them forehand leads."""
    seat = state.at
    log.append(happening.dealt(seat, card, *grounds.dealt(rules, state)))
    order = deal.order(len(state.hands), forehand, rules.packets)
    number = state.given + 1
    after = state._replace(
        hands=given(state.hands, seat, card), unseen=without(state.unseen, card), given=number
    )
    if number < len(order):
        return after._replace(at=order[number])
    return after._replace(phase="play", at=forehand)


def played(rules: RuleSet, state: State, card: str, forehand: int, log: Log) -> State:
    """Lay a card; when all have laid one, the trick is taken."""
    seat = state.at
    led: dict[str, Any] = {"of": state.trick[0][1]} if state.trick else {}
    basis = grounds.played(rules, state)
    log.append(happening.played("played", seat, card, *basis, **led))
    trick = (*state.trick, (seat, card))
    after = state._replace(hands=hand_after(state.hands, seat, card), trick=trick)
    if len(trick) < len(state.hands):
        return after._replace(at=(seat + 1) % len(state.hands))
    return _taken(rules, after, forehand, log)


def _taken(rules: RuleSet, state: State, forehand: int, log: Log) -> State:
    """Give the trick to the highest card of the suit led; its taker leads, or the deal is over."""
    seat, card = rules.ranking.best(state.trick)
    cards = tuple([laid for _, laid in state.trick])
    kept = with_hand(state.kept, seat, (*state.kept[seat], *cards))
    after = state._replace(trick=(), kept=kept, at=seat)
    basis = grounds.took(rules, state)
    log.append(happening.took(seat, cards, after.tricks[seat], *basis, card=card))
    if not state.is_last:
        return after._replace(fourth=seat) if len(after.hand) == 1 else after
    log.append(event("dealer", forehand, rules.next_dealer))
    after = after._replace(phase="over", winner=seat)
    beaten: dict[str, Any] = {"of": cards[0]} if card != cards[0] else {}
    log.append(event("won", seat, *grounds.won(rules, after), card=card, **beaten))
    return after
