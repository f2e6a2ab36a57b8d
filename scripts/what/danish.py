"""Where the Danish of what a file says stands: in a catalogue, or in a file of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from scripts.what.files import ROOT, Files

CATALOGUE: Final = "/da.json"
#: They find every sentence, wherever it is said.
TESTS: Final = "tests/danish/"
SAYS: Final = (".py", ".js", ".html", ".mjs")
MARKS: Final = "\"'`>"
GAME: Final = re.compile(r"/games/(\w+)/")


def beside(files: Files, name: str) -> Iterator[tuple[str, str]]:
    """Yield the files that say in Danish what one says, and how much of it."""
    stem, _, ending = name.rpartition(".")
    for other in (f"{stem}.da.{ending}", f"{stem.removesuffix('.en')}.da.{ending}"):
        if other in files.names and other != name:
            yield other, "the same"
            break
    if name.endswith(SAYS) and not name.startswith("tests/"):
        text = (ROOT / name).read_text("utf-8")
        own = GAME.search(name)
        for catalogue in sorted(files.like("gnav_core/**/da.json")):
            game = GAME.search(catalogue)
            if own and game and game[1] != own[1]:
                continue
            if number := sum(1 for english in sentences(catalogue) if says(text, english)):
                yield catalogue, f"{number} of its sentences"


def says(text: str, english: str) -> bool:
    """Say whether a sentence stands in a text as a string, or between tags."""
    return any(f"{mark}{english}" in text for mark in MARKS)


def sentences(catalogue: str) -> Iterator[str]:
    """Yield the English of a catalogue, but for words that stand anywhere."""
    said = json.loads((ROOT / catalogue).read_text("utf-8"))
    for areas in said.values():
        for area in areas.values():
            yield from (english for english in area if " " in english)
