"""Let each computer player of a game sit alone among those of another strength, on the same deals.

``python -m scripts.bench.players [SOURCE …]`` writes the table into the page “How fast”. Each deal
is played twice from the same cards: by players of one kind alone, and with one seat played by
another; what that seat comes out better by is what is told. The machine that measures is seldom
idle: what a player takes to answer is counted in time of the processor.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.family import Kind
from gnav_core.core.game import CHANCE, Game, Seen, see
from gnav_core.core.told import Told
from gnav_core.play.sampling import Sampling, ahead

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-fast.md"
BEGIN, END = "<!-- players -->\n", "<!-- /players -->\n"
SECONDS = 5.0
LONG = 60.0
"""Of processor time for each pairing, and for Hard beside what was best before; after it no further
deal is begun."""

FEWEST = 8
"""So many deals are played at least."""

Choose = Callable[[Told, Seen, Random], Action]
Stands = Callable[[Game[Any], Any], Sequence[float]]


class Found(NamedTuple):
    """By how much a seat came out better, in each deal; and the seconds of each of its answers."""

    better: list[float]
    times: list[float]

    def told(self) -> str:
        """Give the mean with its interval of 95 %."""
        error = 1.96 * stdev(self.better) / sqrt(len(self.better))
        return f"{mean(self.better):+.3f} ± {error:.3f}".replace("-", "−")


def player(game: Game[Any], kind: Kind) -> Choose:
    """Make a player that chooses from what its seat was told."""
    made = kind.make(game.rules)
    if kind.sampled is not None:
        return Sampling(game, made, kind.sampled).choose
    return lambda known, seen, chance: made.choose(seen, known.events, chance)


def stands(game: Game[Any], rules: str) -> Stands:
    """Say what is compared: in Gnav strokes or tokens, in a game of cards what the deal brings."""
    sampled = registry.family(rules).players["sampling"].sampled
    if sampled is not None:
        return sampled.stands
    tally = game.rules.tally

    def left(game: Game[Any], state: Any) -> Sequence[float]:
        strokes = [tally.left(state.score, state.plus, seat) for seat in range(game.players)]
        return state.score if None in strokes else strokes

    return left


def deal(game: Game[Any], players: Sequence[Choose], seed: str, times: list[list[float]]) -> Any:
    """Play the first deal to its end; give the position it leads to."""
    chance, state = Random(seed), game.initial_state()
    known = [Told(seat, state) for seat in range(game.players)]
    begun = False
    while (mover := game.current_player(state)) is not None:
        if game.moment(state).rests and begun:
            break
        if mover == CHANCE:
            begun = True
            actions, weights = zip(*game.chance_outcomes(state), strict=True)
            action = chance.choices(actions, weights)[0]
        else:
            told, seen = known[mover].standing(game, state), see(game, state, mover)
            dice, start = Random(f"{seed}/{mover}/{len(told.steps)}"), time.process_time()
            action = players[mover](told, seen, dice)
            times[mover].append(time.process_time() - start)
        state, events = game.apply(state, action)
        known = [told.after(mover, action, events) for told in known]
    return state


def compared(rules: str, seats: int, one: str, among: str, seconds: float = SECONDS) -> Found:
    """Let one player take each seat in turn among players of another kind."""
    game, kinds = registry.new(rules, seats), registry.family(rules).players
    alone, others = player(game, kinds[one]), player(game, kinds[among])
    measure, found, number = stands(game, rules), Found([], []), 0
    end = time.process_time() + seconds
    while time.process_time() < end or number < FEWEST:
        seed, none = f"{rules} {seats} {number}", [list[float]() for _ in range(seats)]
        usual = measure(game, deal(game, [others] * seats, seed, none))
        for seat in range(seats):
            table, times = [others] * seats, [list[float]() for _ in range(seats)]
            table[seat] = alone
            came = measure(game, deal(game, table, seed, times))
            found.better.append(ahead(came, seat) - ahead(usual, seat))
            found.times.extend(times[seat])
        number += 1
    return found


def pairings(rules: str) -> Iterator[tuple[str, str]]:
    """List who is to sit among whom: each strength among the others, and today's among the old."""
    kinds = registry.family(rules).players
    offered = [kind for kind, player in kinds.items() if player.offered]
    yield from ((one, other) for one in offered for other in offered if one != other)
    yield from (("sampling", kind) for kind in ("counting", "computed") if kind in kinds)


def seats(rules: str) -> int:
    """Say with how many a source is played: four, or as near to it as it allows."""
    least, most = registry.rule_set(rules).seats.value
    near: int = max(least, min(4, most))
    return near


def rows(sources: Sequence[str]) -> Iterator[str]:
    """Measure sources, with four players or as many as there can be; a row of the table each."""
    for rules in sources:
        kinds = registry.family(rules).players
        four = seats(rules)
        for one, other in pairings(rules):
            print(f"players: {rules}, {one} among {other} …", file=sys.stderr, flush=True)
            best = registry.family(rules).default_player, "counting"
            seconds = LONG if one == "sampling" and other in best else SECONDS
            found = compared(rules, four, one, other, seconds)
            times = sorted(found.times)
            slow = times[int(0.95 * (len(times) - 1))]
            yield (
                f"| {rules}, {four} | {kinds[one].name} | {kinds[other].name} "
                f"| {found.told()} | {len(found.better):,} "
                f"| {1e3 * median(times):.1f} ms | {1e3 * slow:.1f} ms |"
            )


def main() -> int:
    """Measure all, and keep the table in the page."""
    head = (
        "| source, players | one | among | better by, a deal | deals | an answer, median "
        "| 95 of 100 |\n|---|---|---|---|---|---|---|"
    )
    return measured(head, rows, BEGIN, END)


def measured(
    head: str, rows: Callable[[Sequence[str]], Iterator[str]], begin: str, end: str
) -> int:
    """Measure the sources asked for; keep the table in the page, between marks, if that is all."""
    asked = sys.argv[1:]
    table = "\n".join([head, *rows(asked or [*registry.SOURCES])])
    print(table)
    if not asked:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
        after = rest.partition(end)[2]
        PAGE.write_text(f"{before}{begin}\n{table}\n\n{end}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
