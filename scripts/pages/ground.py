"""What a note rests on, told quietly after it: the works and how far they are known, or a mark."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from scripts.pages.html import BIBLIOGRAPHY, work_link
from scripts.pages.templates import fill
from scripts.tei.bibliography import Work, load, marks
from scripts.tei.grounds import ground
from scripts.tei.layers import Element

#: How far a work is known, and the mark of a note that goes by none, in a word or two.
KNOWN: Final = {
    "en": {"seen": "seen", "cited": "cited by another", "unseen": "not seen"},
    "da": {"seen": "set", "cited": "anført af andre", "unseen": "ikke set"},
}
MARKS: Final = {
    "en": {"text": "the text", "ours": "ours"},
    "da": {"text": "teksten", "ours": "vores"},
}


@cache
def works() -> dict[str, Work]:
    """Give every work by its id."""
    return {work.id: work for work in load()}


@cache
def meanings() -> dict[str, dict[str, str]]:
    """Give what each mark means, by language."""
    return marks()


def told(element: Element, page: str, language: str = "en") -> Markup:
    """Set what a note rests on, in one language."""
    found = ground(element)
    return fill(
        "ground.html",
        page=page,
        works=[works()[ident] for ident in found.works],
        mark=MARKS[language].get(found.mark, ""),
        meaning=meanings().get(found.mark, {}).get(language, ""),
        known=KNOWN[language],
        work_link=work_link,
        legend=f"{BIBLIOGRAPHY}#marks",
    )
