"""The tables of what the engines enforce, by which clauses and in whose words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scripts.dataset.described import OPTIONAL, Column, Row, Table, of, place
from scripts.dataset.held import Held


def enforced(held: Held) -> Iterator[Row]:
    """Yield every value that an engine enforces."""
    for value in held.enforced:
        said = (value[part] for part in ("id", "source", "rule", "value", "status", "crux"))
        yield *said, " ".join(value["fields"])


def because(held: Held) -> Iterator[Row]:
    """Yield the clauses that each value rests on."""
    for value in held.enforced:
        for n, clause in enumerate(value["clauses"], 1):
            yield value["id"], n, clause


def quotes(held: Held) -> Iterator[Row]:
    """Yield the words that each value rests on."""
    for value in held.enforced:
        for n, quote in enumerate(value["quotes"], 1):
            yield value["id"], n, quote


def unenforced(held: Held) -> Iterator[Row]:
    """Yield the clauses that no table can enforce."""
    found = {one["clause"]: one["reason"] for rule in held.rules for one in rule["unenforced"]}
    yield from found.items()


VALUE: Final = of("value", "The value.")

TABLES: Final = (
    Table(
        "enforced",
        "A value that the engine enforces because of a text.",
        (
            Column("id", "The text, and the fields of its rule set."),
            of("text", "The text whose rule set it is."),
            Column("rule", "What the rule is about, in words."),
            Column("value", "What holds, where there is a choice.", required=OPTIONAL),
            Column("status", "`stated`, `inferred` or `supplied`: on whose word."),
            Column("crux", "The crux that it answers.", required=OPTIONAL, names="ids"),
            Column("fields", "The fields of the rule set, with a space between them."),
        ),
        ("id",),
        enforced,
    ),
    Table(
        "enforced_clauses",
        "A clause that a value rests on.",
        (VALUE, place(), Column("clause", "The clause or rule.", names="ids")),
        ("value", "n"),
        because,
    ),
    Table(
        "enforced_quotes",
        "Words that a value rests on, as received; with the rights of the text they stand in.",
        (VALUE, place(), Column("quote", "The words.")),
        ("value", "n"),
        quotes,
    ),
    Table(
        "unenforced",
        "A clause that no table can enforce.",
        (Column("clause", "The clause.", names="ids"), Column("reason", "Why not.")),
        ("clause",),
        unenforced,
    ),
)
