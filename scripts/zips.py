"""Write zips so that the same files always give the same bytes."""

from __future__ import annotations

import io
from collections.abc import Collection, Mapping
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

#: The oldest time a zip can hold; every file gets it.
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
EPOCH_SECONDS: Final = 315532800
UNIX: Final = 3


def zipped(files: Mapping[str, bytes], runs: Collection[str] = ()) -> bytes:
    """Pack files in the order of their names, all with one time; ``runs`` are programs."""
    held = io.BytesIO()
    with ZipFile(held, "w") as archive:
        for name in sorted(files):
            entry = ZipInfo(name, EPOCH)
            mode = 0o755 if name in runs else 0o644
            entry.create_system, entry.external_attr = UNIX, mode << 16
            archive.writestr(entry, files[name], ZIP_DEFLATED, compresslevel=9)
    return held.getvalue()
