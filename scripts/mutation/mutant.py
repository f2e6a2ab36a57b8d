"""The mutants of a source: every change of every field, under each reading that has the field."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from gnav_core.core import registry
from gnav_core.core.family import RuleSet
from scripts.enforced.readings import rule_sets
from scripts.mutation import operators, place


@dataclass(frozen=True)
class Mutant:
    """Hold one change: at ``path`` of the rule set of ``source``, where ``old`` stands.

    ``when`` is the reading under which the field was first met, empty for the default.
    """

    source: str
    path: place.Path
    change: str
    old: Any
    new: Any
    when: str = ""

    @property
    def name(self) -> str:
        """Name the mutant: source, field, change, reading."""
        mutant = f"{self.source} {place.name(self.path)}: {self.change}"
        return f"{mutant} ({self.when})" if self.when else mutant

    def of(self, rules: RuleSet) -> RuleSet:
        """Change a rule set where it has the old value at the place; else leave it as it is."""
        if not place.has(rules, self.path) or place.get(rules, self.path) != self.old:
            return rules
        changed: RuleSet = place.put(rules, self.path, self.new)
        return changed


def mutants(source: str) -> Iterator[Mutant]:
    """List every mutant of a source, each change once."""
    seen: set[tuple[str, str, str]] = set()
    written = list(rule_sets(source))
    for when, rules in written:
        for path, value in place.walk(rules):
            if path == ("id",):
                continue
            read_otherwise = operators.read_otherwise(path, value, [one for _, one in written])
            for called, new in (*operators.changes(path, value, rules), *read_otherwise):
                key = (place.name(path), repr(value), called)
                if key not in seen:
                    seen.add(key)
                    yield Mutant(source, path, called, value, new, when)


@contextmanager
def living(mutant: Mutant) -> Iterator[None]:
    """Let the source be as the mutant has it, for everyone in this process."""
    module = registry.find(mutant.source)
    written = module.rules
    module.rules = lambda readings: mutant.of(written(readings))
    try:
        yield
    finally:
        module.rules = written
