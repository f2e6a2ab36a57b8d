"""A line as a visitor has it: so many bits a second, and so long until an answer begins.

The server keeps the time, not the browser: what a browser slows down in its pages it does not slow
down in their workers, and the engine is fetched by one.
"""

from __future__ import annotations

import time
from contextlib import AbstractContextManager
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO

from gnav_core.serving.server import LOOPBACK, Handler, Server
from scripts.serve import serving

PIECE = 16 * 1024


class Line:
    """What all who fetch at the same time share."""

    def __init__(self, bits: float, trip: float) -> None:
        self.bits, self.trip = bits, trip
        self._free = 0.0
        self._lock = Lock()

    def carry(self, size: int) -> None:
        """Wait until so many bytes have gone through, after those that came before."""
        with self._lock:
            self._free = max(time.monotonic(), self._free) + 8 * size / self.bits
            free = self._free
        time.sleep(max(0.0, free - time.monotonic()))


class FarHandler(Handler):
    """Answer over a line, each connection and each answer after a way there and back."""

    def __init__(self, *arguments: Any, line: Line, **named: Any) -> None:
        self.line = line
        super().__init__(*arguments, **named)

    def setup(self) -> None:
        """Let the connection be made."""
        super().setup()
        time.sleep(self.line.trip)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Let the question come and the answer begin."""
        time.sleep(self.line.trip)
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file piece by piece."""
        while piece := source.read(PIECE):
            self.line.carry(len(piece))
            outputfile.write(piece)


def serve_far(folder: Path, bits: float, trip: float) -> AbstractContextManager[str]:
    """Serve a folder over such a line while the block runs, and give its address."""
    handler = partial(FarHandler, directory=str(folder), line=Line(bits, trip))
    return serving(Server((LOOPBACK, 0), handler))
