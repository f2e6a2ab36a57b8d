"""Hundrede og Eet in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards import saying
from gnav_core.cards.counted.saying import NOBODY_HAS, label, template
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.hundrede_og_eet.ruleset import RuleSet

OVER = {
    "has enough": "{winners} [was|were] first to count a hundred and one.",
    "has not enough": NOBODY_HAS,
}
ORDER = (
    "In a suit: {ranks}. A trump beats every other suit."
    " An ace counts 11, a ten 10, a king 4, a queen 3, a knave 2."
)


class Words:
    """Say Hundrede og Eet in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return "points"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock, and what lies turned up."""
        return saying.zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say which suit is trumps, who dealt, what each has taken and counted."""
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards where it names none."""
        return Said(label(seen, action, language) if action.verb == "play" else str(action))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts = saying.parts(seen, names, language)
        return Said(tell(language, template(seen), **parts))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        winners = listed(language, [names[seat] for seat in outcome.winners])
        return tell(language, OVER[outcome.reason], winners=winners)
