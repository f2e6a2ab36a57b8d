"""Set a TEI element as HTML: the words as received, the editor's marks small and constant."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from lxml import etree
from markupsafe import Markup

from scripts.tei import links
from scripts.tei.emendations import emendation_id
from scripts.tei.layers import XML_LANG, child, name

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
LAYERS: Final = "dcn"
LEFT_OUT: Final = frozenset({"label", "note", "fw", "pc"})


def fold(text: str | None) -> str:
    """Escape text for HTML and fold its white space."""
    return escape(re.sub(r"\s+", " ", text or ""), quote=False)


def lang_of(element: Element) -> str:
    """Give the ``lang`` attribute that an element declares itself, if any."""
    language = element.get(XML_LANG)
    return f' lang="{escape(language)}"' if language else ""


def has_block(element: Element) -> bool:
    """Say whether an element holds something that no HTML paragraph may hold."""
    return any(name(part) in BLOCKS for part in element.iterdescendants())


class Setter:
    """Set TEI elements for one page, whose site path is ``page``.

    Words that differ between the layers stand in spans of the classes d, c and n (diplomatic,
    corrected, normalised); what the corrected text lacks is hidden until a reader asks for it.
    ``scan`` is the address that page breaks open.
    """

    def __init__(self, page: str, scan: str | None = None) -> None:
        self.page = page
        self.scan = scan
        self.layers = LAYERS

    def within(self, layers: str, element: Element | None) -> str:
        """Set what stands within an element that only some of the layers have."""
        outer, inner = self.layers, "".join(one for one in self.layers if one in layers)
        if element is None or not inner:
            return ""
        self.layers = inner
        words = self.inside(element).strip()
        self.layers = outer
        if not words or inner == outer:
            return words
        hidden = "" if "c" in inner else " hidden"
        return f'<span class="{" ".join(inner)}"{hidden}>{words}</span>'

    def html(self, element: Element | None) -> Markup:
        """Set all that stands within an element, for a template; nothing where there is none."""
        return Markup("" if element is None else self.inside(element).strip())

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
        corr = child(element, "corr")
        if corr is None:
            return self.within("dc", child(element, "orig")) + self.within(
                "n", child(element, "reg")
            )
        words = self.within("d", child(element, "sic")) + self.within("cn", corr)
        return self._emended(corr, words)

    def _supplied(self, element: Element) -> str:
        return f'<span class="c n">{self._emended(element, self.inside(element).strip())}</span>'

    def _emended(self, corr: Element, words: str) -> str:
        ident = emendation_id(corr)
        told = f'href="#{ident}" aria-describedby="{ident}"'
        return f'<a class="corr" id="{ident}-here" {told}>{words}</a>'

    def _foreign(self, element: Element) -> str:
        return f"<i{lang_of(element)}>{self.inside(element).strip()}</i>"

    def _pb(self, element: Element) -> str:
        number = escape(element.get("n", ""))
        words = f'<span class="unseen">page </span>{number}'
        if not self.scan:
            return f'<span class="pb" id="p{number}">{words}</span> '
        told = '<span class="unseen">, in the Royal Library’s text of the whole booklet</span>'
        return f'<a class="pb" id="p{number}" href="{escape(self.scan)}">{words}{told}</a> '

    def _lb(self, _: Element) -> str:
        return " "

    def _ref(self, element: Element) -> str:
        target, words = element.get("target", ""), self.inside(element).strip()
        ident = target.rpartition("#")[2]
        if target.startswith("http"):
            return f'<a href="{escape(target)}">{words}</a>'
        if "#" in target:
            return f'<a href="{links.link(self.page, ident)}">{words or links.label(ident)}</a>'
        return words

    def _quote(self, element: Element) -> str:
        words = self.inside(element).strip()
        quoted = f"<span{lang_of(element)}>{words}</span>" if lang_of(element) else words
        in_notes = any(name(up) in NOTES for up in element.iterancestors())
        return f"“{quoted}”" if in_notes else quoted

    def _unclear(self, element: Element) -> str:
        return f'<span class="unclear" title="unclear">{self.inside(element)}</span>'

    def _gap(self, element: Element) -> str:
        ident = element.get("corresp", "").rpartition("#")[2]
        if not ident:
            return '<span class="gap">[…]</span>'
        where = f'<a href="{links.link(self.page, ident)}">{links.label(ident)}</a>'
        return f'<p class="gap" lang="en">[Here the article has what stands at {where}.]</p>'
