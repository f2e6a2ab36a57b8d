"""A game in which some cards are played one after the other, as they were at a real table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from gnav_core.cards.moves import MOVES
from gnav_core.cards.pack import suit_of
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE

SAID: Final = (Action("keep"), Action("join"))
"""What is said before the first lead: that one throws no card away, or that one plays.

Where one says in which suit, it is that which is trumps.
"""

TRIES: Final = 40
"""How many deals are tried before it is given up."""

STRIDE: Final = 7
"""How far from one card to the next that is dealt."""


def played_trick(
    rules: str, readings: Mapping[str, str], cards: Sequence[str], trump: str
) -> dict[str, Any] | None:
    """Give a record in which these cards are the first that are played, or nothing.

    Each seat holds besides what lets it play its card: where one must follow, cards of other suits.
    """
    moves = _played_trick(rules, tuple(sorted(readings.items())), tuple(cards), trump)
    if moves is None:
        return None
    return {
        "format": "gnav-record/1",
        "rules": rules,
        "players": len(cards),
        **({"readings": dict(readings)} if readings else {}),
        "moves": list(moves),
    }


@lru_cache(maxsize=64)
def _played_trick(
    rules: str, readings: tuple[tuple[str, str], ...], cards: tuple[str, ...], trump: str
) -> tuple[str, ...] | None:
    least, most = registry.rule_set(rules).seats.value
    if not least <= len(cards) <= most:
        return None
    game = registry.new(rules, len(cards), None, dict(readings))
    for nth in range(TRIES):
        moves = _tried(game, cards, trump, nth)
        if moves is not None:
            return moves
    return None


def _tried(game: Any, cards: tuple[str, ...], trump: str, nth: int) -> tuple[str, ...] | None:
    """Deal so that the cards come to the seats in the order of play, and play them."""
    state, moves = game.begin().state, list[str]()
    wanted = dict(enumerate(cards))
    while game.current_player(state) == CHANCE:
        action = _dealt(game, state, wanted, cards, trump, moves, nth)
        if action is None:
            return None
        state = game.apply(state, action).state
        moves.append(str(action))
    words = (*SAID, Action("declare", ((trump,),)))
    while said := next((word for word in words if game.is_legal(state, word)), None):
        state = game.apply(state, said).state
        moves.append(str(said))
    for card in cards:
        action = MOVES["play"][card]
        if not game.is_legal(state, action):
            return None
        state = game.apply(state, action).state
        moves.append(str(action))
    return tuple(moves)


def _dealt(
    game: Any,
    state: Any,
    wanted: dict[int, str],
    cards: tuple[str, ...],
    trump: str,
    moves: Sequence[str],
    nth: int,
) -> Action | None:
    """Choose what is dealt or turned up: a seat's own card first, then what does not bind it."""
    legal: list[Action] = game.legal_actions(state)
    nth += len(moves)
    if legal[0].verb == "under":
        return _any([one for one in legal if card_of(one) not in cards], nth)
    if legal[0].verb == "turn":
        turned = sum(move.startswith("turn:") for move in moves)
        due = trump[min(turned, len(trump) - 1)]
        return _any([one for one in legal if suit_of(card_of(one)) == due], nth)
    seat = next(e.seat for e in game.apply(state, legal[0]).events if e.kind == "dealt")
    place = (seat - game.dealer - 1) % game.players
    own = wanted.pop(place, None)
    if own is not None:
        return next(one for one in legal if card_of(one) == own)
    others = [one for one in legal if card_of(one) not in cards]
    led = suit_of(cards[0])
    free = [one for one in others if suit_of(card_of(one)) != led]
    follows = suit_of(cards[place]) == led
    return _any((others if follows else free) or others, nth)


def _any(moves: Sequence[Action], nth: int) -> Action | None:
    """Choose one of some moves, another at each asking."""
    return moves[STRIDE * nth % len(moves)] if moves else None


def card_of(action: Action) -> str:
    """Give the card that a move of chance names."""
    return action.args[0][0]
