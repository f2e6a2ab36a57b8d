"""Pack a small JSON value into the text of a link, and unpack it again, whatever was received.

The text is the version, then in base64url: a checksum of four bytes, then the kind and the value as
JSON, compressed with the words most links hold as its dictionary. The version is ``1``; ``2`` where
a game tells deals by their results, which whoever knows but version 1 would read past.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Any, NoReturn

from gnav_core.core import outside
from gnav_core.core.outside import shown
from gnav_core.core.record import NewerRecordError, RecordError
from gnav_core.core.sentences import Sentence

VERSIONS = ("1", "2")
KINDS = ("game", "ruling", "house", "compare", "takes", "evening")
LONGEST = 16_000
"""Characters of a text: links of this length still open in every browser."""

LARGEST = 1_000_000
"""Bytes of JSON that are unpacked at most."""

ALPHABET = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
WORDS = (
    b'"sit-out","appeal","retire","tabu","refuse","accept","keep","take","tap",'
    b'"draw:12","draw:11","draw:10","draw:fool","draw:owl","draw:pot","draw:cat","draw:house",'
    b'"deal:joker","deal:sk","deal:sq","deal:sj","deal:d10","deal:d9","deal:d8","deal:d7",'
    b'"deal:d6","deal:d5","deal:d4","deal:d3","deal:d2","deal:d1","deal:cuckoo","deal:dragoon",'
    b'"deal:cat","deal:horse","deal:house","deal:fool","deal:owl","deal:pot","deal:0","deal:1",'
    b'"deal:2","deal:3","deal:4","deal:5","deal:6","deal:7","deal:8","deal:9","deal:10",'
    b'"deal:11","deal:12","stand","stand","exchange","exchange","stand","exchange","stand"]}]'
    b'["house",{"house":{"format":"gnav-house/1","title":"","choices":{'
    b'["compare",{"["ruling",{"names":["Anna","Bo","Carl"],"readings":{},"dealer":0,'
    b'"title":"","remarks":[{"at":0,"text":"","clauses":["gnav-1774.r3.e"]}],"open":true,'
    b'"lines":[{"moves":["line":1,"seed":"","kinds":["human","threshold","counting","random"],'
    b'["game",{"format":"gnav-record/1","rules":"gnav-german","rules":"gnav-kb",'
    b'"rules":"gnav-wikipedia","rules":"gnav-1917","rules":"gnav-1774","players":4,"moves":["'
)
"""What most texts hold, the commonest last. It belongs to both versions and never changes."""


def pack(kind: str, value: Any) -> str:
    """Pack a value of this kind. Raises ``RecordError`` where the text would be too long."""
    _check_kind(kind)
    written = json.dumps([kind, value], separators=(",", ":")).encode()
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS)
    packed = _checksum(written) + squeeze.compress(written) + squeeze.flush()
    text = _version(value) + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    if len(text) > LONGEST:
        too_long = "This is too long for a link: {length} characters, where {most} are the most."
        raise RecordError(Sentence(too_long, length=len(text), most=LONGEST))
    return text


def _version(value: Any) -> str:
    """Say by which version a value is packed: by the second where a line of a game has results."""
    if not isinstance(value, dict):
        return "1"
    others = value.get("lines")
    lines = [value, *(others if isinstance(others, list) else [])]
    return "2" if any(isinstance(line, dict) and "results" in line for line in lines) else "1"


def unpack(text: str) -> tuple[str, Any]:
    """Unpack a text: its kind and its value.

    Raises ``RecordError``, in one sentence, for a text that is damaged, too new or too long.
    """
    if not isinstance(text, str) or not text:
        raise RecordError(Sentence("This link holds nothing."))
    if len(text) > LONGEST:
        too_long = "This link is too long: {length} characters, where {most} are the most."
        raise RecordError(Sentence(too_long, length=len(text), most=LONGEST))
    if not ALPHABET.fullmatch(text) or text[0] not in "123456789":
        _damaged()
    if text[0] not in VERSIONS:
        too_new = "This link was made by a newer version of the archive; open it there."
        raise NewerRecordError(Sentence(too_new))
    written = _inflated(_decoded(text[1:]))
    kind, value = _read(written)
    if kind not in KINDS:
        raise RecordError(Sentence("This link holds something that is not known here."))
    return kind, value


def expect(kind: str, text: str) -> Any:
    """Unpack a text that must be of this kind, and give its value. Raises ``RecordError``."""
    _check_kind(kind)
    found, value = unpack(text)
    if found != kind:
        other = "This link holds a {found}, where a {kind} belongs."
        raise RecordError(Sentence(other, found=NAMES[found], kind=NAMES[kind]))
    return value


def _check_kind(kind: str) -> None:
    if kind not in KINDS:
        known = ", ".join(KINDS)
        other = "A link holds one of {known}, not {kind}."
        raise RecordError(Sentence(other, known=known, kind=shown(kind)))


NAMES = {
    "game": Sentence("game"),
    "ruling": Sentence("ruling"),
    "house": Sentence("house rule"),
    "compare": Sentence("comparison"),
    "takes": Sentence("question about a trick"),
    "evening": Sentence("plan for an evening"),
}


def _damaged() -> NoReturn:
    why = "This link is damaged: a part of it is missing or changed; ask for it again."
    raise RecordError(Sentence(why)) from None


def _checksum(written: bytes) -> bytes:
    return zlib.crc32(written).to_bytes(4, "big")


def _decoded(text: str) -> bytes:
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        _damaged()
    if base64.urlsafe_b64encode(packed).decode().rstrip("=") != text:
        _damaged()
    return packed


def _inflated(packed: bytes) -> bytes:
    """Decompress, never to more than a link can honestly hold, and check the sum."""
    swell = zlib.decompressobj(-15, zdict=WORDS)
    try:
        written = swell.decompress(packed[4:], LARGEST)
    except zlib.error:
        _damaged()
    if not swell.eof or swell.unused_data or _checksum(written) != packed[:4]:
        _damaged()
    return written


def _read(written: bytes) -> tuple[str, Any]:
    try:
        kind, value = outside.read(written.decode(), LARGEST)
    except (ValueError, TypeError):
        _damaged()
    return kind if isinstance(kind, str) else "", value
