"""TEI for programs: whole files, and single passages as valid files of their own."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Final

from lxml import etree

from scripts import tei
from scripts.data.edition import Edition
from scripts.tei import links
from scripts.tei.files import files, folder_of
from scripts.tei.layers import NS, TEI, XML_LANG, name
from scripts.tei.passages import shown_lang

DTS: Final = "https://w3id.org/api/dts#"
WRAPPER: Final = f"{{{DTS}}}wrapper"
TOP: Final = ("titleStmt", "publicationStmt")
Element = etree._Element


def published(edition: Edition) -> Iterator[Path]:
    """Yield the TEI files that may be published, whatever is withheld left out."""
    for path in files(edition.root).values():
        source, _, kind = path.stem.partition(".")
        if source not in edition.withheld or kind == "paraphrase":
            yield path


def published_text(edition: Edition, path: Path) -> str:
    """Give a TEI file as it is published: what it quotes from a withheld text is left out."""
    if not edition.withheld:
        return path.read_text("utf-8")
    root = etree.parse(path).getroot()
    for part in root.iterfind(".//tei:quote", NS):
        if part.get(XML_LANG) in edition.withheld.values():
            del part[:]
            part.text = "…"
    for form in list(root.iterfind(".//tei:form[@type='text']", NS)):
        above = form.getparent()
        if form.get(XML_LANG) in edition.withheld.values() and above is not None:
            above.remove(form)
    return written(root)


def file_of(source: tei.Source) -> str:
    """Name the TEI file that holds what is published of a source."""
    return f"{source.id}.paraphrase.xml" if source.publish == "paraphrase" else f"{source.id}.xml"


def passage(edition: Edition, source: tei.Source, ident: str, wrap: bool = False) -> str:
    """Set a rule or a clause as a TEI file, with what stands round it.

    With `wrap` the passage itself stands in the wrapper of DTS; without it the file is valid.
    """
    text = tei_element("text", within(source, find(source, ident), wrap))
    text.set(XML_LANG, shown_lang(source))
    return written(tei_element("TEI", header(edition, source, links.label(ident)), text))


def whole(edition: Edition, source: tei.Source) -> str:
    """Give the whole TEI file of a source."""
    return published_text(edition, folder_of(source.id, edition.root) / file_of(source))


def written(element: Element) -> str:
    """Write an element out as a file."""
    etree.cleanup_namespaces(element, keep_ns_prefixes=["dts"])
    body = etree.tostring(element, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{body}\n'


def header(edition: Edition, source: tei.Source, named: str) -> Element:
    """Set a short header: what the passage is, its rights, and where the whole stands."""
    described = source.header.find("tei:fileDesc", NS)
    assert described is not None
    title, publication = (described.find(f"tei:{part}", NS) for part in TOP)
    assert title is not None
    assert publication is not None
    title = deepcopy(title)
    part = tei_element("title", type="part")
    part.text = named
    title[0].addnext(part)
    place = f"data/tei/{file_of(source)}"
    whole_text = tei_element("ref", target=(edition.base or "../../") + place)
    whole_text.text = "whole text"
    origin = tei_element("bibl", whole_text)
    origin.text = "A passage of the "
    books = [deepcopy(book) for book in described.iterfind("tei:sourceDesc/*", NS)]
    described = tei_element(
        "fileDesc", title, deepcopy(publication), tei_element("sourceDesc", origin, *books[:1])
    )
    return tei_element("teiHeader", described)


def tei_element(kind: str, *parts: Element, **attributes: str) -> Element:
    """Make an element of TEI."""
    made = etree.Element(f"{{{TEI}}}{kind}", attributes, nsmap={None: TEI})  # type: ignore[dict-item]
    made.extend(parts)
    return made


def find(source: tei.Source, ident: str) -> Element:
    """Find the element of a rule or a clause; KeyError if the source has none such."""
    for rule in source.rules:
        if rule.id == ident:
            return rule.element
    return source.clause(ident).element


def within(source: tei.Source, part: Element, wrap: bool) -> Element:
    """Copy an element into copies of all that stands above it, up to the body."""
    above = part.getparent()
    assert above is not None
    held = deepcopy(part)
    held.tail = None
    if wrap:
        wrapper = etree.Element(WRAPPER, nsmap={"dts": DTS})
        wrapper.append(held)
        held = wrapper
    return upwards(above, held, source.body)


def upwards(above: Element, held: Element, top: Element) -> Element:
    """Set an element in copies of the elements above it, attributes and all."""
    while True:
        copy = tei_element(name(above), held)
        copy.attrib.update(above.attrib)
        parent = above.getparent()
        if above is top or parent is None:
            return copy
        held, above = copy, parent
