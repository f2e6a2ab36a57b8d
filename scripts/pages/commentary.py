"""The commentary: notes and cruces beside the text, and whole on the page of a rule."""

from __future__ import annotations

from html import escape
from typing import Final

from scripts import tei
from scripts.pages.html import Setter
from scripts.tei import links
from scripts.tei.layers import NS, XML_LANG, prose
from scripts.tei.passages import notes_of, questions_of

ABOUT: Final = {"sense": "the sense", "parallel": "elsewhere", "text": "the text"}


def heading(note: tei.Note) -> str:
    """Name a note: the word it explains, or what it treats."""
    first = next(note.element.iter(f"{{{NS['tei']}}}quote", f"{{{NS['tei']}}}mentioned"), None)
    if note.about in ABOUT or first is None:
        return ABOUT.get(note.about, "note")
    return f'<i lang="{first.get(XML_LANG, "en")}">{escape(prose(first).strip("“”‘’"))}</i>'


def note_id(note: tei.Note) -> str:
    """Give a note's place on the page of its rule: ``n-kis-kis``."""
    return "n-" + note.id.rpartition(".")[2]


def letter_of(target: str) -> str:
    """Give the letter of the clause that a note targets, in brackets; none for a whole rule."""
    parts = target.split(".")
    return f"[{parts[2]}]" if len(parts) > 2 and len(parts[2]) == 1 else ""


def beside(source: tei.Source, ident: str, page: str) -> list[str]:
    """Set what stands beside a rule in the whole text: its cruces, then its notes to open."""
    cruces, notes = questions_of(source, ident), notes_of(source, ident)
    if not cruces and not notes:
        return []
    marks = "".join(
        f'<a href="{links.link(page, crux.id)}" title="{escape(crux.question)}">◊ {crux.name}</a> '
        for crux in cruces
    )
    return [
        '<div class="beside" lang="en">',
        *([f'<p class="marks">{marks.strip()}</p>'] if marks else []),
        *[aside(note, target, page) for target, note in notes],
        "</div>",
    ]


def aside(note: tei.Note, target: str, page: str) -> str:
    """Set one note that opens below its line, and stands open in a wide margin."""
    words = Setter(page).inside(note.element).strip()
    return (
        f"<details><summary>{letter_of(target)} {heading(note)}</summary><p>{words}</p></details>"
    )


def notes(source: tei.Source, ident: str, page: str) -> list[str]:
    """Set all commentary on a passage; reasons for emendations stand in the apparatus."""
    found = notes_of(source, ident)
    if not found:
        return []
    items = [note_entry(note, target, page) for target, note in found]
    return [
        '<section class="notes"><h2 id="notes">Notes</h2>',
        f"<ul>{''.join(items)}</ul></section>",
    ]


def note_entry(note: tei.Note, target: str, page: str) -> str:
    """Set one note of the list, with the clause that it is about."""
    named = letter_of(target) or links.label(target)
    return (
        f'<li id="{note_id(note)}"><a class="letter" href="{links.link(page, target)}" '
        f'title="{links.label(target)}">{named}</a> '
        f"{Setter(page).inside(note.element).strip()}</li>"
    )


def cruces(source: tei.Source, ident: str, page: str) -> list[str]:
    """Set the open questions that a passage raises, with the answer we go by."""
    raised = questions_of(source, ident)
    if not raised:
        return []
    items = [
        f'<dt><a href="{links.link(page, crux.id)}">◊ {crux.name}</a></dt>'
        f"<dd>{escape(crux.question)} {answer(crux)}</dd>"
        for crux in raised
    ]
    return ['<section class="cruces"><h2 id="cruces">Cruces</h2><dl>', *items, "</dl></section>"]


def answer(crux: tei.Question) -> str:
    """Give the reading we take: a default in words, or the first sentence of the reason."""
    if isinstance(crux, tei.Crux):
        read = next(option.text for option in crux.options if option.value == crux.default)
        return f'<span class="quiet">We read: {escape(read)}.</span>'
    first = crux.reason.partition(". ")[0].rstrip(".")
    return f'<span class="quiet">Of the text; we hold: {escape(first)}.</span>'
