"""Nothing is asked of another host: every test with a browser fails if a page does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.windows import ABROAD, Window

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.browser
@pytest.mark.parametrize(
    "asking",
    [
        "document.body.append(Object.assign(new Image(), { src: ADDRESS }))",
        "fetch(ADDRESS).catch(() => {})",
        "new Worker(URL.createObjectURL(new Blob([`fetch(ADDRESS).catch(() => {})`])))",
        "location.href = ADDRESS",
    ],
)
def test_what_a_page_asks_of_another_host_is_noticed(window: Window, asking: str) -> None:
    page = window()
    page.context.route("**elsewhere.example**", lambda route: route.abort())
    with page.context.expect_event("requestfailed"):
        page.evaluate(f"() => {{ {asking.replace('ADDRESS', repr('http://elsewhere.example/'))} }}")
    assert [*ABROAD] == ["http://elsewhere.example/"]
    ABROAD.clear()


def test_no_test_looks_through_a_window_that_is_not_watched() -> None:
    opening = re.compile(r"\b(?:browser|chromium)\.new_(?:context|page)\(")
    scripts = {path.name: path.read_text("utf-8") for path in TESTS.rglob("*.py")}
    assert [name for name, text in scripts.items() if opening.search(text)] == ["windows.py"]
