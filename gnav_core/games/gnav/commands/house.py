"""The command ``gnav house``: a file of house rules checked, and printed as a rule sheet."""

from __future__ import annotations

import argparse
from typing import Any, Final

from gnav_core.games.gnav.commands.compare import answer, cited
from gnav_core.games.gnav.house_rules.file import load
from gnav_core.games.gnav.house_rules.sheet import sheet

HELP: Final = "check house rules, and print their rule sheet"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("file", help="a file of gnav-house/1")
    parser.add_argument("--json", action="store_true", help="as one JSON document")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Answer the command."""
    return answer(parsed, lambda: _ask(parsed.file), _lines)


def _ask(file: str) -> dict[str, Any]:
    house = load(file)
    return {"house": house.as_json(), "sheet": sheet(house)}


def _lines(found: dict[str, Any]) -> list[str]:
    house = found["house"]
    lines = [house["name"] or "House rules", f"Based on {house['base']}."]
    group = ""
    for row in found["sheet"]:
        if row["group"] != group:
            group = row["group"]
            lines += ["", group]
        lent = f" (from {row['label']})" if row["lent"] else ""
        clauses = [words["clause"] for words in row["words"]] + row["cruces"]
        lines.append(f"  {row['asks']} {row['text']}{lent}{cited(clauses)}")
    return lines
