"""Why a move is refused, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import suit_named
from gnav_core.cards.pack import SUITS
from gnav_core.cards.refusing import as_told, refused
from gnav_core.core.action import Action
from gnav_core.core.cited import given
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.polsk_pas import grounds
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.state import State

SAY = "{who} is to say in what suit to play, or to pass, not {move}."
TURNED_ONLY = "In the first round one may play in {suit} only, which is turned up."
NOT_TURNED = "In the second round only forehand may still play in {suit}, which is turned up."
OFFERED = "{who} is to take the card that is turned up, or to leave it, not {move}."
NOT_YOURS = "Only the dealer may take the card that is turned up."
LEFT = "The dealer may take the card that is turned up only before anybody is asked."
TOO_LATE = "The card that is turned up may be taken in the first round only."
LAY_AWAY = "{who} took the card that was turned up, and is to lay one of six cards away first."
HAS_TRUMP = "{who} has a trump, and must play one."
NO_VOLE = "“La vola” is said by whoever took the first two tricks, before the lead to the third."


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.length)
    if refusing.lacks_card(action, rules.cards):
        return refusing.no_such("+".join(cards_of(action)), rules.pack)
    if state.phase in ("deal", "turn"):
        basis = (rules.hand if state.phase == "deal" else rules.turn,)
        return refusing.by_chance(action, state.phase, state.at, rules.cards, basis, basis)
    if action.verb in refusing.OF_CHANCE:
        return refusing.wrong_chance(rules.turn)
    if state.phase == "offer":
        why = Sentence(OFFERED, who=Seat(state.at), move=as_told(action))
        return refused(why, *grounds.offered(rules))
    if state.phase == "bid":
        return _said(rules, state, action)
    if state.phase == "discard":
        return refused(Sentence(LAY_AWAY, who=Seat(state.at)), rules.lay_away)
    return _played(rules, state, action)


def _said(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what may not be said: a suit, the card turned up, or any other word."""
    suits = cards_of(action)
    if rules.take and str(action) == "take":
        if state.again:
            return refused(Sentence(TOO_LATE), *grounds.said(rules, state))
        if state.at == state.dealer:
            return refused(Sentence(LEFT), *grounds.offered(rules))
        return refused(Sentence(NOT_YOURS), rules.take, rules.turn_up)
    if action.verb == "declare" and len(suits) == 1 and suits[0] in SUITS:
        suit = suit_named(state.trump)
        if state.again:
            return refused(Sentence(NOT_TURNED, suit=suit), *given(rules.others_again))
        return refused(Sentence(TURNED_ONLY, suit=suit), rules.forehand_says, rules.first_round)
    why = Sentence(SAY, who=Seat(state.at), move=as_told(action))
    return refused(why, rules.forehand_says)


def _played(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse a card that one does not hold or may not play now, and what is no card."""
    if str(action) == "vole":
        return refused(Sentence(NO_VOLE), rules.vole)
    if action.verb != "play":
        return refusing.to_play(action, state.at, rules.forehand_says)
    (card,), lying, ranking = cards_of(action), state.lying, rules.ranking
    if card not in lying.hand:
        return refusing.not_held(card, state.at, rules.cards, rules.hand)
    led = ranking.suit(lying.trick[0][1], state.trump)
    if led == state.trump:
        return refused(Sentence(HAS_TRUMP, who=Seat(state.at)), rules.follow)
    return refusing.has_suit(led, state.at, rules.follow)
