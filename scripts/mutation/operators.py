"""What a mutation does to one value: each function lists the other values it could have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple, get_args

from gnav_core.core import text
from gnav_core.core.cited import Cited, Rule
from gnav_core.games.gnav.ruleset import Answer
from gnav_core.games.gnav.showing import Who
from gnav_core.games.gnav.slate import Hit
from scripts.mutation import kinds, place
from scripts.mutation.place import Path

WHO: Final = get_args(Who)
WHAT: Final = ("lost", "gained", "plus")


class Change(NamedTuple):
    """One change: what it is called, and the value it leaves."""

    called: str
    new: Any


def changes(path: Path, value: Any, rules: Any) -> Iterator[Change]:
    """List every change of what stands at a place."""
    if isinstance(value, tuple) and value:
        yield from order(value)
    elif isinstance(value, Mapping):
        yield from (Change(f"without {key}", without(value, key)) for key in removable(path, value))
    elif isinstance(value, Rule):
        yield from citations(value)
    yield from otherwise(path, value, rules)


def otherwise(path: Path, value: Any, rules: Any) -> Iterator[Change]:
    """List what else could be ruled at a place: another value, or nothing."""
    if isinstance(value, Cited):
        yield from (
            Change(c.called, replace(value, value=c.new)) for c in values(path, value, rules)
        )
    yield from removed(path, value, rules)


def values(path: Path, cited: Cited[Any], rules: Any) -> Iterator[Change]:
    """List the other values a rule could have: by what kind of value it is."""
    value = cited.value
    if isinstance(value, bool):
        yield to(value, not value)
    elif isinstance(value, int):
        yield from (to(value, other) for other in (value + 1, value - 1))
    elif isinstance(value, Hit):
        yield from hits(value)
    elif isinstance(value, tuple):
        yield from several(path, value)
    else:
        yield from (to(value, other) for other in kinds.other_words(path, value, rules))


def read_otherwise(path: Path, value: Any, written: Iterable[Any]) -> Iterator[Change]:
    """List the other values that a rule has where a question is answered otherwise."""
    if not isinstance(value, Cited):
        return
    for rules in written:
        other = place.get(rules, path) if place.has(rules, path) else None
        if isinstance(other, Cited) and other.value != value.value:
            change = to(value.value, other.value)
            yield change._replace(new=replace(value, value=other.value))


def to(value: Any, other: Any) -> Change:
    """Put another value for one."""
    return Change(f"{value} → {other}", other)


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
    """List other ranges, other orders of the pieces, other sets of what is listed."""
    if path[-1] == "seats":
        yield from numbers(value)
    elif path[-1] in kinds.ORDERS:
        yield from order(value, drop=False)
    else:
        for at, one in enumerate(value):
            yield Change(f"without {one}", (*value[:at], *value[at + 1 :]))
            if isinstance(one, tuple):
                yield from (
                    to(one, (*value[:at], other.new, *value[at + 1 :]))._replace(
                        called=other.called
                    )
                    for other in numbers(one)
                )


def numbers(value: tuple[Any, ...]) -> Iterator[Change]:
    """Count each number of a row one up, and one down."""
    for at, part in enumerate(value):
        if isinstance(part, int):
            for step in (1, -1):
                yield to(value, (*value[:at], part + step, *value[at + 1 :]))


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
    if any(item.name == path[-1] for item in fields(holder)) and kinds.may_lack(holder, path[-1]):
        yield Change("left out", None)


def citations(cited: Rule) -> Iterator[Change]:
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


def with_status(cited: Rule) -> Rule:
    """Say that a rule is stated where it is not, or our reading where it is."""
    return replace(cited, status="inferred" if cited.status == "stated" else "stated")


def beside(ident: str) -> str:
    """Give another clause of the same source; for a crux or a gap, another of these."""
    source, alike = ident.partition(".")[0], ("crux", "gap") if ".q." in ident else ("clause",)
    return next(
        other.id
        for other in text.passages().values()
        if other.id.startswith(f"{source}.") and other.id != ident and other.kind in alike
    )
