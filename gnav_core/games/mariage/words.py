"""Mariage in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards import saying
from gnav_core.cards.counted import saying as counted
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import suit_named
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.mariage.ruleset import RuleSet

MELD, MELD_ONE = "Meld the Mariage in {suit}", "Meld a Mariage"
OUT = "Say that you are out"

SENTENCES = {
    **counted.SENTENCES,
    "melded": "{who} [melds|meld] the Mariage in {suit}: {cards}.",
    "said-out": "{who} [says|say]: “I am out.”",
    "not-out": "{who} [is|are] not out: the count is only {score}.",
}

OVER = {
    "is-out": "{winners} [was|were] first to say so, and [is|are] out.",
    "was-not-out": "{loser} said so and [was|were] not out, so {winners} won.",
    "unsaid": "Nobody said it, and {winners} had a hundred and one first.",
    "nobody": counted.NOBODY_HAS,
}

ORDER = (
    "In a suit: {ranks}. A trump beats every other suit."
    " An ace counts 11, a ten 10, a king 4, a queen 3, a knave 2;"
    " a Mariage 20, in trumps 40."
)


class Words:
    """Say Mariage in words, as every game says itself."""

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
        """Say which suit is trumps, who dealt, what each has taken, counted and melded."""
        if mark.id == "melds":
            suits = [tell(language, suit_named(suit)) for suit in str(mark.value).split()]
            return tell(language, "has melded {suits}", suits=listed(language, suits))
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards or suits where it names none."""
        if action.verb == "play":
            return Said(counted.label(seen, action, language))
        if action.verb == "meld":
            suits = [tell(language, suit_named(suit)) for suit in cards_of(action)]
            said = MELD if suits else MELD_ONE
            return Said(tell(language, said, suit=listed(language, suits)))
        return Said(tell(language, OUT) if action.verb == "out" else str(action))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts = saying.parts(seen, names, language)
        return Said(tell(language, counted.template(seen, SENTENCES), **parts))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        winners = [names[seat] for seat in outcome.winners]
        losers = [name for seat, name in enumerate(names) if seat not in outcome.winners]
        parts = {"winners": listed(language, winners), "loser": listed(language, losers)}
        return tell(language, OVER[outcome.reason], **parts)
