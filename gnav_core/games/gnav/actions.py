"""The moves, as a record writes them: ``deal:7``, ``stand``, ``exchange``."""

from __future__ import annotations

from typing import NamedTuple

from gnav_core.games.gnav.pieces import DANISH, GERMAN

CHANCE_VERBS = ("deal", "draw")
TURN_VERBS = ("stand", "exchange", "tap")
ANSWER_VERBS = ("accept", "refuse", "tabu", "take", "keep")
APPEAL_VERBS = ("appeal", "sit-out", "retire")


class Action(NamedTuple):
    """One move: what is done, and with a chance move the piece that comes."""

    verb: str
    piece: str | None = None


MOVES = {verb: Action(verb) for verb in TURN_VERBS + ANSWER_VERBS + APPEAL_VERBS}
CHANCES = {
    f"{verb}:{piece}": Action(verb, piece)
    for verb in CHANCE_VERBS
    for piece in dict.fromkeys(DANISH + GERMAN)
}
DEALS = {piece: CHANCES[f"deal:{piece}"] for piece in dict.fromkeys(DANISH + GERMAN)}
DRAWS = {piece: CHANCES[f"draw:{piece}"] for piece in dict.fromkeys(DANISH + GERMAN)}


def parse(text: str) -> Action | None:
    """Read a move; ``None`` where the text is no move of any Gnav."""
    return MOVES.get(text) or CHANCES.get(text)


def format_action(action: Action) -> str:
    """Write a move as a record does."""
    return action.verb if action.piece is None else f"{action.verb}:{action.piece}"
