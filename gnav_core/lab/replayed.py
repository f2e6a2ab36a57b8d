"""A first deal that was found in bulk, played again by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.games.gnav.actions import ACTIONS, DEALS, DRAWS
from gnav_core.lab.behaviours import Choices
from gnav_core.lab.law import YES

AFTER_DRAW: Final = frozenset({"kissed", "struck", "exchanged", "stopped", "returned", "tabu"})
"""Events by which a request ends otherwise than past the dealer."""


class Replayed(NamedTuple):
    """What came of a deal: by seat what each lost, less than 0 what he won; its moves and events.

    ``decisions`` are the moves of the players, ``draws`` what came from the bag or pack after
    dealing, ``moves`` all of them with what was dealt. ``after``: what happened after a draw.
    ``chance``: how likely these pieces are to come.
    """

    lost: tuple[int, ...]
    decisions: int
    draws: int
    moves: tuple[str, ...]
    events: tuple[str, ...]
    after: frozenset[str]
    chance: Fraction


def replayed(
    source: str, readings: Mapping[str, str], pieces: tuple[str, ...], choices: Choices
) -> Replayed:
    """Play a first deal, which the last seat deals, by the engine.

    Raises ``IllegalAction`` where a piece cannot come.
    """
    players = len(choices.exchange)
    game: Any = registry.new(source, players, players - 1, readings)
    state, left = game.initial_state(), iter(pieces)
    before, decisions, draws, chance = state.score, 0, 0, Fraction(1)
    moves: list[str] = []
    events: list[str] = []
    after: set[str] = set()
    while state.deal == 1 and not game.is_terminal(state):
        if state.phase in ("deal", "draw"):
            piece = next(left)
            move = (DEALS if state.phase == "deal" else DRAWS)[piece]
            chance *= Fraction(state.bag.count(piece), len(state.bag))
            draws += state.phase == "draw"
        else:
            move = _chosen(game, state, choices)
            decisions += 1
        state, log = game.apply(state, move)
        moves.append(str(move))
        events += [event.kind for event in log]
        after |= {event.kind for event in log} if draws else set()
    sign = 1 if _counts_up(game) else -1
    score = zip(before, state.score, state.plus, strict=True)
    lost = tuple(sign * (now - was) - plus for was, now, plus in score)
    return Replayed(
        lost, decisions, draws, tuple(moves), tuple(events), frozenset(after & AFTER_DRAW), chance
    )


def _counts_up(game: Any) -> bool:
    loss = getattr(game.rules.tally, "loss", None)
    return loss is not None and loss.value > 0


def _chosen(game: Any, state: Any, choices: Choices) -> Action:
    """Choose for whoever is to choose, as the choices say."""
    legal, turn = game.legal_actions(state), state.at
    if state.phase == "answer":
        asked = turn if state.asked == len(state.order) else state.asked
        yes = choices.answer[turn][asked]
        return next(move for move in legal if (move.verb in YES) == yes)
    if choices.tap[turn] and ACTIONS["tap"] in legal:
        return ACTIONS["tap"]
    wished = ACTIONS["exchange" if choices.exchange[turn] else "stand"]
    return wished if wished in legal else ACTIONS["stand"]
