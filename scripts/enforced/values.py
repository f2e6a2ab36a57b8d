"""What the engine enforces because of a clause: every rule of a rule set that rests on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from gnav_core.core import registry
from gnav_core.core.cited import Rule
from gnav_core.games import ASKED
from scripts import tei
from scripts.enforced import wording


@dataclass(frozen=True)
class Value:
    """One rule, with its value or without, and the fields of the rule set that hold it."""

    cited: Rule
    paths: tuple[str, ...]


def walk(part: Any, path: str = "") -> Iterator[tuple[str, Rule]]:
    """Yield every rule of a rule set with the path to its field."""
    if isinstance(part, Rule):
        yield path, part
    elif isinstance(part, Mapping):
        for name, inner in part.items():
            yield from walk(inner, f"{path}.{name}")
    elif isinstance(part, tuple):
        for number, inner in enumerate(part):
            step = f".{number}" if path.endswith("by_fools") else ""
            yield from walk(inner, f"{path}{step}")
    elif is_dataclass(part):
        for item in fields(part):
            step = "" if item.name in {"forced", "choices"} else f".{item.name}"
            yield from walk(getattr(part, item.name), f"{path}{step}".lstrip("."))


class EnforcedValues:
    """Hold the rules of one source's rule set, in its default readings.

    A text can be edited before its rules run: then there are no values. One can be asked, and not
    played: then ``asked`` is its id.
    """

    def __init__(self, source: tei.Source) -> None:
        self.quoting = source.publish != "paraphrase"
        self.runs = source.id in registry.SOURCES
        self.asked = source.id if source.family in ASKED else ""
        self.words = wording.of(source.id)
        found: dict[int, tuple[Rule, list[str]]] = {}
        for path, cited in walk(registry.rule_set(source.id)) if self.runs else ():
            found.setdefault(id(cited), (cited, []))[1].append(path)
        self.values = self.merged([Value(cited, tuple(paths)) for cited, paths in found.values()])

    def because_of(self, rule: str) -> list[Value]:
        """List the values that cite a rule or one of its clauses."""
        return [
            value
            for value in self.values
            if any(f"{clause}.".startswith(f"{rule}.") for clause in value.cited.clauses)
        ]

    def lent(self) -> list[Value]:
        """List the values that are supplied from another source."""
        return [value for value in self.values if value.cited.status == "supplied"]

    def merged(self, values: list[Value]) -> list[Value]:
        """Join values that say the same thing on the same words."""
        found: dict[tuple[str, str], Value] = {}
        for value in values:
            key = repr(value.cited), self.words.said(value.paths[0], value.cited)
            same = found.get(key)
            paths = (*same.paths, *value.paths) if same else value.paths
            found[key] = Value(value.cited, paths)
        return list(found.values())
