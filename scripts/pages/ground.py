"""What a note rests on, told quietly after it: each work with how far it is known, and a mark."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from scripts.pages.html import BIBLIOGRAPHY, work_link
from scripts.pages.templates import fill
from scripts.tei.bibliography import Work, load, marks
from scripts.tei.grounds import ground
from scripts.tei.layers import Element

#: How far a work is known, in the order of strength, before the works that are known so.
KNOWN: Final = {
    "en": {"seen": "seen", "cited": "known through another", "unseen": "not seen"},
    "da": {"seen": "set", "cited": "kendt gennem et andet", "unseen": "ikke set"},
}
#: The mark of a note, and what it is called where works stand before it: whatever they do not say.
MARKS: Final = {
    "en": {"text": "the text", "ours": "ours"},
    "da": {"text": "teksten", "ours": "vores"},
}
REST: Final = {
    "en": {"text": "the rest: the text", "ours": "the rest: ours"},
    "da": {"text": "resten: teksten", "ours": "resten: vores"},
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
    """Set what a note rests on, in one language: each work by its name, and whose the rest is."""
    found = ground(element)
    cited = [works()[ident] for ident in found.works]
    return fill(
        "ground.html",
        page=page,
        known={
            said: [work for work in cited if work.status == status]
            for status, said in KNOWN[language].items()
            if any(work.status == status for work in cited)
        },
        mark=(REST if cited else MARKS)[language].get(found.mark, ""),
        meaning=meanings().get(found.mark, {}).get(language, ""),
        work_link=work_link,
        legend=f"{BIBLIOGRAPHY}#marks",
    )
