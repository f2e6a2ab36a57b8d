"""Set a TEI element as HTML: the words as received, the editor's marks small and constant."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from lxml import etree

from scripts.edition import links, tei
from scripts.edition.layers import XML_ID, XML_LANG, name

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
TAGS_OF_CODE: Final = {"gi": "&lt;{}&gt;", "att": "@{}", "val": "{}", "code": "{}"}
LEFT_OUT: Final = frozenset({"label", "note", "fw", "pc"})


def fold(text: str | None) -> str:
    """Escape text for HTML and fold its white space."""
    return escape(re.sub(r"\s+", " ", text or ""), quote=False)


def lang_of(element: Element) -> str:
    """Give the ``lang`` attribute that an element declares itself, if any."""
    language = element.get(XML_LANG)
    return f' lang="{escape(language)}"' if language else ""


def child(element: Element, wanted: str) -> Element | None:
    """Find the first child of that name."""
    return next((part for part in element if name(part) == wanted), None)


def has_block(element: Element) -> bool:
    """Say whether an element holds something that no HTML paragraph may hold."""
    return any(name(part) in BLOCKS for part in element.iterdescendants())


def emendation_id(corr: Element) -> str:
    """Give the id of an emendation's entry on a page: ``e-denne``."""
    return "e-" + (corr.get(XML_ID) or "").rpartition(".")[2]


def cause(corr: Element) -> str:
    """Name the cause of an emendation, and its certainty where that is not high."""
    return tei.CAUSES.get(corr.get("type", ""), corr.get("type", "")) + certainty(corr)


def certainty(element: Element) -> str:
    """Give the certainty of an emendation where it is not high."""
    said = element.get("cert", "high")
    return "" if said == "high" else f", certainty {said}"


class Setter:
    """Set TEI elements for one page, whose site path is ``page``."""

    def __init__(self, page: str) -> None:
        self.page = page

    def inside(self, element: Element) -> str:
        """Set all that stands within an element."""
        parts = [fold(element.text)]
        for part in element:
            parts.append(self.element(part))
            parts.append(fold(part.tail))
        return "".join(parts)

    def element(self, element: Element) -> str:
        """Set one element and what is within it."""
        kind = name(element)
        if not kind or kind in LEFT_OUT:
            return ""
        own = getattr(self, f"_{kind}", None)
        if own is not None:
            return str(own(element))
        words = self.inside(element)
        if kind in TAGS_OF_CODE:
            return f"<code>{TAGS_OF_CODE[kind].format(words.strip())}</code>"
        if kind in TAGS:
            return f"<{TAGS[kind]}{lang_of(element)}>{words.strip()}</{TAGS[kind]}>"
        return f"<span{lang_of(element)}>{words}</span>" if lang_of(element) else words

    def _choice(self, element: Element) -> str:
        corr, reg = child(element, "corr"), child(element, "reg")
        if corr is not None:
            return self._emended(element, corr)
        orig = child(element, "orig")
        if reg is None or orig is None:
            return self.inside(element)
        tip = escape(f"today: {tei.normalised(reg)}")
        return f'<span class="orig" title="{tip}">{self.inside(orig).strip()}</span>'

    def _emended(self, choice: Element, corr: Element) -> str:
        sic, ident = child(choice, "sic"), emendation_id(corr)
        received = "" if sic is None else tei.diplomatic(sic)
        tip = escape(f"received text: {received or 'nothing'} ({cause(corr)})")
        words = self.inside(corr).strip()
        return f'<a class="corr" id="{ident}-here" href="#{ident}" title="{tip}">{words}</a>'

    def _pb(self, element: Element) -> str:
        number = escape(element.get("n", ""))
        return f'<span class="pb" id="p{number}"><span class="unseen">page </span>{number}</span> '

    def _lb(self, _: Element) -> str:
        return " "

    def _ref(self, element: Element) -> str:
        target, words = element.get("target", ""), self.inside(element).strip()
        ident = target.rpartition("#")[2]
        if target.startswith("http"):
            return f'<a href="{escape(target)}">{words}</a>'
        if "#" in target and re.fullmatch(r"gnav-[a-z0-9]+(\.(r\d+(\.[a-z])?|q\.[a-z-]+))?", ident):
            return f'<a href="{links.link(self.page, ident)}">{words or links.label(ident)}</a>'
        return words

    def _quote(self, element: Element) -> str:
        words = self.inside(element).strip()
        quoted = f"<span{lang_of(element)}>{words}</span>" if lang_of(element) else words
        in_notes = any(name(up) in NOTES for up in element.iterancestors())
        return f"“{quoted}”" if in_notes else quoted

    def _supplied(self, element: Element) -> str:
        ident = emendation_id(element)
        tip = escape(f"not in the received text (supplied{certainty(element)})")
        words = self.inside(element).strip()
        return f'<a class="corr" id="{ident}-here" href="#{ident}" title="{tip}">{words}</a>'

    def _unclear(self, element: Element) -> str:
        return f'<span class="unclear" title="unclear">{self.inside(element)}</span>'

    def _gap(self, element: Element) -> str:
        ident = element.get("corresp", "").rpartition("#")[2]
        if not ident:
            return '<span class="gap">[…]</span>'
        where = f'<a href="{links.link(self.page, ident)}">{links.label(ident)}</a>'
        return f'<p class="gap" lang="en">[Here the article has what stands at {where}.]</p>'
