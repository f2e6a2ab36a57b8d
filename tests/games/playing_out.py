"""Computer players at a table: a game played out among them, and what one does at a moment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gnav_core.core import registry
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import CHANCE, see


def played_out(game: Any, players: Sequence[Any], chance: Random) -> Any:
    """Play a game to its end, each player told what its seat sees of the deal: the last state."""
    told: list[list[SeenEvent]] = [[] for _ in players]
    state = game.begin().state
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            action = chance.choice(game.legal_actions(state))
        else:
            action = players[mover].choose(see(game, state, mover), told[mover], chance)
        deal = game.moment(state).deal
        state, events = game.apply(state, action)
        for seat, heard in enumerate(told):
            if game.moment(state).deal != deal:
                heard.clear()
            heard.extend(event.seen_by(seat) for event in events)
    return state


def among(
    rules: str, kinds: Sequence[str], chance: Random, readings: dict[str, str] | None = None
) -> tuple[Any, Any]:
    """Play a game out among these kinds of players, whoever deals: the game and its last state."""
    game = registry.new(rules, len(kinds), chance.randrange(len(kinds)), readings or {})
    players = registry.family(rules).players
    return game, played_out(game, [players[kind].make(game.rules) for kind in kinds], chance)


def chosen(table: Any, kind: str = "careful") -> str:
    """What a player of a kind does where a table stands."""
    seat = table.state.at
    player = registry.family(table.game.rules_id).players[kind].make(table.game.rules)
    events = [event.seen_by(seat) for event in table.log]
    return str(player.choose(see(table.game, table.state, seat), events, Random(1)))
