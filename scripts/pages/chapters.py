"""The worked examples of a source in chapters: a chapter a rule, then a chapter a crux."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from scripts.examples.decisive import decisive
from scripts.examples.example import Example, proofs
from scripts.pages import titles
from scripts.pages.titles import Bilingual
from scripts.tei.archive import Archive


class Chapter(NamedTuple):
    """Some examples under one heading: the rule or the crux that each shows first."""

    id: str
    title: Bilingual
    examples: list[Example]


class Place(NamedTuple):
    """Where an example stands among those of its source, with the one before and the one after."""

    number: int
    of: int
    before: Example | None
    after: Example | None


def chapters(archive: Archive, source: str) -> list[Chapter]:
    """Group the examples played by one source: those of its rules, then those of its cruces."""
    groups: dict[str, list[Example]] = {}
    for example in _of(source):
        groups.setdefault(_group(example), []).append(example)
    return [Chapter(ident, heading(archive, ident), some) for ident, some in groups.items()]


def place(example: Example) -> Place:
    """Give the place of an example among those of its source."""
    some = _of(example.rules)
    at = some.index(example)
    before, after = some[at - 1 : at], some[at + 1 : at + 2]
    return Place(at + 1, len(some), next(iter(before), None), next(iter(after), None))


@cache
def _of(source: str) -> tuple[Example, ...]:
    return tuple(example for example in proofs() if example.rules == source)


def _group(example: Example) -> str:
    """Give the rule or crux under which an example is listed: the first that it shows."""
    first = example.shows[0]
    return first if ".q." in first else ".".join(first.split(".")[:2])


def heading(archive: Archive, ident: str) -> Bilingual:
    """Head a chapter: by the title of its rule, or by what its crux asks."""
    source = archive.text_of(ident)
    if ".q." not in ident:
        return titles.title(source, next(rule for rule in source.rules if rule.id == ident))
    return Bilingual(**source.summaries[ident].title)


def as_json(archive: Archive, source: str) -> str:
    """List the chapters of a source for the table, with the place where one may try himself."""
    listed = [
        {
            "id": chapter.id,
            **chapter.title._asdict(),
            "examples": [_entry(example) for example in chapter.examples],
        }
        for chapter in chapters(archive, source)
    ]
    return json.dumps({"chapters": listed}, ensure_ascii=False, separators=(",", ":"))


def _entry(example: Example) -> dict[str, Any]:
    titles = {"id": example.id, "en": example.title, "da": example.title_da}
    at = decisive(example)
    return titles if at is None else {**titles, "try": at}
