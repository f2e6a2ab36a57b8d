"""Why a move is refused, and by which clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.cited import Cited, ground
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.hanrey import grounds
from gnav_core.games.hanrey.actions import TAKE, cards_of
from gnav_core.games.hanrey.naming import card_named
from gnav_core.games.hanrey.play import turn_is_due
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import State

DEALING = "A card is to be dealt to {who} now, not {move}."
TURNING = "The trump is to be turned up now, not {move}."
DRAWING = "{who} is to draw a card now, not {move}."


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return _refused(Sentence("The game is over, and no card is played any more."), rules.loser)
    if state.phase in ("deal", "draw"):
        return _by_chance(rules, state, action)
    if action.verb == "play" and action.args:
        return _card(rules, state, action)
    if state.phase == "answer" and action == TAKE:
        why = Sentence(
            "{who} can beat {card}, and so may not take it up.",
            who=Seat(state.at),
            card=card_named(state.top),
        )
        return _refused(why, grounds.taken(rules, state), rules.take_up)
    return _unfitting(rules, state, action)


def _by_chance(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what comes while cards are dealt or drawn."""
    if state.phase == "draw":
        due, said, basis = "draw", DRAWING, grounds.drew(rules, state)[0]
    elif turn_is_due(rules, state):
        due, said, basis = "turn", TURNING, rules.hand
    else:
        due, said, basis = "deal", DEALING, rules.hand
    if action.verb != due or not action.args:
        return _refused(Sentence(said, who=Seat(state.at), move=_move(action)), basis)
    cards = cards_of(action)
    if len(cards) == 1 and cards[0] in rules.cards:
        why = Sentence("{Card} is not left to come.", Card=card_named(cards[0]))
    else:
        why = Sentence("There is no card {card} in this pack.", card=repr("+".join(cards)[:40]))
    return _refused(why, rules.pack)


def _card(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse cards that one does not hold, or may not lead or answer with."""
    cards, who = cards_of(action), Seat(state.at)
    lacking = list((Counter(cards) - Counter(state.hand)).elements())
    if lacking:
        known = lacking[0] in rules.cards
        card = card_named(lacking[0]) if known else repr(lacking[0][:40])
        return _refused(Sentence("{who} does not hold {card}.", who=who, card=card), rules.hand)
    if state.phase == "lead":
        return _refused(Sentence("One card is led at a time."), rules.one_card)
    if len(cards) > 1:
        return _unfitting(rules, state, action)
    names = {"Card": card_named(cards[0]), "other": card_named(state.top)}
    why = Sentence("{Card} does not beat {other}.", **names)
    return _refused(why, grounds.bound(rules, state))


def _unfitting(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    who, move = Seat(state.at), _move(action)
    if state.phase == "lead" and action == TAKE:
        why = Sentence("{who} is to lead a card, and nothing lies there to take up.", who=who)
        return _refused(why, *grounds.led(rules, state))
    if state.phase == "lead":
        why = Sentence("{who} is to lead a card, not {move}.", who=who, move=move)
        return _refused(why, *grounds.led(rules, state))
    card = card_named(state.top)
    why = Sentence("{who} is to beat {card}, not {move}.", who=who, card=card, move=move)
    return _refused(why, grounds.bound(rules, state))


def _move(action: Action) -> str:
    return repr(str(action)[:40])


def _refused(why: Sentence, *basis: Cited[Any]) -> IllegalAction:
    found = ground(*basis)
    return IllegalAction(why, found.cites, found.status)
