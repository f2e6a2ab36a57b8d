"""The moves: ``deal:7``, ``draw:cat``, ``stand``, ``exchange``."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.games.gnav.pieces import DANISH, GERMAN

CHANCE_VERBS = ("deal", "draw")
TURN_VERBS = ("stand", "exchange", "tap")
ANSWER_VERBS = ("accept", "refuse", "tabu", "take", "keep")
APPEAL_VERBS = ("appeal", "sit-out", "retire")

ACTIONS = {verb: Action(verb) for verb in TURN_VERBS + ANSWER_VERBS + APPEAL_VERBS}
DEALS = {piece: Action("deal", ((piece,),)) for piece in dict.fromkeys(DANISH + GERMAN)}
DRAWS = {piece: Action("draw", ((piece,),)) for piece in dict.fromkeys(DANISH + GERMAN)}
KNOWN = frozenset([*ACTIONS.values(), *DEALS.values(), *DRAWS.values()])


def piece_of(action: Action) -> str | None:
    """Name the piece that comes with a move of chance; ``None`` for a move of a player."""
    return action.args[0][0] if action.args else None
