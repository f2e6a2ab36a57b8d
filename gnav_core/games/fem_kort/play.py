"""A deal from card to card: five to each, five tricks, and who has won by the last."""

from __future__ import annotations

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
    led = {"of": state.trick[0][1]} if state.trick else {}
    basis = grounds.played(rules, state)
    log.append(happening.played("played", seat, card, *basis, **led))
    trick = (*state.trick, (seat, card))
    after = state._replace(hands=hand_after(state.hands, seat, card), trick=trick)
    if len(trick) < len(state.hands):
        return after._replace(at=(seat + 1) % len(state.hands))
    return _taken(rules, after, forehand, log)


def _taken(rules: RuleSet, state: State, forehand: int, log: Log) -> State:
    """Give the trick to the highest card of the suit led; its taker leads, or the deal is over."""
    seat, _ = rules.ranking.best(state.trick)
    cards = tuple([card for _, card in state.trick])
    kept = with_hand(state.kept, seat, (*state.kept[seat], *cards))
    after = state._replace(trick=(), kept=kept, at=seat)
    log.append(happening.took(seat, cards, after.tricks[seat], *grounds.took(rules, state)))
    if state.is_last:
        return _won(rules, after._replace(phase="over", winner=seat), state, forehand, log)
    left = len(after.hand)
    return after._replace(fourth=seat) if left == 1 else after


def _won(rules: RuleSet, state: State, before: State, forehand: int, log: Log) -> State:
    """Say who deals next, and who has won by the last trick."""
    log.append(event("dealer", forehand, rules.next_dealer))
    led, (_, card) = before.trick[0][1], rules.ranking.best(before.trick)
    beaten = {"of": led} if card != led else {}
    log.append(event("won", state.winner, *grounds.won(rules, state), card=card, **beaten))
    return state
