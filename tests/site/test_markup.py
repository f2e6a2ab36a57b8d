"""The pages are whole without scripts: the markup parses, and the text is there."""

from __future__ import annotations

import html5lib
import pytest

from tests.site.conftest import Built

# The theme's own: it writes a doctype-less first line and closes some tags twice.
THEME = frozenset({"expected-doctype-but-got-chars"})
KINDS = ["", "gnav-1774/", "gnav-1917/", "gnav-1917/r1/", "gnav-wikipedia/", "gnav-1774/r3/"]
KINDS += [
    "gnav-1774/cruces/",
    "gnav-kb/cruces/",
    "cruces/",
    "about/",
    "how-to/",
    "rights/",
    "play/",
]


@pytest.mark.parametrize("name", KINDS)
def test_a_page_parses_without_error(built: Built, name: str) -> None:
    parser = html5lib.HTMLParser()
    parser.parse((built.folder / name / "index.html").read_text("utf-8").lstrip())
    errors = [(place, code) for place, code, _ in parser.errors if code not in THEME]
    assert errors == []


def test_the_table_says_without_scripts_why_it_is_not_there(built: Built) -> None:
    said = built.page("play/").xpath("string(//noscript[contains(., 'table')])")
    assert "JavaScript" in said
    assert "python3 -m gnav_core play" in said


def test_the_clauses_of_a_rule_are_in_the_page_itself(built: Built) -> None:
    text = built.page("gnav-1774/r3/").xpath("string(//*[@id='d'])")
    assert "har han en Kat siger han Kis-Kis" in text
