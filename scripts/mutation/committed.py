"""The record of the proof by mutation as it is committed: by source, and the reasons."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from scripts import tei

if TYPE_CHECKING:
    from scripts.mutation.score import Accepted, Score

PATH: Final = tei.ROOT / "tests" / "mutation.json"
#: By source, what killed which of its mutants, by their numbers: it is tried first the next time.
KILLERS: Final = tei.ROOT / "tests" / "killers.json"
Json = dict[str, Any]


def read() -> Json:
    """Read the record: ``sources`` by id, and why those survive that do."""
    found: Json = json.loads(PATH.read_text("utf-8"))
    return found


def killers() -> dict[str, dict[int, str]]:
    """Read what killed the mutants of each source, by their numbers."""
    found = json.loads(KILLERS.read_text("utf-8")) if KILLERS.exists() else {}
    return {
        source: {number: name for name, all_of in named.items() for number in all_of}
        for source, named in found.items()
    }


def write(scores: Iterable[Score], known: Iterable[Accepted]) -> None:
    """Write the record, and what killed which mutant."""
    scores = list(scores)
    PATH.write_text(text(record(scores, known)), "utf-8")
    rows = (f"{json.dumps(one.source)}: {json.dumps(by_killer(one))}" for one in scores)
    KILLERS.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def by_killer(score: Score) -> dict[str, list[int]]:
    """List by name what killed mutants, with their numbers."""
    found: dict[str, list[int]] = {}
    for number, name in enumerate(score.killers.values()):
        if name:
            found.setdefault(name, []).append(number)
    return found


def in_all(value: Json) -> Json:
    """Add up what was tried of all sources."""
    rows = value["sources"].values()
    return {name: sum(row[name] for row in rows) for name in next(iter(rows))}


def record(scores: Iterable[Score], known: Iterable[Accepted]) -> Json:
    """Make the record of all sources."""
    scores = list(scores)
    survivors = [name for one in scores for name in one.survivors]
    reasons = {one.why: [*filter(one.which.fullmatch, survivors)] for one in known}
    explained = {name for names in reasons.values() for name in names}
    return {
        "sources": {one.source: counts(one, explained) for one in scores},
        "explained": {why: names for why, names in reasons.items() if names},
    }


def counts(score: Score, explained: set[str]) -> Json:
    """Count what was tried of one source, and of what survived, for what there is a reason."""
    known = sum(name in explained for name in score.survivors)
    return {
        "values": len(score.reads.values),
        "read": len(score.reads.values) - len(score.reads.unread),
        "mutants": score.mutants,
        "by example": score.examples,
        "by test": score.tests,
        "refused": score.refused,
        "explained": known,
        "without a reason": len(score.survivors) - known,
    }


def text(value: Json) -> str:
    """Write the record."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"
