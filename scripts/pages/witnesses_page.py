"""The page of witnesses: what is held of each text, counted, and what is not held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from scripts import tei
from scripts.pages import parts
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.emendations import emendations
from scripts.tei.layers import Element, name

PAGE: Final = "witnesses/"
SHORT: Final = {"ocr": "machine", "print": "source", "transcription": "transcriber"}
COLUMNS: Final = ("words", "clauses", "corrections", "notes", "cruces", "glossary")


def witnesses_page(archive: Archive, words: str) -> str:
    """Set the page: our words on it, then the table of what the edition holds."""
    about = "What is held of each text and what is not, the state of proofreading, who edits."
    return "\n".join(
        [
            *parts.front_matter("Witnesses", about),
            "",
            words.strip(),
            "",
            parts.style(PAGE, "lists"),
            "",
            '<h2 id="counted">The edition, counted</h2>',
            "",
            *table(archive),
            "",
        ]
    )


def table(archive: Archive) -> list[str]:
    """Set one row for each text."""
    heads = "".join(f'<th scope="col">{column}</th>' for column in COLUMNS)
    rows = [
        f'<tr><th scope="row"><a href="{links.link(PAGE, source.id)}">'
        f'<span class="sc">{source.short}</span></a></th>'
        + "".join(f"<td>{cell}</td>" for cell in counts(archive, source))
        + "</tr>"
        for source in archive.texts()
    ]
    return [
        '<div class="counted" tabindex="0" role="region" aria-labelledby="counted"><table>',
        f'<thead><tr><th scope="col">text</th>{heads}</tr></thead>',
        f"<tbody>{''.join(rows)}</tbody></table></div>",
    ]


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
