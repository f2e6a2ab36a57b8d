"""The page of witnesses: what is held of each text, counted, and what is not held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from markupsafe import Markup

from scripts import tei
from scripts.pages import parts
from scripts.pages.templates import page_of
from scripts.tei.archive import Archive
from scripts.tei.emendations import emendations
from scripts.tei.layers import Element, name

PAGE: Final = "witnesses/"
SHORT: Final = {
    "ocr": "machine",
    "print": "source",
    "transcription": "transcriber",
    "unknown": "unknown cause",
}
COLUMNS: Final = ("words", "clauses", "corrections", "notes", "cruces", "glossary")


def witnesses_page(archive: Archive, words: str) -> str:
    """Set the page: our words on it, in Markdown, then the table of what the edition holds."""
    about = "What is held of each text and what is not, the state of proofreading, who edits."
    return page_of(
        "witnesses.html",
        parts.front_matter("Witnesses", about),
        page=PAGE,
        words=Markup(words.strip()),
        columns=COLUMNS,
        texts=archive.texts(),
        counts=lambda source: counts(archive, source),
    )


def counts(archive: Archive, source: tei.Source) -> list[str]:
    """Count a text's words, clauses, corrections, notes, cruces and links to the glossary."""
    clauses = [clause for rule in source.rules for clause in rule.clauses]
    words = sum(len(tei.diplomatic(clause.element).split()) for clause in clauses)
    notes = sum(note.kind != "emendation" for note in source.notes)
    linked = sum(
        clause.partition(".")[0] == source.id
        for entry in archive.glossary
        for clause in entry.clauses
    )
    return [
        str(words),
        str(len(clauses)),
        corrections(emendations(source.body)),
        str(notes),
        f"{len(source.cruces)} + {len(source.questions)} of the text",
        str(linked),
    ]


def corrections(found: Iterable[Element]) -> str:
    """Count the corrections by whose slip they mend."""
    causes = Counter(
        "supplied" if name(element) == "supplied" else SHORT[element.get("type", "")]
        for element in found
    )
    return ", ".join(f"{cause} {count}" for cause, count in causes.items()) or "none"
