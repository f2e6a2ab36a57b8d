"""What a command reads and writes by: standard input, output and error, closed or full ones too."""

from __future__ import annotations

import argparse
import os
import re
import sys
from contextlib import suppress
from typing import IO, Any, BinaryIO, NoReturn

from gnav_core.core.outside import shown, single

LONGEST_LINE = 1000
WHOLE = re.compile(r"[+-]?[0-9]{1,18}", re.ASCII)


class UnreadableError(Exception):
    """Say in one sentence what cannot be read, and why."""


def prepare() -> None:
    """Read and write UTF-8; what cannot be encoded is written as JSON would escape it."""
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        _reconfigure(stream, errors)


def _reconfigure(stream: IO[str] | None, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(encoding="utf-8", errors=errors)


def tell(what: object) -> None:
    """Say something on one line of standard error, if there is one."""
    try:
        if sys.stderr is not None:
            print(f"gnav: {single(str(what), LONGEST_LINE)}", file=sys.stderr, flush=True)
    except OSError:
        let_go(sys.stderr)


def refused(why: object, status: int = 2) -> int:
    """Say why something is refused; give the exit status."""
    tell(why)
    return status


def let_go(stream: IO[str]) -> None:
    """Write no more to a stream: what it holds back would fail again when Python ends."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def standard_input() -> BinaryIO:
    """Give standard input as bytes. Raises ``UnreadableError`` where it is closed."""
    if sys.stdin is None:
        raise UnreadableError("standard input is closed, so there is nothing to read.")
    return sys.stdin.buffer


def line() -> str:
    """Read a line of standard input; empty at its end. Raises ``UnreadableError``."""
    if sys.stdin is None:
        raise UnreadableError("standard input is closed, so nobody can answer.")
    try:
        return sys.stdin.readline(LONGEST_LINE)
    except OSError as error:
        raise UnreadableError(f"standard input cannot be read: {fault(error)}.") from None


def named(file: str) -> str:
    """Write the name of a file as it was given, unless that would be unreadable."""
    return file if file.isprintable() and 0 < len(file) <= 200 else shown(file)


def fault(error: Exception) -> str:
    """Say what the system says against a file."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def whole(text: str) -> int:
    """Read a whole number of the command line."""
    if not WHOLE.fullmatch(text):
        raise argparse.ArgumentTypeError(f"must be a whole number, not {shown(text)}")
    return int(text)


class Parser(argparse.ArgumentParser):
    """Refuse a command line in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise SystemExit(refused(f"{single(message, 300)}; see {self.prog} --help"))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print the help or the version; argparse would keep silent where that fails."""
        print(message, end="", file=file)

    def parse_args(self, *given: Any, **more: Any) -> Any:
        """Read the command line; ``--deal=--`` would be read as no text at all (before 3.13)."""
        for word in given[0] if given and given[0] is not None else sys.argv[1:]:
            if word.startswith("--") and word.endswith("=--"):
                self.error(f"{word.removesuffix('=--')} is given no value")
        return super().parse_args(*given, **more)
