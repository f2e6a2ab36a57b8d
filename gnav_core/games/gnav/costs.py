"""Which events cost a seat something, and which give it something."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.core.event import SeenEvent

COST_AND_GAIN: Mapping[str, tuple[str, str]] = {
    "strokes left": ("lost", "gained"),
    "strokes taken": ("lost", "plus"),
    "tokens": ("paid", "took"),
}
"""The event that costs and the one that gives, by what is counted."""

SIGN = {
    kind: sign
    for kinds in COST_AND_GAIN.values()
    for kind, sign in zip(kinds, (-1, 1), strict=True)
}
"""Of every event that costs or gives: below zero where it costs."""


def gain(event: SeenEvent) -> int:
    """Say by how much a seat stands better after an event: below zero where it costs."""
    return SIGN[event.kind] * int(event.details["by"]) if event.kind in SIGN else 0
