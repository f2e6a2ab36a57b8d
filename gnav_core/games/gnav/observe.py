"""What may be seen of a position: all of it, or what one seat may know."""

from __future__ import annotations

from typing import Any

from gnav_core.games.gnav.actions import format_action
from gnav_core.games.gnav.state import State

HIDDEN = "hidden"


def position(state: State, mover: Any, legal: list[Any]) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    return {
        "to_move": mover,
        "legal": sorted(format_action(action) for action in legal),
        "phase": state.phase,
        "deal": state.deal,
        "held": list(state.held),
        "score": list(state.score),
        "plus": list(state.plus),
        "terminal": state.phase == "over",
        "winners": list(state.winners),
        "dealer": state.dealer,
        "pool": state.pool,
        "playing_off": state.playing_off,
    }


def observation(state: State, mover: Any, legal: list[Any], seat: int | None) -> dict[str, Any]:
    """Give the position as ``seat`` (``None``: a bystander) may know it.

    A piece he may not see is ``"hidden"``; what may be moved he learns only at his own move.
    """
    seen = position(state, mover, legal if mover == seat and seat is not None else [])
    if state.phase not in ("appeal", "over"):
        seen["held"] = [
            piece if piece is None or holder == seat else HIDDEN
            for holder, piece in enumerate(state.held)
        ]
    seen["bag"] = len(state.bag)
    seen["dealt_in"] = list(state.order)
    seen["tapped"] = sorted(state.tapped)
    return seen
