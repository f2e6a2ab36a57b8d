"""The sheet of tiles as it comes out of the printer, and the finder on a phone."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.windows import PHONE, Window


def streams(pdf: bytes) -> bytes:
    """Give all that a PDF draws, unpacked."""
    found = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    unpacked = []
    for stream in found:
        try:
            unpacked.append(zlib.decompress(stream))
        except zlib.error:
            unpacked.append(stream)
    return b"\n".join(unpacked)


def test_the_sheet_prints_on_two_pages_of_a4(page: Page, site: str, tmp_path: Path) -> None:
    page.goto(f"{site}/which-set/tiles/")
    file = tmp_path / "tiles.pdf"
    page.pdf(path=str(file), prefer_css_page_size=True)
    pdf = file.read_bytes()
    boxes = re.findall(rb"/MediaBox\s*\[([^\]]+)\]", pdf) or re.findall(
        rb"/MediaBox\s*\[([^\]]+)\]", streams(pdf)
    )
    assert len(boxes) == 2
    for box in boxes:
        width, height = [float(number) for number in box.split()][2:]
        assert (round(width), round(height)) == (595, 842)


def test_on_paper_a_disc_has_its_size(page: Page, site: str) -> None:
    page.goto(f"{site}/which-set/tiles/")
    page.emulate_media(media="print")
    box = page.locator(".sheet > svg").first.bounding_box()
    assert box is not None
    inch = 25.4 / 96
    assert round(box["width"] * inch) == 186
    assert round(box["height"] * inch) == 217


@pytest.mark.parametrize("address", ["which-set/", "which-set/tiles/", "essays/why-37/"])
def test_a_phone_never_scrolls_sideways(window: Window, site: str, address: str) -> None:
    page = window(**PHONE)
    page.goto(f"{site}/{address}")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
