"""Where a reader may try an example himself: at the last choice before what it shows."""

from __future__ import annotations

from typing import Any

from gnav_core.core.record import steps
from scripts.examples.example import Example


def decisive(example: Example) -> int | None:
    """Give the number of moves before the choice that decides; ``None`` where there is none.

    What an example shows happens at a move, or is refused after the last: the choice is the last
    before it at which a seat can do one thing or another.
    """
    game: Any = example.record.game()
    played = list(steps(example.record, game))
    choices = [
        at
        for at, (state, _) in enumerate(played)
        if at >= example.start
        and isinstance(game.current_player(state), int)
        and len(game.legal_actions(state)) > 1
    ]
    if not example.refused:
        choices = [at for at in choices if at < len(played) - 1]
    shown = set(example.shows)
    moves = range(example.start, len(played) - 1)
    at_work = (at for at in moves if any(shown & set(one.clauses) for one in played[at + 1][1]))
    happens = len(played) - 1 if example.refused else next(at_work, len(played) - 2)
    before = [at for at in choices if at <= happens]
    return before[-1] if before else next(iter(choices), None)
