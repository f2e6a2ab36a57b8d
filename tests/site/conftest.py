"""The built site, each page parsed once as a browser would."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from lxml import html

from scripts.edition import tei

SITE = tei.ROOT / "build" / "site"
READY = re.compile(r"id/|v\d+\.\d+\.\d+/")


class Built:
    """Read the pages of a built site by their addresses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.page = cache(self._page)

    def addresses(self) -> list[str]:
        """List every page that is set: its folder, with a slash at the end, the front page empty.

        Identifiers and frozen releases are not set here; `tests/data` looks at them.
        """
        found = [p.parent.relative_to(self.folder) for p in self.folder.rglob("index.html")]
        names = sorted("" if path == Path() else f"{path.as_posix()}/" for path in found)
        return [name for name in names if not READY.match(name)]

    def _page(self, address: str) -> html.HtmlElement:
        name = f"{address}index.html" if not address.endswith(".html") else address
        return html.parse(str(self.folder / name)).getroot()


@pytest.fixture(scope="session")
def built() -> Built:
    if not (SITE / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    return Built(SITE)
