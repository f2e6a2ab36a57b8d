"""The command ``gnav takes``: who takes a trick by a source, in words or as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from gnav_core.cards.ruling.asked import takes
from gnav_core.core import text
from gnav_core.core.game import AskError
from gnav_core.core.streams import refused

HELP: Final = "say who takes a trick, of the cards as they were played"
STATUS: Final = {"stated": "", "inferred": "our reading", "supplied": "lent"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--rules", required=True, help="the source, for instance byd-1774")
    parser.add_argument("--cards", required=True, help='as they were played: "h9 hk s6"')
    parser.add_argument("--trump", default="", help="what is trumps: s, h, d or c; of two, ds")
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
    """Answer the command."""
    readings = dict(reading.partition("=")[::2] for reading in parsed.readings)
    cards = parsed.cards.replace(",", " ").split()
    if not cards:
        return refused("name the cards that were played, two at least.")
    try:
        found = takes(parsed.rules, cards, parsed.trump, readings)
    except AskError as error:
        return refused(text.refusal(error))
    if parsed.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(found)))
    return 0


def _lines(found: dict[str, Any]) -> Iterator[str]:
    yield found["text"]
    for step in found["steps"]:
        by = [*map(text.label, step["clauses"]), *filter(None, [STATUS[step["status"]]])]
        yield f"  {step['text']}  [{'; '.join(by)}]"
    for doubt in found["doubts"]:
        yield f"  ? {text.label(doubt['crux'])}: {doubt['question']}"
        yield f"    Our reading: {doubt['reads']}."
        for other in doubt["otherwise"]:
            yield f"    With the reading “{other['reads']}”: {other['text']}"
        if not doubt["otherwise"] and doubt["options"] > 1:
            yield "    Read otherwise, the verdict is the same."
