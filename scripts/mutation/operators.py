"""What a mutation does to one value: each function lists the other values it could have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple, get_args

from gnav_core.core import text
from gnav_core.core.cited import Cited
from gnav_core.games.gnav.ruleset import Answer, Effect
from gnav_core.games.gnav.showing import Who
from gnav_core.games.gnav.slate import Hit
from scripts.mutation.place import Path

#: The other words a value that is a choice may have.
CHOICES: Final = (
    ("any", "first-only"),
    ("aside", "back-in-bag"),
    ("final", "always"),
    ("not-twice-running", "once-a-game"),
    ("fool", "owl"),
    ("joker", "d1"),
    ("one-each", "fill-to-three"),
    ("must-beat", "may-take"),
    ("bidders-only", "everybody"),
    ("under-first", "under-last"),
    ("beat-all", "beat-some"),
)
EFFECTS: Final = get_args(Effect)
WHO: Final = get_args(Who)
WHAT: Final = ("lost", "gained", "plus")


class Change(NamedTuple):
    """One change: what it is called, and the value it leaves."""

    called: str
    new: Any


def changes(path: Path, value: Any, rules: Any) -> Iterator[Change]:
    """List every change of the value at a place."""
    if isinstance(value, Cited):
        yield from (Change(c.called, replace(value, value=c.new)) for c in values(path, value))
        yield from citations(value)
    elif isinstance(value, tuple) and value:
        yield from order(value)
    elif isinstance(value, Mapping):
        yield from (Change(f"without {key}", without(value, key)) for key in removable(path, value))
    yield from removed(path, value, rules)


def values(path: Path, cited: Cited[Any]) -> Iterator[Change]:
    """List the other values a rule could have."""
    value = cited.value
    if isinstance(value, bool):
        yield Change(f"{value} → {not value}", not value)
    elif isinstance(value, int):
        yield from (Change(f"{value} → {other}", other) for other in (value + 1, value - 1))
    elif isinstance(value, Hit):
        yield from hits(value)
    elif isinstance(value, tuple):
        yield from several(path, value)
    elif path[0] == "cries":
        yield Change("another cry", f"{value}?")
    else:
        yield from (Change(f"{value} → {other}", other) for other in others(path, value))


def others(path: Path, value: str) -> list[str]:
    """List the other words of a choice, or the other effects of a course."""
    if path[0] in ("answers", "past_dealer"):
        return [effect for effect in EFFECTS if effect != value]
    return [other for choice in CHOICES if value in choice for other in choice if other != value]


def hits(hit: Hit) -> Iterator[Change]:
    """List other hits: another seat, another thing that befalls it, one more."""
    yield from (
        Change(f"{hit.who} → {who}", hit._replace(who=who)) for who in WHO if who != hit.who
    )
    for what in WHAT:
        if what != hit.what:
            yield Change(f"{hit.what} → {what}", hit._replace(what=what))
    yield Change(f"{hit.by} → {hit.by + 1}", hit._replace(by=hit.by + 1))


def several(path: Path, value: tuple[Any, ...]) -> Iterator[Change]:
    """List other ranges, other orders of the pieces, other sets of them."""
    if path[-1] == "seats":
        for at, step in ((0, 1), (0, -1), (1, 1), (1, -1)):
            other = tuple(part + (step if at == i else 0) for i, part in enumerate(value))
            yield Change(f"{value} → {other}", other)
    elif path[-1] in ("pieces", "ranks"):
        yield from order(value, drop=False)
    else:
        yield from (Change(f"without {one}", tuple(p for p in value if p != one)) for one in value)


def order(value: tuple[Any, ...], drop: bool = True) -> Iterator[Change]:
    """List what a course or an order becomes with a step left out, or two in the other order."""
    if not all(isinstance(part, Cited) for part in value) and drop:
        return
    for at, _ in enumerate(value):
        if drop:
            yield Change(f"without {said(value[at])}", (*value[:at], *value[at + 1 :]))
    for at, (one, other) in enumerate(pairwise(value)):
        swapped = (*value[:at], other, one, *value[at + 2 :])
        yield Change(f"{said(other)} before {said(one)}", swapped)


def said(part: Any) -> str:
    """Name a step of a course, a hit, or a piece."""
    value = part.value if isinstance(part, Cited) else part
    return value.who if isinstance(value, Hit) else str(value)


def removable(path: Path, value: Mapping[str, Any]) -> list[str]:
    """List the entries a map could lack: choices, refusals and cries, but no piece's answer."""
    return [] if path == ("answers",) else list(value)


def without(value: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Give the map without one entry."""
    return {other: part for other, part in value.items() if other != key}


def removed(path: Path, value: Any, rules: Any) -> Iterator[Change]:
    """Leave a rule out that a source need not have."""
    holder = rules
    for step in path[:-1]:
        holder = getattr(holder, str(step)) if is_dataclass(holder) else holder[step]
    if not is_dataclass(holder) or isinstance(holder, Answer) or value is None:
        return
    if any(item.name == path[-1] and item.default is None for item in fields(holder)):
        yield Change("left out", None)


def citations(cited: Cited[Any]) -> Iterator[Change]:
    """List what a rule becomes with one of its citations left out, or another put for it."""
    for at, clause in enumerate(cited.clauses):
        kept = (*cited.clauses[:at], *cited.clauses[at + 1 :])
        quotes = (*cited.quotes[:at], *cited.quotes[at + 1 :])
        if kept or cited.crux:
            yield Change(f"without {clause}", replace(cited, clauses=kept, quotes=quotes))
        else:
            other = beside(clause)
            yield Change(f"{clause} → {other}", replace(cited, clauses=(other,)))
    if cited.crux and cited.clauses:
        yield Change(f"without {cited.crux}", replace(cited, crux=None))
    elif cited.crux:
        yield Change(f"{cited.crux} → another", replace(cited, crux=beside(cited.crux)))
    yield Change(f"{cited.status} → another status", with_status(cited))


def with_status(cited: Cited[Any]) -> Cited[Any]:
    """Say that a rule is stated where it is not, or our reading where it is."""
    return replace(cited, status="inferred" if cited.status == "stated" else "stated")


def beside(ident: str) -> str:
    """Give another clause or crux of the same source."""
    source, crux = ident.partition(".")[0], ".q." in ident
    return next(
        other.id
        for other in text.passages().values()
        if other.id.startswith(f"{source}.")
        and other.id != ident
        and other.kind == ("crux" if crux else "clause")
    )
