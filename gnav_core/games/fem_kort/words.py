"""Fem Kort in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards import words
from gnav_core.cards.words import CardWords
from gnav_core.core.event import SeenEvent
from gnav_core.games.fem_kort.ruleset import RuleSet

SENTENCES: Final = {
    **words.SENTENCES,
    "won": "{who} [has|have] won: nobody could beat {card}.",
}
BEATEN: Final = "{who} [has|have] won: {card} beats {of} highest."

OVER: Final = {
    "was not beaten": "{winners} led the last card, and nobody could beat it.",
    "beat highest": "{winners} beat the last card highest.",
}

ORDER: Final = "In a suit: {ranks}. No suit is trumps. Only the fifth trick counts."

PLAIN: Final = {"trick": words.HIGHEST, "won": "Whoever takes the last trick has won."}
WON_POOL: Final = "Whoever takes the last trick has won the pool."


class Words(CardWords):
    """Say Fem Kort in words, as every game says itself."""

    counts = "deals won"
    order = ORDER
    sentences = SENTENCES
    over = OVER

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts: deals, or the stakes of a pool."""
        return words.STAKES if rules.stake.value == "pool" else self.counts

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        beaten = seen.kind == "won" and "of" in seen.details
        return BEATEN if beaten else super().template(rules, seen)


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    if seen.kind == "won" and rules.stake.value == "pool":
        return WON_POOL
    return PLAIN.get(seen.kind)
