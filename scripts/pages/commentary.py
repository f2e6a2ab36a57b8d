"""The commentary: notes and cruces beside the text, and whole on the page of a rule."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from scripts import tei
from scripts.pages.ground import told
from scripts.pages.html import TeiToHtml
from scripts.pages.templates import fill
from scripts.tei.layers import NS, XML_LANG, prose
from scripts.tei.passages import notes_of, questions_of

ABOUT: Final = {"sense": "the sense", "parallel": "elsewhere", "text": "the text"}


def heading(note: tei.Note) -> Markup:
    """Name a note: the word it explains, or what it treats."""
    first = next(note.element.iter(f"{{{NS['tei']}}}quote", f"{{{NS['tei']}}}mentioned"), None)
    if note.about in ABOUT or first is None:
        return Markup(ABOUT.get(note.about, "note"))
    word = prose(first).strip("“”‘’")
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
    return set_in("beside.html", source, ident, page)


def notes(source: tei.Source, ident: str, page: str) -> Markup:
    """Set all commentary on a passage; reasons for emendations stand in the apparatus."""
    return set_in("notes.html", source, ident, page)


def cruces(source: tei.Source, ident: str, page: str) -> Markup:
    """Set the open questions that a passage raises, with the answer we go by."""
    return set_in("raised.html", source, ident, page)


def set_in(template: str, source: tei.Source, ident: str, page: str) -> Markup:
    """Fill a template with the cruces of a passage and the notes on it."""
    return fill(
        template,
        page=page,
        cruces=questions_of(source, ident),
        notes=notes_of(source, ident),
        html=TeiToHtml(page).html,
        ground=told,
        heading=heading,
        letter_of=letter_of,
        note_id=note_id,
        answer=answer,
    )


def answer(crux: tei.Question) -> str:
    """Give the reading we take: a default in words, or the first sentence of the reason."""
    if isinstance(crux, tei.Crux):
        read = next(option.text for option in crux.options if option.value == crux.default)
        return f"Our reading: {read}."
    first = crux.reason.partition(". ")[0].rstrip(".")
    return f"A question of the text. We hold: {first}."
