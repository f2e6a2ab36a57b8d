"""Set a TEI element as HTML: the words as received, the editor's marks small and constant."""

from __future__ import annotations

import re
from typing import Final

from lxml import etree
from markupsafe import Markup, escape

from scripts.pages.titles import ours
from scripts.tei import bibliography, links
from scripts.tei.emendations import emendation_id
from scripts.tei.layers import XML_LANG, child, marks, name

Element = etree._Element

BLOCKS: Final = frozenset({"list", "table", "lg", "p"})
NOTES: Final = frozenset({"standOff", "teiHeader"})
TAGS: Final = {
    "emph": "em",
    "hi": "em",
    "item": "li",
    "list": "ul",
    "mentioned": "i",
    "term": "em",
    "title": "em",
}
TAGS_OF_CODE: Final = {"gi": "<{}>", "att": "@{}", "val": "{}", "code": "{}"}
NONE: Final = Markup()
BIBLIOGRAPHY: Final = "bibliography/"
LAYERS: Final = "dcn"
LEFT_OUT: Final = frozenset({"label", "note", "fw", "pc"})


def fold(text: str | None) -> Markup:
    """Escape text for HTML and fold its white space."""
    return escape(re.sub(r"\s+", " ", text or ""))


def lang_of(element: Element) -> Markup:
    """Give the ``lang`` attribute that an element declares itself, if any."""
    language = element.get(XML_LANG)
    return Markup(' lang="{}"').format(language) if language else NONE


def work_link(page: str, pointer: str) -> str:
    """Give the way from a page to an entry of the bibliography: ``../bibliography/#kalkar``."""
    return links.relative(page, f"{BIBLIOGRAPHY}#{pointer.rpartition('.')[2]}")


def both(english: str, danish: str) -> Markup:
    """Set a few words of ours in both languages, of which one is read."""
    layer = Markup('<span data-said="{0}" lang="{0}">{1}</span>')
    return layer.format("en", english) + layer.format("da", danish)


def has_block(element: Element) -> bool:
    """Say whether an element holds something that no HTML paragraph may hold."""
    return any(name(part) in BLOCKS for part in element.iterdescendants())


class TeiToHtml:
    """Set TEI elements for one page, whose site path is ``page``.

    Words that differ between the layers stand in spans of the classes d, c and n (diplomatic,
    corrected, normalised); what the corrected text lacks is hidden until a reader asks for it.
    ``scan`` is the address that page breaks open. On a page that several texts have in common
    (``shared``), what is
    corrected is found by its whole id.
    """

    def __init__(self, page: str, scan: str | None = None, shared: bool = False) -> None:
        self.page = page
        self.scan = scan
        self.shared = shared
        self.layers = LAYERS

    def within(self, layers: str, element: Element | None) -> Markup:
        """Set what stands within an element that only some of the layers have."""
        outer, inner = self.layers, "".join(one for one in self.layers if one in layers)
        if element is None or not inner:
            return NONE
        self.layers = inner
        words = self.html(element)
        self.layers = outer
        if not words or inner == outer:
            return words
        hidden = "" if "c" in inner else Markup(" hidden")
        return Markup('<span class="{}"{}>{}</span>').format(" ".join(inner), hidden, words)

    def html(self, element: Element | None) -> Markup:
        """Set all that stands within an element, without white space round it."""
        return NONE if element is None else self.inside(element).strip()

    def inside(self, element: Element) -> Markup:
        """Set all that stands within an element."""
        parts = [fold(element.text)]
        for part in element:
            parts.append(self.element(part))
            parts.append(fold(part.tail))
        return Markup().join(parts)

    def element(self, element: Element) -> Markup:
        """Set one element and what is within it."""
        kind = name(element)
        if not kind or kind in LEFT_OUT:
            return NONE
        own = getattr(self, f"_{kind}", None)
        if own is not None:
            return Markup(own(element))
        if kind in TAGS_OF_CODE:
            words = Markup(escape(TAGS_OF_CODE[kind])).format(self.html(element))
            return Markup("<code>{}</code>").format(words)
        if kind in TAGS:
            tag, words = TAGS[kind], self.html(element)
            return Markup("<{}{}>{}</{}>").format(tag, lang_of(element), words, tag)
        return self._span(element, self.inside(element))

    def _span(self, element: Element, words: Markup) -> Markup:
        """Set words in a span where their element declares a language."""
        language = lang_of(element)
        return Markup("<span{}>{}</span>").format(language, words) if language else words

    def _choice(self, element: Element) -> Markup:
        corr = child(element, "corr")
        if corr is None:
            return self.within("dc", child(element, "orig")) + self.within(
                "n", child(element, "reg")
            )
        words = self.within("d", child(element, "sic")) + self.within("cn", corr)
        return self._emended(corr, words)

    def _supplied(self, element: Element) -> Markup:
        emended = self._emended(element, self.html(element))
        return Markup('<span class="c n">{}</span>').format(emended)

    def _emended(self, corr: Element, words: Markup) -> Markup:
        link = '<a class="corr" id="{0}-here" href="#{0}" aria-describedby="{0}">{1}</a>'
        return Markup(link).format(emendation_id(corr, self.shared), words)

    def number(self, rule: Element) -> Markup:
        """Set the printed number of a rule where it is emended, marked as any other word is."""
        label = child(rule, "label")
        emended = label is not None and child(label, "choice") is not None
        return self.html(label) if emended else NONE

    def _foreign(self, element: Element) -> Markup:
        return Markup("<i{}>{}</i>").format(lang_of(element), self.html(element))

    def _pb(self, element: Element) -> Markup:
        number = element.get("n", "")
        words = Markup('<span class="unseen">{} </span>{}').format(both(*ours("page")), number)
        if not self.scan:
            return Markup('<span class="pb" id="p{}">{}</span> ').format(number, words)
        where = Markup('<span class="unseen">, {}</span>').format(
            both(*ours("in the Royal Library’s text of the whole booklet"))
        )
        link = Markup('<a class="pb" id="p{}" href="{}">{}{}</a> ')
        return link.format(number, self.scan, words, where)

    def _lb(self, _: Element) -> str:
        return " "

    def _ref(self, element: Element) -> Markup:
        target, words = element.get("target", ""), self.html(element)
        if target.startswith("http"):
            return Markup('<a href="{}">{}</a>').format(target, words)
        if target.startswith(bibliography.FILE):
            return Markup('<a href="{}">{}</a>').format(work_link(self.page, target), words)
        if "#" in target:
            ident = target.rpartition("#")[2]
            way = links.link(self.page, ident)
            return Markup('<a href="{}">{}</a>').format(way, words or links.label(ident))
        return words

    def _quote(self, element: Element) -> Markup:
        quoted = self._span(element, self.html(element))
        in_notes = any(name(up) in NOTES for up in element.iterancestors())
        before, after = marks(element)
        return Markup("{}{}{}").format(before, quoted, after) if in_notes else quoted

    def _unclear(self, element: Element) -> Markup:
        words = self.inside(element)
        return Markup('<span class="unclear" title="unclear">{}</span>').format(words)

    def _gap(self, element: Element) -> Markup:
        ident = element.get("corresp", "").rpartition("#")[2]
        if not ident:
            return Markup('<span class="gap">[…]</span>')
        where = Markup('<a href="{}">{}</a>')
        where = where.format(links.link(self.page, ident), links.label(ident))
        gap = Markup('<p class="gap" lang="en">[{} {}.]</p>')
        said = both(*ours("Here the article has what stands at"))
        return gap.format(said, where)
