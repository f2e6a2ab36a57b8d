"""Why a move is refused, and by which clause."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.refusing import as_told, by_chance, over, refused
from gnav_core.core.action import Action
from gnav_core.core.cited import Rule
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.narrespillet.drawing import deal_order
from gnav_core.games.narrespillet.misplaced import misplaced
from gnav_core.games.narrespillet.misplayed import misplayed
from gnav_core.games.narrespillet.naming import card_named
from gnav_core.games.narrespillet.pack import CARDS
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import State

DUE: Final = {
    "deal": "A card is to be dealt to {who} now, not {move}.",
    "draw": "A card is to be drawn now, not {move}.",
}
ANSWER: Final = "{who} is asked, and is to answer, not {move}."
NOT_ASKED: Final = "Nobody is asked for that now."
NO_MOVE: Final = "{move} is nothing that can be done in a turn now."
NOT_HELD: Final = "{who} does not hold {card}."
NOT_THROWN: Final = "{Card} lies in Justice’s row, and cannot be thrown."
NO_CHARIOT: Final = "{who} has no Chariot."
LOADED: Final = "One or two cards of the hand are put into the Chariot."
NO_TEMPERANCE: Final = "No Temperance of {who} lies on the table."


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return over(rules.rounds)
    if state.phase in DUE:
        return _by_chance(rules, state, action)
    if state.phase != "turn":
        seat = state.seat(state.asked[0] if state.asked else state.actor)
        why = Sentence(ANSWER, who=Seat(seat), move=as_told(action))
        return refused(why, *answers(rules, state)[state.phase])
    for phase, verbs in ANSWERS.items():
        if action.verb in verbs:
            return refused(Sentence(NOT_ASKED), *answers(rules, state)[phase])
    return _in_turn(rules, state, action)


ANSWERS: Final = {
    "reshuffle": ("agree", "refuse"),
    "fool": ("steal", "let"),
    "hermit": ("extra", "wait"),
    "throw": ("throw",),
    "call": ("call", "done"),
}
"""What can be answered, by what is asked."""


def answers(rules: RuleSet, state: State) -> dict[str, tuple[Rule, ...]]:
    """Give by what is asked the rule of the answer."""
    calls = rules.calls
    every = {calls.star.value: calls.star, calls.moon.value: calls.moon}
    return {
        "reshuffle": (rules.turned,),
        "fool": (rules.fool.played,),
        "hermit": (rules.hermit.turns,),
        "throw": (rules.wheel.throw,),
        "call": (every.get(state.tries, calls.star),),
    }


def _by_chance(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what comes while a card is to be dealt or drawn."""
    due = (rules.dealt,) if state.phase == "deal" else (rules.filled,)
    if action.verb != state.phase or not action.args:
        seat = deal_order(state) if state.phase == "deal" else 0
        return refused(Sentence(DUE[state.phase], who=Seat(seat), move=as_told(action)), *due)
    cards = [word for words in action.args for word in words]
    if len(cards) == 1 and cards[0] in CARDS:
        why = Sentence("{Card} is not left to come.", Card=card_named(cards[0]))
        return refused(why, rules.pack)
    return by_chance(action, state.phase, 0, CARDS, due, (rules.pack,))


def _in_turn(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what may not be done in this turn."""
    named = [word for words in action.args for word in words]
    match action.verb:
        case "place" if len(action.args) == 2:
            return misplaced(rules, state, *action.args) or _nothing(rules, action)
        case "discard" if len(named) == 1:
            return _not_thrown(rules, state, named[0])
        case "load":
            return _not_loaded(rules, state)
        case "dump":
            who = Seat(state.seat(state.actor))
            return refused(Sentence(NO_CHARIOT, who=who), rules.chariot.played)
        case "lift":
            who = Seat(state.seat(state.actor))
            return refused(Sentence(NO_TEMPERANCE, who=who), rules.temperance.lifted)
        case "play" if named:
            return misplayed(rules, state, action)
    return _nothing(rules, action)


def _nothing(rules: RuleSet, action: Action) -> IllegalAction:
    return refused(Sentence(NO_MOVE, move=as_told(action)), rules.duty)


def _not_thrown(rules: RuleSet, state: State, card: str) -> IllegalAction:
    if card in state.row:
        return refused(Sentence(NOT_THROWN, Card=card_named(card)), rules.justice.throws)
    named = card_named(card) if card in CARDS else repr(card[:40])
    who = Seat(state.seat(state.actor))
    return refused(Sentence(NOT_HELD, who=who, card=named), rules.throw)


def _not_loaded(rules: RuleSet, state: State) -> IllegalAction:
    if state.part(state.actor).chariot is None:
        who = Seat(state.seat(state.actor))
        return refused(Sentence(NO_CHARIOT, who=who), rules.chariot.played)
    return refused(Sentence(LOADED), rules.chariot.load)
