"""Read how to play by one source: short sentences of ours, each with its clauses.

The text is `sources/<family>/how-to-play/<source>.md`, its Danish beside it in `<source>.da.md`: a
title, what it is about, by what rules; then sections under their headings, a sentence a line, with
the clauses and cruces that it rests on in brackets at its end, `ours` where it rests on none. A
clause of another source has its whole id. What stands in “quotation marks”, in Danish in
»quotation marks«, must stand so in a clause that is cited. A line `- {cat} Cat “Kis-Kis”: …` is
what follows when those pieces are asked, `{12–0}` for all from one to another; `{pieces}` alone is
the rank of the pieces, and a numbered list another rank, the best first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from scripts import tei
from scripts.tei import links
from scripts.tei.bibliography import LANGUAGES
from scripts.tei.layers import NS, XML_ID

SENTENCE: Final = re.compile(r"(?P<words>.+) \[(?P<cites>[^\]]+)\]$")
ROW: Final = re.compile(r"- \{(?P<asked>[^}]+)\} (?P<named>[^:]+): (?P<said>.+)$")
RANKED: Final = re.compile(r"\d+\. (?P<thing>.+)$")
QUOTED: Final = re.compile("[“»]([^”«]+)[”«]")
PIECES: Final = "{pieces}"
OURS: Final = "ours"


class Words(NamedTuple):
    """Words of a line; those of a source are in its language and name the clause they stand in."""

    words: str
    lang: str = ""
    clause: str = ""


class Line(NamedTuple):
    """One sentence, and what it rests on: nothing, where it is ours.

    ``asked`` are the pieces of which it says what follows when they are asked, ``named`` what
    these are called and cry.
    """

    said: tuple[Words, ...]
    cites: tuple[str, ...]
    asked: tuple[str, ...] = ()
    named: tuple[Words, ...] = ()

    @property
    def words(self) -> str:
        """Give its words."""
        return "".join(piece.words for piece in self.said)


class Rank(NamedTuple):
    """What ranks, the best first; nothing where the pieces do, in the order of their source."""

    things: tuple[str, ...] = ()


@dataclass
class Section:
    """The lines under one heading, and between them what ranks."""

    heading: str
    lines: list[Line | Rank] = field(default_factory=list)


@dataclass
class HowTo:
    """How one game is played, in one language: a title, its aim, by what rules, its sections."""

    title: str
    aim: str
    by: str
    sections: list[Section]

    def sentences(self) -> Iterator[Line]:
        """Yield every sentence."""
        for section in self.sections:
            yield from (line for line in section.lines if isinstance(line, Line))

    def form(self) -> list[list[tuple[tuple[str, ...], ...]]]:
        """Give what is the same in every language: what each line rests on, and its pieces."""
        return [
            [
                ((), ()) if isinstance(line, Rank) else (line.cites, line.asked)
                for line in section.lines
            ]
            for section in self.sections
        ]


def in_languages(source: tei.Source) -> dict[str, HowTo]:
    """Read how a source is played in each language.

    Raises ``ValueError`` where one lacks, or rests on other clauses than the first.
    """
    told = {name: how_to_play(source, text) for name, text in source.how_to_play.items()}
    first = told[LANGUAGES[0]].form()
    if tuple(told) != LANGUAGES or any(other.form() != first for other in told.values()):
        raise ValueError(f"how to play by {source.id}: not the same in all of {LANGUAGES}")
    return told


def how_to_play(source: tei.Source, text: str) -> HowTo:
    """Read how a game is played, in one language.

    Raises ``ValueError`` for a line without what it rests on, for an id that nobody knows, and for
    a quotation that does not stand in a clause cited with it.
    """
    head, *rest = text.strip().split("\n## ")
    title, aim, by = (line for line in head.removeprefix("# ").split("\n") if line)
    return HowTo(title, aim, by, [_section(source, section) for section in rest])


def _section(source: tei.Source, text: str) -> Section:
    heading, *lines = (line for line in text.split("\n") if line)
    section, ranked = Section(heading), []
    for line in lines:
        if found := RANKED.match(line):
            ranked.append(found["thing"])
        elif line == PIECES:
            section.lines.append(Rank())
        elif found := ROW.match(line):
            section.lines.append(_row(source, found))
        else:
            section.lines.append(_line(source, line))
    return Section(heading, [*section.lines, Rank(tuple(ranked))]) if ranked else section


def _row(source: tei.Source, found: re.Match[str]) -> Line:
    line = _line(source, found["said"])
    named = tuple(_words(source, found["named"], line.cites))
    return line._replace(asked=tuple(found["asked"].split()), named=named)


def _line(source: tei.Source, line: str) -> Line:
    found = SENTENCE.match(line)
    if not found:
        raise ValueError(f"how to play by {source.id}: {line!r} cites nothing")
    cites = tuple(_id(source, name) for name in found["cites"].split(", ") if name != OURS)
    return Line(tuple(_words(source, found["words"], cites)), cites)


def _id(source: tei.Source, name: str) -> str:
    ident = name if name.partition(".")[0] in tei.order() else f"{source.id}.{name}"
    if not links.is_id(ident):
        raise ValueError(f"how to play by {source.id}: nothing has the id {ident!r}")
    return ident


def _words(source: tei.Source, words: str, cites: tuple[str, ...]) -> Iterator[Words]:
    """Part a sentence; what it quotes is looked up in the clauses that it cites."""
    for number, said in enumerate(QUOTED.split(words)):
        if number % 2:
            yield _quoted(source, said, cites)
        elif said:
            yield Words(said)


def _quoted(source: tei.Source, said: str, cites: tuple[str, ...]) -> Words:
    """Find a quotation. Where a text is withheld a cry is still said, but leads to no clause."""
    for name in cites:
        home = source if name.startswith(f"{source.id}.") else _source(name.partition(".")[0])
        root = home.header.getroottree().getroot()  # whose text may be withheld
        for seg in root.iterfind(f".//tei:text//tei:seg[@{XML_ID}='{name}']", NS):
            if said in tei.corrected(seg):
                lang = str(root.xpath("string(tei:text/@xml:lang)", namespaces=NS))
                return Words(said, lang, name if home.publish != "paraphrase" else "")
    raise ValueError(f"how to play by {source.id}: no clause cited with it has {said!r}")


_source = cache(tei.load)
