"""Lang Hanrey in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards import words
from gnav_core.cards.words import CardWords
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.lang_hanrey.ruleset import RuleSet

LABELS: Final = {
    "lead": ("Lead {cards}", "Lead a card, or several alike"),
    "answer": ("Beat with {cards}", "Beat with your best"),
}

SENTENCES: Final = {
    **words.SENTENCES,
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

PLAIN: Final = {
    "kept": "Whoever beats cards keeps them, and those that beat them.",
    **dict.fromkeys(
        ("lost", "won"), "Whoever keeps the last card in hand has lost, and the other has won."
    ),
}


class Words(CardWords):
    """Say Lang Hanrey in words, as every game says itself."""

    order = ORDER
    sentences = SENTENCES

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock and kept, and what lies turned up."""
        number = zone.unknown + len(zone.cards)
        if zone.kind == "pile" and number:
            return tell(language, "{number} cards kept", number=number)
        return super().zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say how many cards a seat has beaten, which part is played, and what all games say."""
        if mark.id == "part":
            return tell(language, PARTS[int(mark.value)])
        if mark.id == "tricks":
            said = "{number} card beaten" if mark.value == 1 else "{number} cards beaten"
            return tell(language, said, number=mark.value)
        return super().mark(mark, language)

    def labels(self, seen: Seen, action: Action) -> Sequence[str]:
        """Find the label of a move: one leads cards, or beats with them."""
        return LABELS.get(seen.moment.phase, ()) if action.verb == "play" else ()

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        if seen.kind == "took-up" and seen.details["led"] == 1:
            return TOOK_ONE
        return super().template(rules, seen)

    def brief(self, seen: SeenEvent) -> str | None:
        """Find the shorter sentence where several cards would be named."""
        named = seen.details.get("of" if seen.kind == "beat" else "cards")
        return IN_BRIEF.get(seen.kind) if isinstance(named, list) and len(named) > 1 else None

    def ending(self, outcome: Outcome) -> str:
        """Find the sentence for the end of a game, which has but one."""
        return OVER


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    return PLAIN.get(seen.kind)
