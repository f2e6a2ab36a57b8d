"""Why a move is refused in Hanrey, and by which clause."""

from __future__ import annotations

from gnav_core.cards.losing.refusal import does_not_beat, to_beat, to_lead
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named
from gnav_core.cards.refusing import refused
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.hanrey import grounds
from gnav_core.games.hanrey.play import TAKE
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import State


def forbidden(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say why whoever leads or answers may not make a move, though he holds its cards."""
    return (_lead if state.phase == "lead" else _answer)(rules, state, action)


def _lead(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse several cards at once, or what leads no card."""
    if action.verb == "play" and action.args:
        return refused(Sentence("One card is led at a time."), rules.one_card)
    basis = grounds.led(rules, state)
    if action != TAKE:
        return to_lead(action, state.at, *basis)
    why = "{who} is to lead a card, and nothing lies there to take up."
    return refused(Sentence(why, who=Seat(state.at)), *basis)


def _answer(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse a card that does not beat, taking up where one can beat, or what is no card."""
    if action == TAKE:
        why = Sentence(
            "{who} can beat {card}, and so may not take it up.",
            who=Seat(state.at),
            card=card_named(state.top),
        )
        return refused(why, grounds.taken(rules, state), rules.take_up)
    bound, cards = grounds.bound(rules, state), cards_of(action)
    if action.verb == "play" and len(cards) == 1:
        return does_not_beat(cards[0], state.top, bound)
    return to_beat(action, state.at, state.top, bound)
