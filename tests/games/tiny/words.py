"""The tiny game in words; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.games.tiny.ruleset import RuleSet

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.table import Mark, Zone

MOVES = {"keep": "Keep", "throw": "Throw away"}
SENTENCES = {
    "began": "The cards are shuffled.",
    "dealt": "{who} is dealt {card}.",
    "kept": "{who} keeps the card.",
    "threw": "{who} throws the card away.",
    "showed": "All show.",
}


class Words:
    """Say what may be seen of a game."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name what a seat holds."""
        return f"the {thing}"

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return "wins"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say in words what a zone holds, where it should be said."""
        return f"{zone.unknown} cards in the pack" if zone.kind == "stock" else None

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say a mark in words."""
        return str(mark.value)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move."""
        return Said(MOVES.get(action.verb, str(action)))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        who = "" if seen.seat is None else names[seen.seat]
        card = self.thing(seen.details["card"]) if "card" in seen.details else "a card"
        return Said(SENTENCES[seen.kind].format(who=who, card=card))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        return f"{' and '.join(names[seat] for seat in outcome.winners)} {outcome.reason}."
