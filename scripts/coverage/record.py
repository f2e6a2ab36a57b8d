"""Make the record of coverage from what the tests and examples of the rules noted as they ran."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from gnav_core.core import registry, text
from scripts.coverage.named import about
from scripts.coverage.noting import Noted
from scripts.enforced.readings import rule_sets
from scripts.enforced.values import walk
from scripts.examples.example import Example, proofs

Json = dict[str, Any]


def record(noted: Iterable[Noted]) -> Json:
    """Make the record: by clause, by crux, and by kind of event, of the sources whose rules run."""
    kinds: dict[str, set[str]] = defaultdict(set)
    tests: dict[str, set[str]] = defaultdict(set)
    for one in noted:
        for kind, names in one.kinds.items():
            kinds[kind].update(names)
        if one.test:
            for name in proved(one):
                tests[name].add(one.test)
    fields, reasons = resting(), registry.unenforced()
    clauses, cruces = enforceable()
    shows = {name: [e.id for e in proofs() if name in e.shows] for name in clauses}
    found = {
        name: {
            "fields": fields.get(name, {}),
            "events": sorted(kind for kind, names in kinds.items() if name in names),
            "tests": sorted(tests.get(name, ())),
            "examples": shows[name],
            **({"why not": reasons[name]} if name in reasons else {}),
        }
        for name in clauses
    }
    return {
        "clauses": found,
        "cruces": {name: crux(name, fields, kinds, tests) for name in cruces},
        "events": {kind: sorted(kinds[kind]) for kind in sorted(kinds)},
    }


def enforceable() -> tuple[list[str], list[str]]:
    """List the clauses, and the cruces, of the sources whose rules run."""
    clauses = [name for name, part in text.passages().items() if part.kind == "clause"]
    cruces = text.data()["cruces"]
    return [*filter(registry.plays, clauses)], [*filter(registry.plays, cruces)]


def crux(
    name: str,
    fields: dict[str, Json],
    kinds: dict[str, set[str]],
    tests: dict[str, set[str]],
) -> Json:
    """Say where a crux acts, and which examples play which of its options."""
    options = [option["value"] for option in text.data()["cruces"][name]["options"]]
    return {
        "fields": fields.get(name, {}),
        "events": sorted(kind for kind, names in kinds.items() if name in names),
        "tests": sorted(tests.get(name, ())),
        "examples": {
            option: [e.id for e in proofs() if name in e.shows and option_of(e, name) == option]
            for option in options
        },
    }


def option_of(example: Example, crux: str) -> str:
    """Give the option of a crux under which an example is played; the one there is, of one."""
    name = crux.partition(".q.")[2]
    options = registry.readings(example.rules).get(name) or [text.crux(crux)["default"]]
    return str(example.value.get("readings", {}).get(name, options[0]))


def proved(noted: Noted) -> list[str]:
    """List the ids that a test proves: those it names, and those of a rule it names and cites."""
    clauses, cruces = enforceable()
    names = set(noted.about)
    cited = {name for cited in noted.kinds.values() for name in cited}
    return [
        name
        for name in (*cruces, *clauses)
        if name in names or (about(names, name) and name in cited)
    ]


def resting() -> dict[str, Json]:
    """List by id, then by source, the fields of the rule sets that rest on it, in any reading."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for source in registry.SOURCES:
        for _, rules in rule_sets(source):
            for path, cited in walk(rules):
                for name in cited.cites:
                    if path not in found[name][source]:
                        found[name][source].append(path)
    return {name: dict(by_source) for name, by_source in found.items()}
