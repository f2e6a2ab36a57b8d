"""The package of the rules as a wheel on the site, the same bytes each time, and its checksum."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from scripts import tei
from scripts.zips import EPOCH_SECONDS

#: The page that tells of it, and what is filled in there.
PAGE: Final = "command-line.md"
FILE: Final = "{wheel}"
SHA256: Final = "{sha256}"


class Wheel(NamedTuple):
    """Hold a wheel: the name of its file, and its bytes."""

    name: str
    content: bytes

    @property
    def sha256(self) -> str:
        """Give its checksum, as 64 hexadecimal digits."""
        return hashlib.sha256(self.content).hexdigest()

    def files(self) -> dict[str, bytes]:
        """Give what stands on the site: the wheel, and beside it what ``sha256sum`` reads."""
        line = f"{self.sha256}  {self.name}\n"
        return {self.name: self.content, f"{self.name}.sha256": line.encode()}

    def told(self, page: str) -> str:
        """Fill in the page that tells of it; raises ValueError where that does not name it."""
        for place in (FILE, SHA256):
            if place not in page:
                raise ValueError(f"{PAGE} has no place for {place}")
        return page.replace(FILE, self.name).replace(SHA256, self.sha256)


@cache
def built(root: Path = tei.ROOT) -> Wheel:
    """Build the wheel of the repository at `root`, every file with the oldest time of a zip."""
    told = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH_SECONDS)}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "flit_core.wheel", "--outdir", folder, str(root)]
        subprocess.run(command, check=True, env=told, stdout=subprocess.DEVNULL)
        (wheel,) = Path(folder).iterdir()
        return Wheel(wheel.name, wheel.read_bytes())
