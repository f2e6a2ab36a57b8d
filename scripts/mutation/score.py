"""The score of the proof by mutation: how many mutants die, of what, and who survives, and why."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from gnav_core.core import registry
from scripts.mutation.collected import collected
from scripts.mutation.kill import REFUSED, by_example, killer
from scripts.mutation.mutant import Mutant, mutants
from scripts.mutation.reads import Reads, reads

ACCEPTED: Final = Path(__file__).parent / "survivors.toml"


class Accepted(NamedTuple):
    """Survivors that are known: the names that the pattern matches, and why nothing kills them."""

    which: re.Pattern[str]
    why: str


@dataclass
class Score:
    """Count the mutants of one source, and keep what killed each: empty for those that survive.

    ``reads`` are the values of its rules, and which of them its engine never reads.
    """

    source: str
    reads: Reads
    killers: dict[str, str] = field(default_factory=dict)
    examples: int = 0
    tests: int = 0
    refused: int = 0

    @property
    def mutants(self) -> int:
        """Count all."""
        return len(self.killers)

    @property
    def survivors(self) -> list[str]:
        """List those that nothing kills."""
        return [name for name, killed in self.killers.items() if not killed]

    def line(self) -> str:
        """Put the score on one line."""
        killed = self.examples + self.tests + self.refused
        values = len(self.reads.values)
        return (
            f"{self.source}: {self.mutants} mutants, {killed} killed ({self.examples} by a worked "
            f"example, {self.tests} by a test, {self.refused} refused by name), "
            f"{len(self.survivors)} survive; "
            f"{values - len(self.reads.unread)} of {values} values are read"
        )


def accepted(path: Path = ACCEPTED) -> list[Accepted]:
    """Read the list of survivors that are accepted."""
    found = tomllib.loads(path.read_text("utf-8"))["survivor"]
    return [Accepted(re.compile(one["which"]), one["why"]) for one in found]


def score(source: str, before: Mapping[int, str] = {}, only: str = "") -> Score:
    """Kill the mutants of a source, those whose field begins so; by number, what did `before`."""
    result = Score(source, reads(source))
    examples = {one.name for one in by_example(source)}
    for number, mutant in enumerate(mutants(source)):
        if chosen(mutant, only):
            tally(result, mutant, examples, before.get(number, ""))
    return result


def chosen(mutant: Mutant, only: str) -> bool:
    """Say whether a mutant's field begins so."""
    return ".".join(map(str, mutant.path)).startswith(only)


def tally(result: Score, mutant: Mutant, examples: set[str], before: str) -> None:
    """Try to kill one mutant, first by what killed it before, and count it."""
    name = result.killers[mutant.name] = killer(mutant, before)
    if name.startswith(REFUSED):
        result.refused += 1
    elif name in examples:
        result.examples += 1
    elif name:
        result.tests += 1


def unexplained(survivors: Iterable[str], known: Iterable[Accepted]) -> list[str]:
    """List the survivors that no accepted reason covers."""
    known = list(known)
    return [name for name in survivors if not any(one.which.fullmatch(name) for one in known)]


def stale(survivors: Iterable[str], known: Iterable[Accepted]) -> list[str]:
    """List the accepted reasons that cover no survivor any more."""
    names = list(survivors)
    return [one.which.pattern for one in known if not any(map(one.which.fullmatch, names))]


def survivors(scores: Iterable[Score]) -> list[str]:
    """List the mutants that nothing kills."""
    return [name for one in scores for name in one.survivors]


def unread(scores: Iterable[Score]) -> list[str]:
    """List the values that no engine reads."""
    return [f"{one.source} {path}" for one in scores for path in one.reads.unread]


def report(scores: Iterable[Score], known: list[Accepted]) -> Iterator[str]:
    """Print the scores, then every survivor under the reason why it is accepted."""
    scores = list(scores)
    yield from (one.line() for one in scores)
    left = survivors(scores)
    total = sum(one.mutants for one in scores)
    yield f"in all: {total} mutants, {total - len(left)} killed, {len(left)} survive"
    for one in known:
        covered = [name for name in left if one.which.fullmatch(name)]
        if covered:
            yield f"\n{one.why}"
            yield from (f"  {name}" for name in covered)
    if found := unexplained(left, known):
        yield "\nWithout a reason:"
        yield from (f"  {name}" for name in found)
    if found := unread(scores):
        yield "\nNever read by an engine:"
        yield from (f"  {name}" for name in found)


def every(
    killers: Mapping[str, Mapping[int, str]],
    only: str = "",
    sources: Sequence[str] = tuple(registry.SOURCES),
) -> list[Score]:
    """Kill the mutants of all sources, in as many processes as there are cores.

    The `killers` of before are tried first. Tests are collected once, before the processes part.
    """
    collected()
    before = [killers.get(source, {}) for source in sources]
    with ProcessPoolExecutor(os.cpu_count(), get_context("fork")) as pool:
        return list(pool.map(partial(score, only=only), sources, before))
