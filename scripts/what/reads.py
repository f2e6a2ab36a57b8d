"""The files that mentions stand for, and how far off each lies by the way it is mentioned."""

from __future__ import annotations

import posixpath
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from scripts.what.files import Files
from scripts.what.mentions import ID, IMPORT, PATH, STRING, TYPED, Mention

IMPORTED: Final = 2
NAMED: Final = 2
BY_ID: Final = 3
FOUND: Final = 5
IN_FOLDER: Final = 6
IN_ALL: Final = 9
OFTEN: Final = 5
"""A test that names a source less often says it in passing."""

#: What finds modules of its own folder by names that are put together.
FINDING: Final = ("gnav_core/games/__init__.py", "gnav_core/games/*/family.py")
#: What names files without reading them: the lists that say what is made, and the tests of them.
LISTING: Final = ("scripts/made.py", "tests/what/")
SITE: Final = "build/site.made"
DANISH: Final = "danish:"
SHARED: Final = {"house": "core", "cards": "cards"}


class Read(NamedTuple):
    """A file, or a folder, that is read, and how far off it lies."""

    name: str
    far: int


def by_python(files: Files, name: str, mentions: Iterable[Mention]) -> Iterator[Read]:
    """Yield all that a file of Python reads, some of it more than once."""
    called = Counter[str]()
    for kind, said in mentions:
        if kind in (IMPORT, TYPED):
            yield from (
                Read(one, IMPORTED if kind == IMPORT else FOUND) for one in _in(files, said)
            )
        elif kind in (STRING, PATH) and not name.startswith(LISTING):
            yield from _named(files, name, said)
        elif kind == ID and said in files.of_source:
            called[said] += 1
    if name.startswith("tests/") and not name.startswith(LISTING):
        yield from _of_sources(files, called)
    if name in files.like(*FINDING):
        yield Read(name.rpartition("/")[0], FOUND)


def by_script(files: Files, name: str, mentions: Iterable[Mention]) -> Iterator[Read]:
    """Yield the scripts that a script imports or names, and the catalogue of its Danish."""
    for kind, said in mentions:
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(name), said))
        if said.startswith(DANISH):
            place = said.removeprefix(DANISH)
            yield Read(f"gnav_core/{SHARED.get(place, f'games/{place}')}/da.json", IMPORTED)
        elif kind == PATH:
            found = [beside] if beside in files.names else files.called(said, name)
            yield from (Read(one, FOUND) for one in found)
        elif beside in files.names:
            yield Read(beside, IMPORTED)


def _in(files: Files, said: str) -> Iterator[str]:
    """Yield the file of a module, or of what is taken from a package."""
    module, _, taken = said.partition(",")
    for one in (f"{module}.{taken}", module):
        if one in files.modules:
            yield files.modules[one]
            return


def _named(files: Files, name: str, said: str) -> Iterator[Read]:
    """Yield what a string names: a module, a path, a folder, a pattern, a file by its name."""
    module, path = said.partition(":")[0], said.strip("/")
    if module in files.modules and "." in module:
        yield Read(files.modules[module], FOUND)
    elif path in files.names:
        yield Read(path, NAMED)
    elif path in files.folders:
        yield Read(path, IN_FOLDER if "/" in path else IN_ALL)
    elif (beside := f"{name.rpartition('/')[0]}/{path}") in files.folders:
        yield Read(beside, NAMED)
    elif "*" in path and "/" in path:
        yield from (Read(one, FOUND) for one in files.like(f"**/{path}"))
    elif path.startswith("build/site"):
        yield Read(SITE, FOUND)
    elif "*" not in path:
        yield from (Read(one, NAMED) for one in files.called(path, name))


def _of_sources(files: Files, called: Counter[str]) -> Iterator[Read]:
    """Yield the files of the sources that a test names, in its docstrings too."""
    for ident, times in called.items():
        # A test that names many sources, or one in passing, is not about it; and where it is, it is
        # of what the engine does rather than of the text.
        far = BY_ID + min(len(called) - 1, 4) + 2 * (times < OFTEN)
        for one in files.of_source[ident]:
            yield Read(one, far if one.endswith(".py") else far + FOUND)
