"""Lay the Danish of a page into it, section by section: one page, one address, two languages.

The Danish of ``which-set.md`` stands beside it in ``which-set.da.md`` and is no page of its own.
Its headings are as many, in the same order and of the same level; a heading holds both languages
and keeps the id of its English, the words below it stand as two layers. What stands once for both
(a block of HTML, a place that is filled in, a block of code) is ``<!-- same -->`` in the Danish.
"""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Final, NamedTuple

from markdown import markdown
from markdown.extensions.toc import slugify
from markupsafe import Markup

from scripts.pages.templates import fill

DANISH: Final = ".da.md"
SAME: Final = "<!-- same -->"
FENCE: Final = "```"
HEADING: Final = re.compile(r"(#{1,6}) (.+?)(?: *\{ *#([\w-]+) *\})?$")
SAID: Final = re.compile(r"^(title|description): (.+)$", re.MULTILINE)
TOLD: Final = {"title": "danish", "description": "danish_description"}
"""What a page says of itself in Danish, by what it says in English."""

#: How a block begins that stands once for both languages.
ONCE: Final = re.compile(r"<(?:!--|div|link|script|section)|```")
#: What is the same in every language: where a link leads, which clause a quotation is from.
PLACES: Final = re.compile(r"\]\(([^)]+)\)|data-clause=\"([^\"]+)\"")
IDS: Final = re.compile(r"\{:? *#|\bid=\"")
TAG: Final = re.compile(r"<[^>]*>")
BOTH: Final = (
    '<span data-said="en" lang="en">{}</span>'
    '<span data-said="da" lang="da" data-search-exclude>{}</span>'
)


class Section(NamedTuple):
    """What stands under one heading; before the first heading its level is 0.

    ``body`` has words and what stands once by turns, words first and last.
    """

    level: int
    heading: str
    id: str
    body: list[str]


def read(page: Path) -> str:
    """Read a page, with its Danish laid into it where it has any."""
    english, danish = page.read_text("utf-8"), sister(page)
    if not danish.is_file():
        return english
    try:
        return laid(english, danish.read_text("utf-8"))
    except ValueError as wrong:
        raise ValueError(f"{danish.name}: {wrong}") from None


def sister(page: Path) -> Path:
    """Give the place of a page's Danish."""
    return page.with_name(page.stem + DANISH)


def sisters(docs: Path) -> dict[str, str]:
    """List the Danish of the pages in a folder, each with its page."""
    found = (path.relative_to(docs).as_posix() for path in docs.rglob(f"*{DANISH}"))
    return {
        name: f"{name.removesuffix(DANISH)}.md"
        for name in sorted(found)
        if not name.startswith("introductions/")
    }


def laid(english: str, danish: str) -> str:
    """Lay the Danish of a page into its English.

    ValueError where they have not the same headings, blocks, links and quotations.
    """
    head, said = _parted(english), _parted(danish)
    first, second = sections(head[1]), sections(said[1])
    levels = [[section.level for section in page] for page in (first, second)]
    if levels[0] != levels[1]:
        raise ValueError(f"headings of the levels {levels[1]}, in English {levels[0]}")
    if IDS.search(said[1]):
        raise ValueError("an id stands in the English alone")
    told = "".join(f"{TOLD[part]}: {_quoted(words)}\n" for part, words in SAID.findall(said[0]))
    front = f"---\n{head[0]}{told}---\n" if head[0] else ""
    return "\n\n".join([front, *map(_section, first, second)]).strip() + "\n"


def _quoted(words: str) -> str:
    """Write what stands in a head as YAML has it, whether it is quoted there or not."""
    return json.dumps(words.strip().strip('"'), ensure_ascii=False)


def sections(text: str) -> list[Section]:
    """Part a page at its headings."""
    found: list[tuple[re.Match[str] | None, list[str]]] = [(None, [])]
    in_code = False
    for line in text.split("\n"):
        in_code ^= line.startswith(FENCE)
        heading = None if in_code else HEADING.match(line)
        if heading:
            found.append((heading, []))
        else:
            found[-1][1].append(line)
    return [
        Section(len(at[1]), at[2], at[3] or _slug(at[2]), _body(lines))
        if at
        else Section(0, "", "", _body(lines))
        for at, lines in found
    ]


def _parted(text: str) -> tuple[str, str]:
    """Part the front matter from the rest."""
    if not text.startswith("---\n"):
        return "", text
    _, front, rest = text.split("---\n", 2)
    return front, rest


def _slug(heading: str) -> str:
    return slugify(unescape(TAG.sub("", markdown(heading))), "-")


def _body(lines: list[str]) -> list[str]:
    """Part words from what stands once, by turns."""
    body, once, in_code = [""], False, False
    for line in lines:
        if not once and ONCE.match(line):
            once, in_code = True, line.startswith(FENCE)
            body.append("")
        elif once and not line and not in_code:
            once = False
            body.append("")
        body[-1] += f"{line}\n"
        in_code = in_code and not (body[-1].count(FENCE) > 1)
    return [part.strip("\n") for part in (body if not once else [*body, ""])]


def _section(english: Section, danish: Section) -> str:
    where = f"“{danish.heading or 'before the first heading'}”"
    if len(english.body) != len(danish.body):
        once = [len(section.body) // 2 for section in (english, danish)]
        raise ValueError(f"{where}: {once[0]} blocks stand once in English, {once[1]} here")
    if any(part != SAME for part in danish.body[1::2]):
        raise ValueError(f"{where}: what stands once for both is {SAME}")
    parts = [
        part if number % 2 else layers(part, danish.body[number], where)
        for number, part in enumerate(english.body)
    ]
    heading = BOTH.format(english.heading, danish.heading)
    top = [f"{'#' * english.level} {heading} {{ #{english.id} }}"] if english.level else []
    return "\n\n".join([*top, *(part for part in parts if part)])


def layers(english: str, danish: str, where: str = "", kind: str = "") -> str:
    """Set words in both languages, one of which is read.

    ValueError where only one has words, or they do not lead to the same places.
    """
    if bool(english) != bool(danish):
        raise ValueError(f"{where}: words in one language only")
    places = [sorted(PLACES.findall(words)) for words in (english, danish)]
    if places[0] != places[1]:
        apart = {one or other for one, other in set(places[0]) ^ set(places[1])}
        raise ValueError(f"{where}: not the same links and quotations: {sorted(apart)}")
    told = {"en": Markup(english), "da": Markup(danish)}
    return fill("introduction.html", told=told, kind=kind).strip() if english else ""
