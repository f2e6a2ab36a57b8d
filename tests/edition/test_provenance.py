"""The line that says where a text comes from names what the TEI names, and each title once."""

from __future__ import annotations

import re

from markupsafe import Markup

from scripts.pages.provenance import Header
from scripts.tei.archive import Archive
from scripts.tei.layers import NS, prose


def said(line: Markup) -> list[str]:
    """The titles in a line: in quotation marks, or set apart."""
    found = re.finditer(r"<q[^>]*>(.*?)</q>|<em[^>]*>(.*?)</em>", line)
    return [one[1] or one[2] for one in found]


def test_a_description_names_each_title_of_the_tei_once_in_its_order(archive: Archive) -> None:
    for source in archive.texts():
        header = Header(source, f"{source.id}/")
        for element in header.header.iterfind(".//tei:sourceDesc/*", NS):
            paths = ("tei:analytic/tei:title", "tei:monogr/tei:title", "tei:title")
            titles = [prose(title) for path in paths for title in element.iterfind(path, NS)]
            assert said(header.titles(element)) == titles, source.id


def test_a_description_names_author_place_and_date_of_the_tei(archive: Archive) -> None:
    for source in archive.texts():
        header = Header(source, f"{source.id}/")
        for element in header.header.iterfind(".//tei:sourceDesc/*", NS):
            for name in ("author", "pubPlace", "publisher", "imprint/tei:date"):
                found = element.find(f".//tei:{name}", NS)
                assert found is None or prose(found) in header.book(element).striptags()
