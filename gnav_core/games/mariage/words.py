"""Mariage in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.counted import words
from gnav_core.cards.counted.words import CountedWords
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence, tell
from gnav_core.core.table import Mark
from gnav_core.games.mariage.ruleset import RuleSet

MELD, MELD_ONE = "Meld the Mariage in {suit}", "Meld a Mariage"
MOVES = {"out": ("Say that you are out",)}

SENTENCES = {
    **words.SENTENCES,
    "melded": "{who} [melds|meld] the Mariage in {suit}: {cards}.",
    "said-out": "{who} [says|say]: “I am out.”",
    "not-out": "{who} [is|are] not out: the count is only {score}.",
}

OVER = {
    "is-out": "{winners} [was|were] first to say so, and [is|are] out.",
    "was-not-out": "{loser} said so and [was|were] not out, so {winners} won.",
    "unsaid": "Nobody said it, and {winners} had a hundred and one first.",
    "nobody": words.NOBODY_HAS,
}

ORDER = (
    "In a suit: {ranks}. A trump beats every other suit."
    " An ace counts 11, a ten 10, a king 4, a queen 3, a knave 2;"
    " a Mariage 20, in trumps 40."
)

MARIAGE = "A Mariage counts {plain}, in trumps {trump}."
SAID = "Whoever has a hundred and one and is first to say so has won."
UNSAID = "Where nobody says it, whoever had a hundred and one first has won."
UNTRUE = "Whoever says it and has not so many has lost, and all others have won."


class Words(CountedWords):
    """Say Mariage in words, as every game says itself."""

    order = ORDER
    moves = MOVES
    sentences = SENTENCES
    over = OVER

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say which suit is trumps, who dealt, what each has taken, counted and melded."""
        if mark.id == "melds":
            suits = self.suits(str(mark.value).split(), language)
            return tell(language, "has melded {suits}", suits=suits)
        return super().mark(mark, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards or suits where it names none."""
        if action.verb == "meld":
            suit = self.suits(cards_of(action), language)
            return Said(tell(language, MELD if suit else MELD_ONE, suit=suit))
        return super().move(rules, seen, action, language)


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    last = before[-1].kind if before else ""
    if seen.kind == "won":
        if not seen.details["seats"]:
            return words.NOBODY_HAS
        return {"said-out": SAID, "not-out": UNTRUE}.get(last, UNSAID)
    if seen.kind == "counted" and last == "melded":
        in_trumps = rules.mariage_in_trumps.value
        return Sentence(MARIAGE, plain=rules.mariage.value, trump=in_trumps)
    return words.plain(seen)
