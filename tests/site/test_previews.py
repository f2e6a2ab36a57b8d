"""A link to a page is shown elsewhere with what the page says of itself, and a picture."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tests import pages

NAMES = {"title", "description", "type", "url", "site_name", "locale", "image", "image:alt"}
TAG = re.compile(r'<meta property="og:([^"]+)" content="([^"]+)"')
COMMON = "assets/preview.png"


def said(page: Path) -> dict[str, str]:
    return {name: unescape(told) for name, told in TAG.findall(page.read_text("utf-8"))}


def picture(page: Path) -> Path:
    found = said(page)
    return pages.SITE / found["image"].removeprefix(said(pages.SITE / "index.html")["url"])


@pytest.mark.parametrize(
    ("name", "shows"),
    [
        ("index.html", COMMON),
        ("essays/why-37/index.html", COMMON),
        ("gnav-1774/cruces/index.html", COMMON),
        ("gnav-1774/index.html", "assets/previews/gnav-1774.png"),
        ("gnav-1774/r3/index.html", "assets/previews/gnav-1774.r3.png"),
        ("spilleregler-1774/index.html", "assets/previews/spilleregler-1774.png"),
    ],
)
def test_a_page_tells_how_a_link_to_it_is_shown(name: str, shows: str) -> None:
    page = pages.SITE / name
    assert said(page).keys() >= NAMES
    assert f'<link rel="canonical" href="{said(page)["url"]}"' in page.read_text("utf-8")
    assert picture(page) == pages.SITE / shows


def test_a_rule_and_a_source_tell_their_pictures_in_words() -> None:
    rule, source = (pages.SITE / name / "index.html" for name in ("gnav-1774/r3", "byd-1774"))
    words = "Gnav eller Kis-Kis, 1774. Rule 3: the exchange: “Den, som ey er fornøyet"
    assert said(rule)["image:alt"].startswith(words)
    assert said(source)["image:alt"].startswith("Byd, 1774. The whole text, word for word: “Til")


def test_every_picture_is_there_and_has_the_size_that_is_told() -> None:
    """The head of a PNG holds its width and height, in four bytes each."""
    told = [page for page in pages.SITE.rglob("index.html") if "image" in said(page)]
    found = {picture(page) for page in told}
    assert found == {pages.SITE / COMMON, *(pages.SITE / "assets/previews").iterdir()}
    for path in found:
        head = path.read_bytes()[16:24]
        assert (int.from_bytes(head[:4]), int.from_bytes(head[4:])) == (1200, 630), path
