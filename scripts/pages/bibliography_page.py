"""The bibliography: each work with how far it is known and what it showed, in two languages."""

from __future__ import annotations

from collections import Counter
from typing import Final

from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.html import BIBLIOGRAPHY, TeiToHtml
from scripts.pages.templates import page_of
from scripts.pages.titles import ours
from scripts.tei import bibliography
from scripts.tei.archive import Archive
from scripts.tei.grounds import Ground, grounds

WHAT: Final = "What the notes rest on: every work with how far we know it, and what it showed us."
#: How far a work is known.
STATUSES: Final = {"seen": "seen on {day}", "cited": "known through {work}", "unseen": "not seen"}
#: What is counted of the notes, and in what order of strength.
RESTS: Final = {
    "seen": ours("a work that was seen"),
    "cited": ours("a work known through another only"),
    "unseen": ours("a work that was not seen only"),
    "text": ours("the text itself"),
    "ours": ours("our own reading"),
}
#: What can rest on something, by its kind in the files.
KINDS: Final = {
    "commentary": ours("notes"),
    "emendation": ours("reasons of corrections"),
    "crux": ours("cruces"),
    "glossary": ours("entries of the glossary"),
}


def bibliography_page(archive: Archive) -> str:
    """Set the bibliography, group by group, and count what the notes rest on."""
    html = TeiToHtml(BIBLIOGRAPHY)
    names = {work.id: work.short for work in archive.works}
    return page_of(
        "bibliography.html",
        front_matter("Bibliography", WHAT, revised=archive.revised("bibliography"), **UNSEARCHED),
        page=BIBLIOGRAPHY,
        works=archive.works,
        heads=bibliography.heads(),
        marks=bibliography.marks(),
        languages=bibliography.LANGUAGES,
        anchor=lambda ident: ident.partition(".")[2],
        what=lambda work: html.html(work.described()),
        status=lambda work: ours(STATUSES[work.status], day=work.day, work=names.get(work.by, "")),
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
    return next((status for status in STATUSES if status in has), ground.mark)
