"""The line that says where a text comes from names what the TEI names, and each title once."""

from __future__ import annotations

import re

from markupsafe import Markup

from scripts.pages.provenance import Header
from scripts.tei.archive import Archive
from scripts.tei.layers import NS, prose


def said(line: Markup) -> list[str]:
    """The titles in a line: in quotation marks, or set apart."""
    return re.findall(r"“<span[^>]*>(.*?)</span>”|<em[^>]*>(.*?)</em>", line)


def test_a_description_names_each_title_of_the_tei_once_in_its_order(archive: Archive) -> None:
    for source in archive.texts():
        header = Header(source, f"{source.id}/")
        for element in header.header.iterfind(".//tei:sourceDesc/*", NS):
            titles = element.xpath("(tei:analytic|tei:monogr|.)/tei:title", namespaces=NS)
            named = [part or whole for part, whole in said(header.titles(element))]
            assert named == [prose(title) for title in titles], source.id


def test_a_description_names_author_place_and_date_of_the_tei(archive: Archive) -> None:
    for source in archive.texts():
        header = Header(source, f"{source.id}/")
        for element in header.header.iterfind(".//tei:sourceDesc/*", NS):
            for name in ("author", "pubPlace", "publisher", "imprint/tei:date"):
                found = element.find(f".//tei:{name}", NS)
                assert found is None or prose(found) in header.book(element).striptags()
