"""Set the passages of a source: rules and clauses, with numbers, letters, pages and crux marks."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from scripts import tei
from scripts.pages.html import Setter
from scripts.tei import links
from scripts.tei.archive import Archive, print_of
from scripts.tei.layers import XML_ID, Element, name
from scripts.tei.passages import questions_of, shown_lang


def mark(page: str, cruces: Iterable[tei.Question]) -> str:
    """Set the small sign of a crux after a clause, one for each that targets it."""
    return "".join(
        f'<a class="crux" lang="en" href="{links.link(page, crux.id)}" '
        f'title="{escape(f"crux {crux.name}: {crux.question}")}">◊</a>'
        for crux in cruces
    )


class Passages:
    """Set the text of one source for one page, each clause with its translations.

    On a page that holds the whole source a clause's id is ``r3.d``; on a rule's page (``whole``
    false) it is ``d``.
    """

    def __init__(self, archive: Archive, source: tei.Source, page: str, whole: bool) -> None:
        self.source = source
        self.translated = archive.translated(source)
        self.lang = shown_lang(source)
        self.page = page
        self.whole = whole
        self.setter = Setter(page, print_of(source))

    def rule(self, rule: tei.Rule) -> list[str]:
        """Set the blocks of one rule, without its number."""
        return [block for part in rule.element for block in self.block(part)]

    def block(self, element: Element) -> list[str]:
        """Set one child of a rule or of the body; clauses are found at any depth."""
        kind = name(element)
        if not kind or kind in {"label", "note"}:
            return []
        if kind == "pb":
            return [self.setter.element(element)]
        words = self.running(element)
        if kind == "head":
            return [f'<div class="par head" lang="{self.lang}">{words}</div>']
        return [f'<div class="par" lang="{self.lang}">{words}</div>'] if words else []

    def running(self, element: Element) -> str:
        """Set a paragraph: each clause, then its translations; all else as one piece."""
        clauses = [part for part in element if self.is_clause(part)]
        if not clauses:
            return self.passage(element, self.setter.inside(element).strip())
        parts = [self.loose(element.text)]
        for part in element:
            if self.is_clause(part):
                parts.append(self.clause(part))
            elif name(part) == "label":
                parts.append(self.passage(part, self.setter.inside(part).strip()))
            elif words := self.setter.element(part).strip():
                parts.append(self.passage(part, words))
            parts.append(self.loose(part.tail))
        return " ".join(part for part in parts if part)

    def loose(self, text: str | None) -> str:
        """Set text that stands between clauses."""
        words = escape(" ".join((text or "").split()), quote=False)
        return f"<span>{words}</span>" if words else ""

    def passage(self, element: Element, words: str) -> str:
        """Set what is no clause, with its translations if it has any."""
        shown = f'<div class="words">{words}</div>' if words else ""
        return shown + self.translations(element.get(XML_ID, ""))

    def clause(self, seg: Element) -> str:
        """Set one clause with its letter, the marks of its cruces and its translations."""
        ident, letter = seg.get(XML_ID, ""), seg.get("n", "")
        anchor = ident.split(".", 1)[1] if self.whole else letter
        marks = mark(self.page, questions_of(self.source, ident))
        return (
            f'<div class="clause" id="{anchor}" lang="{self.lang}">'
            f'<a class="letter" lang="en" href="{links.link(self.page, ident)}" '
            f'title="{links.label(ident)}">[{letter}]</a> '
            f"{self.setter.inside(seg).strip()}{marks}</div>" + self.translations(ident)
        )

    def translations(self, ident: str) -> str:
        """Set every translation of a passage; all but the English wait to be asked for."""
        found = [
            (language, words[ident])
            for language, words in self.translated.items()
            if ident in words
        ]
        return "".join(
            f'<div class="trans" lang="{language}"{"" if language == "en" else " hidden"}>'
            f"{Setter(self.page).inside(element).strip()}</div>"
            for language, element in found
        )

    @staticmethod
    def is_clause(element: Element) -> bool:
        """Say whether an element is a clause."""
        return name(element) == "seg" and element.get("type") == "clause"
