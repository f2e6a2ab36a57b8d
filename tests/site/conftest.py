"""The built site, each page parsed once as a browser would."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import html5lib
import pytest
from lxml import html

from scripts import tei

SITE = tei.ROOT / "build" / "site"
READY = re.compile(r"id/|v\d+\.\d+\.\d+/")


#: A fault of a page's markup: its line and column, and what it is called.
Fault = tuple[tuple[int, int], str]


class Built:
    """Read the pages of a built site by their addresses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.page = cache(self._page)

    def files(self) -> list[str]:
        """List every file that is a page, identifiers and the page for what is not there too."""
        return sorted(
            path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html")
        )

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

    def strict(self, file: str) -> list[Fault]:
        """List the faults of a page, as the standard of HTML reads it."""
        parser = html5lib.HTMLParser(namespaceHTMLElements=False)
        parser.parse((self.folder / file).read_text("utf-8").lstrip())
        return [(place, code) for place, code, _ in parser.errors]


@pytest.fixture(scope="session")
def built() -> Built:
    if not (SITE / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    return Built(SITE)
