"""The finder and the pages beside it on a phone."""

from __future__ import annotations

import pytest

from tests.windows import PHONE, Window


@pytest.mark.parametrize("address", ["which-set/", "which-set/tiles/", "essays/why-37/"])
def test_a_phone_never_scrolls_sideways(window: Window, site: str, address: str) -> None:
    page = window(**PHONE)
    page.goto(f"{site}/{address}")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
