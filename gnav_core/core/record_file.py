"""A file of records, read one by one: no more of it is held than one record may be long."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import BinaryIO, Final, Literal

from gnav_core.core.record import LONGEST

READ_AT_ONCE: Final = 65_536


def records(file: BinaryIO) -> Iterator[str]:
    """Read the texts of records: one JSON document, or else one a line, blank lines skipped.

    A first line that is a lone bracket opens one document, even if it was cut off in the middle.
    Bytes that are no UTF-8 spoil only their own line. A text that is too long for a record is cut
    off behind the last letter that a record may have, so that ``record.parse`` refuses it.
    """
    text = io.TextIOWrapper(file, "utf-8", errors="replace", newline="\n")
    try:
        yield from _divided(_lines(text))
    finally:
        text.detach()


def _divided(lines: Iterator[str]) -> Iterator[str]:
    first = next(lines, None)
    if first is None:
        return
    if first.strip() in ("{", "["):
        yield _joined(first, lines)
        return
    if _state(first) == "begun":
        first = _joined(first, lines)
        if _state(first) == ("begun" if len(first) > LONGEST else "whole"):
            yield first
            return
    yield from (line.removesuffix("\n") for line in io.StringIO(first, newline="\n"))
    yield from lines


def _lines(text: io.TextIOBase) -> Iterator[str]:
    """Read the lines that are not blank; one that is too long for a record comes cut off."""
    line = ""
    part = text.readline(READ_AT_ONCE).removeprefix("\ufeff")
    while part:
        ends = part[-1] == "\n"
        if len(line) <= LONGEST:
            line += part
            if line.isspace():
                line = ""
            elif ends or len(line) > LONGEST:
                yield line.removesuffix("\n")
        if ends:
            line = ""
        part = text.readline(READ_AT_ONCE)
    if line and len(line) <= LONGEST:
        yield line


def _joined(first: str, lines: Iterator[str]) -> str:
    """Read further lines until the end, or until it is too long for a record."""
    text = io.StringIO()
    length = text.write(first)
    while length <= LONGEST and (line := next(lines, None)) is not None:
        length += text.write(f"\n{line}")
    return text.getvalue()


def _state(text: str) -> Literal["whole", "begun", "broken"]:
    """Say whether a text is JSON, may become JSON by further lines, or never can."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return "begun" if error.pos >= len(text.rstrip()) else "broken"
    except (ValueError, RecursionError):
        return "broken"
    return "whole"
