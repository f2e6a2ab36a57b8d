"""What laws do, in words: an event and its clauses, what a deal costs, a crux and its options."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from gnav_core.core import text
from gnav_core.core.event import SeenEvent, event_json
from gnav_core.games.gnav.compare.lawbook import RuleChoice
from gnav_core.games.gnav.costs import COST_AND_GAIN
from gnav_core.games.gnav.words import event_and_cry, event_in_words


def crux_of(rules: str, name: str, language: str) -> dict[str, Any]:
    """Find the crux that a reading of a source settles, its own or an adopted one, in words."""
    own = text.crux_id(rules, name)
    asked = text.crux_in(language, own)
    reads = {option["value"]: option["text"] for option in asked["options"]}
    return {**asked, "reads": reads}


def worded_event_json(
    law: RuleChoice, event: SeenEvent, names: Sequence[str], language: str
) -> dict[str, Any]:
    """Tell an event: as a record has it, in a sentence, and with the source's own cry."""
    said, cry = event_and_cry(law.rule_set, event, names, language)
    return {**event_json(event), "text": said, "cry": cry, "status": event.status}


def net_in_words(law: RuleChoice, seat: int, by: int, names: Sequence[str], language: str) -> str:
    """Say what a deal cost a seat, below zero, or gave it, in the source's own counting."""
    lost, won = COST_AND_GAIN[law.rule_set.tally.counts]
    counted = law.rule_set.tally.won.ground
    came_to = SeenEvent(lost if by < 0 else won, seat, {"by": abs(by)}, counted)
    return event_in_words(law.rule_set, came_to, names, language)


def letter(columns: Sequence[dict[str, Any]], came_to: Sequence[Hashable]) -> None:
    """Give the same letter to columns that came to the same: ``a`` to ``z``, then ``aa``."""
    letters: dict[Hashable, str] = {}
    for column, one in zip(columns, came_to, strict=True):
        column["letter"] = letters.setdefault(one, _nth_letter(len(letters)))


def _nth_letter(number: int) -> str:
    before, last = divmod(number, len(LETTERS))
    return (_nth_letter(before - 1) if before else "") + LETTERS[last]


LETTERS = "abcdefghijklmnopqrstuvwxyz"
