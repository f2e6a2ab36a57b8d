"""What the edition says of an answer: that it is our inference, and which cruces are about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from gnav_core.games.gnav import SOURCES
from scripts import tei
from scripts.concordance.question import Cell


@cache
def inferred() -> frozenset[tuple[str, str]]:
    """List source and question of each answer that a note or a crux calls our inference."""
    said = [(source.id, note.inferred) for source in _sources() for note in source.notes]
    said += [(crux.source, crux.inferred) for crux in _cruces()]
    return frozenset((source, question) for source, asked in said for question in asked)


@cache
def about() -> dict[str, tuple[str, ...]]:
    """Give for each crux the questions of the concordance that it is about."""
    return {crux.id: crux.asks for crux in _cruces()}


def weighed(cell: Cell, source: str, question: str) -> Cell:
    """Give a cell as firm as the notes allow, with no crux but those about its question.

    What a reading changes in it is told where its crux is about the question too.
    """
    if cell.status == "stated" and (source, question) in inferred():
        cell = replace(cell, status="inferred")
    homes = cell.lenders if cell.status == "supplied" else (source,) * cell.own
    textual = [
        crux
        for crux in about()
        if crux.partition(".")[0] in homes and crux in _textual() and question in about()[crux]
    ]
    cited = [crux for crux in cell.cruces if question in about()[crux]]
    otherwise = tuple(other for other in cell.otherwise if question in about()[other.crux])
    return replace(cell, cruces=tuple(dict.fromkeys(cited + textual)), otherwise=otherwise)


@cache
def _textual() -> frozenset[str]:
    """List the cruces of the text, which no rule set cites."""
    return frozenset(crux.id for source in _sources() for crux in source.questions)


def _cruces() -> Iterator[tei.Question]:
    """Yield every crux, of the game and of the text."""
    for source in _sources():
        yield from source.cruces
        yield from source.questions


@cache
def _sources() -> tuple[tei.Source, ...]:
    """Read the sources that the concordance asks."""
    return tuple(source for source in tei.load_all().values() if source.id in SOURCES)
