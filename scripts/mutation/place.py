"""Places in a rule set: how to come to a value, and how to put another in its stead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from gnav_core.core.cited import Rule

Step = str | int
Path = tuple[Step, ...]


def walk(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every value that a mutation may change, with its place: the outer before the inner."""
    if path:
        yield path, value
    if isinstance(value, Rule):
        return
    for step, part in parts(value):
        yield from walk(part, (*path, step))


def parts(value: Any) -> list[tuple[Step, Any]]:
    """List what a rule, a map or a course is made of."""
    if isinstance(value, Mapping):
        return list(value.items())
    if isinstance(value, tuple):
        return list(enumerate(value))
    if is_dataclass(value) and not isinstance(value, type):
        return [(item.name, getattr(value, item.name)) for item in fields(value) if item.init]
    return []


def get(value: Any, path: Path) -> Any:
    """Find the value at a place; KeyError, IndexError or AttributeError if there is none."""
    for step in path:
        value = getattr(value, str(step)) if is_dataclass(value) else value[step]
    return value


def has(value: Any, path: Path) -> bool:
    """Say whether there is such a place."""
    try:
        get(value, path)
    except (KeyError, IndexError, AttributeError, TypeError):
        return False
    return True


def put(value: Any, path: Path, new: Any) -> Any:
    """Give the value with another at the place."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(value, Mapping):
        return {**value, str(step): put(value[step], rest, new)}
    if isinstance(value, tuple):
        at = int(step)
        return (*value[:at], put(value[at], rest, new), *value[at + 1 :])
    return replace(value, **{str(step): put(getattr(value, str(step)), rest, new)})


def name(path: Path) -> str:
    """Write a place: ``answers.cat.forced.1``."""
    return ".".join(map(str, path))
