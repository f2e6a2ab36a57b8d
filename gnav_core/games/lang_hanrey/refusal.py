"""Why a move is refused in Lang Hanrey, and by which clause."""

from __future__ import annotations

from gnav_core.cards.losing.refusal import does_not_beat, to_beat, to_lead
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named
from gnav_core.cards.pack import in_order, rank_of
from gnav_core.cards.refusing import refused
from gnav_core.cards.stock import Cards
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Sentence
from gnav_core.games.lang_hanrey import grounds
from gnav_core.games.lang_hanrey.beating import beats_all
from gnav_core.games.lang_hanrey.play import answering
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import State


def forbidden(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say why whoever leads or answers may not make a move, though he holds its cards."""
    is_lead = state.phase == "lead"
    if action.verb == "play" and action.args:
        return (_lead if is_lead else _answer)(rules, state, cards_of(action))
    if is_lead:
        return to_lead(action, state.at, *grounds.led(rules, state))
    return to_beat(action, state.at, state.led[0], rules.cannot)


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
    basis = grounds.bound(rules, state)
    if len(state.led) == 1 and len(cards) == 1:
        return does_not_beat(cards[0], state.led[0], basis)
    if len(state.led) == 1:
        why = Sentence("{Card} is beaten with one card.", Card=card_named(state.led[0]))
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
