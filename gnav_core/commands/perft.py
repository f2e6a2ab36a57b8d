"""The command ``gnav perft``: how many positions there are at each depth."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from gnav_core.games import SetupError
from gnav_core.perft import Depth, perft


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--rules", required=True, help="the source, for instance gnav-1774")
    parser.add_argument("--players", type=int, required=True, help="how many seats")
    parser.add_argument("--pieces", required=True, help='in the order they come: "7 cat house 9"')
    parser.add_argument("--depth", type=int, default=6, help="moves of players, 6 unless given")
    parser.add_argument("--dealer", type=int, help="the seat that deals, the last one unless given")
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
    """Print the counts; give the exit status: 0, or 2 where nothing can be counted."""
    readings = dict(reading.partition("=")[::2] for reading in parsed.readings)
    pieces = parsed.pieces.replace(",", " ").split()
    try:
        counts = perft(parsed.rules, parsed.players, pieces, parsed.depth, parsed.dealer, readings)
    except SetupError as error:
        print(f"gnav: {error}.", file=sys.stderr)
        return 2
    if parsed.json:
        print(json.dumps(as_json(parsed, pieces, readings, counts), ensure_ascii=False))
    else:
        print("\n".join(lines(counts)))
    return 0


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


def lines(counts: list[Depth]) -> Iterator[str]:
    """Set the counts as a table."""
    yield f"{'depth':>5} {'positions':>12} {'over':>8} {'waiting':>8}"
    for depth, (positions, over, waiting) in enumerate(counts):
        yield f"{depth:>5} {positions:>12} {over:>8} {waiting:>8}"
