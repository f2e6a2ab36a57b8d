"""A text of the edition in blocks: each passage as it is printed, beside it its translation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from scripts import tei
from scripts.pages import titles
from scripts.pages.apparatus import received
from scripts.prints.runs import Run, Runs, joined, one, plain, runs, trimmed
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.emendations import CERTAINTIES, SAID, emendations
from scripts.tei.layers import NS, XML_ID, Element, child, name
from scripts.tei.passages import shown_lang

Json = dict[str, Any]

#: What stands on a page of a print or a site beside its text, and is left out of the books.
FURNITURE: Final = frozenset({"catch", "pageNum", "rule", "furniture", "edit-link", "caption"})
#: Blocks of a body that stand outside its rules.
APART: Final = frozenset({"head", "p", "trailer", "ab", "fw", "gap"})
#: A part whose clauses are the lines of a list.
CONTENTS: Final = "contents"
CLAUSES_UP: Final = "ancestor-or-self::tei:seg[@type='clause']"


class Text:
    """Set one text in one language: its own words, and their translation where it has one."""

    def __init__(self, archive: Archive, source: tei.Source, language: str) -> None:
        self.source = source
        self.language = language
        self.translated = archive.translated(source).get(language, {})
        self.pending: Runs = []

    def blocks(self) -> Iterator[Json]:
        """Yield the heads, rules and other blocks of the body, in its order.

        A page of the print that begins between two blocks begins with the second.
        """
        rules = {rule.element: rule for rule in self.source.rules}
        if child(self.source.body[0], "head") is None:
            yield self.titled()
        for element in self.source.body.iter():
            if element.get("type") == "continued":
                continue
            if element in rules:
                yield self.rule(rules[element])
            elif not inside_block(element, rules):
                yield from self.apart(element)

    def rule(self, rule: tei.Rule) -> Json:
        """Set a rule: its printed number, its title of ours, its passages and its apparatus."""
        parts = [part for block in rule.element for part in self.paragraph(block)]
        label = child(rule.element, "label")
        return {
            "kind": "rule",
            "id": rule.id,
            "label": f"[{rule.n}]" if label is None else tei.corrected(label),
            "n": rule.n,
            "title": getattr(titles.title(self.source, rule), self.language),
            "parts": parts,
            "apparatus": self.apparatus(rule.element),
        }

    def paragraph(self, element: Element) -> Iterator[Json]:
        """Yield the passages of one child of a rule; the first of a paragraph begins a line."""
        kind = name(element)
        if not kind or kind in {"label", "note"}:
            return
        if kind == "pb":
            self.pending += one(element)
            return
        begins, listed = True, self.listed(element)
        loose: Runs = [element.text or ""]
        for part in element:
            if name(part) == "seg" and part.get("type") == "clause":
                yield self.passage(part, part.get("n", ""), begins or listed, [*loose])
            elif name(part) == "pb":
                self.pending += one(part)
                continue
            elif name(part) == "label":
                yield self.passage(part, "", begins, [*loose])
            else:
                loose += one(part)
                loose.append(part.tail or "")
                continue
            begins, loose = False, [part.tail or ""]
        if begins and (words := self.passage(element, "", begins, []))["original"]:
            yield words | ({"head": True} if kind == "head" else {})

    @staticmethod
    def listed(element: Element) -> bool:
        """Tell whether the clauses of a paragraph are the lines of a list."""
        above = element.getparent()
        return above is not None and above.get("n") == CONTENTS

    def passage(self, element: Element, letter: str, begins: bool, before: Runs) -> Json:
        """Set one passage: a clause with its letter, or what is no clause and has none."""
        ident = element.get(XML_ID, "")
        own = joined([*self.pages(), *trimmed(joined([*before, *runs(element)]))])
        translation = runs(self.translated.get(ident))
        told = {"id": ident, "letter": letter} if letter else {}
        return {**told, "begins": begins, "original": own, "translation": translation}

    def pages(self) -> Runs:
        """Take the pages that have begun since the last passage."""
        found, self.pending = self.pending, []
        return found

    def apart(self, element: Element) -> Iterator[Json]:
        """Yield a head, a colophon, or where another text is taken in."""
        kind, form = name(element), element.get("type", "")
        if kind == "pb":
            self.pending += one(element)
        elif kind == "gap":
            yield {"kind": "line", "original": self.taken_in(element), "translation": []}
        elif kind in APART and form not in FURNITURE:
            words = self.passage(element, "", True, [])
            if kind == "head" and not form:
                yield self.titled(words, element)
            elif words["original"]:
                yield {"kind": "line", **words, "apparatus": self.apparatus(element)}

    def titled(self, words: Json | None = None, head: Element | None = None) -> Json:
        """Set the head of a text; one that has none in print bears the title that we give it."""
        given: Json = {"begins": True, "original": [self.source.title], "translation": []}
        words = words or given
        printed = plain(words["original"])
        bare = printed.rstrip(".:")
        return {
            "kind": "title",
            "id": self.source.id,
            "head": bare,
            "tail": printed[len(bare) :],
            **words,
            "apparatus": [] if head is None else self.apparatus(head),
        }

    def taken_in(self, gap: Element) -> Runs:
        """Say whose text stands here in a text that takes in another."""
        ident = gap.get("corresp", "").rpartition("#")[2]
        said = getattr(titles.ours("Here the article has what stands at"), self.language)
        where: Run = {"kind": "ref", "to": ident, "words": [links.label(ident)]}
        words: Runs = [f"[{said} ", where, ".]"]
        return [{"kind": "ours", "lang": self.language, "words": words}]

    def apparatus(self, element: Element) -> list[Json]:
        """List the corrections within an element: where, our word, what was received, why."""
        return [self.correction(emended) for emended in emendations(element)]

    def correction(self, emended: Element) -> Json:
        """Set an entry of the apparatus."""
        return {
            "id": emended.get(XML_ID, ""),
            "where": place(emended),
            "lemma": tei.corrected(emended),
            "received": received(emended),
            "supplied": name(emended) == "supplied",
            "cause": cause(emended, self.language),
            "lang": shown_lang(self.source),
        }


def inside_block(element: Element, rules: dict[Element, tei.Rule]) -> bool:
    """Tell whether an element is within a rule or within another block."""
    within = {"p", "list", "fw", "head", "trailer", "ab", "label"}
    return any(up in rules or name(up) in within for up in element.iterancestors())


def place(element: Element) -> str:
    """Say in which clause an element stands, as it is cited in its own text: ``3[d]``."""
    found: Any = element.xpath(CLAUSES_UP, namespaces=NS)
    ident = str(found[-1].get(XML_ID, "")) if found else ""
    return links.within(ident, ident.partition(".")[0]) if ident else ""


def cause(emended: Element, language: str) -> str:
    """Name the cause of an emendation and how certain it is, in a few words."""
    causes, certainty = SAID[language]
    level = emended.get("cert", "high")
    said = CERTAINTIES[level] if language == "da" else level
    return f"{causes[emended.get('type', '')]}, {certainty} {said}"
