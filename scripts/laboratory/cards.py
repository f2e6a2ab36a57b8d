"""Play the card games of the booklet by the players of the table, and keep what came of them.

``python -m scripts.laboratory.cards``: so many games each, by every number of players. Each seat is
played by the same kind; the random numbers are a function of the seed, the game and its number.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from gnav_core.core import registry
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.family import Family, Player
from gnav_core.core.game import CHANCE, see
from scripts.laboratory.kept import CARDS, SEED

Json = dict[str, Any]
GAMES: Final = 2000
MOST_SEATS: Final = 7
FORMAT: Final = "gnav-card-games/1"


def main() -> None:
    """Play, and write after each table."""
    parser = argparse.ArgumentParser(prog="python -m scripts.laboratory.cards", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--to", type=Path, default=CARDS)
    parser.add_argument("--players", help="the kind, that of the table unless given")
    asked = parser.parse_args()
    tables: list[Json] = []
    for source, seats in every_table():
        tables.append(table(source, seats, asked.games, asked.players))
        write(asked.to, tables)


def every_table() -> Iterator[tuple[str, int]]:
    """Yield each card game with each number of players that it is for, seven at most."""
    for source in registry.SOURCES:
        if registry.family(source).id != "gnav":
            least, most = registry.rule_set(source).seats.value
            yield from ((source, seats) for seats in range(least, min(most, MOST_SEATS) + 1))


def table(source: str, seats: int, games: int, kind: str | None = None) -> Json:
    """Play so many games of one number of players; give sums by seat, and of squares."""
    family = registry.family(source)
    kind = kind or family.default_player
    won, squares, wins = [0.0] * seats, [0.0] * seats, [0] * seats
    lengths, moves = [0, 0], [0, 0]
    for number in range(games):
        returns, winners, deals, choices = played(family, kind, source, seats, number)
        for seat in range(seats):
            won[seat] += returns[seat]
            squares[seat] += returns[seat] ** 2
            wins[seat] += seat in winners
        lengths = [lengths[0] + deals, lengths[1] + deals**2]
        moves = [moves[0] + choices, moves[1] + choices**2]
    return {
        "source": source,
        "seats": seats,
        "players": kind,
        "games": games,
        "won": won,
        "won_squares": squares,
        "wins": wins,
        "deals": lengths,
        "choices": moves,
    }


def played(
    family: Family, kind: str, source: str, seats: int, number: int
) -> tuple[list[float], tuple[int, ...], int, int]:
    """Play one game; give what each won, who won, how many deals and decisions it took."""
    chance = Random(f"{SEED}/{source}/{seats}/{number}")
    game = registry.new(source, seats)
    players: list[Player] = [family.players[kind].make(game.rules) for _ in range(seats)]
    state, events = game.begin()
    told = heard(events, seats)
    choices, deal = 0, game.moment(state).deal
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            outcomes, weights = zip(*game.chance_outcomes(state), strict=True)
            (action,) = chance.choices(outcomes, weights)
        else:
            action = players[mover].choose(see(game, state, mover), told[mover], chance)
            choices += 1
        state, events = game.apply(state, action)
        if game.moment(state).deal != deal:
            deal, told = game.moment(state).deal, [[] for _ in players]
        for before, new in zip(told, heard(events, seats), strict=True):
            before += new
    outcome = game.outcome(state)
    winners = tuple(outcome.winners) if outcome else ()
    return game.returns(state), winners, game.moment(state).deal, choices


def heard(events: Sequence[Event], seats: int) -> list[list[SeenEvent]]:
    """Give what each seat is told of these events."""
    return [[event.seen_by(seat) for event in events] for seat in range(seats)]


def write(path: Path, tables: list[Json]) -> None:
    """Write what came of all tables so far."""
    rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in tables)
    head = f'{{"format": "{FORMAT}", "seed": {SEED}, "tables": [\n'
    path.write_text(f"{head}{rows}\n]}}\n", "utf-8")


if __name__ == "__main__":
    main()
