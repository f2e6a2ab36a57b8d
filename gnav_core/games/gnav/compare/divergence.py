"""Where laws part: the first step at which those that went together do different things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gnav_core.games.gnav.onedeal import Fact, Step

Group = tuple[int, ...]
"""Laws that go together, by their number."""


class Divergence(NamedTuple):
    """One place where laws part: the step, and the groups that come of it.

    ``at`` numbers the fact of the step at which they differ; the largest group stands first.
    """

    step: int
    groups: tuple[Group, ...]
    at: int


def divergences(courses: Sequence[Sequence[Step]]) -> list[Divergence]:
    """Find where the courses of one deal part, from the first step on.

    Two that have parted are not compared again: what differs later follows from it.
    """
    found = []
    together: list[Group] = [tuple(range(len(courses)))] if courses else []
    keys = steps(courses)
    for place, key in enumerate(keys):
        after: list[Group] = []
        for group in together:
            did = {law: facts(courses[law], key) for law in group}
            split = _split(group, did)
            after.extend(split)
            if len(split) > 1:
                found.append(Divergence(place, split, _differ(list(did.values()))))
        together = after
    return found


def steps(courses: Sequence[Sequence[Step]]) -> list[tuple[str, int | None]]:
    """List the steps of all courses: the dealing, each turn that any of them has, the showing."""
    turns = dict.fromkeys(
        (step.kind, step.seat)
        for course in sorted(courses, key=len, reverse=True)
        for step in course
        if step.kind == "turn"
    )
    return [("deal", None), *turns, ("showing", None)]


def facts(course: Sequence[Step], key: tuple[str, int | None]) -> tuple[Fact, ...]:
    """Give the facts of a step; none where the course has no such step."""
    return next((step.facts for step in course if (step.kind, step.seat) == key), ())


def alike(one: Sequence[Fact], other: Sequence[Fact]) -> bool:
    """Whether the same happened."""
    return [fact.what for fact in one] == [fact.what for fact in other]


def _split(group: Group, did: Mapping[int, tuple[Fact, ...]]) -> tuple[Group, ...]:
    groups: dict[tuple[object, ...], list[int]] = {}
    for law in group:
        groups.setdefault(tuple(fact.what for fact in did[law]), []).append(law)
    return tuple(sorted(map(tuple, groups.values()), key=lambda part: -len(part)))


def _differ(courses: Sequence[Sequence[Fact]]) -> int:
    """Find the first fact that is not the same for all."""
    at = 0
    while len({course[at].what if at < len(course) else None for course in courses}) == 1:
        at += 1
    return at
