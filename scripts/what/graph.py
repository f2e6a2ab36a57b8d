"""Who reads what, and how far off: the shortest way from a file to each test that reads it."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Final

from scripts.what import drawn, made, reads
from scripts.what.files import Files, here
from scripts.what.makefile import Makefile
from scripts.what.mentions import VISIT, Mentions, of_python, of_script
from scripts.what.reads import NAMED, SITE, Read

SCRIPTS: Final = (".js", ".mjs")
CONFTEST: Final = "tests/conftest.py"
SHARED: Final = 3
BUILT: Final = 4
VISITED: Final = 6
DRIVEN: Final = 2
FAR: Final = 14
"""What lies farther off is not taken to read a file."""

BROWSER: Final = "tests/browser/"
TABLE: Final = "build/table/table.js"


@dataclass
class Graph:
    """The files, and of each by whom it is read and how far off."""

    files: Files
    makefile: Makefile = field(default_factory=Makefile)
    readers: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    sites: set[str] = field(default_factory=set)
    """The tests that take the built site."""

    looked: dict[str, set[str]] = field(default_factory=dict)
    """The tests that look for a class or an attribute on a page."""

    def read_by(self, reader: str, found: Iterable[Read]) -> None:
        """Note what a file reads."""
        for read in found:
            if read.name != reader:
                far = self.readers[read.name].get(reader, read.far)
                self.readers[read.name][reader] = min(far, read.far)

    def onward(self, name: str) -> Iterator[tuple[str, int]]:
        """Yield who reads a file, or a folder that it lies in, and what is made from it."""
        yield from self.readers.get(name, {}).items()
        for up in PurePosixPath(name).parents[:-1]:
            yield from self.readers.get(str(up), {}).items()
        for one in made.touched(self.files, name):
            yield from ((written, BUILT) for written in made.written(self.files, one, [name]))
            if not name.endswith(".py") or name.startswith("scripts/"):
                yield from ((test, NAMED) for test in self.files.like(one.tests) if is_test(test))

    def distances(self, start: Iterable[str]) -> dict[str, int]:
        """Give how far every file lies that reads one of some, by way of others too."""
        far = dict.fromkeys(start, 0)
        left = [(0, name) for name in far]
        while left:
            now, name = heapq.heappop(left)
            if now > far[name]:
                continue
            for reader, step in self.onward(name):
                if now + step < far.get(reader, FAR + 1):
                    far[reader] = now + step
                    heapq.heappush(left, (now + step, reader))
        return far

    @property
    def weight(self) -> Mapping[str, int]:
        """How many things each file reads: whoever reads little is about what it reads."""
        counted: dict[str, int] = defaultdict(int)
        for readers in self.readers.values():
            for reader in readers:
                counted[reader] += 1
        return counted


def is_test(name: str) -> bool:
    """Say whether a file holds tests."""
    last = name.rpartition("/")[2]
    return name.startswith("tests/") and (
        (last.startswith("test_") and last.endswith(".py")) or last.endswith(".test.mjs")
    )


def built() -> Graph:
    """Read all that the files of the archive read."""
    graph, mentions, visiting = Graph(here()), Mentions(), {}
    for name in sorted(graph.files.names):
        if name.endswith(".py"):
            said = mentions.of(name, of_python)
            graph.read_by(name, reads.by_python(graph.files, name, said))
            if is_test(name) and (name.startswith(BROWSER) or (VISIT, "") in said):
                visiting[name] = said
        elif name.endswith(SCRIPTS):
            said = mentions.of(name, of_script)
            graph.read_by(name, reads.by_script(graph.files, name, said))
    mentions.keep()
    graph.sites, graph.looked = {*visiting}, drawn.looked_for(visiting)
    _build(graph)
    _share(graph)
    return graph


def _build(graph: Graph) -> None:
    """Note what the site is built from, step by step, and which tests visit it."""
    left = [SITE]
    for one in left:
        needs = graph.makefile.needs(one)
        graph.read_by(one, (Read(need, BUILT) for need in needs))
        left += [need for need in needs if need.startswith("build/") and need not in left]
    for name in graph.sites:
        graph.read_by(name, [Read(SITE, VISITED)])
        if name.startswith(BROWSER):
            graph.read_by(name, [Read(TABLE, DRIVEN)])


def _share(graph: Graph) -> None:
    """Note that the tests of a folder read its conftest, and all of them that of all."""
    for name in graph.files.names:
        if not is_test(name):
            continue
        for up in PurePosixPath(name).parents[:-1]:
            if (shared := f"{up}/conftest.py") in graph.files.names:
                far = FAR if shared == CONFTEST else SHARED  # what all read says nothing of any
                graph.read_by(name, [Read(shared, far)])
