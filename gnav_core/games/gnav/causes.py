"""By which rule a request ends as it does: as those concerned know it, and as all others are told.

A number and a pot may be exchanged by different rules, and whoever looks on sees the same: two
players change their pieces. He is told every rule by which it may have happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from gnav_core.core.cited import Cited, Ground, ground

FORCED: Final = ""
"""Stands for the verb where the piece asked leaves no choice."""

OPEN: Final = frozenset({("pass-on", FORCED), ("tabu", "tabu")})
"""The effects that name the piece asked to everybody."""


class Cause(NamedTuple):
    """One effect that acts, and the ground that the others are told, where it may be another."""

    effect: Cited[Any]
    others: Ground | None = None


Causes = Mapping[tuple[str, str], tuple[Cause, ...]]
"""What acts, by the piece asked and the verb chosen."""

Courses = Mapping[tuple[str, str], tuple[Cited[Any], ...]]


def causes(courses: Courses, verbs: Mapping[str, tuple[str, ...]]) -> Causes:
    """Find for every course what the others are told of it.

    ``courses`` gives what follows, by piece and verb; ``verbs`` what each piece may answer, which
    everybody knows once it is asked for.
    """
    forms = {key: _form(key, course, verbs) for key, course in courses.items()}
    return {
        key: tuple(_of(courses, forms, key, at) for at in range(len(course)))
        for key, course in courses.items()
    }


def _form(
    key: tuple[str, str], course: tuple[Cited[Any], ...], verbs: Mapping[str, tuple[str, ...]]
) -> tuple[Any, ...]:
    """Say what can be seen of a course: two of one form look the same to whoever looks on."""
    piece, verb = key
    effects = tuple(effect.value for effect in course)
    named = piece if any((effect, verb) in OPEN for effect in effects) else None
    return verbs[piece], verb, effects, named


def _of(courses: Courses, forms: Mapping[Any, Any], key: tuple[str, str], at: int) -> Cause:
    alike = dict.fromkeys(_alike(courses, forms, key, at))
    effect = courses[key][at]
    return Cause(effect, ground(*alike) if len({one.ground for one in alike}) > 1 else None)


def _alike(
    courses: Courses, forms: Mapping[Any, Any], key: tuple[str, str], at: int
) -> Iterator[Cited[Any]]:
    yield from (courses[other][at] for other, form in forms.items() if form == forms[key])
