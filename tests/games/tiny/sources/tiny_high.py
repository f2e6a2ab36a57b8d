"""The highest card wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gnav_core.core.cited import Cited, inferred

ID = "tiny-high"


@dataclass(frozen=True)
class Readings:
    """Nothing is left open."""


@dataclass(frozen=True)
class Rules:
    """The rules: how many play, that one keeps or throws his card away, that the highest wins."""

    id: str = ID
    seats: Cited[tuple[int, int]] = field(
        default_factory=lambda: inferred((2, 3), crux=f"{ID}.q.a")
    )
    keep: Cited[bool] = field(default_factory=lambda: inferred(True, crux=f"{ID}.q.b"))


def rules(readings: Any) -> Rules:
    """Write the rules out."""
    return Rules()
