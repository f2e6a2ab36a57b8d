"""The panel that says how a rule and its clauses are cited, or a page of our own words."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from gnav_core.core import cite_styles
from scripts import tei
from scripts.cite import own_pages
from scripts.cite.files import KINDS, Citations
from scripts.cite.own_pages import OwnPage
from scripts.cite.works import is_book
from scripts.pages.templates import fill
from scripts.tei import links

#: What each style is called, in the order of the panel.
NAMES: Final = {
    "da": "Royal Danish Library",
    "apa": "APA",
    "chicago": "Chicago",
    "wikipedia": "Wikipedia",
    "bibtex": "BibTeX",
    "ris": "RIS",
    "csl": "CSL-JSON",
    "id": "Id and permalink",
}
FILES: Final = {"csl.json": "CSL-JSON", "bib": "BibTeX", "ris": "RIS"}


class Style(NamedTuple):
    """A citation in one style, without a day of access; ``is_prose`` says that it is set."""

    id: str
    named: str
    words: str
    is_prose: bool


def panel(citations: Citations, source: tei.Source, rule: tei.Rule) -> Markup:
    """Set the panel: every style, open to be selected; a script adds clauses, day and buttons."""
    page = links.address(rule.id)
    return fill(
        "cite.html",
        page=page,
        ident=rule.id,
        name=rule.id.partition(".")[2],
        everything=links.relative(page, links.address(source.id)) + source.id,
        styles=[styled(citations, rule.id, style) for style in NAMES],
        files={ending: FILES[ending] for ending in KINDS},
    )


def panel_of_page(page: OwnPage, site: str) -> Markup:
    """Set the panel of a page that is the archive's own words."""
    said = {style: own_pages.undated(page, site, style) for style in NAMES}
    return fill(
        "cite.html",
        page=page.path,
        ident=page.id,
        name=page.name,
        everything="",
        styles=[set_in(style, said[style]) for style in NAMES],
        files={ending: FILES[ending] for ending in KINDS},
    )


def taken_away(source: tei.Source) -> Markup:
    """Offer a text and all its rules at once to a reference manager, on the page of the text."""
    files = {ending: FILES[ending] for ending in KINDS}
    rules = not is_book(source)
    return fill("taken_away.html", everything=source.id, files=files, rules=rules)


def styled(citations: Citations, ident: str, style: str) -> Style:
    """Set one style of what is cited."""
    return set_in(style, cite_styles.STYLES[style](citations.cited(ident), False))


def set_in(style: str, words: str) -> Style:
    """Set what is written in a style; some are markup already."""
    if style in cite_styles.IN_HTML:
        return Style(style, NAMES[style], Markup(words.replace("{day-en}", "…")), True)
    return Style(style, NAMES[style], words, False)
