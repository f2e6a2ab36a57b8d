"""The glossary: each term in three languages, what it means, and every clause that uses it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby
from typing import Final

from scripts.pages import parts
from scripts.pages.html import Setter
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.glossary import Entry
from scripts.tei.layers import NS

PAGE: Final = "glossary/"
WHAT: Final = (
    "The words of the game in English, in the Danish of today and of the sources, and in German, "
    "each with every clause that uses it."
)
KINDS: Final = {
    "thing": "Things",
    "piece": "The pieces",
    "card": "The cards",
    "cry": "Cries",
    "action": "What is done",
    "role": "Who plays",
    "mark": "Strokes and marks",
    "money": "Money",
}
LANGUAGES: Final = {"da": "da", "da-old": "da", "de": "de"}
CALLED: Final = {"da": "da", "da-old": "old", "de": "de"}


def anchor(entry: Entry) -> str:
    """Give an entry's place on the page: ``stroke`` of ``glossary.stroke``."""
    return entry.id.partition(".")[2]


def glossary_page(archive: Archive) -> str:
    """Set the glossary, kind by kind, in the order of its file."""
    ordered = sorted(archive.glossary, key=lambda entry: list(KINDS).index(entry.kind))
    blocks = []
    for kind, entries in groupby(ordered, key=lambda entry: entry.kind):
        blocks += [
            f'<section class="glossary"><h2 id="kind-{kind}">{KINDS[kind]}</h2><dl>',
            *[set_entry(entry) for entry in entries],
            "</dl></section>",
        ]
    return "\n".join(
        [
            *parts.front_matter("Glossary", WHAT, **parts.UNSEARCHED),
            "",
            parts.style(PAGE, "lists"),
            "<h1>Glossary</h1>",
            "",
            f"<p>{WHAT} Danish words marked <i>old</i> are as the sources write them. "
            "The definitions are ours.</p>",
            "",
            *blocks,
            "",
        ]
    )


def set_entry(entry: Entry) -> str:
    """Set one entry: its forms, its meaning, its notes, its clauses."""
    setter = Setter(PAGE)
    defined = " ".join(
        setter.inside(part).strip() for part in entry.element.iterfind(".//tei:def", NS)
    )
    notes = "".join(
        f'<p class="quiet">{setter.inside(note).strip()}</p>'
        for note in entry.element.iterfind("tei:note", NS)
    )
    head = escape(", ".join(entry.forms["en"]))
    return (
        f'<dt id="{anchor(entry)}"><b>{head}</b> {forms(entry)}</dt>'
        f"<dd><p>{defined}</p>{notes}{uses(entry.clauses)}</dd>"
    )


def forms(entry: Entry) -> str:
    """Set the terms of the other languages; an old one that differs by its capital is left out."""
    modern = {word.casefold() for word in entry.forms.get("da", [])}
    said = [
        f'<span class="term"><span class="of">{CALLED[key]}</span> '
        f'<i lang="{lang}">{escape(word)}</i></span>'
        for key, lang in LANGUAGES.items()
        for word in entry.forms.get(key, [])
        if key != "da-old" or word.casefold() not in modern
    ]
    return " ".join(said)


def uses(clauses: Iterable[str]) -> str:
    """Link every clause that uses a term, source by source."""
    groups = [
        f'<span class="sc">{links.label(source)}</span> {" ".join(map(use, found))}'
        for source, found in groupby(clauses, key=lambda clause: clause.partition(".")[0])
    ]
    if not groups:
        return '<p class="uses quiet">In no clause of the sources.</p>'
    return f'<p class="uses">{" · ".join(groups)}</p>'


def use(clause: str) -> str:
    """Link one clause that uses a term."""
    whole = f'title="{links.label(clause)}"'
    return f'<a href="{links.link(PAGE, clause)}" {whole}>{short(clause)}</a>'


def short(clause: str) -> str:
    """Cite a clause without its source: ``3[d]``."""
    _, rule, letter = clause.split(".")
    return f"{rule.removeprefix('r') if rule[1:].isdigit() else rule}[{letter}]"


def terms(archive: Archive, ident: str, page: str) -> list[str]:
    """Set the line that leads from a rule to the glossary; the words themselves stay unmarked."""
    found = archive.terms_of(ident)
    if not found:
        return []
    listed = ", ".join(
        f'<a href="{links.relative(page, f"{PAGE}#{anchor(entry)}")}">{escape(entry.head)}</a>'
        for entry in found
    )
    return [f'<p class="facts terms">In the glossary: {listed}.</p>']
