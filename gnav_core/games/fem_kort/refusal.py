"""Why a move is refused, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.game import IllegalAction
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import State


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.beaten)
    cards = cards_of(action)
    if refusing.lacks_card(action, rules.cards):
        return refusing.no_such("+".join(cards), rules.pack)
    if state.phase == "deal":
        if action.verb == "deal":
            return refusing.not_left(action, rules.cards, rules.misdeal)
        return refusing.not_due(action, "deal", state.at, rules.misdeal)
    if action.verb in refusing.OF_CHANCE:
        return refusing.wrong_chance(rules.misdeal)
    if action.verb != "play":
        return refusing.to_play(action, state.at, rules.play_to)
    return _card(rules, state, cards[0])


def _card(rules: RuleSet, state: State, card: str) -> IllegalAction:
    """Refuse a card that was played, that one does not hold, or that does not follow."""
    if card in state.hand:
        (_, best), led = rules.ranking.best(state.trick), state.trick[0][1]
        return refusing.not_following(card, best, led, state.at, rules.follow)
    if any(card in kept for kept in state.kept) or card in (laid for _, laid in state.trick):
        return refusing.gone(card, rules.deal_first)
    basis = rules.stock if card in state.unseen else rules.beforehand
    either = ground(rules.beforehand, rules.stock)  # where it lies is not for him to know
    return refusing.not_held(card, state.at, rules.cards, basis, told=either)
