"""The page for a family with an old set, and the sheet of tiles."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from lxml import html

from gnav_core.core import registry
from gnav_core.core.text import passages
from gnav_core.games.gnav import SOURCES
from scripts import tei
from scripts.pages import set_figures, set_finder, tile_sheet
from scripts.tei import links
from tests.edition.conftest import Element

SHELL = (tei.ROOT / "docs/which-set.md").read_text("utf-8")


@pytest.fixture(scope="module")
def finder() -> Element:
    made = set_finder.set_page(tei.load_all(), SHELL)
    return html.fromstring(f"<div>{made.split('---', 2)[2]}</div>")


def test_every_name_stands_verbatim_in_its_clause() -> None:
    for kind, given in set_finder.names().items():
        for source, name in given.items():
            assert name["clause"].startswith(f"{source}.")
            words = passages()[name["clause"]].text
            assert name["quote"] in words, f"{kind}: {name['quote']}"
            for word in name["name"].split(", "):
                assert word in name["quote"], f"{kind}: {word}"


def test_every_piece_of_every_source_can_be_looked_up() -> None:
    for source in SOURCES:
        pieces = set(registry.rule_set(source).pieces.value)
        lends = "gnav-1917" if source == "gnav-wikipedia" else source
        found = {p for k in set_finder.KINDS if lends in set_finder.names()[k.id] for p in k.pieces}
        assert found == pieces, source


def test_a_kind_has_its_place_in_each_order(finder: Element) -> None:
    (fool,) = finder.xpath("//section[@id='piece-fool']//tbody")
    places = [row.xpath("string(./td[2])") for row in fool]
    assert [place.split(" ")[0] for place in places] == ["21st", "21st", "18th"]
    (null,) = finder.xpath("//section[@id='piece-0']//tbody")
    assert "Ringen" in null.text_content()


def test_what_a_piece_does_is_what_the_concordance_says(finder: Element) -> None:
    (cuckoo,) = finder.xpath("//section[@id='piece-cuckoo']//tbody")
    assert "play goes on" in cuckoo[0].text_content()
    assert "play stops and all show" in cuckoo[1].text_content()
    assert links.link("which-set/", "gnav-1917.r5.d") in cuckoo[1].xpath(".//a/@href")


def test_fewer_pieces_are_enough_for_five_players_fewer(finder: Element) -> None:
    rows = finder.xpath("//table[@class='fewer']/tbody/tr")
    numbers = [tuple(int(cell.text) for cell in row) for row in rows]
    assert numbers[0] == (42, 37)
    assert all(pieces - players == 5 for pieces, players in numbers)


def test_the_sheet_has_a_disc_for_each_of_the_pieces() -> None:
    page: Element = html.fromstring(f"<div>{tile_sheet.tiles_page().split('---', 2)[2]}</div>")
    (faces,) = page.xpath("//figure")
    discs = faces.xpath("svg/svg")
    assert len(discs) == 42
    drawn = Counter(html.tostring(disc).split(b"</circle>")[-1] for disc in discs)
    assert set(drawn.values()) == {2}
    assert len(drawn) == 21
    assert page.text_content().count("CC BY 3.0") == 1


def test_the_cuckoo_is_the_one_the_table_draws() -> None:
    scripts = Path(tei.ROOT / "docs/assets/table").rglob("*.js")
    drawn = "".join(path.read_text("utf-8") for path in scripts)
    joined = drawn.replace("'\n  + '", "")
    assert set_figures.CUCKOO in joined
