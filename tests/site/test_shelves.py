"""What of the site is kept on a device: all that a page needs, and nothing for programs alone."""

from __future__ import annotations

import json
import re
import shutil
from functools import cache
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from lxml import html

from scripts.offline import shelves
from tests.pages import BASE, SITE

NEEDS = {"one": ["cards", "games.one"], "two": ["cards", "games.one", "games.two"]}


@cache
def listed(site: Path = SITE) -> dict[str, dict[str, list[object]]]:
    """Read the list that the service worker of a site bears."""
    line = (site / shelves.WORKER).read_text("utf-8").splitlines()[1]
    found: dict[str, dict[str, list[object]]] = json.loads(line.partition(" = ")[2].rstrip(";"))
    return found


def test_every_page_is_on_one_shelf() -> None:
    files = SITE.rglob("index.html")
    pages = {file.relative_to(SITE).as_posix().removesuffix("index.html") for file in files}
    kept = [name for shelf in ("pages", "rest") for name in listed()[shelf]]
    frozen = {page for page in pages if re.match(r"v\d", page)}
    assert pages - frozen <= set(kept)
    assert len(kept) == len(set(kept))


def test_a_page_of_the_first_shelf_has_there_all_that_it_is_made_of() -> None:
    pages = listed()["pages"]
    for address in (name for name in pages if not name or name.endswith("/")):
        page = html.parse(str(SITE / address / "index.html"))
        made_of = page.xpath(
            "//script/@src | //img/@src"
            " | //link[contains('stylesheet icon preload manifest', @rel)]/@href"
        )
        for part in made_of:
            assert urlsplit(urljoin(BASE + address, part)).path.lstrip("/") in pages, part


@pytest.mark.parametrize(
    ("path", "on"),
    [
        ("gnav-1774/r3/index.html", ["pages"]),
        ("examples/index.html", ["pages"]),
        ("examples/1774-r0-order/index.html", ["rest"]),
        ("examples/1774-r0-order/1774-r0-order.cite.json", []),
        ("examples/lesson-kb.json", ["engine"]),
        ("gnav-1774/r3/r3.bib", ["rest"]),
        ("api/gnav-1774/text.json", ["engine"]),
        ("api/gnav-1774/r3.json", []),
        ("api/schemas/text.json", []),
        ("assets/runtime/gnav_core.cards.zip", ["engine"]),
        ("assets/runtime/gnav_core.games.one.zip", ["one", "two"]),
        ("assets/runtime/gnav_core.games.two.zip", ["two"]),
        ("assets/table/told.da.json", ["pages"]),
        ("assets/javascripts/bundle.min.js.map", []),
        ("data/gnav-archive.zip", []),
        ("print/pictures/slate.en.1.png", ["pages"]),
        ("print/slate.en.pdf", []),
        ("data/tei/gnav-1774.xml", []),
        ("v1.0.0/gnav-1774/r3/index.html", []),
        ("sw.js", []),
    ],
)
def test_a_file_has_its_shelves(path: str, on: list[str]) -> None:
    assert shelves.shelves_of(path, NEEDS) == on


def test_a_version_is_named_by_what_it_is_made_of(tmp_path: Path) -> None:
    manifest = tmp_path / shelves.MANIFEST
    manifest.parent.mkdir(parents=True)
    shutil.copy(SITE / shelves.MANIFEST, manifest)
    named = []
    for text in ("one", "another", "one"):
        (tmp_path / "index.html").write_text(text, encoding="utf-8")
        shelves.write(tmp_path)
        named.append((tmp_path / shelves.WORKER).read_text("utf-8").splitlines()[0])
    assert named[0] == named[2] != named[1]
    assert listed(tmp_path)["pages"][""] == [3, shelves.checksum(b"one")]
