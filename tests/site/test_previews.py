"""A link to a page is shown elsewhere with what the page says of itself, and a picture."""

from __future__ import annotations

import re

import pytest

from tests import pages

NAMES = {"title", "description", "type", "url", "site_name", "locale", "image", "image:alt"}


@pytest.mark.parametrize(
    "name", ["index.html", "gnav-1774/r3/index.html", "essays/why-37/index.html"]
)
def test_a_page_tells_how_a_link_to_it_is_shown(name: str) -> None:
    page = (pages.SITE / name).read_text("utf-8")
    said = dict(re.findall(r'<meta property="og:([^"]+)" content="([^"]+)"', page))
    assert said.keys() >= NAMES
    assert f'<link rel="canonical" href="{said["url"]}"' in page
    assert said["image"].endswith("/assets/preview.png")


def test_the_picture_has_the_size_that_is_told() -> None:
    """The head of a PNG holds its width and height, in four bytes each."""
    head = (pages.SITE / "assets/preview.png").read_bytes()[16:24]
    assert (int.from_bytes(head[:4]), int.from_bytes(head[4:])) == (1200, 630)
