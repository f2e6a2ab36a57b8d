"""Let the usual computer player of each game play against Easy ones, and among its like.

``python -m scripts.bench.players`` writes the table into the page “How fast”. The machine that
measures is seldom idle: what a player takes to answer is counted in time of the processor.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from gnav_core.core import registry
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import CHANCE, see

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-fast.md"
BEGIN, END = "<!-- players -->\n", "<!-- /players -->\n"
EASY = "random"
GAMES = 400
SECONDS = 8.0
"""After so long no further game is begun: some are long."""


class Strength(NamedTuple):
    """How one seat of a kind has done: games, those it won, and the mean share of the others.

    ``won_by_nobody`` counts the games without a winner among players of one kind; ``times`` are
    the seconds of each answer.
    """

    games: int
    won: int
    others: float
    alike: int
    won_by_nobody: int
    times: tuple[float, ...]


def played(
    rules: str, kinds: Sequence[str], chance: Random, times: list[float], timed: int | None = None
) -> tuple[int, ...]:
    """Play a game to its end among these players: who won. Answers of the seat timed are noted."""
    family, game = registry.family(rules), registry.new(rules, len(kinds))
    players = [family.players[kind].make(game.rules) for kind in kinds]
    state, events = game.begin()
    told: list[list[SeenEvent]] = [[] for _ in kinds]
    deal = game.moment(state).deal
    for event in events:
        for seat, heard in enumerate(told):
            heard.append(event.seen_by(seat))
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            action = _chance(game, state, chance)
        else:
            seen, start = see(game, state, mover), time.process_time()
            action = players[mover].choose(seen, told[mover], chance)
            if mover == timed:
                times.append(time.process_time() - start)
        state, events = game.apply(state, action)
        if game.moment(state).deal != deal:
            deal, told = game.moment(state).deal, [[] for _ in kinds]
        for event in events:
            for seat, heard in enumerate(told):
                heard.append(event.seen_by(seat))
    outcome = game.outcome(state)
    return tuple(outcome.winners) if outcome else ()


def _chance(game: Any, state: Any, chance: Random) -> Any:
    actions, weights = zip(*game.chance_outcomes(state), strict=True)
    return chance.choices(actions, weights)[0]


def strength(rules: str, players: int, games: int = GAMES) -> Strength:
    """Play the usual player against Easy ones, from every seat in turn, and among its like."""
    usual = registry.family(rules).default_player
    chance, times, end = Random(f"{rules} {players}"), list[float](), time.process_time() + SECONDS
    won = others = number = alike = nobody = 0
    while number < games and (time.process_time() < end or number < 2 * players):
        seat = number % players
        kinds = [usual if at == seat else EASY for at in range(players)]
        winners = played(rules, kinds, chance, times, seat)
        won += seat in winners
        others += len(set(winners) - {seat})
        number += 1
    end = time.process_time() + SECONDS / 2
    while alike < games and (time.process_time() < end or alike < 2 * players):
        nobody += not played(rules, [usual] * players, chance, times, 0)
        alike += 1
    return Strength(number, won, others / (players - 1), alike, nobody, tuple(times))


def interval(won: float, games: int) -> tuple[float, float]:
    """Give where a share lies with 95 % certainty, after Wilson."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    wide /= 1 + z * z / games
    return middle - wide, middle + wide


def rows() -> Iterator[str]:
    """Measure every source, with the fewest players and with four; a row of the table each."""
    for rules in registry.SOURCES:
        family = registry.family(rules)
        least, most = registry.rule_set(rules).seats.value
        for players in sorted({least, min(4, most)}):
            print(f"players: {rules}, {players} …", file=sys.stderr)
            found = strength(rules, players)
            low, high = interval(found.won, found.games)
            times = sorted(found.times)
            slow = times[int(0.95 * (len(times) - 1))]
            yield (
                f"| {rules}, {players} players | {family.players[family.default_player].name} "
                f"| {found.won / found.games:.0%} ({low:.0%}–{high:.0%} of {found.games:,}) "
                f"| {found.others / found.games:.0%} "
                f"| {found.won_by_nobody / found.alike:.0%} of {found.alike:,} "
                f"| {1e3 * median(times):.3f} ms | {1e3 * slow:.3f} ms |"
            )


def main() -> int:
    """Measure all, and keep the table in the page."""
    head = (
        "| source | player | wins against Easy ones (95 %) | each of these wins "
        "| nobody wins among its like | an answer, median | 95 of 100 |\n"
        "|---|---|---|---|---|---|---|"
    )
    table = "\n".join([head, *rows()])
    print(table)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{table}\n\n{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
