"""The words of a book that are about the book: how to read it, how to cite it, whose it is."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from scripts import tei
from scripts.pages.titles import Bilingual, ours
from scripts.tei.files import folder_of
from scripts.tei.layers import NS, told

Json = dict[str, Any]

#: How a book is read, before it begins.
FACING: Final = ours(
    "On the left stands the text in its own spelling, corrected only where the foot of the page "
    "says so; on the right its translation, rule beside rule. The red letters of the clauses are "
    "ours. A number in square brackets is ours too; one in the margin is the page of the print "
    "that begins there."
)
ALONE: Final = ours(
    "A text that is in the language of this book stands alone, in its own spelling."
)
SIGNS: Final = ours(
    "After each text come the reasons of its corrections, notes by clause, and what is asked of "
    "it: a crux can be read in two ways, a gap is a silence that we fill. Under each, + is "
    "evidence for our reading, − against it, · can be read either way. Whatever is not quoted is "
    "ours."
)
#: What the end of a book says of itself.
CITE: Final = ours(
    "Cite the clause and not the page: {label} is clause d of rule 3 of the source of 1774. "
    "Every clause has such an id for ever (gnav-1774.r3.d), and in this file it is a place that a "
    "link can lead to. Name The Gnav Archive as the editor, and the day of this edition: {day}.",
    label="1774:3[d]",
    day="{day}",
)
LONG_S: Final = ours(
    "The received texts have no long s, and none is set here: to set it by rule would invent a "
    "witness."
)
UNVERIFIED: Final = ours(
    "What is not verified: no facsimile of the print was seen for this edition, and the text of "
    "the print was read by machine. That this file is PDF/A and PDF/UA rests on the checks of the "
    "program that set it (typst); veraPDF, screen readers, printers and reading devices have not "
    "been tried."
)
MADE: Final = ours(
    "Set in EB Garamond and Ysabeau Office (SIL Open Font License 1.1) with typst, from the same "
    "files as the archive’s pages."
)
CHECKSUMS: Final = ours("The files of the edition, with their checksums (SHA-256)")
RIGHTS: Final = ours("Rights")
CITING: Final = ours("How to cite")
STATE: Final = ours("What this rests on")


def opening(language: str, kind: str) -> list[str]:
    """Say how the book is read."""
    said = (FACING, SIGNS) if kind == "booklet" else (FACING, ALONE, SIGNS)
    return [getattr(one, language) for one in said]


def imprint(texts: tuple[tei.Source, ...], language: str, day: Bilingual) -> Json:
    """Say how a book is cited, whose its words are, what is not verified, and what it is made of.

    The checksums are those of the files that it was made from.
    """

    def tell(said: Bilingual) -> str:
        return str(getattr(said, language))

    return {
        "sections": [
            {"heading": tell(CITING), "words": [tell(CITE).format(day=tell(day))]},
            {"heading": tell(STATE), "words": [tell(one) for one in (LONG_S, UNVERIFIED, MADE)]},
        ],
        "rights": {"heading": tell(RIGHTS), "entries": licences(texts, language)},
        "checksums": {"heading": tell(CHECKSUMS), "entries": checksums(texts)},
    }


def licences(texts: tuple[tei.Source, ...], language: str) -> list[Json]:
    """Give each licence once, with the texts that it is said of."""
    found: dict[tuple[str, str], list[str]] = {}
    for text in texts:
        for licence in licences_of(text, language):
            found.setdefault(licence, []).append(text.name)
    return [{"uri": uri, "text": text, "of": of} for (uri, text), of in found.items()]


def licences_of(text: tei.Source, language: str) -> list[tuple[str, str]]:
    """List the licences of a text: the address of each, and what it covers."""
    found = text.header.iterfind(".//tei:publicationStmt//tei:licence", NS)
    return [(one.get("target", ""), tei.prose(told(one)[language])) for one in found]


def checksums(texts: tuple[tei.Source, ...]) -> list[Json]:
    """Give the name and the checksum of each file of the edition that a book is made from."""
    return [
        {"name": path.name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
        for text in texts
        for path in sorted(folder_of(text.id).glob(f"{text.id}.*xml"))
    ]
