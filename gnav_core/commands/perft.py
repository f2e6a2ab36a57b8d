"""The command ``gnav perft``: how many positions there are at each depth."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Any

from gnav_core.core import registry, text
from gnav_core.core.perft import Depth, Place, Watch, check, depths
from gnav_core.core.streams import refused, tell, whole

HEAD = f"{'depth':>5} {'positions':>12} {'over':>8} {'waiting':>8}"
SECONDS = 3
"""How long it counts before it says how far it is, and then between two sentences."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--rules", required=True, help="the source, for instance gnav-1774")
    parser.add_argument("--players", type=whole, required=True, help="how many seats")
    parser.add_argument("--pieces", required=True, help='in the order they come: "7 cat house 9"')
    parser.add_argument("--depth", type=whole, default=6, help="moves of players, 6 unless given")
    parser.add_argument(
        "--dealer", type=whole, help="the seat that deals, the last one unless given"
    )
    parser.add_argument(
        "--readings",
        "--reading",
        nargs="+",
        action="extend",
        default=[],
        metavar="CRUX=OPTION",
        help="other answers to open questions",
    )
    parser.add_argument("--json", action="store_true", help="as one JSON document")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print the counts, depth by depth; give the exit status.

    It is 0, 2 where nothing can be counted, 130 where it was stopped: what was counted is printed.
    """
    readings = dict(reading.partition("=")[::2] for reading in parsed.readings)
    pieces = parsed.pieces.replace(",", " ").split()
    try:
        game = registry.new(parsed.rules, parsed.players, parsed.dealer, readings)
        check(game, pieces, parsed.depth)
    except registry.SetupError as error:
        return refused(text.refusal(error))
    counts: list[Depth] = []
    status = 0
    if not parsed.json:
        print(HEAD)
    try:
        for count in depths(game, pieces, parsed.depth, _watch(quiet=parsed.json)):
            counts.append(count)
            if not parsed.json:
                print(_line(len(counts) - 1, count), flush=True)
    except KeyboardInterrupt:
        status = 130
    if parsed.json:
        print(json.dumps(as_json(parsed, pieces, readings, counts), ensure_ascii=False))
    return status


def _watch(quiet: bool) -> Watch:
    """Say on standard error how far it is, once it has taken some seconds."""
    said, depth = monotonic(), 0

    def watched(reached: Mapping[Place, int]) -> Iterator[tuple[Place, int]]:
        nonlocal said, depth
        depth += 1
        for number, place in enumerate(reached.items()):
            if number % 1024 == 0 and not quiet and monotonic() - said >= SECONDS:
                said = monotonic()
                tell(f"depth {depth}: {number} of {len(reached)} positions gone on from.")
            yield place

    return watched


def as_json(
    parsed: argparse.Namespace, pieces: list[str], readings: dict[str, str], counts: list[Depth]
) -> dict[str, Any]:
    """Give what was asked and the counts: lists by depth, from 0."""
    return {
        "rules": parsed.rules,
        "players": parsed.players,
        "dealer": parsed.players - 1 if parsed.dealer is None else parsed.dealer,
        "readings": readings,
        "pieces": pieces,
        "positions": [count.positions for count in counts],
        "over": [count.over for count in counts],
        "waiting": [count.waiting for count in counts],
    }


def _line(depth: int, count: Depth) -> str:
    """Set the counts of a depth as a line of the table."""
    return f"{depth:>5} {count.positions:>12} {count.over:>8} {count.waiting:>8}"
