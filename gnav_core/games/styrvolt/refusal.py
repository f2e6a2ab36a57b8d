"""Why a move is refused, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named
from gnav_core.cards.refusing import as_told, refused
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.styrvolt import grounds
from gnav_core.games.styrvolt.play import given_for
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import State

UNDER = "{who} is to look at the card under the pack now, not {move}."
TURN = "A card is to be laid open for trumps now, not {move}."
NOTHING = "{who} has nothing to exchange for {card}, and is to go on: {move} is something else."
TO_EXCHANGE = "{who} may take {card} for {given}, or keep that: {move} is neither."
NO_EXCHANGE = "The exchanges are over, and {who} is to play a card."


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.five)
    if refusing.lacks_card(action, rules.cards):
        return refusing.no_such("+".join(cards_of(action)), rules.pack)
    if state.phase in ("under", "deal", "turn"):
        return _chance(rules, state, action)
    if action.verb in refusing.OF_CHANCE:
        return refusing.wrong_chance(rules.trumps)
    if state.phase == "exchange":
        return _exchange(rules, state, action)
    if action.verb == "play":
        return _card(rules, state, cards_of(action)[0])
    if action.verb in ("take", "keep"):
        why = Sentence(NO_EXCHANGE, who=Seat(state.at))
        return refused(why, rules.for_it, rules.tens)
    return refusing.to_play(action, state.at, rules.silence)


def _chance(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what comes while a card is looked at, dealt or turned up: another, or no such card."""
    if state.phase == "deal":
        basis = grounds.dealt(rules)
        return refusing.by_chance(action, "deal", state.at, rules.cards, basis, basis)
    rule = rules.looks if state.phase == "under" else rules.trumps
    if action.verb != state.phase or not action.args:
        said = UNDER if state.phase == "under" else TURN
        return refused(Sentence(said, who=Seat(state.at), move=as_told(action)), rule)
    return refusing.not_left(action, rules.cards, rule)


def _exchange(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what is neither an exchange nor a refusal of one."""
    gives = given_for(rules, state)
    parts = {"who": Seat(state.at), "move": as_told(action)}
    parts["card"] = card_named(state.turned[state.changing[0]])
    if gives:
        why = Sentence(TO_EXCHANGE, given=card_named(gives), **parts)
    else:
        why = Sentence(NOTHING, **parts)
    return refused(why, rules.for_it if state.for_matador else rules.tens)


def _card(rules: RuleSet, state: State, card: str) -> IllegalAction:
    """Refuse a card that was played, that one does not hold, or that does not follow suit."""
    lying = state.lying
    if lying.place_of(card) == "own":
        led = lying.trick[0][1]
        return refusing.not_following(card, led, led, state.at, rules.follow)
    if any(card in taken for taken in lying.taken) or card in (one for _, one in lying.trick):
        return refusing.gone(card, rules.hand)
    return refusing.not_held(card, state.at, rules.cards, rules.hand)
