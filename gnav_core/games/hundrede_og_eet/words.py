"""Hundrede og Eet in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.counted import words as counted
from gnav_core.cards.counted.words import NOBODY_HAS, CountedWords
from gnav_core.core.event import SeenEvent
from gnav_core.games.hundrede_og_eet.ruleset import RuleSet

OVER = {
    "has enough": "{winners} [was|were] first to count a hundred and one.",
    "has not enough": NOBODY_HAS,
}
ORDER = (
    "In a suit: {ranks}. A trump beats every other suit."
    " An ace counts 11, a ten 10, a king 4, a queen 3, a knave 2."
)

FIRST = "Whoever first counts a hundred and one has won."


class Words(CountedWords):
    """Say Hundrede og Eet in words, as every game says itself."""

    order = ORDER
    over = OVER


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    if seen.kind == "won":
        return FIRST if seen.details["seats"] else NOBODY_HAS
    return counted.plain(seen)
