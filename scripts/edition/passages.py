"""Set the passages of a source: rules and clauses, with numbers, letters, pages and crux marks."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from scripts.edition import links, tei
from scripts.edition.html import Element, Setter, has_block
from scripts.edition.layers import XML_ID, name


def number(rule: tei.Rule) -> str:
    """Give a rule's number as it is shown: the print's own, or ours in brackets."""
    return rule.label or f"[{rule.n}]"


def cruces_of(source: tei.Source, ident: str) -> list[tei.Crux]:
    """List the cruces of a source that target a clause, or any clause of a rule."""
    return [
        crux
        for crux in source.cruces
        if any(target == ident or target.startswith(f"{ident}.") for target in crux.targets)
    ]


def shown_lang(source: tei.Source) -> str:
    """Give the language of the text on the page: a paraphrase is in English."""
    return "en" if source.publish == "paraphrase" else source.lang


def mark(page: str, cruces: Iterable[tei.Crux]) -> str:
    """Set the small sign of a crux after a clause, one for each that targets it."""
    return "".join(
        f'<a class="crux" href="{links.link(page, crux.id)}" '
        f'title="{escape(f"crux {crux.name}: {crux.question}")}">◊</a>'
        for crux in cruces
    )


class Passages:
    """Set the text of one source for one page.

    On a source's own page a clause's id is ``r3.d`` and its letter leads to the rule's page; on a
    rule's page (``whole`` false) the id is ``d`` and each clause has a line of its own.
    """

    def __init__(self, source: tei.Source, page: str, whole: bool) -> None:
        self.source = source
        self.lang = shown_lang(source)
        self.page = page
        self.whole = whole
        self.setter = Setter(page)

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
        clauses = [part for part in element.iter() if self.is_clause(part)]
        if clauses and not self.whole:
            return self.lines(element)
        words = self.running(element).strip()
        html_tag = "div" if has_block(element) else "p"
        return [f'<{html_tag} class="par" lang="{self.lang}">{words}</{html_tag}>']

    def lines(self, element: Element) -> list[str]:
        """Set each clause of a paragraph on a line of its own, and what stands between them."""
        blocks = []
        for part in element:
            if self.is_clause(part):
                blocks.append(self.clause(part, "div" if has_block(part) else "p"))
            elif words := self.setter.element(part).strip():
                blocks.append(f'<p class="par" lang="{self.lang}">{words}</p>')
        return blocks

    def running(self, element: Element) -> str:
        """Set a paragraph with its clauses in one run."""
        parts = [escape(element.text or "", quote=False)]
        for part in element:
            parts.append(
                self.clause(part, "div" if has_block(part) else "span")
                if self.is_clause(part)
                else self.setter.element(part)
            )
            parts.append(escape(part.tail or "", quote=False))
        return " ".join("".join(parts).split())

    def clause(self, seg: Element, html_tag: str) -> str:
        """Set one clause with its letter, and the marks of the cruces it raises."""
        ident, letter = seg.get(XML_ID, ""), seg.get("n", "")
        anchor = ident.split(".", 1)[1] if self.whole else letter
        href = links.link(self.page, ident)
        marks = mark(self.page, cruces_of(self.source, ident))
        return (
            f'<{html_tag} class="clause" id="{anchor}" lang="{self.lang}">'
            f'<a class="letter" lang="en" href="{href}" title="{links.label(ident)}">'
            f"[{letter}]</a> {self.setter.inside(seg).strip()}{marks}</{html_tag}>"
        )

    @staticmethod
    def is_clause(element: Element) -> bool:
        """Say whether an element is a clause."""
        return name(element) == "seg" and element.get("type") == "clause"
