"""The box that says where a source's text comes from and who holds what."""

from __future__ import annotations

from html import escape

from scripts import tei
from scripts.pages.html import Setter, lang_of
from scripts.tei.layers import NS, Element, name


class Header:
    """Read the bibliography and the rights of one source for one page."""

    def __init__(self, source: tei.Source, page: str) -> None:
        self.header = source.header
        self.setter = Setter(page)

    def rights(self) -> list[str]:
        """Set each licence statement with its address."""
        return [
            f'{self.setter.inside(licence).strip()} <a class="uri" rel="license" '
            f'href="{escape(licence.get("target", ""))}">{escape(licence.get("target", ""))}</a>'
            if licence.get("target")
            else self.setter.inside(licence).strip()
            for licence in self.header.iterfind(".//tei:availability/tei:licence", NS)
        ]

    def books(self) -> list[str]:
        """Set each bibliographic description as one line, most edited first."""
        found = self.header.iterfind(".//tei:sourceDesc/*", NS)
        return [line for element in found if (line := self.book(element))]

    def book(self, element: Element) -> str:
        """Set one description: what it is, where and when it came out, where it can be seen."""
        kind = name(element)
        if kind not in {"biblStruct", "bibl"}:
            return self.setter.inside(element).strip() if kind else ""
        parts = [
            self.first(element, ".//tei:author"),
            self.titles(element),
            self.imprint(element),
            self.first(element, ".//tei:imprint/tei:biblScope", "pp. {}"),
            self.series(element),
        ]
        line = ", ".join(part for part in parts if part) + "."
        refs = [self.setter.element(ref) for ref in element.iterfind("tei:ref", NS)]
        return " ".join([line, *refs])

    def titles(self, element: Element) -> str:
        """Set the title of the part, then that of the whole."""
        part = element.find(".//tei:title[@level='a']", NS)
        whole = element.find(".//tei:monogr/tei:title", NS)
        if whole is None:
            whole = element.find("tei:title", NS)
        said = []
        if part is not None:
            said.append(f"“<span{lang_of(part)}>{self.setter.inside(part).strip()}</span>”")
        if whole is not None:
            said.append(f"<em{lang_of(whole)}>{self.setter.inside(whole).strip()}</em>")
        return ", in ".join(said)

    def imprint(self, element: Element) -> str:
        """Set place, publisher and date."""
        place = self.first(element, ".//tei:pubPlace")
        publisher = self.first(element, ".//tei:publisher")
        date = self.first(element, ".//tei:imprint/tei:date") or self.first(element, "tei:date")
        made = ": ".join(part for part in (place, publisher) if part)
        return " ".join(part for part in (made, date) if part)

    def series(self, element: Element) -> str:
        """Set the series with its numbers."""
        series = element.find("tei:series", NS)
        if series is None:
            return ""
        return ", ".join(self.setter.inside(part).strip() for part in series if name(part))

    def notes(self) -> list[str]:
        """Set every note of the descriptions."""
        found = self.header.iterfind(".//tei:sourceDesc//tei:note", NS)
        return [self.setter.inside(note).strip() for note in found]

    def first(self, element: Element, path: str, form: str = "{}") -> str:
        """Set the first element on a path, if there is one."""
        found = element.find(path, NS)
        return "" if found is None else form.format(self.setter.inside(found).strip())


def provenance(source: tei.Source, page: str) -> list[str]:
    """Set the box: the book, the text as it was received, the rights."""
    header = Header(source, page)
    rows = [("Text", line) for line in header.books()]
    rows += [("Note", line) for line in header.notes()]
    rows += [("Rights", line) for line in header.rights()]
    body = "".join(f"<dt>{term}</dt><dd>{text}</dd>" for term, text in rows)
    return [
        '<section class="provenance"><h2 id="provenance">Provenance and rights</h2>',
        f"<dl>{body}</dl></section>",
    ]
