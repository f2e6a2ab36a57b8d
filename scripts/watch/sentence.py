"""What went wrong, in one sentence with its place."""

from __future__ import annotations

import re
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scripts import tei

#: Places that are not where somebody writes: what is installed, and what passes errors on.
NOT_OURS: Final = (".venv/", "build/", "node_modules/", "scripts/watch/")
ESBUILD: Final = re.compile(r"\[ERROR\] (?P<what>.+?)\n+\s*(?P<where>[^\s:]+):(?P<line>\d+):")

#: Where an error says at its end what is said before it here.
PLACE: Final = re.compile(r" \([^()]+, line \d+\)$")


def sentence(error: BaseException) -> str:
    """Say what went wrong, and in which line of which of our files if that can be told."""
    told = str(error).strip() or type(error).__name__
    if found := ESBUILD.search(told):
        return f"{found['where']}, line {found['line']}: {found['what']}"
    told = PLACE.sub("", told.splitlines()[0])
    if isinstance(error, KeyError):
        told = f"there is no {told}"
    if isinstance(error, AttributeError | TypeError | LookupError | NameError):
        told = f"{type(error).__name__}: {told}"
    refused = isinstance(error, ValueError)  # by a sentence of ours, which says where
    where = _named(error) or ("" if refused else _traced(error))
    return f"{where}: {told}" if where and where.partition(",")[0] not in told else told


def since(told: str, saved: Sequence[str]) -> str:
    """Say since which saving something is wrong, where what is told names none of its files."""
    named = any(Path(one).name in told for one in saved)
    return told if named or not saved else f"{told} (since {', '.join(saved)} was saved)"


def _named(error: BaseException) -> str:
    """Give the place that an error names itself: one of XML, a template or Python's grammar."""
    name, line = getattr(error, "filename", None), getattr(error, "lineno", None)
    return f"{_ours(str(name)) or Path(str(name)).name}, line {line}" if name and line else ""


def _traced(error: BaseException) -> str:
    """Give the last place of ours, outermost first, that an error came by."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{name}, line {one.lineno}" for one in frames if (name := _ours(one.filename))]
    return places[-1] if places else ""


def _ours(name: str) -> str:
    """Give a path in the repository; nothing for one that is not ours."""
    path = Path(name.removeprefix("file:"))
    if not path.is_absolute() or not path.is_relative_to(tei.ROOT):
        return ""
    found = path.relative_to(tei.ROOT).as_posix()
    return "" if found.startswith(NOT_OURS) else found
