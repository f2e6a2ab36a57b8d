"""Why a move is refused, and by which clause."""

from __future__ import annotations

from typing import Final

from gnav_core.cards import refusing
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import State

BY_CHANCE: Final = ("deal", "turn", "under", "draw")
OF_CARDS: Final = (*BY_CHANCE, "play", "lay", "discard")
"""The words after which a card of the pack stands, in any game."""


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.beaten)
    cards = cards_of(action)
    if action.verb in OF_CARDS and (len(cards) != 1 or cards[0] not in rules.cards):
        return refusing.no_such("+".join(cards), rules.pack)
    if state.phase == "deal":
        if action.verb == "deal":
            return refusing.not_left(action, rules.cards, rules.misdeal)
        return refusing.not_due(action, "deal", state.at, rules.misdeal)
    if action.verb in BY_CHANCE:
        why = Sentence("All cards are dealt, and none comes from the stock.")
        return refusing.refused(why, rules.misdeal)
    if action.verb != "play":
        why = Sentence(
            "{who} is to play a card, not {move}.",
            who=Seat(state.at),
            move=refusing.as_told(action),
        )
        return refusing.refused(why, rules.play_to)
    return _card(rules, state, cards[0])


def _card(rules: RuleSet, state: State, card: str) -> IllegalAction:
    """Refuse a card that was played, that one does not hold, or that does not follow."""
    if card in state.hand:
        return _unfitting(rules, state, card)
    if any(card in kept for kept in state.kept) or card in (laid for _, laid in state.trick):
        why = Sentence("{Card} has been played already.", Card=card_named(card))
        return refusing.refused(why, rules.deal_first)
    basis = rules.stock if card in state.unseen else rules.beforehand
    why = Sentence("{who} does not hold {card}.", who=Seat(state.at), card=card_named(card))
    # where the card lies is not for him to know: he is told both rules
    either = ground(rules.beforehand, rules.stock)
    return IllegalAction(why, basis.cites, basis.status, told=either)


def _unfitting(rules: RuleSet, state: State, card: str) -> IllegalAction:
    led = suit_of(state.trick[0][1])
    if suit_of(card) != led:
        why = Sentence(
            "{who} has {suit}, and must play one of them.",
            who=Seat(state.at),
            suit=suit_named(led),
        )
        return refusing.refused(why, rules.follow)
    _, best = rules.ranking.best(state.trick)
    why = Sentence("{who} can beat {card}, and must.", who=Seat(state.at), card=card_named(best))
    return refusing.refused(why, rules.follow)
