"""What the engine enforces because of a rule: every cited value of a rule set, by clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from gnav_core.core import registry
from gnav_core.core.cited import Cited
from scripts import tei
from scripts.enforced import wording


@dataclass(frozen=True)
class Value:
    """One cited value, and the fields of the rule set that hold it."""

    cited: Cited[Any]
    paths: tuple[str, ...]


def walk(part: Any, path: str = "") -> Iterator[tuple[str, Cited[Any]]]:
    """Yield every cited value in a rule set with the path to its field."""
    if isinstance(part, Cited):
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
    """Hold the cited values of one source's rule set, in its default readings.

    A text can be edited before its rules run: then there are no values.
    """

    def __init__(self, source: tei.Source) -> None:
        self.quoting = source.publish == "full"
        self.runs = source.id in registry.SOURCES
        self.words = wording.of(source.id)
        found: dict[int, tuple[Cited[Any], list[str]]] = {}
        for path, cited in walk(registry.rule_set(source.id)) if self.runs else ():
            found.setdefault(id(cited), (cited, []))[1].append(path)
        self.values = merged([Value(cited, tuple(paths)) for cited, paths in found.values()])

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


def merged(values: list[Value]) -> list[Value]:
    """Join values that say the same thing on the same words."""
    found: dict[str, Value] = {}
    for value in values:
        same = found.get(repr(value.cited))
        paths = (*same.paths, *value.paths) if same else value.paths
        found[repr(value.cited)] = Value(value.cited, paths)
    return list(found.values())
