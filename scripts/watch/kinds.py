"""What a file that was saved asks for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Final, NamedTuple

#: What is written by hand below `docs/` and read by what is made from the sources: pages with
#: places to fill in, and what is laid into others. It is `NOT_PAGES` of the site, told here for a
#: process that must not read the program.
FILLED: Final = (
    "assets/js/danish.js",
    "command-line.md",
    "conformance.md",
    "credits.md",
    "essays/five-sources-one-game.md",
    "essays/why-37.md",
    "index.md",
    "introductions/",
    "laboratory/",
    "print.md",
    "which-set.md",
)
BOUND: Final = ("docs/assets/css/", "docs/assets/js/")
TABLE: Final = ("docs/assets/table/", "scripts/runtime/bundle.mjs")
#: What the process that waits has read already, besides every module of ours.
READ: Final = ("mkdocs.yml",)
#: What an editor writes beside a file, and what Python does.
BESIDE: Final = (".swp", ".swx", ".tmp", ".orig", ".pyc", "~")


class Asks(NamedTuple):
    """What is to be done: each field says whether."""

    anew: bool = False  #: the program is another: what is read of it already does not hold
    rules: bool = False  #: the rules for the browser
    table: bool = False  #: the scripts of the table
    bound: bool = False  #: the sheet and the script that every page has
    archive: bool = False  #: the pages made from the sources
    words: bool = False  #: whether what is made from the sources and committed is as they say


def counts(path: str) -> bool:
    """Say whether a path is a file that somebody edits."""
    parts = PurePosixPath(path).parts
    if path.startswith("tests/") and not path.endswith(".json"):
        return False  # of the tests only what was measured and shown by them stands on pages
    hidden = any(part.startswith((".", "__pycache__", "#")) for part in parts)
    return not hidden and not path.endswith(BESIDE) and parts[-1] != "4913"  # Vim's, to try


def of(path: str) -> Asks:
    """Tell what a file asks for, by its path in the repository."""
    if path.startswith(TABLE):
        return Asks(table=True)
    if path.startswith(BOUND):
        return Asks(bound=True, archive=_filled(path))
    if path.startswith("docs/"):
        return Asks(archive=_filled(path))
    rules = path.startswith("gnav_core/")
    anew = rules or path.endswith(".py") or path in READ
    return Asks(
        anew=anew,
        rules=rules,
        table=rules or path.startswith("scripts/runtime/"),
        bound=anew,
        archive=True,
        words=path.startswith("sources/"),
    )


def of_all(paths: Iterable[str]) -> Asks:
    """Tell what some files ask for together."""
    asked = [of(path) for path in paths]
    return Asks(*(any(fields) for fields in zip(*asked, strict=True))) if asked else Asks()


def _filled(path: str) -> bool:
    return path.removeprefix("docs/").replace(".da.md", ".md").startswith(FILLED)
