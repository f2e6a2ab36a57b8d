"""The tables of what is asked of a text: cruces and gaps, their evidence and their options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scripts.dataset.described import OPTIONAL, Column, Row, Table, of, place
from scripts.dataset.held import Held
from scripts.dataset.texts import ID


def cruces(held: Held) -> Iterator[Row]:
    """Yield everything that is asked of a text, with how it is settled."""
    for crux in held.cruces:
        filled = crux.get("filled", {})
        said = (crux[part] for part in ("id", "source", "asks", "kind", "question", "reason"))
        settled = (crux["default"], crux["switchable"])
        yield *said, *settled, filled.get("by"), filled.get("departs"), crux.get("otherwise")


def targets(held: Held) -> Iterator[Row]:
    """Yield the rules and clauses that each crux is about."""
    for crux in held.cruces:
        for target in crux["targets"]:
            yield crux["id"], target


def options(held: Held) -> Iterator[Row]:
    """Yield the ways in which each crux can be read."""
    for crux in held.cruces:
        for n, option in enumerate(crux["options"], 1):
            yield crux["id"], n, option["value"], option["text"]


def evidence(held: Held) -> Iterator[Row]:
    """Yield the clauses that bear on each crux."""
    for crux in held.cruces:
        for n, found in enumerate(crux["evidence"], 1):
            yield crux["id"], n, found["clause"], found["bearing"], found["text"]


CRUX: Final = of("crux", "The crux.")

TABLES: Final = (
    Table(
        "cruces",
        "A question that a text leaves open, with our answer.",
        (
            ID._replace(names="ids"),
            of("text", "The text it is asked of."),
            Column("asks", "`crux` (two readings), `gap` (silence) or `question` (of the text)."),
            Column("kind", "`game` where the game needs an answer, else `text`."),
            Column("question", "The question."),
            Column("reason", "Why our answer was chosen.", required=OPTIONAL),
            Column("answer", "The option that is our default.", required=OPTIONAL),
            Column("switchable", "Whether one can play by another option.", "boolean"),
            Column("filled_by", "By which step a gap is filled.", required=OPTIONAL),
            Column("departs", "Whether that departs from the step.", "boolean", OPTIONAL),
            Column("otherwise", "What else could fill it.", required=OPTIONAL),
        ),
        ("id",),
        cruces,
    ),
    Table(
        "crux_targets",
        "A rule or clause that a crux is about.",
        (CRUX, Column("target", "The rule or clause.", names="ids")),
        ("crux", "target"),
        targets,
    ),
    Table(
        "crux_options",
        "A way in which a crux can be read.",
        (
            CRUX,
            place(),
            Column("option", "Its name."),
            Column("says", "What it says, in words."),
        ),
        ("crux", "option"),
        options,
    ),
    Table(
        "crux_evidence",
        "A clause that bears on a crux.",
        (
            CRUX,
            place(),
            Column("clause", "The clause or rule.", names="ids"),
            Column("bearing", "`for`, `against` or `open`."),
            Column("says", "What it shows.", required=OPTIONAL),
        ),
        ("crux", "n"),
        evidence,
    ),
)
