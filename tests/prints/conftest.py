"""What was printed, as `make print` left it, and what each file holds."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from scripts import tei
from scripts.tei.archive import Archive, load

MADE = tei.ROOT / "build" / "prints"


@pytest.fixture(scope="session")
def archive() -> Archive:
    return load()


@pytest.fixture(scope="session")
def printed() -> Path:
    """The folder that goes to the site."""
    return MADE / "print"


@pytest.fixture(scope="session")
def listed() -> list[dict[str, Any]]:
    """What the press said that it made."""
    found: list[dict[str, Any]] = json.loads((MADE / "prints.json").read_text("utf-8"))
    return found


@cache
def pages(file: Path) -> list[str]:
    """The words of each page of a PDF."""
    with pypdfium2.PdfDocument(file) as pdf:
        return [page.get_textpage().get_text_bounded() for page in pdf]
