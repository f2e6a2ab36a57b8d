"""No row of words of a text of which only our wording is shown is longer than its anchors.

Looked for in every file of the built site, those of its archives too, in the data and the wheel.
"""

from __future__ import annotations

import io
import sqlite3
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest

from scripts import tei
from tests.received import IN_OUR_WORDS, received, shown_by_anchors

#: What holds no words; a table of Parquet holds those of the CSV beside it, packed.
WORDLESS = (".png", ".woff2", ".wasm", ".parquet", ".ico", ".jpg", ".webp")
ZIPPED = (".zip", ".whl", ".epub")


def held(name: str, content: bytes) -> Iterator[tuple[str, str]]:
    """Yield the words of a file; of an archive, those of all that it holds."""
    if name.endswith(ZIPPED):
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            for inner in packed.namelist():
                yield from held(f"{name}/{inner}", packed.read(inner))
    elif name.endswith((".tar.gz", ".tgz")):
        with tarfile.open(fileobj=io.BytesIO(content)) as packed:
            for member in packed.getmembers():
                if (file := packed.extractfile(member)) is not None:
                    yield from held(f"{name}/{member.name}", file.read())
    elif name.endswith(".pdf"):
        with pypdfium2.PdfDocument(content) as pdf:
            yield name, " ".join(page.get_textpage().get_text_range() for page in pdf)
    elif not name.endswith(WORDLESS):
        yield name, content.decode(errors="replace")


@pytest.fixture(scope="module")
def files() -> Iterator[tuple[str, str]]:
    """Give each file of the built site with its words."""
    site = tei.ROOT / "build" / "site"
    return (
        found
        for path in sorted(site.rglob("*"))
        if path.is_file()
        for found in held(path.relative_to(site).as_posix(), path.read_bytes())
    )


def test_no_file_of_the_site_holds_more_of_a_received_text_than_its_anchors(
    files: Iterator[tuple[str, str]],
) -> None:
    unseen = {name: shown_by_anchors(tei.load(name)) for name in IN_OUR_WORDS}
    seen: set[str] = set()
    shown: dict[str, set[str]] = {}
    for name, text in files:
        seen.add(name.rpartition("/")[2])
        for longer in unseen.values():
            if found := longer.found(text):
                shown[name] = {" ".join(row) for row in found}
    assert shown == {}
    assert {"index.html", "text.json", "canasta-1950.xml", "narrespillet.xml"} <= seen


@pytest.mark.parametrize("name", IN_OUR_WORDS)
def test_what_would_be_shown_is_found(name: str, tmp_path: Path) -> None:
    """In a page, across its tags; in an archive; in a table."""
    longer = shown_by_anchors(tei.load(name))
    said = received(tei.load(name))[40 : 41 + longer.longest]
    assert longer.found(" ".join(said))
    assert longer.found(
        f"<p>{said[0]}</p> <b>{' '.join(said[1:-1])}</b>, <i>{said[-1].upper()}</i>"
    )
    assert not longer.found(" ".join(said[:-1]))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("text.json", " ".join(said))
    assert [longer.found(text) for _, text in held("wheel.whl", packed.getvalue())] != [set()]
    table = tmp_path / "a.sqlite"
    with sqlite3.connect(table) as opened:
        opened.execute("create table words (said text)")
        opened.execute("insert into words values (?)", ("so: " + " ".join(said),))
    ((_, text),) = held(table.name, table.read_bytes())
    assert longer.found(text)
