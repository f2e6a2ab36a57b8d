"""The score of the proof by mutation: how many mutants die, of what, and who survives, and why."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from gnav_core.core import registry
from scripts.mutation.kill import by_example, killer
from scripts.mutation.mutant import Mutant, mutants

ACCEPTED: Final = Path(__file__).parent / "survivors.toml"


class Accepted(NamedTuple):
    """Survivors that are known: the names that the pattern matches, and why nothing kills them."""

    which: re.Pattern[str]
    why: str


@dataclass
class Score:
    """Count the mutants of one source: all, those killed by an example, those killed by a test."""

    source: str
    mutants: int = 0
    examples: int = 0
    tests: int = 0
    survivors: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Put the score on one line."""
        killed = self.examples + self.tests
        return (
            f"{self.source}: {self.mutants} mutants, {killed} killed ({self.examples} by a worked "
            f"example, {self.tests} by a test), {len(self.survivors)} survive"
        )


def accepted(path: Path = ACCEPTED) -> list[Accepted]:
    """Read the list of survivors that are accepted."""
    found = tomllib.loads(path.read_text("utf-8"))["survivor"]
    return [Accepted(re.compile(one["which"]), one["why"]) for one in found]


def score(source: str, only: str = "") -> Score:
    """Kill the mutants of a source, those whose field begins so."""
    result = Score(source)
    examples = {one.name for one in by_example(source)}
    for mutant in mutants(source):
        if chosen(mutant, only):
            tally(result, mutant, examples)
    return result


def chosen(mutant: Mutant, only: str) -> bool:
    """Say whether a mutant's field begins so."""
    return ".".join(map(str, mutant.path)).startswith(only)


def tally(result: Score, mutant: Mutant, examples: set[str]) -> None:
    """Try to kill one mutant, and count it."""
    result.mutants += 1
    name = killer(mutant)
    if not name:
        result.survivors.append(mutant.name)
    elif name in examples:
        result.examples += 1
    else:
        result.tests += 1


def unexplained(survivors: Iterable[str], known: Iterable[Accepted]) -> list[str]:
    """List the survivors that no accepted reason covers."""
    known = list(known)
    return [name for name in survivors if not any(one.which.fullmatch(name) for one in known)]


def stale(survivors: Iterable[str], known: Iterable[Accepted]) -> list[str]:
    """List the accepted reasons that cover no survivor any more."""
    names = list(survivors)
    return [one.which.pattern for one in known if not any(map(one.which.fullmatch, names))]


def report(scores: Iterable[Score], known: list[Accepted]) -> Iterator[str]:
    """Print the scores, then every survivor under the reason why it is accepted."""
    scores = list(scores)
    yield from (one.line() for one in scores)
    survivors = [name for one in scores for name in one.survivors]
    total = sum(one.mutants for one in scores)
    yield f"in all: {total} mutants, {total - len(survivors)} killed, {len(survivors)} survive"
    for one in known:
        covered = [name for name in survivors if one.which.fullmatch(name)]
        if covered:
            yield f"\n{one.why}"
            yield from (f"  {name}" for name in covered)
    if found := unexplained(survivors, known):
        yield "\nWithout a reason:"
        yield from (f"  {name}" for name in found)


def every(only: str = "", sources: Iterable[str] = tuple(registry.SOURCES)) -> list[Score]:
    """Kill the mutants of all sources."""
    return [score(source, only) for source in sources]
