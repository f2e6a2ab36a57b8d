"""Four players can come into a circle that no play leaves: counted by the game's own ``apply``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hanrey.table import Table

CIRCLE = "cj c10 c9 | s9 ha hj h7 h6 dk dq | ck cq c8 c6 | hk hq d9 d7"
STOCK = "h8 h9 h10 ca c7 s6"
"""Six cards that are nowhere else; which they are makes no difference."""


def where_all_lies(state: Any) -> tuple[Any, ...]:
    """What makes a position: the hands, the trick, who leads and who moves."""
    return state.hands, state.trick, state.leader, state.at, state.phase


@pytest.mark.prove
def test_no_play_leaves_the_circle():
    """hanrey-1774.q.endless: of all that can follow, nothing puts a card away or draws one."""
    table = Table(CIRCLE, stock=STOCK)
    game, begun = table.game, table.state
    found, ahead, kinds = {where_all_lies(begun)}, [begun], set()
    while ahead:
        state = ahead.pop()
        for action in game.legal_actions(state):
            after, events = game.apply(state, action)
            kinds |= {event.kind for event in events}
            if where_all_lies(after) not in found:
                found.add(where_all_lies(after))
                # a count that begins anew never breaks the game off
                ahead.append(after._replace(takings=0))
    assert kinds == {"led", "beat", "took-up"}
    assert len(found) == 144_942


def test_in_the_circle_the_game_is_broken_off_at_the_hundredth_taking_up():
    """hanrey-1774.q.endless."""
    table = Table(CIRCLE, stock=STOCK)
    while not table.game.is_terminal(table.state):
        table.play(str(table.game.legal_actions(table.state)[-1]))
    assert table.kinds().count("took-up") == 100
    position = table.position()
    assert (position["winners"], position["loser"], position["stock"]) == ([], None, 6)
    assert table.said("broken-off") == [("broken-off", None, "q.endless")]
