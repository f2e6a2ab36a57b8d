"""Read and write zips so that the same files always give the same bytes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The oldest time a zip can hold; every file gets it."""

EPOCH_SECONDS = 315532800


def read_zip(path: Path) -> dict[str, bytes]:
    """Read all files of a zip, by name, leaving out its folders."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def write_zip(path: Path, files: dict[str, bytes]) -> None:
    """Write files to a zip in the order of their names, all with one time and one mode."""
    with ZipFile(path, "w") as archive:
        for name in sorted(files):
            entry = ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], ZIP_DEFLATED, compresslevel=9)


def sha256(path: Path) -> str:
    """Give a file's SHA-256 in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_json(path: Path, data: object) -> None:
    """Write data as JSON that people can read."""
    path.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8")
