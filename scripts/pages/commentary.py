"""The commentary: cruces, and notes to open, beside the whole text."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from scripts import tei
from scripts.pages import titles
from scripts.pages.ground import told
from scripts.pages.html import TeiToHtml
from scripts.pages.templates import fill
from scripts.tei.layers import NS, XML_LANG, prose
from scripts.tei.passages import notes_of, questions_of

ABOUT: Final = {
    "sense": titles.ours("the sense"),
    "parallel": titles.ours("elsewhere"),
    "text": titles.ours("the text"),
}


def heading(note: tei.Note) -> Markup | titles.Bilingual:
    """Name a note: the word it explains, or, in both languages, what it treats."""
    if note.about in ABOUT:
        return ABOUT[note.about]
    first = next(note.element.iter(f"{{{NS['tei']}}}quote", f"{{{NS['tei']}}}mentioned"), None)
    if first is None:
        return titles.ours("note")
    word = prose(first).strip("“”»«‘’")
    return Markup('<i lang="{}">{}</i>').format(first.get(XML_LANG, "en"), word)


def note_id(note: tei.Note) -> str:
    """Give a note's place on the page of its rule: ``n-kis-kis``."""
    return "n-" + note.id.rpartition(".")[2]


def letter_of(target: str) -> str:
    """Give the letter of the clause that a note targets, in brackets; none for a whole rule."""
    parts = target.split(".")
    return f"[{parts[2]}]" if len(parts) > 2 and len(parts[2]) == 1 else ""


def beside(source: tei.Source, ident: str, page: str) -> Markup:
    """Set what stands beside a rule in the whole text: its cruces, then its notes to open."""
    return fill(
        "beside.html",
        page=page,
        cruces=[titles.asked(source, crux) for crux in questions_of(source, ident)],
        notes=notes_of(source, ident),
        html=TeiToHtml(page).html,
        ground=told,
        heading=heading,
        letter_of=letter_of,
    )
