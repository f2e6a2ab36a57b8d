"""How to play by one source, on one page: short sentences of ours, each with its clauses.

The text is `sources/<family>/how-to-play/<source>.md`: a title, what it is about, by what rules;
then parts under their headings, a sentence a line, with the clauses and cruces that it rests on in
brackets at its end. What stands in “quotation marks” must stand so in a clause that it cites. A
numbered list is a rank, the best first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from scripts import tei
from scripts.examples.example import LESSON, paths
from scripts.pages import parts
from scripts.pages.templates import page_of
from scripts.tei import links

SENTENCE: Final = re.compile(r"(?P<words>.+) \[(?P<cites>[^\]]+)\]$")
RANKED: Final = re.compile(r"\d+\. (?P<thing>.+)$")
QUOTED: Final = re.compile("“([^”]+)”")


class Piece(NamedTuple):
    """Words of a sentence; those of a source name the clause in which they stand."""

    words: str
    clause: str = ""


class Sentence(NamedTuple):
    """One sentence, and what it rests on, clauses before cruces."""

    pieces: tuple[Piece, ...]
    clauses: tuple[str, ...]
    cruces: tuple[str, ...]

    @property
    def words(self) -> str:
        """Give its words."""
        return "".join(piece.words for piece in self.pieces)

    @property
    def cites(self) -> tuple[str, ...]:
        """Give all that it rests on."""
        return (*self.clauses, *self.cruces)


@dataclass
class Part:
    """Sentences under one heading, and what ranks in their order, if anything does."""

    heading: str
    sentences: list[Sentence] = field(default_factory=list)
    ranked: list[str] = field(default_factory=list)


@dataclass
class HowTo:
    """How one game is played: a title, its aim, by what rules, and the parts."""

    title: str
    aim: str
    by: str
    parts: list[Part]

    def sentences(self) -> Iterator[Sentence]:
        """Yield every sentence."""
        for part in self.parts:
            yield from part.sentences


def how_to_play(source: tei.Source, text: str) -> HowTo:
    """Read how a game is played.

    Raises ``ValueError`` for a line without what it rests on, for an id that nobody knows, and for
    a quotation that does not stand in a clause cited with it.
    """
    head, *rest = text.strip().split("\n## ")
    title, aim, by = (line for line in head.removeprefix("# ").split("\n") if line)
    return HowTo(title, aim, by, [_part(source, part) for part in rest])


def _part(source: tei.Source, text: str) -> Part:
    heading, *lines = (line for line in text.split("\n") if line)
    part = Part(heading)
    for line in lines:
        if ranked := RANKED.match(line):
            part.ranked.append(ranked["thing"])
        else:
            part.sentences.append(_sentence(source, line))
    return part


def _sentence(source: tei.Source, line: str) -> Sentence:
    found = SENTENCE.match(line)
    if not found:
        raise ValueError(f"how to play by {source.id}: {line!r} cites nothing")
    cites = [f"{source.id}.{name}" for name in found["cites"].split(", ")]
    if unknown := [name for name in cites if not links.is_id(name)]:
        raise ValueError(f"how to play by {source.id}: nothing has the id {unknown[0]!r}")
    clauses = tuple(name for name in cites if ".q." not in name)
    cruces = tuple(name for name in cites if ".q." in name)
    return Sentence(tuple(_pieces(source, found["words"], clauses)), clauses, cruces)


def _pieces(source: tei.Source, words: str, clauses: tuple[str, ...]) -> Iterator[Piece]:
    """Part a sentence; what it quotes is looked up in the clauses that it cites."""
    for number, said in enumerate(QUOTED.split(words)):
        if number % 2:
            yield Piece(said, _clause_of(source, said, clauses))
        elif said:
            yield Piece(said)


def _clause_of(source: tei.Source, said: str, clauses: tuple[str, ...]) -> str:
    for name in clauses:
        if said in tei.corrected(source.clause(name).element):
            return name
    raise ValueError(f"how to play by {source.id}: no clause cited with it has {said!r}")


def how_to_play_page(source: tei.Source, is_played: bool) -> str:
    """Set the page of a source; ``is_played`` says whether the table draws its game."""
    said = how_to_play(source, source.how_to_play)
    lesson = f"{LESSON}{source.id.removeprefix('gnav-')}"
    return page_of(
        "how-to-play.html",
        parts.front_matter(said.title, f"{said.aim} {said.by}."),
        page=source.told,
        source=source,
        said=said,
        is_played=is_played,
        lesson=lesson if lesson in paths() else "",
    )
