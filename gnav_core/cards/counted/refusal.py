"""Why a move is refused in a game whose tricks count, and by which clause."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import refusing
from gnav_core.cards.counted.law import CountedRules
from gnav_core.cards.counted.play import coming, lead
from gnav_core.cards.counted.state import State
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence


def refuse(law: CountedRules, state: State[Any], action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(law.ended)
    if state.phase in ("deal", "draw"):
        basis = law.dealt if state.phase == "deal" else law.drawn
        due = coming(law, state)
        return refusing.by_chance(action, due, state.at, law.cards, basis[:1], (law.pack,))
    if action.verb != "play" or not action.args:
        return _unfitting(law, state, action)
    lacking = refusing.lacking(action, state.hand)
    if lacking:
        return refusing.not_held(lacking[0], state.at, law.cards, law.dealt[0])
    return _card(law, state, action)


def _card(law: CountedRules, state: State[Any], action: Action) -> IllegalAction:
    """Refuse several cards at once, or a card of another suit than the one led."""
    cards = cards_of(action)
    if len(cards) > 1 or not state.trick:
        return _unfitting(law, state, action)
    suit = suit_named(suit_of(state.trick[0][1]))
    why = Sentence("{who} has {suit}, and must follow suit.", who=Seat(state.at), suit=suit)
    return refusing.refused(why, law.follow)


def _unfitting(law: CountedRules, state: State[Any], action: Action) -> IllegalAction:
    who, move = Seat(state.at), refusing.as_told(action)
    if state.trick:
        why = Sentence("{who} is to play one card to the trick, not {move}.", who=who, move=move)
        return refusing.refused(why, law.follow)
    why = Sentence("{who} is to lead one card, not {move}.", who=who, move=move)
    return refusing.refused(why, lead(law, state))
