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

#: How far a work is known, in a word or two.
KNOWN: Final = {"seen": "seen", "cited": "cited by another", "unseen": "not seen"}
MARKS: Final = {"text": "the text", "ours": "ours"}


@cache
def works() -> dict[str, Work]:
    """Give every work by its id."""
    return {work.id: work for work in load()}


@cache
def meanings() -> dict[str, dict[str, str]]:
    """Give what each mark means, by language."""
    return marks()


def told(element: Element, page: str) -> Markup:
    """Set what a note rests on."""
    found = ground(element)
    return fill(
        "ground.html",
        page=page,
        works=[works()[ident] for ident in found.works],
        mark=MARKS.get(found.mark, ""),
        meaning=meanings().get(found.mark, {}).get("en", ""),
        known=KNOWN,
        work_link=work_link,
        legend=f"{BIBLIOGRAPHY}#marks",
    )
