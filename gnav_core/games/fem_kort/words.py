"""Fem Kort in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.fem_kort.ruleset import RuleSet

SENTENCES: Final = {
    **saying.SENTENCES,
    "won": "{who} [has|have] won: nobody could beat {card}.",
}
BEATEN: Final = "{who} [has|have] won: {card} beats {of} highest."

OVER: Final = {
    "was not beaten": "{who} led the last card, and nobody could beat it.",
    "beat highest": "{who} beat the last card highest.",
}

ORDER: Final = "In a suit: {ranks}. No suit is trumps. Only the fifth trick counts."


class Words:
    """Say Fem Kort in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what is counted."""
        return "deals won"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock."""
        return saying.zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say who has dealt, how many tricks a seat has, or what beats what."""
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of a card where it names none."""
        if action.verb != "play":
            return Said(str(action))
        trick = seen.table.zone("trick")
        follows = trick is not None and trick.cards
        said = saying.PLAY if follows else saying.LEAD
        return Said(saying.label(said, cards_of(action), language))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts = saying.parts(seen, names, language)
        return Said(tell(language, _template(seen), **parts))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        return tell(language, OVER[outcome.reason], who=names[outcome.winners[0]])


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    if seen.kind == "won" and "of" in seen.details:
        return BEATEN
    return saying.template(seen, SENTENCES)
