"""The introductions, each in two languages: what a text is, how it came to us, what is unknown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from markupsafe import Markup

from scripts.pages.front_matter import front_matter
from scripts.pages.templates import fill, page_of
from scripts.tei.bibliography import LANGUAGES

#: The introduction to the archive as a whole, and its page.
WHOLE: Final = "archive"
PAGE: Final = "introduction/"
WHAT: Final = (
    "What Gnav is called and may mean, its kin, its five texts, and what is not known of it."
)


def introduction(ident: str, folder: Path) -> Markup:
    """Set the introduction to a text in each language; a text may have none yet."""
    told = {
        language: Markup(path.read_text("utf-8").strip())
        for language in LANGUAGES
        if (path := folder / f"{ident}.{language}.md").is_file()
    }
    return fill("introduction.html", told=told, kind="introduction")


def opening(ident: str, folder: Path) -> Markup:
    """Set the few sentences with which the page of a text opens; in English, if in no other."""
    english = folder / f"{ident}.md"
    danish = folder / f"{ident}.opening.da.md"
    paths = {"en": english, "da": danish} if danish.is_file() else {"": english}
    told = {language: Markup(path.read_text("utf-8").strip()) for language, path in paths.items()}
    return fill("introduction.html", told=told, kind="opening")


def introduction_page(folder: Path) -> str:
    """Set the introduction to the archive as a page of its own."""
    return page_of(
        "archive.html",
        front_matter("Introduction", WHAT, danish="Indledning"),
        introduction=introduction(WHOLE, folder),
    )
