"""The layers of a TEI text: diplomatic, corrected and normalised, as plain words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lxml import etree

TEI: Final = "http://www.tei-c.org/ns/1.0"
XML: Final = "http://www.w3.org/XML/1998/namespace"
XML_ID: Final = f"{{{XML}}}id"
XML_LANG: Final = f"{{{XML}}}lang"
NS: Final = {"tei": TEI}

Element = etree._Element

#: What each layer leaves out; everything else in the text belongs to all layers.
LEFT_OUT: Final = {
    "diplomatic": frozenset({"corr", "reg", "supplied", "note"}),
    "corrected": frozenset({"sic", "reg", "note"}),
    "normalised": frozenset({"sic", "orig", "note"}),
}


def name(element: etree._Element) -> str:
    """Return the local name of an element, or the empty string for a comment."""
    return etree.QName(element).localname if isinstance(element.tag, str) else ""


def child(element: Element, wanted: str) -> Element | None:
    """Find the first child of that name."""
    return next((part for part in element if name(part) == wanted), None)


def told(element: Element) -> dict[str, Element]:
    """Find what is told in each language: a paragraph for each, the English without its mark."""
    return {part.get(XML_LANG, "en"): part for part in element if name(part) == "p"}


def fold(text: str) -> str:
    """Fold every run of white space to one space."""
    return " ".join(text.split())


def strings(element: etree._Element, left_out: frozenset[str]) -> Iterator[str]:
    """Yield the text of an element in order, without the elements left out."""
    yield element.text or ""
    for child in element:
        if name(child) and name(child) not in left_out:
            yield from strings(child, left_out)
        yield child.tail or ""


def layer(element: etree._Element, which: str) -> str:
    """Return the words of an element in one layer, white space folded."""
    return fold("".join(strings(element, LEFT_OUT[which])))


def diplomatic(element: etree._Element) -> str:
    """Return the text exactly as received."""
    return layer(element, "diplomatic")


def corrected(element: etree._Element) -> str:
    """Return the text with our emendations, in the source's own spelling."""
    return layer(element, "corrected")


def normalised(element: etree._Element) -> str:
    """Return the corrected text in the spelling of today."""
    return layer(element, "normalised")


#: The marks that stand around words of another's in plain text, by the language it is in.
MARKS: Final = {
    "en": {"quote": ("“", "”"), "mentioned": ("‘", "’")},
    "da": {"quote": ("»", "«"), "mentioned": ("’", "’")},
}


def marks(element: etree._Element) -> tuple[str, str]:
    """Give the marks that stand around an element in the language of what is around it."""
    said = (part.get(XML_LANG) for part in element.iterancestors())
    language = next(filter(None, said), "en")
    return MARKS.get(language, MARKS["en"]).get(name(element), ("", ""))


def prose(element: etree._Element) -> str:
    """Return the words of a note as plain text, with marks around what it quotes or mentions."""
    return fold("".join(_prose_strings(element)))


def _prose_strings(element: etree._Element) -> Iterator[str]:
    before, after = marks(element)
    yield before
    yield element.text or ""
    for child in element:
        if name(child):
            yield from _prose_strings(child)
        yield child.tail or ""
    yield after
