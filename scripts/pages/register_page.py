"""The register of all that is asked: cruces, gaps that we fill, and questions of the text."""

from __future__ import annotations

from scripts.pages import titles
from scripts.pages.crux_page import CRUX, GAP, GAPS, QUESTION, REGISTER
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.templates import page_of
from scripts.tei.archive import Archive


def register_page(archive: Archive) -> str:
    """Set the register, source by source."""
    texts = list(archive.texts())
    every = [crux for source in texts for crux in source.cruces]
    counts = {
        "cruces": sum(not crux.filling for crux in every),
        "gaps": sum(bool(crux.filling) for crux in every),
        "questions": sum(len(source.questions) for source in texts),
    }
    about = "{cruces} cruces, {gaps} gaps that we fill and {questions} questions of the text."
    return page_of(
        "register.html",
        front_matter("Cruces and gaps", f"{CRUX.en} {about.format(**counts)}", **UNSEARCHED),
        page=REGISTER,
        texts=texts,
        titles=titles,
        counts=counts,
        gaps_page=GAPS,
        kinds={"crux": CRUX, "gap": GAP, "question": QUESTION},
    )
