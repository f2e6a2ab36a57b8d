"""What a view tells, for the tests: what each seat holds, and what it has left or has taken."""

from __future__ import annotations

from typing import Any


def held(view: dict[str, Any]) -> list[str | None]:
    """What each seat holds as the view tells it: a piece, "hidden", or None."""
    found: list[str | None] = [None] * len(view["players"])
    for zone in view["zones"]:
        if zone["kind"] == "hand" and (zone["cards"] or zone["unknown"]):
            found[zone["place"]] = zone["cards"][0]["card"] if zone["cards"] else "hidden"
    return found


def scores(view: dict[str, Any]) -> dict[int, int]:
    """What each seat has left or has taken."""
    return {mark["place"]: mark["value"] for mark in view["marks"] if mark["id"] == "score"}
