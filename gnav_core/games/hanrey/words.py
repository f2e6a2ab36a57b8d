"""Hanrey in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.cards.pack import suit_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import address, listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.hanrey.actions import cards_of
from gnav_core.games.hanrey.naming import card_named, suit_named
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.yours import YOURS

MOVE_LABELS = {"lead": "Lead {cards}", "answer": "Beat with {cards}"}
CHOICE_LABELS = {"lead": "Lead a card", "answer": "Beat with a card"}

SENTENCES = {
    "dealt": "{who} is dealt {card}.",
    "turned": "{Card} is turned up: {suit} are trumps.",
    "led": "{who} leads {card} to {to}.",
    "beat": "{who} beats {of} with {card}.",
    "took-up": "{who} cannot beat {of} and takes up all: {cards}.",
    "put-away": "{number} cards are put away.",
    "drew": "{who} draws {card}.",
    "out": "{who} has no card left and is out.",
    "lost": "{who} alone holds cards now and has lost.",
    "won": "{Winners} have won.",
    "broken-off": "Cards were taken up {times} times in a row, and none was put away or drawn:"
    " the game is broken off.",
}
UNSEEN = {"dealt": "{who} is dealt a card.", "drew": "{who} draws a card."}
DREW_TURNED = "{who} draws the card that was turned up, {card}."
TOOK_ONE = "{who} cannot beat {of} and takes it up."
TOOK_BY_CHOICE = "{who} takes up {cards}, though he could beat."
TOOK_IN_BRIEF = "{who} cannot beat {of} and takes up all {number} cards."
WON_ALONE = "{Winners} has won."

OVER = {
    "keeps no card": "{loser} keeps the last card, so {winners} won.",
    "goes on for ever": "Nobody has lost: the game was going round without end.",
}

ORDER = "In a suit: {ranks}. A trump beats every other suit. Who keeps the last card has lost."
LETTERS = {"a": "A", "k": "K", "q": "Q", "j": "J"}

ZONES = {
    "stock": ("{number} covered card in the stock", "{number} covered cards in the stock"),
    "away": ("{number} card put away", "{number} cards put away"),
}


class Words:
    """Say Hanrey in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return tell(language, card_named(thing))

    def unit(self, rules: RuleSet) -> str:
        """Name what is counted: nothing is but the cards that one holds."""
        return "cards"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock and put away, and what lies turned up."""
        if zone.id == "turned" and zone.cards:
            card = card_named(zone.cards[0].card)
            return tell(language, "{Card} turned up under the stock", Card=card)
        if zone.id not in ZONES:
            return None
        number = zone.unknown + len(zone.cards)
        return tell(language, ZONES[zone.id][number != 1], number=number)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say which suit is trumps, who dealt, or what beats what."""
        if mark.id == "order":
            ranks = [LETTERS.get(rank, rank) for rank in str(mark.value).split()]
            return tell(language, ORDER, ranks=" ".join(tell(language, rank) for rank in ranks))
        if mark.id == "trump":
            return tell(language, "{Suit} are trumps", Suit=suit_named(str(mark.value)))
        return tell(language, "has dealt")

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards where it names none."""
        phase, cards = seen.moment.phase, cards_of(action)
        if action.verb != "play" or phase not in MOVE_LABELS:
            return Said(tell(language, "Take up") if action.verb == "take" else str(action))
        if not cards:
            return Said(tell(language, CHOICE_LABELS[phase]))
        named = listed(language, [self.thing(card, language) for card in cards])
        return Said(tell(language, MOVE_LABELS[phase], cards=named))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts, template = self._parts(seen, names, language), _template(seen)
        brief = TOOK_IN_BRIEF if template == SENTENCES["took-up"] else None
        return Said(
            address(language, template, YOURS, **parts),
            brief=brief and address(language, brief, YOURS, **parts),
        )

    def _parts(self, seen: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
        details, parts = seen.details, dict[str, Any]()
        if seen.seat is not None:
            parts["who"] = names[seen.seat]
        if "card" in details:
            card = details["card"]
            parts |= {"card": card_named(card), "Card": card_named(card)}
            parts["suit"] = suit_named(suit_of(card))
        if "of" in details:
            parts["of"] = card_named(details["of"])
        if isinstance(details.get("cards"), list):
            parts["cards"] = listed(
                language, [self.thing(one, language) for one in details["cards"]]
            )
        if "to" in details:
            parts["to"] = names[details["to"]]
        if "seats" in details:
            parts["Winners"] = listed(language, [names[seat] for seat in details["seats"]])
        cards = details.get("cards")
        number = len(cards) if isinstance(cards, list) else cards
        return {**parts, "number": number, "times": details.get("times")}

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has lost and who has won, and why."""
        winners = [names[seat] for seat in outcome.winners]
        losers = [name for seat, name in enumerate(names) if seat not in outcome.winners]
        parts = {"winners": listed(language, winners), "loser": listed(language, losers)}
        return address(language, OVER[outcome.reason], YOURS, **parts)


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    details = seen.details
    if seen.kind in UNSEEN and "card" not in details:
        return UNSEEN[seen.kind]
    if details.get("turned"):
        return DREW_TURNED
    if details.get("chosen"):
        return TOOK_BY_CHOICE
    if seen.kind == "took-up" and len(details["cards"]) == 1:
        return TOOK_ONE
    if seen.kind == "won" and len(details["seats"]) == 1:
        return WON_ALONE
    return SENTENCES[seen.kind]
