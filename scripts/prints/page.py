"""The page of the prints: each with its picture, its size and its pages, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from scripts.pages.templates import fill
from scripts.pages.titles import LANGUAGES, Bilingual
from scripts.prints import cited

Json = dict[str, Any]

PAGE: Final = "print/"
WHERE: Final = re.compile(r"<!-- prints ([a-z]+) -->")
NAMED: Final = {"pdf": "PDF", "epub": "EPUB"}
PAPERS: Final = {"a4": "A4", "letter": "Letter"}


class File(NamedTuple):
    """A file to fetch: its name, what it is called, its kind, its language, its size and pages."""

    name: str
    called: Bilingual
    kind: str
    language: str
    size: Bilingual
    pages: int


class Printed(NamedTuple):
    """A print in all its languages and papers: what it is called, its pictures, its files."""

    title: Bilingual
    pictures: dict[str, list[str]]
    files: list[File]
    citations: list[tuple[str, Bilingual]]


def filled(page: str, prints: list[Json]) -> str:
    """Fill the page with the prints of each kind."""
    return WHERE.sub(lambda place: shown(place[1], prints), page)


def awaited(page: str) -> str:
    """Say on the page, once, that nothing is printed yet, and leave its places empty."""
    before, *after = WHERE.split(page)[::2]
    said = str(fill("prints_awaited.html", page=PAGE)).strip()
    return before + said + "".join(after)


def shown(kind: str, prints: list[Json]) -> str:
    """Set the prints of a kind."""
    some = [*together([one for one in prints if one["kind"] == kind])]
    return str(fill("prints.html", page=PAGE, kind=kind, prints=some)).strip()


def together(prints: list[Json]) -> Iterator[Printed]:
    """Put together what is the same print in another language or on another paper."""
    ordered = sorted(prints, key=lambda one: _bare(one["name"]))
    order = {_bare(one["name"]): at for at, one in reversed([*enumerate(prints)])}
    groups = {name: [*some] for name, some in groupby(ordered, lambda one: _bare(one["name"]))}
    for name in sorted(groups, key=order.__getitem__):
        some = groups[name]
        yield Printed(
            title=Bilingual(**some[0]["title"]),
            pictures=_pictures(some),
            files=[file(one, told) for one in some for told in one["files"]],
            citations=[
                (cited.name(one), LANGUAGES[one["languages"][0]])
                for one in some
                if one["kind"] == cited.BOOK
            ],
        )


def _bare(name: str) -> str:
    return name.rpartition(".")[0]


def _pictures(some: list[Json]) -> dict[str, list[str]]:
    """Give the pictures for whoever reads a language; the first where it has none of its own."""
    of: dict[str, list[str]] = {
        one["languages"][0]: one["pictures"] for one in some if len(one["languages"]) == 1
    }
    if not of:
        first: list[str] = some[0]["pictures"]
        of = dict.fromkeys(("en", "da"), first)
    return of


def file(one: Json, told: Json) -> File:
    """Say of a file what it is called and how large it is."""
    name: str = told["name"]
    ending, which = name.rpartition(".")[2], one["name"].rpartition(".")[2]
    paper = PAPERS.get(which)
    called = Bilingual(paper, paper) if paper else LANGUAGES[which]
    language = "" if paper else which
    return File(
        name, called, NAMED[ending], language, size(told["bytes"]), int(told.get("pages", 0))
    )


def size(count: int) -> Bilingual:
    """Write how large a file is: ``45 kB``, ``3.0 MB``, with a comma in Danish."""
    if count < 1_000_000:
        kilobytes = f"{round(count / 1000)} kB"
        return Bilingual(kilobytes, kilobytes)
    english = f"{count / 1e6:.1f} MB"
    return Bilingual(english, english.replace(".", ","))
