"""Why a move is refused in a game that the last card loses, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.losing.law import LosingRules
from gnav_core.cards.losing.play import by_what, coming
from gnav_core.cards.losing.state import Position
from gnav_core.cards.naming import card_named
from gnav_core.core.action import Action
from gnav_core.core.cited import Rule
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence


def refuse(law: LosingRules, state: Position, action: Action) -> IllegalAction | None:
    """Refuse what comes too late, what is not due, or a card not held; else each game says why."""
    if state.phase == "over":
        return refusing.over(law.loser)
    if state.phase in ("deal", "draw"):
        basis = law.dealt if state.phase == "deal" else by_what(law, state)
        due = coming(law, state)
        return refusing.by_chance(action, due, state.at, law.cards, basis[:1], (law.pack,))
    lacking = refusing.lacking(action, state.hand) if action.verb == "play" else []
    if lacking:
        return refusing.not_held(lacking[0], state.at, law.cards, law.dealt[0])
    return None


def to_lead(action: Action, seat: int, *basis: Rule) -> IllegalAction:
    """Refuse what is no card, where one is to be led."""
    who, move = Seat(seat), refusing.as_told(action)
    why = Sentence("{who} is to lead a card, not {move}.", who=who, move=move)
    return refusing.refused(why, *basis)


def to_beat(action: Action, seat: int, card: str, *basis: Rule) -> IllegalAction:
    """Refuse what is no card, where one is to be beaten."""
    who, move = Seat(seat), refusing.as_told(action)
    named = card_named(card)
    why = Sentence("{who} is to beat {card}, not {move}.", who=who, card=named, move=move)
    return refusing.refused(why, *basis)


def does_not_beat(card: str, other: str, *basis: Rule) -> IllegalAction:
    """Refuse a card that does not beat another."""
    names = {"Card": card_named(card), "other": card_named(other)}
    return refusing.refused(Sentence("{Card} does not beat {other}.", **names), *basis)
