"""Hanrey in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.hanrey.ruleset import RuleSet

LABELS = {"lead": saying.LEAD, "answer": ("Beat with {cards}", "Beat with a card")}

SENTENCES = {
    **saying.SENTENCES,
    "led": "{who} [leads|lead] {card} to {to}.",
    "beat": "{who} [beats|beat] {of} with {card}.",
    "took-up": "{who} cannot beat {of} and [takes|take] up all: {cards}.",
    "put-away": "{number} cards are put away.",
    "out": "{who} [has|have] no card left and [is|are] out.",
    "lost": "{who} alone [holds|hold] cards now and [has|have] lost.",
    "broken-off": "Cards were taken up {times} times in a row, and none was put away or drawn:"
    " the game is broken off.",
}
TOOK_ONE = "{who} cannot beat {of} and [takes|take] it up."
TOOK_BY_CHOICE = "{who} [takes|take] up {cards}, though [he|you] could beat."
TOOK_IN_BRIEF = "{who} cannot beat {of} and [takes|take] up all {number} cards."

OVER = {
    "keeps no card": "{loser} [keeps|keep] the last card, so {winners} won.",
    "goes on for ever": "Nobody has lost: the game was going round without end.",
}

ORDER = "In a suit: {ranks}. A trump beats every other suit. Who keeps the last card has lost."


class Words:
    """Say Hanrey in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what is counted: nothing is but the cards that one holds."""
        return "cards"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock and put away, and what lies turned up."""
        return saying.zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say which suit is trumps, who dealt, or what beats what."""
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards where it names none."""
        phase, cards = seen.moment.phase, cards_of(action)
        if action.verb != "play" or phase not in LABELS:
            return Said(tell(language, "Take up") if action.verb == "take" else str(action))
        return Said(saying.label(LABELS[phase], cards, language))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts, template = saying.parts(seen, names, language), _template(seen)
        brief = TOOK_IN_BRIEF if template == SENTENCES["took-up"] else None
        return Said(
            tell(language, template, **parts),
            brief=brief and tell(language, brief, **parts),
        )

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has lost and who has won, and why."""
        winners = [names[seat] for seat in outcome.winners]
        losers = [name for seat, name in enumerate(names) if seat not in outcome.winners]
        parts = {"winners": listed(language, winners), "loser": listed(language, losers)}
        return tell(language, OVER[outcome.reason], **parts)


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    if seen.details.get("chosen"):
        return TOOK_BY_CHOICE
    if seen.kind == "took-up" and len(seen.details["cards"]) == 1:
        return TOOK_ONE
    return saying.template(seen, SENTENCES)
