"""Why a move is refused, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.cards.refusing import as_told, refused
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.piquet import grounds
from gnav_core.games.piquet.ruleset import RuleSet
from gnav_core.games.piquet.state import State

FOREHAND = "{who} is to throw three, four or five cards, or none, and not {number}."
DEALER = "{who} has only three cards to buy from, and so may not throw {number}."
THROW = "{who} is to throw cards away or to keep all, not {move}."


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    match state.phase:
        case "over":
            return refusing.over(rules.game)
        case "deal" | "draw":
            basis = rules.dealt if state.phase == "deal" else (rules.buys,)
            lacking = (rules.pack,)
            return refusing.by_chance(
                action, state.phase, state.at, rules.cards, basis[:1], lacking
            )
        case "throw":
            return _throw(rules, state, action)
    return _play(rules, state, action)


def _throw(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse to throw so many, or what is not in the hand, or another move."""
    seat, number = state.at, len(cards_of(action))
    numbers = rules.bought_by(seat == state.dealer)
    if action.verb == "throw" and len(action.args) == 1:
        if number not in numbers.value:
            return _number(rules, state, number)
        lacking = refusing.lacking(action, state.hand)
        if lacking:
            return refusing.not_held(lacking[0], seat, rules.cards, rules.throw_first)
    why = Sentence(THROW, who=Seat(seat), move=as_told(action))
    return refused(why, rules.throw_first)


def _number(rules: RuleSet, state: State, number: int) -> IllegalAction:
    """Refuse a number of cards that may not be bought."""
    if state.at == state.dealer:
        why = Sentence(DEALER, who=Seat(state.at), number=number)
        return refused(why, rules.dealer_buys, rules.buys)
    return refused(Sentence(FOREHAND, who=Seat(state.at), number=number), rules.forehand_buys)


def _play(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse a card that one does not hold, that does not follow, or what is no card."""
    seat, cards, trick = state.at, cards_of(action), state.lying.trick
    if action.verb == "play" and action.args:
        lacking = refusing.lacking(action, state.hand)
        if lacking:
            return refusing.not_held(lacking[0], seat, rules.cards, rules.packet)
        if trick and len(cards) == 1:
            suit = suit_named(suit_of(trick[0][1]))
            why = Sentence("{who} has {suit}, and must follow suit.", who=Seat(seat), suit=suit)
            return refused(why, rules.follow)
    said = "{who} is to play one card to the trick, not {move}."
    if not trick:
        said = "{who} is to lead one card, not {move}."
    why = Sentence(said, who=Seat(seat), move=as_told(action))
    return refused(why, *grounds.played(rules, state))
