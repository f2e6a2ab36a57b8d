"""The command ``gnav replay``: each record of a file answered with a line of JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from gnav_core.core.chance import AS_COMMITTED
from gnav_core.core.record import replay
from gnav_core.core.record_file import records
from gnav_core.core.streams import UnreadableError, fault, named, standard_input

WRITER = json.JSONEncoder(ensure_ascii=False)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("file", help="a file of records; - is standard input")
    parser.add_argument("--each", action="store_true", help="a line after every move")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Answer each record; exit status 1 where one was illegal, malformed or not fairly dealt.

    Raises ``UnreadableError`` where the file cannot be read, or not to its end.
    """
    status = 0
    for text in _texts(parsed.file):
        for answer in replay(text, each=parsed.each):
            print(WRITER.encode(answer))
            if answer["status"] != "ok" or answer.get("chance", AS_COMMITTED) != AS_COMMITTED:
                status = 1
    return status


def _texts(name: str) -> Iterator[str]:
    try:
        with standard_input() if name == "-" else Path(name).open("rb") as file:
            yield from records(file)
    except (OSError, ValueError) as error:
        raise UnreadableError(f"{named(name)} cannot be read: {fault(error)}.") from None
