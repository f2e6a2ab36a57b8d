"""The pages are whole without scripts: the markup parses, and the text is there."""

from __future__ import annotations

import re

from scripts import tei
from tests import pages
from tests.site.conftest import Built


def test_pages_of_each_kind_parse_without_a_fault(built: Built) -> None:
    """A quote that is not escaped ends its attribute, and is such a fault.

    The checker of HTML looks at every page: see `test_nu`.
    """
    of_each_kind = {f"{address}index.html" for address in pages.of_each_kind().values()}
    files = {*built.files()[::8]} | {*built.files()} & of_each_kind
    assert len(files) > len(of_each_kind) > 20
    faults = {file: found for file in sorted(files) if (found := built.strict(file))}
    assert faults == {}


def test_the_table_says_without_scripts_why_it_is_not_there(built: Built) -> None:
    said = built.page("play/").xpath("string(//noscript[contains(., 'table')])")
    assert "JavaScript" in said
    assert "python3 -m gnav_core play" in said


def test_the_clauses_of_a_rule_are_in_the_page_itself(built: Built) -> None:
    text = built.page("gnav-1774/r3/").xpath("string(//*[@id='d'])")
    assert "har han en Kat siger han Kis-Kis" in text


def test_what_decides_how_wide_a_page_is_stands_in_its_first_tag(built: Built) -> None:
    """Each class that a style looks for there is named where the page holds it, and there alone."""
    styles = (path.read_text("utf-8") for path in (tei.ROOT / "docs/assets/css").glob("*.css"))
    looked_for = {name for style in styles for name in re.findall(r'data-holds~="([^"]+)"', style)}
    assert looked_for
    for name in built.addresses():
        (article,) = built.page(name).xpath("//article[@data-holds]")
        held = {one for classes in article.xpath(".//@class") for one in classes.split()}
        assert {*article.get("data-holds").split()} == held & looked_for, name
