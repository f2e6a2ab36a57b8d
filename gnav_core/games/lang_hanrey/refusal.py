"""Why a move is refused, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.losing import turn_is_due
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named
from gnav_core.cards.pack import in_order, rank_of
from gnav_core.cards.refusing import as_told, lacking, refused
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.lang_hanrey import grounds
from gnav_core.games.lang_hanrey.beating import beats_all
from gnav_core.games.lang_hanrey.play import answering
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import Cards, State


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.loser)
    if state.phase in ("deal", "draw"):
        return _by_chance(rules, state, action)
    if action.verb == "play" and action.args:
        wanting = lacking(action, state.hand)
        if wanting:
            return refusing.not_held(wanting[0], state.at, rules.cards, rules.lent)
        return (_lead if state.phase == "lead" else _answer)(rules, state, cards_of(action))
    return _no_card(rules, state, action)


def _by_chance(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what comes while cards are dealt or drawn."""
    if state.phase == "draw":
        due, basis = "draw", grounds.drew(rules, state)[0]
    else:
        due, basis = "turn" if turn_is_due(rules, state) else "deal", rules.lent
    return refusing.by_chance(action, due, state.at, rules.cards, (basis,), (rules.pack,))


def _lead(rules: RuleSet, state: State, cards: Cards) -> IllegalAction:
    """Refuse several cards that are unlike, or named in another order than the pack's."""
    if len({rank_of(card) for card in cards}) > 1:
        why = "Only cards of one rank are led together."
    else:
        why = "Cards led together are named in the order of the pack, each once."
    return refused(Sentence(why), rules.alike)


def _answer(rules: RuleSet, state: State, cards: Cards) -> IllegalAction:
    """Refuse cards that are too few or too many, do not beat, or are not the best that do."""
    number = len(answering(rules, state)[0])
    ranks = rules.ranks.value
    beat = cards == in_order(cards) and beats_all(state.led, cards, state.trump, ranks)
    if len(cards) == number and beat:
        return refused(_not_best(cards), rules.best, rules.best_card)
    basis, led = grounds.bound(rules, state), card_named(state.led[0])
    if len(state.led) == 1 and len(cards) == 1:
        why = Sentence("{Card} does not beat {other}.", Card=card_named(cards[0]), other=led)
    elif len(state.led) == 1:
        why = Sentence("{Card} is beaten with one card.", Card=led)
    elif len(cards) == 1 and not beat:
        why = Sentence("{Card} beats none of the cards led.", Card=card_named(cards[0]))
    elif number == 1:
        why = Sentence("One of the cards led can be beaten, with one card.")
    else:
        said = "{number} of the cards led can be beaten, each with another card."
        why = Sentence(said, number=number)
    return refused(why, basis)


def _not_best(cards: Cards) -> Sentence:
    if len(cards) == 1:
        said = "{Card} is not the best card in the hand that beats."
        return Sentence(said, Card=card_named(cards[0]))
    return Sentence("These are not the best cards in the hand that beat as many.")


def _no_card(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what plays no card."""
    who, move = Seat(state.at), as_told(action)
    if state.phase == "lead":
        why = Sentence("{who} is to lead a card, not {move}.", who=who, move=move)
        return refused(why, *grounds.led(rules, state))
    card = card_named(state.led[0])
    why = Sentence("{who} is to beat {card}, not {move}.", who=who, card=card, move=move)
    return refused(why, rules.cannot)
