"""The glossary: each term in three languages, what it means, and every clause that uses it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from markupsafe import Markup

from scripts.pages import ground
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.html import TeiToHtml
from scripts.pages.templates import fill, page_of
from scripts.pages.titles import ours
from scripts.tei.archive import Archive
from scripts.tei.glossary import Entry, told

PAGE: Final = "glossary/"
WHAT: Final = ours(
    "The words of the game in English, in the Danish of today and of the sources, and in German, "
    "each with every clause that uses it."
)
KINDS: Final = {
    "thing": ours("Things"),
    "piece": ours("The pieces"),
    "card": ours("The cards"),
    "cry": ours("Cries"),
    "action": ours("What is done"),
    "role": ours("Who plays"),
    "mark": ours("Strokes and marks"),
    "money": ours("Money"),
}
LANGUAGES: Final = {"en": "en", "da": "da", "da-old": "da", "de": "de"}
#: What marks an old word, by the language of whoever reads.
OLD: Final = {"en": "old", "da": "gammelt"}


def anchor(entry: Entry) -> str:
    """Give an entry's place on the page: ``stroke`` of ``glossary.stroke``."""
    return entry.id.partition(".")[2]


def glossary_page(archive: Archive) -> str:
    """Set the glossary, kind by kind, in the order of its file."""
    html = TeiToHtml(PAGE).html
    revised = archive.revised("glossary")
    return page_of(
        "glossary.html",
        front_matter("Glossary", WHAT.en, revised=revised, **UNSEARCHED),
        page=PAGE,
        what=WHAT,
        kinds=KINDS,
        glossary=archive.glossary,
        anchor=anchor,
        forms=forms,
        html=html,
        ground=ground.told,
        parts=told,
        by_source=by_source,
    )


def forms(entry: Entry, reader: str) -> list[tuple[str, str, str]]:
    """List the terms besides that of the reader's language; one that only has a capital is left.

    Each has the name of its form, its language and itself.
    """
    modern = {word.casefold() for word in entry.forms.get("da", [])}
    return [
        (OLD[reader] if key == "da-old" else key, lang, word)
        for key, lang in LANGUAGES.items()
        for word in entry.forms.get(key, [])
        if key != reader and (key != "da-old" or word.casefold() not in modern)
    ]


def by_source(clauses: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Group the clauses that use a term by their sources."""
    grouped = groupby(clauses, key=lambda clause: clause.partition(".")[0])
    return [(source, list(found)) for source, found in grouped]


def terms(archive: Archive, ident: str, page: str) -> Markup:
    """Set the line that leads from a rule to the glossary."""
    found = archive.terms_of(ident)
    return fill("terms.html", page=page, found=found, anchor=anchor, in_danish=in_danish)


def in_danish(entry: Entry) -> str:
    """Name an entry in Danish; a cry stands in quotation marks, as its English does."""
    first = entry.forms.get("da", [entry.head])[0]
    return f"»{first}«" if entry.head.startswith("“") else first
