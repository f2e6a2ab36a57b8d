"""What is asked of a seat outside its turn: its piece, another for it, its way back (1774:9–13).

A turn asks for nothing that its choices do not say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Decision
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.appeals import Appeals
from gnav_core.games.gnav.ruleset import Answer, RuleSet
from gnav_core.games.gnav.table import kept, own_piece
from gnav_core.games.gnav.words import SENTENCES, Words, number_in_words, the_piece

OUT, ASKED = SENTENCES["out"], SENTENCES["asked"]
COME_BACK: Final = "Come back with {number} for a stake?"
COME_BACK_DEARER: Final = "Come back with {number} for {price} stakes?"
NTH: Final = "Appeal {nth} of {times}"
GIVE: Final = "Give {piece} for what {who} has?"
GONE_PAST: Final = "Your request has gone past the last one."
CHANGE: Final = "Change {piece} for what comes, or keep it?"


def decision(
    rules: RuleSet,
    seen: Seen,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Decision | None:
    """Ask whoever has no strokes whether he appeals, and whoever may answer how he does."""
    appeals, phase = rules.tally.appeals, seen.moment.phase
    if phase == "appeal" and appeals:
        return _appeal(rules, appeals, seen, names, language)
    if phase != "answer":
        return None
    piece = the_piece(own_piece(seen), language)
    if any(action.verb == "take" for action in seen.legal):
        said = tell(language, GONE_PAST), tell(language, CHANGE, piece=piece)
        return Decision(*said, (), ground(*_courses(rules.past_dealer)))
    asker = next(event.seat for event in reversed(events) if event.kind == "asked") or 0
    who, of = names[asker], names[seen.seat or 0]
    return Decision(
        tell(language, ASKED, who=who, of=of),
        tell(language, GIVE, piece=piece, who=who),
        (),
        ground(rules.ask, *_courses(rules.answers[own_piece(seen)])),
    )


def _courses(answer: Answer) -> list[Any]:
    """List the rules of what may be answered."""
    return [step for course in answer.choices.values() for step in course]


def _appeal(
    rules: RuleSet, appeals: Appeals, seen: Seen, names: Sequence[str], language: str
) -> Decision:
    """Ask who is out for the price of coming back, with as many strokes as the fewest have."""
    seat = seen.seat or 0
    fewest = min(int(left) for left in seen.table.values("score").values() if left)
    price, nth = appeals.price.value, kept(seen.table, "appeals", seat) + 1
    pool = [mark for mark in seen.table.marks if mark.id == "pool"]
    return Decision(
        tell(language, OUT, who=names[seat]),
        tell(
            language,
            COME_BACK if price == 1 else COME_BACK_DEARER,
            number=number_in_words(rules, fewest, language),
            price=price,
        ),
        (
            tell(language, NTH, nth=nth, times=appeals.times.value),
            *(Words().mark(mark, language) for mark in pool),
        ),
        ground(appeals.times, appeals.price, appeals.strokes),
    )
