"""Styrvolt in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards import words
from gnav_core.cards.naming import LETTERS, card_named
from gnav_core.cards.pack import in_order
from gnav_core.cards.words import CardWords
from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.styrvolt.ruleset import RuleSet

SENTENCES: Final = {
    **words.SENTENCES,
    "looked": "{who} [looks|look] at the card under the pack: {card}.",
    "laid-out": "{Card} is a matador, and [{who} lays|you lay] it open.",
    "exchanged": "{who} [takes|take] {card}, and [lays|lay] {of} open for it.",
    "kept": "{who} [does|do] not exchange a card for {card}.",
    "won": "{Winners} have five tricks first, and have won.",
}
LOOKED_UNSEEN: Final = "{who} looks at the card under the pack."
AGAIN: Final = {
    "turn-on": "{Card} is laid open too: {suit} are trumps already, and a second suit is wanted.",
    "as-they-fall": "{Card} is laid open too: {suit} alone are trumps.",
}
"""What is said of a card laid open whose suit is trumps already, by the reading."""
TURNED: Final = "{Card} is laid open: {suit} are trumps."
JAN: Final = "{Winners} have the first five tricks: they have won, and the others are Jan."

OVER: Final = {
    "five tricks": "{Winners} had five tricks first, and have won.",
    "made Jan": "{Winners} had the first five tricks and have won double: the others are Jan.",
}

MOVES: Final = {"take": ("Take the open card",), "keep": ("Keep your card",)}

LEFT: Final = ("{number} card not dealt", "{number} cards not dealt")
PAIR: Final = ("the pair has {number} trick", "the pair has {number} tricks")

ORDER: Final = "What beats what, from the best on: {groups}."
GROUPS: Final = {
    "led": "trump {ranks} if led",
    "alike": "trump {ranks}, of two alike the one played first",
    "later": "trump {ranks}, of two alike the one played last",
    "plain": "{ranks} of a plain suit that is led",
    "suit": "of the suit led {ranks}",
}

TAKES: Final = "The strongest card takes the trick, as the list says what beats what."
FIVE: Final = "The pair that first has five tricks has won."
FIRST_FIVE: Final = "The pair that takes the first five tricks wins double: the others are Jan."


class Words(CardWords):
    """Say Styrvolt in words, as every game says itself."""

    counts = words.STAKES
    moves = MOVES
    sentences = SENTENCES
    over = OVER

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left, what lies under them, and what lies open."""
        cards = in_order(one.card for one in zone.cards)
        if zone.id == "turned" and cards:
            return tell(language, "Open: {cards}", cards=self.things(cards, language))
        if zone.id == "under" and cards:
            card = self.thing(cards[0], language)
            return tell(language, "Under the pack, seen by you alone: {card}", card=card)
        if zone.id == "under" and zone.unknown:
            return tell(language, "Under the pack a card that the cutter has seen")
        if zone.id != "stock":
            return None
        number = zone.unknown + len(zone.cards)
        return tell(language, LEFT[number != 1], number=number)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say what is trumps, who plays with whom, what each has taken, and what beats what."""
        match mark.id:
            case "trumps":
                suits = self.suits(str(mark.value).split(), language)
                return tell(language, "the Velten: {suits}", suits=suits)
            case "order":
                return _order(str(mark.value), language)
            case "partner":
                return tell(language, "plays with the seat opposite")
            case "pair":
                return tell(language, PAIR[mark.value != 1], number=mark.value)
        return super().mark(mark, language)

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        if seen.kind == "looked" and "card" not in seen.details:
            return LOOKED_UNSEEN
        if seen.kind == "turned":
            return AGAIN[rules.same_suit.value] if seen.details.get("again") else TURNED
        if seen.kind == "won":
            return JAN if seen.details["jan"] else SENTENCES["won"]
        return super().template(rules, seen)


def _order(value: str, language: str) -> str:
    """Say what beats what: groups of cards, of ranks in trumps, and of the suit led."""
    parted = [group.partition(": ") for group in value.split(" / ")]
    groups = [_group(kind, lying, language) for kind, _, lying in parted]
    return tell(language, ORDER, groups="; ".join(groups))


def _group(kind: str, lying: str, language: str) -> str:
    if kind == "these":
        return ", ".join(tell(language, card_named(card)) for card in lying.split())
    ranks = " ".join(tell(language, LETTERS.get(rank, rank)) for rank in lying.split())
    return tell(language, GROUPS[kind], ranks=ranks)


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    if seen.kind == "won":
        return FIRST_FIVE if seen.details["jan"] else FIVE
    return TAKES if seen.kind == "trick" else None
