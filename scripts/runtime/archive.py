"""Read zips, and write what is made of them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from zipfile import ZipFile


def read_zip(path: Path) -> dict[str, bytes]:
    """Read all files of a zip, by name, leaving out its folders."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def sha256(path: Path) -> str:
    """Give a file's SHA-256 in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_json(path: Path, data: object) -> None:
    """Write data as JSON that people can read."""
    path.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8")
