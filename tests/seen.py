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


class Looker:
    """Follow a game by what each event has changed: what lies where, and what is marked."""

    def __init__(self) -> None:
        self.zones: dict[str, Any] = {}
        self.marks: dict[tuple[str, Any], Any] = {}
        self.playing: list[bool] = []
        self.known: list[dict[str, Any]] = []

    def until(self, events: list[dict[str, Any]]) -> None:
        """Take what has come since the last look; of what was told before it is known no more."""
        for event in events[len(self.known) :]:
            self.take(event)

    def take(self, event: dict[str, Any]) -> None:
        """Let an event change the table."""
        after = event["after"]
        if "afresh" in after:
            self.zones = {}
            self.marks = {(mark["id"], mark["place"]): mark for mark in after["marks"]}
        self.zones |= {zone["id"]: zone for zone in after["zones"]}
        for mark in event["marked"]:
            self.marks[mark["id"], mark["place"]] = mark
        self.marks = {key: mark for key, mark in self.marks.items() if mark["value"] is not None}
        self.playing = after.get("in", self.playing)
        self.known.append(event)
