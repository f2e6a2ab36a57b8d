"""Whether an example still proves what it says: what it must give is what it gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scripts.examples.example import Example, Json
from scripts.examples.outcome import outcome
from scripts.examples.written import TRIED


def fails(example: Example) -> str:
    """Say where an example gives something else than it must; empty if it gives just that."""
    try:
        made = outcome(example)
    except Exception as error:  # a rule set that a mutation has broken may fail in any way
        return f"cannot be played: {error!r}"
    return next(differences(example.value, made), "")


def differences(value: Json, made: Json) -> Iterator[str]:
    """Compare what is written in an example with what came of it."""
    must, events = value["expect"], made["events"]
    for number, (wanted, got) in enumerate(zip(must["events"], events, strict=False)):
        if wanted != got:
            yield f"event {number} is {got}, not {wanted}"
    if len(must["events"]) != len(events):
        yield f"{len(events)} events, not {len(must['events'])}"
    for key, wanted in must["position"].items():
        if made["position"].get(key) != wanted:
            yield f"{key} is {made['position'].get(key)}, not {wanted}"
    if "refused" in value:
        wanted = {key: part for key, part in value["refused"].items() if key not in TRIED}
        if made["refused"] != wanted:
            yield f"the refusal is {made['refused']}, not {wanted}"


def cited(example: Example) -> set[str]:
    """Collect every id that the shown part of an example cites."""
    events: list[dict[str, Any]] = example.value["expect"]["events"]
    found = {name for event in events for name in event["clauses"]}
    return found | set((example.refused or {}).get("clauses", ()))
