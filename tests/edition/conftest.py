"""The pages as the pre-build program sets them, each parsed once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lxml import etree, html

from scripts.edition import tei
from scripts.edition.pages import generate
from scripts.edition.stage import Stage

Element = etree._Element
Find = Callable[[str], Element]


@pytest.fixture(scope="session")
def sources() -> dict[str, tei.Source]:
    return tei.load_all()


@pytest.fixture(scope="session")
def staged(sources: dict[str, tei.Source], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Stage the generated pages alone in a folder of their own."""
    folder = tmp_path_factory.mktemp("docs")
    generate(Stage(folder), sources, tei.ROOT / "docs")
    return folder


@pytest.fixture(scope="session")
def page(staged: Path) -> Find:
    """Parse a generated page, named by its address."""
    parsed: dict[str, Element] = {}

    def find(address: str) -> Element:
        if address not in parsed:
            text = (staged / address / "index.md").read_text("utf-8")
            body = text.split("---\n", 2)[2]
            parsed[address] = html.document_fromstring(f"<html><body>{body}</body></html>")
        return parsed[address]

    return find
