"""One archive of a site, with the same bytes whenever the site is the same."""

from __future__ import annotations

import gzip
import tarfile
from pathlib import Path
from typing import Final

FOLDER: Final = "gnav-archive-site"


def pack(site: Path, target: Path) -> int:
    """Write all files of a site into an archive, in a folder of it; give how many they are."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    target.parent.mkdir(parents=True, exist_ok=True)
    with (
        target.open("wb") as raw,
        gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in files:
            entry = tarfile.TarInfo(f"{FOLDER}/{path.relative_to(site).as_posix()}")
            entry.size, entry.mode = path.stat().st_size, 0o644
            with path.open("rb") as opened:
                archive.addfile(entry, opened)
    return len(files)
