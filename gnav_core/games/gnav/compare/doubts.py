"""What is in doubt about a verdict: the open questions it rests on, and what could change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.games.gnav.compare.in_words import crux_of
from gnav_core.games.gnav.compare.lawbook import Reading, RuleChoice
from gnav_core.games.gnav.rulings.laid_position import Course, Position, courses
from gnav_core.games.gnav.rulings.verdict import in_short, key

UNASKED: Final = frozenset({"dealer"})
"""What follows the verdict, and is not asked of it."""


def doubts(
    law: RuleChoice,
    position: Position,
    found: Sequence[Course],
    names: Sequence[str],
    language: str,
) -> list[dict[str, Any]]:
    """List the cruces that the verdict rests on or that would change it; those first.

    Each says what we read, and what the verdict would be with every other reading that changes it.
    """
    cited = {clause for course in found for clause in _clauses(course)}
    listed = []
    for reading in law.known_readings:
        crux = crux_of(reading.source, reading.crux, language)
        changed = _changed(law, reading, position, found, names, language)
        if not changed and crux["id"] not in cited:
            continue
        listed.append(
            {
                "crux": crux["id"],
                "question": crux["question"],
                "lang": crux["lang"],
                "reading": reading.taken,
                "reads": crux["reads"][reading.taken],
                "reason": crux["reason"],
                "options": len(reading.options),
                "otherwise": changed,
            }
        )
    return sorted(listed, key=lambda doubt: not doubt["otherwise"])


def _clauses(course: Course) -> list[str]:
    refused = course.refused.clauses if course.refused else ()
    happened = [event for event in course.events if event.kind not in UNASKED]
    return [*refused, *(clause for event in happened for clause in event.clauses)]


def _changed(
    law: RuleChoice,
    reading: Reading,
    position: Position,
    found: Sequence[Course],
    names: Sequence[str],
    language: str,
) -> list[dict[str, Any]]:
    """Give the verdict under each other option of a crux that changes it."""
    changed = []
    for source, crux, option, other in law.others():
        if (source, crux) != (reading.source, reading.crux):
            continue
        reached = courses(other.rule_set, position)
        if key(reached) != key(found):
            changed.append(
                {
                    "option": option,
                    "reads": crux_of(source, crux, language)["reads"][option],
                    "text": in_short(other, reached, names, language),
                }
            )
    return changed
