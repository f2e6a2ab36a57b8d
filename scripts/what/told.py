"""What a change touches, in as few lines as can be read in ten seconds."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, takewhile, zip_longest
from typing import Final

from scripts.made import Made
from scripts.what import danish, drawn, made
from scripts.what.files import ROOT
from scripts.what.graph import BROWSER, Graph, is_test
from scripts.what.makefile import RINGS

FEW: Final = 8
NEAREST: Final = 5
NEAR: Final = 12
"""Where so many of the first lie in one folder as are named, all of that folder is run."""

BRIEF: Final = 90
TABLE: Final = "tests/table/test_scripts.py"
WORDS: Final = re.compile(r"[a-z]+|[0-9]+")
#: Words that say nothing of what a test is about.
BARE: Final = {"test", "py", "mjs", "js", "gnav", "html", "md", "xml", "json"}
UNTIMED: Final = 15
"""So long a file that drives a browser is taken to last, where none has been timed."""

PYTEST: Final = ".venv/bin/python -m pytest"


@dataclass
class Told:
    """What some files touch."""

    graph: Graph
    names: list[str]

    @cached_property
    def tests(self) -> list[str]:
        """The tests that read one of the files, the most telling first: of a few, by turns."""
        apart = [[name] for name in self.names] if len(self.names) <= FEW else [self.names]
        by_turns = zip_longest(*(telling(self.graph, names) for names in apart))
        return [*dict.fromkeys(filter(None, chain.from_iterable(by_turns)))]

    @cached_property
    def by_ring(self) -> dict[str, list[str]]:
        """The same by the target that runs them."""
        found: dict[str, list[str]] = {ring: [] for ring in RINGS}
        for test in self.tests:
            drives = test in self.graph.sites
            found[self.graph.makefile.ring(test, drives=drives)].append(test)
        return {ring: tests for ring, tests in found.items() if tests}

    @cached_property
    def made(self) -> dict[Made, list[str]]:
        """What is made from the files and committed, with what it reads of them."""
        return made.all_touched(self.graph.files, self.names)

    def lines(self) -> Iterator[str]:
        """Yield all that is told."""
        yield from self._run()
        if self.beside:
            yield from ("", "Beside it")
            yield from (f"  {other} has the Danish of {much}" for other, much in self.beside)
        cheap = {one: of for one, of in self.made.items() if one.cheap}
        dear = {one: of for one, of in self.made.items() if not one.cheap}
        if cheap:
            yield from ("", "Made from it, and committed (`make fix` makes what is stale)")
            yield from self._written(cheap)
        if dear:
            yield from ("", "Made from it at a price, and only where the change bears on it")
            yield from self._written(dear)
        yield from ("", *self._takes())

    def _run(self) -> Iterator[str]:
        if not self.tests:
            yield from ("Run", "  no test reads it")
            return
        near = self.nearest
        few = len(self.tests) <= FEW
        yield "Run" if few else f"Run ({len(self.tests)} files of tests read it; the nearest first)"
        for test in near:
            yield f"  {PYTEST} {call(test):56} {lasts(seconds(self.graph, [test])):>6}"
        if not few:
            rings = (
                f"make {ring} ({len(tests)} files, {lasts(seconds(self.graph, tests))})"
                for ring, tests in self.by_ring.items()
            )
            yield f"  then {', '.join(rings)}"

    @cached_property
    def nearest(self) -> list[str]:
        """The first tests to run, with those of the catalogue where something is said in Danish."""
        asked = [*self.names, *(other for other, _ in self.beside)]
        theirs = [danish.TESTS] if any(name.endswith(danish.CATALOGUE) for name in asked) else []
        return [*dict.fromkeys([*self._first(), *theirs])]

    def _first(self) -> list[str]:
        """Give files, and after the first a folder where many of it are near."""
        if len(self.tests) <= FEW:
            return self.tests
        first, *others = self.tests[:NEAR]
        many = Counter(folder(test) for test in others).most_common(1)[0]
        if many[1] < NEAREST or seconds(self.graph, [f"{many[0]}/"]) > BRIEF:
            return self.tests[:NEAREST]
        left = [test for test in others if folder(test) != many[0]]
        return [first, f"{many[0]}/", *left[: NEAREST - 2]]

    @cached_property
    def beside(self) -> list[tuple[str, str]]:
        """The files that say in Danish what those say, with how much of it."""
        few = self.names if len(self.names) <= FEW else []
        found = (pair for name in few for pair in danish.beside(self.graph.files, name))
        return [(other, much) for other, much in found if other not in self.names]

    def _written(self, found: Mapping[Made, list[str]]) -> Iterator[str]:
        for one, of in found.items():
            command = f".venv/bin/python -m {one.command}"
            yield f"  {command:48} {lasts(one.seconds):>8}  {one.what}"
            yield f"      {', '.join(folded(made.written(self.graph.files, one, of)))}"
            if one.told:
                yield f"      {one.told}"

    def _takes(self) -> Iterator[str]:
        near = seconds(self.graph, self.nearest)
        cheap = sum(one.seconds for one in self.made if one.cheap)
        rest = [f"{lasts(cheap)} to make what is cheap"] if cheap else []
        yield f"Takes about {' and '.join([f'{lasts(near)} to run what is nearest', *rest])}"


def telling(graph: Graph, names: list[str]) -> list[str]:
    """Give the tests that read some files: those nearest, then those that read little else."""
    far, weight = graph.distances(names), graph.weight
    looks = Counter[str]()
    for name in names:
        looks.update(drawn.alike(name, graph.looked))
    in_python = not all(name.endswith(drawn.DRAWS) for name in names)

    def rank(test: str) -> tuple[int, int, str]:
        near = max(likeness(name, test) for name in names) + looks[test]
        slow = in_python and test in graph.sites
        return far[test] - near + slow, weight.get(test, 0), test

    return sorted(filter(is_test, far), key=rank)


def likeness(name: str, test: str) -> int:
    """Count what a test's path has in common with a file's: the tests lie as the code does."""
    folders = test.split("/")[1:-1]
    own = [name.split("/")[:-1], name.split("/")[1:-1]]
    beside = max(len([*takewhile(eq, zip(one, folders, strict=False))]) for one in own)
    return min(beside, 2) + 2 * min(len(stems(name) & stems(test)), 2)


def eq(pair: tuple[str, str]) -> bool:
    """Say whether two names are one."""
    return pair[0] == pair[1]


def stems(name: str) -> set[str]:
    """Give the beginnings of the words in a file's name."""
    return {word[:5] for word in WORDS.findall(name.rpartition("/")[2].lower())} - BARE


def call(test: str) -> str:
    """Say by what a file of tests is asked for; scripts are run by one in Python."""
    return f"{TABLE} -k {test.rpartition('/')[2]}" if test.endswith(".mjs") else test


def folded(names: Iterable[str]) -> Iterator[str]:
    """Tell many files of a folder by their number."""
    folders = defaultdict(list)
    for name in names:
        folders[name.rpartition("/")[0]].append(name)
    for folder, held in folders.items():
        if len(held) <= 3:
            yield from held
        else:
            yield f"{len(held)} files in {folder}/"


def folder(test: str) -> str:
    """Give the folder that a test lies in; of a game's, that of the game."""
    return "/".join(test.split("/")[: 3 if test.startswith("tests/games/") else 2])


def seconds(graph: Graph, tests: Iterable[str]) -> int:
    """Add up what files of tests, or all of a folder, took in the last whole run that was kept."""
    took, files = kept(), set[str]()
    for test in tests:
        inside = {one for one in graph.files.names if one.startswith(test) and is_test(one)}
        files |= inside if test.endswith("/") else {test}
    return sum(took.get(one, UNTIMED if one.startswith(BROWSER) else 1) for one in files)


def kept() -> Mapping[str, int]:
    """Give the seconds of each file of tests; those that took less than one are left out."""
    path = ROOT / "tests" / "durations.json"
    found: dict[str, int] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def lasts(number: int) -> str:
    """Say how long something takes."""
    if number < 100:
        return f"{number} s"
    return f"{round(number / 60)} min" if number < 5400 else f"{round(number / 3600)} h"
