"""How the books are cited, as a reference manager reads it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from citeproc import (
    Citation,
    CitationItem,
    CitationStylesBibliography,
    CitationStylesStyle,
    formatter,
)
from citeproc.source.json import CiteProcJSON

from scripts.cite.processor import style_files
from scripts.prints import cited


@pytest.mark.parametrize("volume", ["booklet-1774", "gnav-sources"])
def test_a_book_is_cited_with_its_editor_its_day_and_its_address(
    listed: list[dict[str, Any]], volume: str
) -> None:
    (book,) = [one for one in listed if one["name"] == f"{volume}.en"]
    items = json.loads(cited.csl(book, "https://example.org/print/"))
    style = CitationStylesStyle(style_files()["apa"], validate=False)
    set_in = CitationStylesBibliography(style, CiteProcJSON(items), formatter.plain)
    set_in.register(Citation([CitationItem(items[0]["id"])]))
    (entry,) = map(str, set_in.bibliography())
    assert "The Gnav Archive contributors" in entry
    assert "(2026)" in entry
    assert book["title"]["en"] in entry
    assert f"https://example.org/print/{volume}.en.pdf" in entry
