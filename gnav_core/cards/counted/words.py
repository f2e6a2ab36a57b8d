"""What games whose tricks count say alike: what is counted, and how a deal ends."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.cards import words
from gnav_core.cards.words import CardWords
from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import Sentence

SENTENCES: Final = {
    **words.SENTENCES,
    "counted": "{who} [counts|count] {by}, and [has|have] {score} now.",
    "dealer": "The next deal begins, and the points stand: {who} [deals|deal].",
}
COUNTED_LAST: Final = (
    "{who} [counts|count] {by} more for the last trick, and [has|have] {score} now."
)
NOBODY_WON: Final = "The deal is played out, and nobody has won."
NOBODY_HAS: Final = "Nobody has counted a hundred and one in this deal, so nobody has won."


WORTH: Final = (
    "In the tricks that one takes an ace counts 11, a ten 10, a king 4, a queen 3, a knave 2."
)
LAST: Final = "The last trick counts {by} more."


class CountedWords(CardWords):
    """Say a game whose tricks count in words."""

    counts = "points"
    sentences = SENTENCES

    def template(self, rules: Any, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        if seen.kind == "counted" and seen.details.get("last"):
            return COUNTED_LAST
        if seen.kind == "won" and not seen.details["seats"]:
            return NOBODY_WON
        return super().template(rules, seen)


def plain(seen: SeenEvent) -> str | None:
    """Say by what rule a trick is taken, and counts."""
    if seen.kind == "counted":
        return Sentence(LAST, by=seen.details["by"]) if seen.details.get("last") else WORTH
    return words.TRUMPED if seen.kind == "trick" else None
