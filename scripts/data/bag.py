"""Everything in one file: a BagIt bag in a zip that is the same, byte for byte, each time."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import bagit

from scripts.data import tei_files
from scripts.data.edition import Edition
from scripts.tei import revisions
from scripts.zips import zipped

NAME: Final = "gnav-archive"
DECLARATION: Final = "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n"
DESCRIPTION: Final = (
    "Sources of Gnav and of ten card games of 1774 as TEI and JSON, with the evidence, worked "
    "examples, golden games, what proves each clause, citations and licences."
)

#: Records that are committed elsewhere, by their names in the bag.
RECORDS: Final = {
    "coverage/coverage.json": "tests/coverage.json",
    "coverage/mutation.json": "tests/mutation.json",
    "citations/citations.json": "gnav_core/core/citations.json",
    "citations/CITATION.cff": "CITATION.cff",
}

README: Final = """\
The Gnav Archive, everything in one file.

tei/       the sources, translations, notes, glossary and bibliography, TEI P5
evidence/  the texts as received, with checksums
schema/    tei_all, the schema of the TEI files
api/       the same as JSON, with JSON Schemas; the notes as W3C Web Annotations
examples/  worked examples and lessons, each a game with what must come of it
conformance/  golden games, counts and playthroughs, for other engines
coverage/  what rests on each clause and what proves it, and which changes were noticed
citations/ how each rule, and the archive, is cited
LICENSES/  who holds what

The checksums are in manifest-sha256.txt (BagIt, RFC 8493).
"""


def bag(edition: Edition, data: Mapping[str, str]) -> bytes:
    """Make the bag of everything; `data` are the files of the API."""
    about = {
        "Source-Organization": "The Gnav Archive",
        "External-Identifier": edition.base,
        "External-Description": DESCRIPTION,
        "Bagging-Date": bagged(edition.root),
        "Bag-Software-Agent": "The Gnav Archive, with bagit.py",
    }
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path, held in contents(edition, data):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(held)
        bagit.make_bag(name, about, checksums=["sha256"])
        # bagit.py still declares the draft before the standard, which asks the same of such names.
        (folder / "bagit.txt").write_text(DECLARATION, encoding="utf-8")
        bagit.Bag(name).save()
        files = [path for path in folder.rglob("*") if path.is_file()]
        return zipped(
            {f"{NAME}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in files}
        )


def bagged(root: Path) -> str:
    """Give the day of `SOURCE_DATE_EPOCH`; unset, that of the last change of the edition."""
    moment = os.environ.get("SOURCE_DATE_EPOCH")
    if not moment:
        return max(one.day for one in revisions.revisions(root))
    return datetime.fromtimestamp(int(moment), UTC).date().isoformat()


def without(held: bytes, names: Collection[str]) -> bytes:
    """Leave out the lines of a file, as of checksums, that end with one of these names."""
    ends = tuple(name.encode() for name in names)
    lines = held.splitlines(keepends=True)
    return b"".join(line for line in lines if not line.rstrip().endswith(ends))


def contents(edition: Edition, data: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    """Yield each file of the payload: text, evidence, data, licences."""
    yield "README.txt", README.encode()
    sources = edition.root / "sources"
    for path in tei_files.published(edition):
        yield f"tei/{path.name}", tei_files.published_text(edition, path).encode()
    for folder in ("evidence", "schema"):
        for path in sorted((sources / folder).iterdir()):
            if path.name not in edition.kept_here:
                yield f"{folder}/{path.name}", without(path.read_bytes(), edition.kept_here)
    for name, text in data.items():
        yield name, text.encode()
    yield from beside(edition.root)
    for path in sorted((edition.root / "LICENSES").iterdir()):
        yield f"LICENSES/{path.name}", path.read_bytes()


def beside(root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield what was played and what proves the rules, and how all of it is cited."""
    for path in sorted((root / "sources").glob("*/examples/*.json")):
        yield f"examples/{path.name}", path.read_bytes()
    suite = root / "sources" / "conformance"
    for path in sorted(suite.rglob("*.*")):
        yield f"conformance/{path.relative_to(suite).as_posix()}", path.read_bytes()
    for name, place in RECORDS.items():
        yield name, (root / place).read_bytes()
