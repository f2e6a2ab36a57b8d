"""Lang Hanrey in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.lang_hanrey.ruleset import RuleSet

MOVE_LABELS = {"lead": "Lead {cards}", "answer": "Beat with {cards}"}
CHOICE_LABELS = {"lead": "Lead a card, or several alike", "answer": "Beat with your best"}

SENTENCES: Final = {
    **saying.SENTENCES,
    "led": "{who} [leads|lead] {cards} to {to}.",
    "beat": "{who} [beats|beat] {of} with {cards}.",
    "kept": "{who} [keeps|keep] the {number} cards.",
    "took-up": "{who} cannot beat them all and [takes|take] up {cards}.",
    "collected": "The stock is gone: both take up what they have kept, and play begins anew.",
    "out": "{who} [has|have] no card left and [is|are] out.",
    "lost": "{who} alone [holds|hold] cards now and [has|have] lost.",
}
TOOK_ONE: Final = "{who} cannot beat {cards} and [takes|take] it up."
IN_BRIEF: Final = {
    "led": "{who} [leads|lead] {number} cards to {to}.",
    "beat": "{who} [beats|beat] them with {cards}.",
    "took-up": "{who} cannot beat them all and [takes|take] up {number}.",
}
"""What is said shorter where several cards are led together."""

OVER = "{loser} [keeps|keep] the last card, so {winners} won."
ORDER = (
    "In a suit: {ranks}. A trump beats every other suit."
    " Beat with your best; who keeps the last card has lost."
)
PARTS: Final = {1: "First part", 2: "Second part"}


class Words:
    """Say Lang Hanrey in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what is counted: nothing is but the cards that one holds."""
        return "cards"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock and kept, and what lies turned up."""
        number = zone.unknown + len(zone.cards)
        if zone.kind == "pile" and number:
            return tell(language, "{number} cards kept", number=number)
        return saying.zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say how many cards a seat has beaten, which part is played, and what all games say."""
        if mark.id == "part":
            return tell(language, PARTS[int(mark.value)])
        if mark.id == "tricks":
            said = "{number} card beaten" if mark.value == 1 else "{number} cards beaten"
            return tell(language, said, number=mark.value)
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards where it names none."""
        phase, cards = seen.moment.phase, cards_of(action)
        if action.verb != "play" or phase not in MOVE_LABELS:
            return Said(str(action))
        if not cards:
            return Said(tell(language, CHOICE_LABELS[phase]))
        named = listed(language, [saying.thing(card, language) for card in cards])
        return Said(tell(language, MOVE_LABELS[phase], cards=named))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts = saying.parts(seen, names, language)
        if seen.kind == "beat":
            parts["of"] = listed(
                language, [saying.thing(card, language) for card in seen.details["of"]]
            )
        template, brief = _template(seen), _brief(seen)
        return Said(
            tell(language, template, **parts),
            brief=brief and tell(language, brief, **parts),
        )

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has lost and who has won, and why."""
        winners = [names[seat] for seat in outcome.winners]
        losers = [name for seat, name in enumerate(names) if seat not in outcome.winners]
        parts = {"winners": listed(language, winners), "loser": listed(language, losers)}
        return tell(language, OVER, **parts)


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    if seen.kind == "took-up" and seen.details["led"] == 1:
        return TOOK_ONE
    return saying.template(seen, SENTENCES)


def _brief(seen: SeenEvent) -> str | None:
    """Find the shorter sentence where several cards would be named."""
    named = seen.details.get("of" if seen.kind == "beat" else "cards")
    return IN_BRIEF.get(seen.kind) if isinstance(named, list) and len(named) > 1 else None
