"""What is made from a file and committed, as `scripts/made.py` declares it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from scripts.made import MADE, Made
from scripts.what.files import ROOT, Files

GAME: Final = re.compile(r"(?:sources|gnav_core/games|tests/games)/([^/]+)/.+")


def touched(files: Files, name: str) -> tuple[Made, ...]:
    """Give what is made from a file, in the order of making."""
    return tuple(one for one in MADE if name in files.like(*one.reads))


def all_touched(files: Files, names: Iterable[str]) -> dict[Made, list[str]]:
    """Give what is made from some files, and from what is made from them, with what touches it."""
    found: dict[Made, list[str]] = {}
    left: list[tuple[str, Made | None]] = [(name, None) for name in names]
    for name, by in left:
        for made in touched(files, name):
            if made is not by and name not in found.setdefault(made, []):
                found[made].append(name)
                if made.cheap:  # whether what is dear is made again is not said yet
                    left += [(one, made) for one in written(files, made, [name])]
    return {made: found[made] for made in MADE if found.get(made)}


def written(files: Files, made: Made, names: Iterable[str]) -> list[str]:
    """Give the files that may come out otherwise where some of those change that are read."""
    names = [*names]
    games = {one[1] if (one := GAME.fullmatch(name)) else "*" for name in names}
    ids = {ident for name in names for ident in _sources(files, name)}
    found: list[str] = []
    for pattern in made.writes:
        if "*" not in pattern and "{" not in pattern:
            found.append(pattern)
            continue
        named = pattern.replace("{game}", "*" if "*" in games else "{game}")
        held = sorted(files.like(*(named.replace("{game}", game) for game in games)))
        found += [one for one in held if not ids or _is_of(one, ids)] or held
    return found


def _sources(files: Files, name: str) -> Iterator[str]:
    """Name the sources that a file is of: its own, or all of its game; none if it serves all."""
    own = [ident for ident, called in files.of_source.items() if name in called]
    if "/examples/" in name:
        yield from (ident for ident in files.of_source if f'"{ident}"' in _text(name)[:400])
    elif own:
        yield from own
        yield from _borrowers(files, name)
    elif found := GAME.fullmatch(name):
        for ident, called in files.of_source.items():
            if any(one.startswith(f"gnav_core/games/{found[1]}/") for one in called):
                yield ident


def _borrowers(files: Files, name: str) -> Iterator[str]:
    """Name the sources whose modules take values of another's."""
    folder, _, last = name.rpartition("/")
    lent = re.compile(rf"^from .* import .*\b{last.removesuffix('.py')}\b", re.MULTILINE)
    for ident, called in files.of_source.items():
        beside = [one for one in called if one.startswith("gnav_core/") and one != name]
        if any(one.rpartition("/")[0] == folder and lent.search(_text(one)) for one in beside):
            yield ident


@cache
def _text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _is_of(name: str, ids: Iterable[str]) -> bool:
    """Say whether a file is about one of some sources, by its name or by what it says."""
    if name.endswith(".txt"):
        return name.rpartition("/")[2].removesuffix(".txt") in ids
    if "/examples/" not in name:
        return True
    return any(f'"{ident}"' in _text(name)[:400] for ident in ids)
