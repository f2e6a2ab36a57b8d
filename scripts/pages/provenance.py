"""The box that says where a source's text comes from and who holds what."""

from __future__ import annotations

from markupsafe import Markup

from scripts import tei
from scripts.pages.days import in_both
from scripts.pages.html import TeiToHtml, both, lang_of
from scripts.pages.templates import fill
from scripts.pages.titles import ours
from scripts.tei import links
from scripts.tei.layers import NS, Element, name, told


class Header:
    """Read the bibliography and the rights of one source for one page."""

    def __init__(self, source: tei.Source, page: str) -> None:
        self.header = source.header
        self.setter = TeiToHtml(page)

    def rights(self) -> list[Markup]:
        """Set each licence statement with its address."""
        uri = Markup('{0} <a class="uri" rel="license" href="{1}">{1}</a>')
        return [
            uri.format(self.both(licence), licence.get("target"))
            if licence.get("target")
            else self.both(licence)
            for licence in self.header.iterfind(".//tei:availability/tei:licence", NS)
        ]

    def books(self) -> list[Markup]:
        """Set each bibliographic description as one line, most edited first."""
        found = self.header.iterfind(".//tei:sourceDesc/*", NS)
        return [line for element in found if (line := self.book(element))]

    def book(self, element: Element) -> Markup:
        """Set one description: what it is, where and when it came out, where it can be seen."""
        kind = name(element)
        if kind not in {"biblStruct", "bibl"}:
            return self.setter.html(element) if kind else Markup()
        parts = [
            self.first(element, ".//tei:author"),
            self.titles(element),
            self.imprint(element),
            self.first(element, ".//tei:imprint/tei:biblScope", both(pages(element), "s. ") + "{}"),
            self.series(element),
        ]
        line = Markup(", ").join(part for part in parts if part) + "."
        refs = [self.setter.element(ref) for ref in element.iterfind("tei:ref", NS)]
        return Markup(" ").join([line, *refs])

    def titles(self, element: Element) -> Markup:
        """Set the title of the part, then that of the whole."""
        part = element.find(".//tei:title[@level='a']", NS)
        whole = element.find(".//tei:monogr/tei:title", NS)
        if whole is None:
            titles = element.iterfind("tei:title", NS)
            whole = next((title for title in titles if title is not part), None)
        said = []
        if part is not None:
            words = self.setter.html(part)
            said.append(Markup('<q class="part"{}>{}</q>').format(lang_of(part), words))
        if whole is not None:
            words = self.setter.html(whole)
            said.append(Markup("<em{}>{}</em>").format(lang_of(whole), words))
        return both(", in ", ", i ").join(said)

    def imprint(self, element: Element) -> Markup:
        """Set place, publisher and date."""
        place = self.first(element, ".//tei:pubPlace")
        publisher = self.first(element, ".//tei:publisher")
        date = self.first(element, ".//tei:imprint/tei:date") or self.first(element, "tei:date")
        made = Markup(": ").join(part for part in (place, publisher) if part)
        return Markup(" ").join(part for part in (made, date) if part)

    def series(self, element: Element) -> Markup:
        """Set the series with its numbers."""
        series = element.find("tei:series", NS)
        if series is None:
            return Markup()
        return Markup(", ").join(self.setter.html(part) for part in series if name(part))

    def notes(self) -> list[Markup]:
        """Set every note of the descriptions."""
        found = self.header.iterfind(".//tei:sourceDesc//tei:note", NS)
        return [self.both(note) for note in found]

    def both(self, element: Element) -> Markup:
        """Set what is told in two languages."""
        words = told(element)
        return both(self.setter.html(words["en"]), self.setter.html(words["da"]))

    def first(self, element: Element, path: str, form: str = "{}") -> Markup:
        """Set the first element on a path, if there is one."""
        found = element.find(path, NS)
        return Markup() if found is None else Markup(form).format(self.setter.html(found))


def pages(element: Element) -> str:
    """Say in English before the pages whether it is one."""
    span = element.find(".//tei:imprint/tei:biblScope", NS)
    one = span is not None and span.get("from") and span.get("from") == span.get("to")
    return "p. " if one else "pp. "


def provenance(source: tei.Source, page: str, revised: str) -> Markup:
    """Set the box: the book, the text as it was received, the rights, its last change."""
    header = Header(source, page)
    rows = [(ours("Text"), line) for line in header.books()]
    rows += [(ours("Note"), line) for line in header.notes()]
    rows += [(ours("Rights"), line) for line in header.rights()]
    changed = links.relative(page, f"changes/#{revised}-{source.id}")
    return fill("provenance.html", rows=rows, changed=changed, revised=in_both(revised))
