"""Why a move is refused, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.losing import turn_is_due
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named
from gnav_core.cards.refusing import as_told, lacking, refused
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.hanrey import grounds
from gnav_core.games.hanrey.play import TAKE
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import State


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.loser)
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
        return refused(why, grounds.taken(rules, state), rules.take_up)
    return _unfitting(rules, state, action)


def _by_chance(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what comes while cards are dealt or drawn."""
    if state.phase == "draw":
        due, basis = "draw", grounds.drew(rules, state)[0]
    else:
        due, basis = "turn" if turn_is_due(rules, state) else "deal", rules.hand
    return refusing.by_chance(action, due, state.at, rules.cards, (basis,), (rules.pack,))


def _card(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse cards that one does not hold, or may not lead or answer with."""
    cards, wanting = cards_of(action), lacking(action, state.hand)
    if wanting:
        return refusing.not_held(wanting[0], state.at, rules.cards, rules.hand)
    if state.phase == "lead":
        return refused(Sentence("One card is led at a time."), rules.one_card)
    if len(cards) > 1:
        return _unfitting(rules, state, action)
    names = {"Card": card_named(cards[0]), "other": card_named(state.top)}
    why = Sentence("{Card} does not beat {other}.", **names)
    return refused(why, grounds.bound(rules, state))


def _unfitting(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    who, move = Seat(state.at), as_told(action)
    if state.phase == "lead" and action == TAKE:
        why = Sentence("{who} is to lead a card, and nothing lies there to take up.", who=who)
        return refused(why, *grounds.led(rules, state))
    if state.phase == "lead":
        why = Sentence("{who} is to lead a card, not {move}.", who=who, move=move)
        return refused(why, *grounds.led(rules, state))
    card = card_named(state.top)
    why = Sentence("{who} is to beat {card}, not {move}.", who=who, card=card, move=move)
    return refused(why, grounds.bound(rules, state))
