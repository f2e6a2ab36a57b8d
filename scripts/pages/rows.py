"""A clause on the page of its rule is a row: its words, its own notes, what it asks, what to do."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from markupsafe import Markup

from scripts import tei
from scripts.pages import show_me, titles
from scripts.pages.commentary import note_id
from scripts.pages.ground import told
from scripts.pages.html import TeiToHtml, fold
from scripts.pages.templates import fill
from scripts.tei.layers import Element, name
from scripts.tei.passages import notes_of, questions_of

#: A note is cut at the end of a sentence after so many letters, if so many are left.
FIRST: Final = 110
LEFT: Final = 60
SENTENCE_ENDS: Final = re.compile(r"(?<=[.?!”«])\s+(?=[A-ZÆØÅ“»1])")


class Words(NamedTuple):
    """A note in one language: its first sentences, the rest, what it rests on."""

    first: Markup
    rest: Markup
    ground: Markup


class Short(NamedTuple):
    """A note as it stands beside its clause, by language."""

    id: str
    said: dict[str, Words]


class Rows:
    """Set the clauses of one rule as rows; a note on several stands at the first of them."""

    def __init__(self, source: tei.Source, rule: str, page: str) -> None:
        self.source = source
        self.page = page
        self.notes: dict[str, list[tei.Note]] = {}
        for target, note in notes_of(source, rule):
            self.notes.setdefault(target, []).append(note)
        self.begun: set[str] = set()

    def row(self, ident: str, words: Markup) -> Markup:
        """Set the row of a clause, or of a passage that is none, whose words are given."""
        notes = [short(note, self.page) for note in self.notes.get(ident, [])]
        cruces = questions_of(self.source, ident) if ident else []
        return fill(
            "row.html",
            page=self.page,
            words=words,
            letter=ident.rpartition(".")[2],
            notes=notes,
            asked=[titles.asked(self.source, crux) for crux in cruces],
            first_notes=self.begins("notes", notes),
            first_asked=self.begins("cruces", cruces),
            shown=show_me.of(ident) if ident else [],
        )

    def begins(self, kind: str, found: list[Short] | list[tei.Question]) -> bool:
        """Say whether these are the first of their kind on the page."""
        if not found or kind in self.begun:
            return False
        self.begun.add(kind)
        return True


def short(note: tei.Note, page: str) -> Short:
    """Cut a note after its first sentences, in each language."""
    html = TeiToHtml(page)
    said = {
        language: Words(*cut(pieces(words, html)), told(note.element, page, language))
        for language, words in note.said.items()
    }
    return Short(note_id(note), said)


def pieces(element: Element, setter: TeiToHtml) -> list[tuple[Markup, bool]]:
    """List the words of a note piece by piece; true where a piece is plain, and can be cut."""
    found = [(fold(element.text), True)]
    for part in element:
        if name(part):
            found.append((setter.element(part), False))
        found.append((fold(part.tail), True))
    return found


def cut(found: list[tuple[Markup, bool]]) -> tuple[Markup, Markup]:
    """Part the words where a sentence ends after the first hundred letters or so."""
    whole = Markup().join(piece for piece, _ in found).strip()
    before = Markup()
    for piece, plain in found:
        for end in SENTENCE_ENDS.finditer(piece) if plain else ():
            first = (before + Markup(piece[: end.start()])).strip()
            rest = whole[len(first) :].strip()
            if len(first.striptags()) >= FIRST and len(rest.striptags()) >= LEFT:
                return Markup(first), Markup(rest)
        before += piece
    return whole, Markup()
