"""One worked example: a record with a title, what it shows, and what must come of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from gnav_core.core.record import Record, read
from scripts.tei.files import of_families

#: What a worked example must hold, and beside it what a lesson must.
SCHEMAS: Final = Path(__file__).parent / "schema"
LESSON: Final = "lesson-"
Json = dict[str, Any]


@dataclass(frozen=True)
class Example:
    """Hold one file of the examples of a family; ``value`` is the file as it stands."""

    id: str
    value: Json

    @property
    def record(self) -> Record:
        """Read the record, which is played like any other."""
        return read(self.value)

    @property
    def rules(self) -> str:
        """Name the source by which it is played."""
        return str(self.value["rules"])

    @property
    def title(self) -> str:
        """Say in one sentence what happens."""
        return str(self.value["title"])

    @property
    def title_da(self) -> str:
        """Say the same in Danish."""
        return str(self.value["title_da"])

    @property
    def shows(self) -> tuple[str, ...]:
        """List the clauses and cruces that it shows at work."""
        return tuple(self.value.get("shows", ()))

    @property
    def beside(self) -> tuple[str, ...]:
        """List the cruces it stands beside: it comes to what they tell of."""
        return tuple(self.value.get("beside", ()))

    @property
    def start(self) -> int:
        """Give the number of moves after which one begins to look."""
        return int(self.value.get("from", 0))

    @property
    def remarks(self) -> list[Json]:
        """List what is said beside it, each remark at a number of moves."""
        return list(self.value.get("remarks", ()))

    @property
    def refused(self) -> Json | None:
        """Give what is tried at the end and refused: a move, or a number of players."""
        found: Json | None = self.value.get("refused")
        return found

    @property
    def names(self) -> list[str]:
        """Name the seats."""
        given = self.value.get("names")
        return given or [f"Seat {seat}" for seat in range(self.value["players"])]

    def showing(self, ident: str) -> bool:
        """Say whether it shows this rule, a clause of it, or this crux."""
        return any(f"{shown}.".startswith(f"{ident}.") for shown in self.shows)


def paths() -> dict[str, Path]:
    """List the files of examples and lessons, of all families, by id."""
    return {path.stem: path for path in of_families("examples/*.json")}


def every() -> Iterator[Example]:
    """Read every example, lessons too."""
    for path in paths().values():
        yield Example(path.stem, json.loads(path.read_text("utf-8")))


@cache
def proofs() -> tuple[Example, ...]:
    """List the examples that prove a rule: all but the lessons, source by source, rule by rule."""
    found = [example for example in every() if not example.id.startswith(LESSON)]
    return tuple(sorted(found, key=place))


def place(example: Example) -> tuple[Any, ...]:
    """Give an example's place: by its source, rules before cruces, the usual reading first."""
    first = example.shows[0] if example.shows else ""
    source, _, rest = first.partition(".")
    rule = rest.partition(".")[0]
    number = int(rule[1:]) if rule[1:].isdigit() else 99
    read = len(example.value.get("readings", ()))
    return (example.rules, source != example.rules, number, rest, read, example.id)
