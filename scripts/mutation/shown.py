"""Whether an example hangs on a clause that no event cites: it fails if the rule is changed."""

from __future__ import annotations

from collections.abc import Iterator

from gnav_core.core import registry
from gnav_core.core.cited import Rule
from scripts.examples.example import Example
from scripts.examples.proof import cited, fails
from scripts.mutation import operators, place
from scripts.mutation.mutant import Mutant, living


def shown(example: Example, ident: str) -> bool:
    """Say whether an example shows a clause or crux.

    It does if one of its events or its refusal cites it, if another rule there would make it come
    out otherwise, or, with a crux, if another reading would.
    """
    if ident in cited(example):
        return True
    return any(read_otherwise(example, ident)) or any(ruled_otherwise(example, ident))


def read_otherwise(example: Example, ident: str) -> Iterator[bool]:
    """Play the example under each other option of a crux; say if it fails."""
    name = ident.partition(".q.")[2]
    taken = example.value.get("readings", {})
    for option in registry.readings(example.rules).get(name, ()):
        other = {**example.value, "readings": {**taken, name: option}}
        yield bool(fails(Example(example.id, other)))


def ruled_otherwise(example: Example, ident: str) -> Iterator[bool]:
    """Play the example with what else the rules could be that rest on a clause, or without them."""
    rules = registry.rule_set(example.rules, example.value.get("readings"))
    for path, value in place.walk(rules):
        if isinstance(value, Rule) and ident in value.cites:
            for called, changed in operators.otherwise(path, value, rules):
                with living(Mutant(example.rules, path, called, value, changed)):
                    yield bool(fails(example))
