"""Kill a mutant: find an example, or a test named as a sentence, that fails because of it.

Golden games are no proof and take no part. The tests are collected once and called as functions,
so that each mutant takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from gnav_core.core import registry
from scripts.enforced.readings import rule_sets
from scripts.examples import proof, supplied
from scripts.examples.example import Example, proofs
from scripts.mutation.collected import call, collected, family, of
from scripts.mutation.mutant import Mutant, living
from scripts.mutation.place import Path


class Proof(NamedTuple):
    """One thing that may fail: its name, and how to see whether it does."""

    name: str
    fails: Callable[[], bool]


#: How the killer of a mutant begins that no rule set can have.
REFUSED: Final = "refused by name: "

#: What killed the mutants of a field before is tried first.
LUCKY: Final[dict[tuple[str, Path], dict[str, None]]] = {}


def killer(mutant: Mutant, before: str = "") -> str:
    """Name what fails because of a mutant: an example, else a test; empty if nothing does.

    What killed it `before` is tried first. A value that the rule set itself refuses, by the name of
    its field, is no rule to try.
    """
    with living(mutant):
        if why := refused(mutant):
            return f"{REFUSED}{why}"
        for one in in_order(mutant, before):
            if one.fails():
                LUCKY.setdefault(field(mutant), {})[one.name] = None
                return one.name
    return ""


def refused(mutant: Mutant) -> str:
    """Say why no rule set can be written with a mutant, where its field is named as the cause."""
    try:
        list(rule_sets(mutant.source))
    except ValueError as error:
        why = str(error)
        return why if why.startswith(f"{mutant.path[-1]}:") else ""
    return ""


def field(mutant: Mutant) -> tuple[str, Path]:
    """Name the field of a mutant: ``answers.cat``, ``tally.start``."""
    return mutant.source, mutant.path[:2]


def in_order(mutant: Mutant, before: str) -> Iterator[Proof]:
    """Yield what may fail: what did before, here or on its like, then examples, then tests."""
    every = [*by_example(mutant.source), *by_test(mutant.source)]
    lucky = LUCKY.get(field(mutant), {})
    yield from (one for one in every if one.name == before)
    yield from (one for one in every if one.name in lucky and one.name != before)
    yield from (one for one in every if one.name not in lucky and one.name != before)


@cache
def by_example(source: str) -> tuple[Proof, ...]:
    """List what proves a source by example: its own, and those of its lender."""

    def own(example: Example) -> Proof:
        return Proof(example.id, lambda: bool(proof.fails(example)))

    def borrowed(example: Example) -> Proof:
        return Proof(f"{example.id}, lent", lambda: bool(supplied.fails(example, source)))

    found = [own(example) for example in proofs() if example.rules == source]
    if source in supplied.LENDER:
        found += [borrowed(example) for example in supplied.borrowed(source)]
    return tuple(found)


@cache
def by_test(source: str) -> tuple[Proof, ...]:
    """List the tests that prove a source."""
    return tuple(
        Proof(str(item.name), failing(call(item)))
        for item in collected()
        if family(item) == registry.family(source).id and of(item) in ("", source)
    )


def failing(test: Callable[[], None]) -> Callable[[], bool]:
    """Make a call that runs a test and says whether it fails."""

    def fails() -> bool:
        try:
            test()
        except BaseException:  # a failure of pytest's own is no Exception
            return True
        return False

    return fails
