"""Write a picture as PNG, with the standard library alone."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
DEPTH: Final = 8
RGBA: Final = 6


def png(side: int, rows: Iterable[bytes]) -> bytes:
    """Give the file of a square picture; a row has four bytes a dot: red, green, blue, alpha."""
    head = struct.pack(">IIBBBBB", side, side, DEPTH, RGBA, 0, 0, 0)
    unfiltered = b"".join(b"\0" + row for row in rows)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(unfiltered, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(_part(name, content) for name, content in parts)


def _part(name: bytes, content: bytes) -> bytes:
    checked = name + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))
