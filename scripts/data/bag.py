"""Everything in one file: a BagIt bag in a zip that is the same, byte for byte, each time."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import bagit

from scripts.data import tei_files
from scripts.data.edition import Edition
from scripts.zips import EPOCH_SECONDS, zipped

NAME: Final = "gnav-archive"
DECLARATION: Final = "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n"
DESCRIPTION: Final = "The sources of the game Gnav as TEI and JSON, with the evidence and licences."

README: Final = """\
The Gnav Archive, everything in one file.

tei/       the sources, translations, notes, glossary and bibliography, TEI P5
evidence/  the texts as received, with checksums
schema/    tei_all, the schema of the TEI files
api/       the same as JSON, with JSON Schemas; the notes as W3C Web Annotations
LICENSES/  who holds what

The checksums are in manifest-sha256.txt (BagIt, RFC 8493).
"""


def bag(edition: Edition, data: Mapping[str, str]) -> bytes:
    """Make the bag of everything; `data` are the files of the API."""
    about = {
        "Source-Organization": "The Gnav Archive",
        "External-Identifier": edition.base,
        "External-Description": DESCRIPTION,
        "Bagging-Date": bagged(),
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


def bagged() -> str:
    """Give the day of `SOURCE_DATE_EPOCH`; unset, that of every file in our zips."""
    moment = int(os.environ.get("SOURCE_DATE_EPOCH") or EPOCH_SECONDS)
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def contents(edition: Edition, data: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    """Yield each file of the payload: text, evidence, data, licences."""
    yield "README.txt", README.encode()
    sources = edition.root / "sources"
    for path in tei_files.published(edition):
        yield f"tei/{path.name}", tei_files.published_text(edition, path).encode()
    withheld = {f"{ident}.txt" for ident in edition.withheld}
    for folder in ("evidence", "schema"):
        for path in sorted((sources / folder).iterdir()):
            if path.name not in withheld:
                yield f"{folder}/{path.name}", path.read_bytes()
    for name, text in data.items():
        yield name, text.encode()
    for path in sorted((edition.root / "LICENSES").iterdir()):
        yield f"LICENSES/{path.name}", path.read_bytes()
