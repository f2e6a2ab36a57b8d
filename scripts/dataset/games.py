"""The tables of games that were played: worked examples, lessons, golden games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from scripts.dataset.described import OPTIONAL, Column, Row, Table, of, place
from scripts.dataset.held import Held, Json
from scripts.dataset.texts import ID


def examples(held: Held) -> Iterator[Row]:
    """Yield the worked examples and lessons."""
    for example in held.examples:
        value = example.value
        said = (example.title, example.title_da, "lesson" in value)
        yield example.id, example.rules, *said, *record(value), *without(value, "expect")


def record(value: Json) -> Row:
    """Give the record of a game: players, dealer, readings as JSON, moves."""
    readings = value.get("readings")
    chosen = json.dumps(readings, ensure_ascii=False) if readings else None
    return value["players"], value.get("dealer"), chosen, " ".join(value["moves"])


def without(value: Json, name: str) -> Row:
    """Give one part of a file as JSON, or nothing."""
    return (json.dumps(value[name], ensure_ascii=False) if name in value else None,)


def remarks(held: Held) -> Iterator[Row]:
    """Yield what is said beside each example."""
    for example in held.examples:
        for n, said in enumerate(example.remarks, 1):
            yield example.id, n, said["at"], said["text"], said["text_da"]


def shows(held: Held) -> Iterator[Row]:
    """Yield what each example shows at work."""
    for example in held.examples:
        for shown in example.shows:
            yield example.id, shown


def golden_games(held: Held) -> Iterator[Row]:
    """Yield the golden games, with the answer that any engine must give."""
    for game in held.golden_games:
        answer = json.dumps(game["answer"], ensure_ascii=False)
        rules = game["record"]["rules"]
        yield game["id"], rules, game["answer"]["status"], *record(game["record"]), answer


RECORD: Final = (
    Column("players", "How many play.", "integer"),
    Column("dealer", "The seat that deals first, from 0.", "integer", OPTIONAL),
    Column("readings", "How cruces are read, as JSON, where not by default.", required=OPTIONAL),
    Column("moves", "The moves, with a space between them.", required=OPTIONAL),
)
EXAMPLE: Final = of("example", "The example.")

TABLES: Final = (
    Table(
        "examples",
        "A worked example, or a lesson.",
        (
            ID,
            of("text", "The text it is played by."),
            Column("title", "What happens in it."),
            Column("title_da", "The same in Danish."),
            Column("lesson", "Whether it is a lesson.", "boolean"),
            *RECORD,
            Column("expect", "What must come of it, as JSON.", required=OPTIONAL),
        ),
        ("id",),
        examples,
    ),
    Table(
        "example_shows",
        "A clause or crux that an example shows at work.",
        (EXAMPLE, Column("target", "The clause, rule or crux.", names="ids")),
        ("example", "target"),
        shows,
    ),
    Table(
        "example_remarks",
        "What is said beside an example.",
        (
            EXAMPLE,
            place(),
            Column("at", "After how many moves.", "integer"),
            Column("says", "The remark in English."),
            Column("says_da", "The same in Danish."),
        ),
        ("example", "n"),
        remarks,
    ),
    Table(
        "golden_games",
        "A game played at random, kept for good, with what any engine must answer.",
        (
            ID,
            of("text", "The text it is played by."),
            Column("status", "`ok`, or what is wrong with its last move."),
            *RECORD,
            Column("answer", "What must be answered, as JSON."),
        ),
        ("id",),
        golden_games,
    ),
)
