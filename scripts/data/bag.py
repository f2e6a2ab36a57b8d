"""Everything in one file: a BagIt bag in a zip that is the same, byte for byte, each time."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator, Mapping
from typing import Final

from scripts.data import tei_files
from scripts.data.edition import Edition

NAME: Final = "gnav-archive"
MOMENT: Final = (1980, 1, 1, 0, 0, 0)

INFO: Final = """\
Source-Organization: The Gnav Archive
External-Identifier: {base}
External-Description: The sources of the game Gnav as TEI and JSON, with the evidence and licences.
Bag-Software-Agent: scripts/data/bag.py of The Gnav Archive
Payload-Oxum: {octets}.{count}
"""

README: Final = """\
The Gnav Archive, everything in one file.

tei/       the sources, translations, notes and glossary, TEI P5
evidence/  the texts as received, with checksums
schema/    tei_all, the schema of the TEI files
api/       the same as JSON, with JSON Schemas; the notes as W3C Web Annotations
LICENSES/  who holds what

The checksums are in manifest-sha256.txt (BagIt, RFC 8493).
"""


def bag(edition: Edition, data: Mapping[str, str]) -> bytes:
    """Make the bag of everything; `data` are the files of the API."""
    payload = {f"data/{path}": held for path, held in contents(edition, data)}
    octets = sum(map(len, payload.values()))
    info = INFO.format(base=edition.base, octets=octets, count=len(payload))
    tags = {
        "bagit.txt": b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n",
        "bag-info.txt": info.encode(),
        "manifest-sha256.txt": sums(payload),
    }
    tags["tagmanifest-sha256.txt"] = sums(tags)
    return zipped({f"{NAME}/{path}": data for path, data in {**tags, **payload}.items()})


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


def sums(files: Mapping[str, bytes]) -> bytes:
    """List the checksums of files, as ``sha256sum`` reads them."""
    lines = (f"{hashlib.sha256(files[path]).hexdigest()}  {path}\n" for path in sorted(files))
    return "".join(lines).encode()


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Pack files in order of their names, all with one time and one mode."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            about = zipfile.ZipInfo(path, MOMENT)
            about.compress_type = zipfile.ZIP_DEFLATED
            about.create_system, about.external_attr = 3, 0o644 << 16
            archive.writestr(about, files[path])
    return held.getvalue()
