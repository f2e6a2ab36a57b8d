"""The bibliography: each work with how far it is known and what it showed, in two languages."""

from __future__ import annotations

from collections import Counter
from typing import Final

from scripts.pages import parts
from scripts.pages.ground import KNOWN
from scripts.pages.html import BIBLIOGRAPHY, TeiToHtml
from scripts.pages.templates import page_of
from scripts.tei import bibliography
from scripts.tei.archive import Archive
from scripts.tei.grounds import Ground, grounds

WHAT: Final = "What the notes rest on: every work with how far we know it, and what it showed us."
#: How far a work is known, by language.
STATUSES: Final = {
    "en": {"seen": "seen on {}", "cited": "known through {}", "unseen": "not seen"},
    "da": {"seen": "set den {}", "cited": "kendt gennem {}", "unseen": "ikke set"},
}
#: What is counted of the notes, and in what order of strength.
RESTS: Final = {
    "seen": ("a work that was seen", "et værk, der er set"),
    "cited": ("a work known through another only", "et værk, der kun er kendt gennem et andet"),
    "unseen": ("a work that was not seen only", "kun et værk, der ikke er set"),
    "text": ("the text itself", "teksten selv"),
    "ours": ("our own reading", "vor egen læsning"),
}
#: What can rest on something, by its kind in the files.
KINDS: Final = {
    "commentary": ("notes", "noter"),
    "emendation": ("reasons of corrections", "begrundelser for rettelser"),
    "crux": ("cruces", "tvivlssteder"),
    "glossary": ("entries of the glossary", "opslag i ordlisten"),
}


def bibliography_page(archive: Archive) -> str:
    """Set the bibliography, group by group, and count what the notes rest on."""
    html = TeiToHtml(BIBLIOGRAPHY)
    names = {work.id: work.short for work in archive.works}
    return page_of(
        "bibliography.html",
        parts.front_matter(
            "Bibliography", WHAT, revised=archive.revised("bibliography"), **parts.UNSEARCHED
        ),
        page=BIBLIOGRAPHY,
        works=archive.works,
        heads=bibliography.heads(),
        marks=bibliography.marks(),
        languages=bibliography.LANGUAGES,
        anchor=lambda ident: ident.partition(".")[2],
        what=lambda work: html.html(work.described()),
        status=lambda work, language: STATUSES[language][work.status].format(
            work.day or names.get(work.by, "")
        ),
        counted=counted({work.id: work.status for work in archive.works}),
        kinds=KINDS,
        rests=RESTS,
    )


def counted(statuses: dict[str, str]) -> dict[str, Counter[str]]:
    """Count by kind what notes rest on, each by the strongest that it has."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for kind, _, ground in grounds():
        found[kind][strongest(ground, statuses)] += 1
    return found


def strongest(ground: Ground, statuses: dict[str, str]) -> str:
    """Give the best that a note rests on: a work seen before one cited, and so on."""
    has = {statuses[ident] for ident in ground.works}
    return next((status for status in KNOWN if status in has), ground.mark)
