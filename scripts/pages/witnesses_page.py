"""The page of witnesses: what is held of each text, counted, and what is not held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from markupsafe import Markup

from scripts import tei
from scripts.pages.front_matter import front_matter
from scripts.pages.templates import page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei.archive import Archive
from scripts.tei.emendations import emendations
from scripts.tei.layers import Element, name

PAGE: Final = "witnesses/"
SHORT: Final = {
    "ocr": ours("machine"),
    "print": ours("source"),
    "transcription": ours("transcriber"),
    "unknown": ours("unknown cause"),
    "supplied": Bilingual("supplied", "tilføjet"),
}
COLUMNS: Final = tuple(
    map(ours, ("words", "clauses", "corrections", "notes", "cruces", "glossary"))
)
NONE: Final = ours("none")


def witnesses_page(archive: Archive, words: str) -> str:
    """Set the page: our words on it, in Markdown, then the table of what the edition holds."""
    about = "What is held of each text and what is not, the state of proofreading, who edits."
    return page_of(
        "witnesses.html",
        front_matter("Witnesses", about, danish="Vidner"),
        page=PAGE,
        words=Markup(words.strip()),
        columns=COLUMNS,
        texts=archive.texts(),
        counts=lambda source: counts(archive, source),
    )


def counts(archive: Archive, source: tei.Source) -> list[int | Bilingual]:
    """Count a text's words, clauses, corrections, notes, cruces and links to the glossary."""
    clauses = [clause for rule in source.rules for clause in rule.clauses]
    words = sum(len(tei.diplomatic(clause.element).split()) for clause in clauses)
    notes = sum(note.kind != "emendation" for note in source.notes)
    linked = sum(
        clause.partition(".")[0] == source.id
        for entry in archive.glossary
        for clause in entry.clauses
    )
    cruces = f"{len(source.cruces)} + {len(source.questions)}"
    return [
        words,
        len(clauses),
        corrections(emendations(source.body)),
        notes,
        ours("{cruces} of the text", cruces=cruces),
        linked,
    ]


def corrections(found: Iterable[Element]) -> Bilingual:
    """Count the corrections by whose slip they mend."""
    causes = Counter(
        "supplied" if name(element) == "supplied" else element.get("type", "") for element in found
    )
    said = [
        Bilingual(f"{SHORT[cause].en} {count}", f"{count} {SHORT[cause].da}")
        for cause, count in causes.items()
    ]
    return Bilingual(*(", ".join(words) for words in zip(*said, strict=True))) if said else NONE
