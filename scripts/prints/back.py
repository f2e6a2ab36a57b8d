"""What stands at the end of a book: the glossary, the bibliography, the index of its clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from scripts import tei
from scripts.pages import bibliography_page, glossary_page
from scripts.pages.titles import ours
from scripts.prints.commentary import grounded
from scripts.prints.runs import runs
from scripts.tei import bibliography, links
from scripts.tei.archive import Archive
from scripts.tei.bibliography import Work
from scripts.tei.glossary import Entry, told
from scripts.tei.passages import shown_lang

Json = dict[str, Any]

#: How many words of a clause the index gives.
FIRST_WORDS: Final = 5


def glossary(archive: Archive, texts: tuple[tei.Source, ...], language: str) -> list[Json]:
    """Give by kind the entries whose words stand in the texts, by their heads in the language."""
    inside = {text.id for text in texts}
    found: list[Json] = []
    for kind, heading in glossary_page.KINDS.items():
        entries = [
            term(entry, clauses, language)
            for entry in archive.glossary
            if entry.kind == kind and (clauses := [*_within(entry.clauses, inside)])
        ]
        if entries:
            entries.sort(key=lambda one: one["head"].strip("“»").casefold())
            found.append({"heading": getattr(heading, language), "entries": entries})
    return found


def _within(idents: Iterable[str], texts: set[str]) -> Iterator[str]:
    yield from (ident for ident in idents if ident.partition(".")[0] in texts)


def term(entry: Entry, clauses: list[str], language: str) -> Json:
    """Set an entry: its word, what it is in the other languages, its meaning, where it stands."""
    return {
        "id": entry.id,
        "head": glossary_page.in_danish(entry) if language == "da" else entry.head,
        "forms": [list(form) for form in glossary_page.forms(entry, language)],
        "meanings": [runs(part) for part in told(entry.element, ".//tei:def", language)],
        "notes": [runs(part) for part in told(entry.element, "tei:note", language)],
        "clauses": [[ident, links.label(ident)] for ident in clauses],
        "ground": grounded(entry.element, language),
    }


def works(archive: Archive, cited: set[str], language: str) -> list[Json]:
    """Give the works cited group by group: what each is, how far it is known, what it showed.

    One that is known through another brings that other with it.
    """
    names = {work.id: work.short for work in archive.works}
    cited = cited | {work.by for work in archive.works if work.id in cited}
    found = []
    for group, heading in bibliography.heads().items():
        some = [work for work in archive.works if work.group == group and work.id in cited]
        if some:
            entries = [work_entry(work, names, language) for work in some]
            found.append({"heading": heading[language], "entries": entries})
    return found


def works_in(data: Any) -> set[str]:
    """Find the works that anything refers to, and those that it rests on."""
    if isinstance(data, list):
        return set().union(*map(works_in, data))
    if not isinstance(data, dict):
        return set()
    own = {data["to"]} if data.get("kind") == "work" else set()
    return own.union(*map(works_in, data.values()))


def work_entry(work: Work, names: dict[str, str], language: str) -> Json:
    """Set one work."""
    known = bibliography_page.STATUSES[work.status]
    status = ours(known, day=work.day, work=names.get(work.by, ""))
    return {
        "id": work.id,
        "short": work.short,
        "work": runs(work.described()),
        "status": getattr(status, language),
        "shown": work.shown.get(language, ""),
        "address": work.address or "",
    }


def index(texts: tuple[tei.Source, ...]) -> list[Json]:
    """List the clauses of each text, each with its first words."""
    return [
        {
            "id": text.id,
            "title": text.title,
            "lang": shown_lang(text),
            "clauses": [
                [clause.id, links.within(clause.id, text.id), first_words(clause)]
                for rule in text.rules
                for clause in rule.clauses
            ],
        }
        for text in texts
    ]


def first_words(clause: tei.Clause) -> str:
    """Give the first words of a clause."""
    words = tei.corrected(clause.element).split()
    more = " …" if len(words) > FIRST_WORDS else ""
    return " ".join(words[:FIRST_WORDS]).rstrip(",;:.") + more
