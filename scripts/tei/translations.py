"""Read the translations: for each clause and heading of a source, its words in other languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from lxml import etree

from scripts.tei import BOOKLET, ROOT, languages, order
from scripts.tei.files import folder_of
from scripts.tei.layers import NS, XML_LANG, diplomatic, fold
from scripts.tei.notes import fragments

#: Translated elements of one language, by the id of what they translate.
Words = dict[str, etree._Element]

#: Words of the original, in a translation.
BRACKETED: Final = re.compile(r" \[[^\]]*\]")


def without_originals(element: etree._Element) -> str:
    """Give the words of a translation without those of the original that stand in brackets."""
    return fold(BRACKETED.sub("", diplomatic(element)))


def load_translations(root: Path = ROOT) -> dict[str, dict[str, Words]]:
    """Read all translations: source id, language, id of the clause or heading, TEI element.

    A heading is found as `gnav-1774.head`; a source without one has the translation of its title
    there. A source that is published as a paraphrase is left out, for a close translation shows
    its words.
    """
    return {
        source: {lang: _read(root, source, lang) for lang in languages.translated(source, root)}
        for source in (*order(root), BOOKLET)
        if is_published(root, source)
    }


def is_published(root: Path, source: str) -> bool:
    """Tell whether the words of a file are published, and so its translations."""
    header = etree.parse(folder_of(source, root) / f"{source}.xml").find(".//tei:availability", NS)
    return header is not None and header.get("n") != "paraphrase"


def _read(root: Path, source: str, language: str) -> Words:
    """Read one file, and see that it is in the language that its name says."""
    path = folder_of(source, root) / f"{source}.{language}.xml"
    text = etree.parse(path).find(".//tei:text", NS)
    if text is None or text.get(XML_LANG) != language:
        raise ValueError(f"{path.name} is not in {language}")
    found: Words = {}
    for element in text.iterfind(".//*[@corresp]", NS):
        (translated,) = fragments(element.get("corresp"))
        if element.tag != f"{{{NS['tei']}}}div":
            found[translated] = element
    return found
