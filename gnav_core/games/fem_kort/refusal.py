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
    if refusing.lacks_card(action, rules.cards):
        return refusing.no_such("+".join(cards_of(action)), rules.pack)
    if state.phase == "deal":
        wrong = (rules.misdeal,)
        return refusing.by_chance(action, "deal", state.at, rules.cards, wrong, wrong)
    if action.verb in refusing.OF_CHANCE:
        return refusing.wrong_chance(rules.misdeal)
    if action.verb != "play":
        return refusing.to_play(action, state.at, rules.answer)
    return _card(rules, state, cards_of(action)[0])


def _card(rules: RuleSet, state: State, card: str) -> IllegalAction:
    """Refuse a card that was played, that one does not hold, or that does not follow."""
    lying = state.lying
    place = lying.place_of(card)
    if place == "own":
        (_, best), led = rules.ranking.best(lying.trick), lying.trick[0][1]
        return refusing.not_following(card, best, led, state.at, rules.follow)
    if place == "gone":
        return refusing.gone(card, rules.first_packet)
    basis = rules.before_turn if place == "other" else rules.stock
    either = ground(rules.before_turn, rules.stock)  # where it lies is not for him to know
    return refusing.not_held(card, state.at, rules.cards, basis, told=either)
