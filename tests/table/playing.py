"""Games as a page is told of them: what came of each call, in order."""

from __future__ import annotations

from random import Random
from typing import Any

from gnav_core.core import registry
from tests.play.page import Page, a_move

CALLS = 24


def played(rules: str, *, seed: str = "a", others: int = 0, until: str = "") -> dict[str, Any]:
    """Play by chance among computers; with ``until`` nothing is risked before such an event.

    Gives the ``calls``: each with its name and the view that came of it for the one at the screen,
    in which the events are those that are new.
    """
    page, chance = Page(), Random(seed)
    number = others or max(registry.rule_set(rules).seats.value[0] - 1, 1)
    page.start(rules, 1, number, seed=seed)
    told = [("start", page.call("view", seat=0))]
    known = list(told[0][1]["events"])
    while len(told) < CALLS:
        view = told[-1][1]
        if view["waiting"] == "over" or any(event["kind"] == until for event in known):
            break
        if view["waiting"] == "deal":
            call, asked = "continue", {}
        else:
            move = "stand" if until else a_move(chance.choice(view["choices"]), chance)
            call, asked = "act", {"move": move}
        told.append((call, page.call(call, seat=0, since=len(known), **asked)))
        known += told[-1][1]["events"]
    return as_told(rules, told)


def taught(lesson: str) -> dict[str, Any]:
    """Go through a lesson by its advice, as ``played`` tells it."""
    page = Page()
    told = [("load", page.call("load", text=lesson))]
    known = list(told[0][1]["events"])
    while not told[-1][1]["taught"]:
        view = told[-1][1]
        deals = view["waiting"] == "deal"
        call, asked = ("continue", {}) if deals else ("act", {"move": view["advised"]})
        told.append((call, page.call(call, seat=0, since=len(known), **asked)))
        known += told[-1][1]["events"]
    return as_told(told[0][1]["rules"], told)


def as_told(rules: str, told: list[tuple[str, Any]]) -> dict[str, Any]:
    """Write out what came of each call."""
    calls = [{"call": call, "view": view} for call, view in told]
    return {"rules": rules, "family": told[0][1]["family"], "calls": calls}
