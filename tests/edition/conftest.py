"""The pages as the pre-build program sets them, each parsed once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lxml import html

from scripts import tei
from scripts.pages.every_page import generate
from scripts.stage import Stage
from scripts.tei.archive import Archive, load

#: An element of a page: what an XPath finds in it may be of any kind.
Element = Any
Find = Callable[[str], Element]


#: What stands in a clause and is none of its words, as an XPath test: our signs, and our Danish.
NONE_OF_ITS_WORDS = " or ".join(
    [
        *(f"@class={name!r}" for name in ("letter", "anchor", "pb", "crux", "unseen")),
        "@data-said='da'",
    ]
)


@pytest.fixture(scope="session")
def archive() -> Archive:
    return load()


@pytest.fixture(scope="session")
def sources(archive: Archive) -> dict[str, tei.Source]:
    return archive.sources


@pytest.fixture(scope="session")
def staged(archive: Archive, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Stage the generated pages alone in a folder of their own."""
    folder = tmp_path_factory.mktemp("docs")
    generate(Stage(folder), archive, tei.ROOT / "docs")
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
