"""Hanrey in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards import words
from gnav_core.cards.words import CardWords
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen
from gnav_core.games.hanrey.ruleset import RuleSet

MOVES = {"take": ("Take up",)}
LABELS = {"lead": words.LEAD, "answer": ("Beat with {cards}", "Beat with a card")}

SENTENCES = {
    **words.SENTENCES,
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
TOOK_UNTOLD = "{who} [does|do] not beat {of} and [takes|take] up all: {cards}."
TOOK_ONE_UNTOLD = "{who} [does|do] not beat {of} and [takes|take] it up."
TOOK_IN_BRIEF_UNTOLD = "{who} [does|do] not beat {of} and [takes|take] up all {number} cards."

OVER = {
    "keeps no card": "{loser} [keeps|keep] the last card, so {winners} won.",
    "goes on for ever": "Nobody has lost: the game was going round without end.",
}

ORDER = "In a suit: {ranks}. A trump beats every other suit. Who keeps the last card has lost."

PLAIN = dict.fromkeys(
    ("lost", "won"), "Whoever keeps the last card in hand has lost, and all others have won."
)


class Words(CardWords):
    """Say Hanrey in words, as every game says itself."""

    order = ORDER
    moves = MOVES
    sentences = SENTENCES
    over = OVER

    def labels(self, seen: Seen, action: Action) -> Sequence[str]:
        """Find the label of a move: one leads a card, or beats with it."""
        if action.verb == "play":
            return LABELS.get(seen.moment.phase, ())
        return super().labels(seen, action)

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        if seen.kind != "took-up":
            return super().template(rules, seen)
        if seen.details.get("chosen"):
            return TOOK_BY_CHOICE
        is_one, untold = len(seen.details["cards"]) == 1, is_untold(seen)
        if is_one:
            return TOOK_ONE_UNTOLD if untold else TOOK_ONE
        return TOOK_UNTOLD if untold else SENTENCES["took-up"]

    def brief(self, seen: SeenEvent) -> str | None:
        """Count the cards that are taken up, where all are named."""
        if seen.kind != "took-up" or len(seen.details["cards"]) == 1:
            return None
        if is_untold(seen):
            return TOOK_IN_BRIEF_UNTOLD
        return None if seen.details["chosen"] else TOOK_IN_BRIEF


def is_untold(seen: SeenEvent) -> bool:
    """Whether it is not told if whoever took up could have beaten."""
    return "chosen" not in seen.details


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    return PLAIN.get(seen.kind)
