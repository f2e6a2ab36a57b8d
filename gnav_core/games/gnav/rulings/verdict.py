"""A verdict in words: what comes of an act under a law, event by event and in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import retell, tell
from gnav_core.games.gnav.compare.in_words import net_in_words, worded_event_json
from gnav_core.games.gnav.compare.lawbook import RuleChoice
from gnav_core.games.gnav.costs import SIGN, gain
from gnav_core.games.gnav.rulings.laid_position import Course

UNTOLD: Final = frozenset({*SIGN, "asked", "showed", "dealer", "knocked"})

TELLING: Final = frozenset({"kissed", "struck", "stopped", "showed"})
"""Where one would expect that somebody loses: that nobody does is said."""

CHOSEN: Final = {
    "accept": "If {name} accepts:",
    "refuse": "If {name} refuses:",
    "tabu": "If {name} calls tabu:",
    "take": "If {name} takes from the bag:",
    "keep": "If {name} keeps the piece:",
}
WAITS: Final = {
    "piece": "Now it turns on what {name} holds.",
    "draw": "{name} draws, and it turns on what comes.",
}


def net(events: Sequence[SeenEvent], players: int) -> list[int]:
    """Sum what events cost or give each seat: below zero what is lost."""
    found = [0] * players
    for event in events:
        if event.seat is not None:
            found[event.seat] += gain(event)
    return found


def costs(
    law: RuleChoice, events: Sequence[SeenEvent], names: Sequence[str], language: str
) -> list[str]:
    """Say what events cost or give whom, one sentence for each."""
    return [
        net_in_words(law, seat, by, names, language)
        for seat, by in enumerate(net(events, len(names)))
        if by
    ]


def key(courses: Sequence[Course]) -> tuple[Any, ...]:
    """Say what a verdict comes to, so that two can be held against each other."""
    return tuple(course.facts for course in courses)


def in_short(
    law: RuleChoice, courses: Sequence[Course], names: Sequence[str], language: str
) -> str:
    """Say a verdict in a few sentences."""
    return " ".join(
        " ".join((*when(course, names, language), course_in_short(law, course, names, language)))
        for course in courses
    )


def when(course: Course, names: Sequence[str], language: str) -> list[str]:
    """Say who must choose what for this course to come."""
    return [tell(language, CHOSEN[verb], name=names[seat]) for seat, verb in course.choices]


def course_in_short(law: RuleChoice, course: Course, names: Sequence[str], language: str) -> str:
    """Say what one course comes to."""
    if course.refused:
        return tell(language, "Not allowed. {why}", why=retell(course.refused.why, language, names))
    said = [
        str(worded_event_json(law, event, names, language)["text"])
        for event in course.events
        if event.kind not in UNTOLD
    ]
    cost = costs(law, course.events, names, language)
    if not cost and any(event.kind in TELLING for event in course.events):
        cost = [tell(language, "Nobody loses anything.")]
    said += cost
    if course.stops:
        said.append(tell(language, "Play stops, and all show."))
    if course.waits:
        what, seat, _ = course.waits
        said.append(tell(language, WAITS[what], name=names[seat]))
    return " ".join(said)


def course_json(
    law: RuleChoice, course: Course, names: Sequence[str], language: str
) -> dict[str, Any]:
    """Tell one course: when it comes, what it comes to, each event with its clauses."""
    shown: dict[str, Any] = {
        "when": when(course, names, language),
        "text": course_in_short(law, course, names, language),
        "events": [
            worded_event_json(law, event, names, language)
            for event in course.events
            if event.kind != "dealer"
        ],
        "held": ["." if piece is None else piece for piece in course.held],
        "net": net(course.events, len(names)),
    }
    if course.refused:
        shown["refused"] = {
            "why": retell(course.refused.why, language, names),
            "clauses": list(course.refused.clauses),
            "status": course.refused.status,
        }
    if course.waits and course.waits[0] == "draw":
        shown["draws"] = list(course.waits[2])
    return shown
