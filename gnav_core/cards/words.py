"""What all games of cards say alike: cards, zones, marks, moves, events and endings.

A game's words are these with its own sentences; it writes anew only what it says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import LETTERS, card_named, card_parts, suit_named
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone

SENTENCES: Final[Mapping[str, str]] = {
    "dealt": "{who} [is|are] dealt {card}.",
    "turned": "{Card} is turned up: {suit} are trumps.",
    "drew": "{who} [draws|draw] {card}.",
    "led": "{who} [leads|lead] {card}.",
    "played": "{who} [plays|play] {card}.",
    "passed": "{who} [passes|pass].",
    "won": "{Winners} have won.",
    "trick": "{who} [takes|take] the trick with {card}.",
    "dealer": "{who} [deals|deal] the next time.",
}
"""By its kind, what is said of an event; a game adds its own."""

UNSEEN: Final = {"dealt": "{who} is dealt a card.", "drew": "{who} draws a card."}
"""What is said to those who may not see the card."""

DREW_TURNED: Final = "{who} [draws|draw] the card that was turned up, {card}."
WON_ALONE: Final = "{Winners} [has|have] won."

HIGHEST: Final = "The highest card of the suit led takes the trick."
TRUMPED: Final = "The highest trump takes the trick; without one, the highest of the suit led."
"""By what rule a trick is taken, without trumps and with them."""

LEAD: Final = ("Lead {cards}", "Lead a card")
PLAY: Final = ("Play {cards}", "Play a card")
PASS: Final = ("Pass",)
"""The label of a move, and last that of a choice of cards where it names none."""

STAKES: Final = "stakes"
"""What the score of a game counts in which one pays another."""

PASSES: Final = "passes"
"""The mark of a seat that has passed."""

ZONES: Final = {
    "stock": ("{number} covered card in the stock", "{number} covered cards in the stock"),
    "away": ("{number} card put away", "{number} cards put away"),
}


class CardWords:
    """Say a game of cards in words, as every game says itself; nothing here can see a state.

    ``counts`` is what the score counts, ``order`` says what beats what, ``turned`` what lies turned
    up. ``moves`` are labels by verb, but for playing a card; ``sentences`` those of events by kind,
    ``over`` those of endings by reason.
    """

    counts = "cards"
    order = ""
    turned = "{Card} turned up under the stock"
    moves: Mapping[str, Sequence[str]] = {}
    sentences: Mapping[str, str] = SENTENCES
    over: Mapping[str, str] = {}

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return tell(language, card_named(thing))

    def things(self, cards: Sequence[str], language: str = "en") -> str:
        """List cards by name."""
        return listed(language, [self.thing(card, language) for card in cards])

    def suits(self, suits: Sequence[str], language: str = "en") -> str:
        """List suits by name."""
        return listed(language, [tell(language, suit_named(suit)) for suit in suits])

    def unit(self, rules: Any) -> str:
        """Name what the score counts."""
        return self.counts

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock and put away, and what lies turned up."""
        if zone.id == "turned" and zone.cards:
            return tell(language, self.turned, Card=card_named(zone.cards[0].card))
        name = zone.id.partition(":")[0]  # what a seat has put away is said as if all had
        if name not in ZONES:
            return None
        number = zone.unknown + len(zone.cards)
        return tell(language, ZONES[name][number != 1], number=number)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say which suit is trumps, who dealt, how many tricks, or what beats what."""
        if mark.id == "order":
            ranks = [LETTERS.get(rank, rank) for rank in str(mark.value).split()]
            said = " ".join(tell(language, rank) for rank in ranks)
            return tell(language, self.order, ranks=said)
        if mark.id == "trump":
            return tell(language, "{Suit} are trumps", Suit=suit_named(str(mark.value)))
        if mark.id == "tricks":
            said = "{number} trick" if mark.value == 1 else "{number} tricks"
            return tell(language, said, number=mark.value)
        if mark.id == "goal":
            return tell(language, "to {number}", number=mark.value)
        if mark.id == "score":
            return str(mark.value)
        return tell(language, "has dealt")

    def move(self, rules: Any, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards where it names none."""
        labels, cards = self.labels(seen, action), cards_of(action)
        if not labels:
            return Said(str(action))
        label = labels[0] if cards else labels[-1]
        return Said(tell(language, label, cards=self.things(cards, language)))

    def labels(self, seen: Seen, action: Action) -> Sequence[str]:
        """Find the label of a move, and last that of a choice of cards; none for no move."""
        if action.verb != "play":
            return self.moves.get(action.verb, ())
        trick = seen.table.zone("trick")
        return PLAY if trick and (trick.cards or trick.unknown) else LEAD

    def event(
        self, rules: Any, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts, brief = self.parts(seen, names, language), self.brief(seen)
        said = tell(language, self.template(rules, seen), **parts)
        return Said(said, brief=brief and tell(language, brief, **parts))

    def template(self, rules: Any, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        if seen.kind in UNSEEN and "card" not in seen.details:
            return UNSEEN[seen.kind]
        if seen.kind == "drew" and seen.details.get("turned"):
            return DREW_TURNED
        if seen.kind == "won" and len(seen.details.get("seats", ())) == 1:
            return WON_ALONE
        if seen.kind == "played" and "of" not in seen.details:
            return SENTENCES["led"]
        return self.sentences[seen.kind]

    def brief(self, seen: SeenEvent) -> str | None:
        """Find a shorter sentence for an event, for the middle of the table."""
        return None

    def parts(self, seen: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
        """Give what may stand in the sentence of an event: who, which cards, whose, how many.

        Unless the event has another ``number`` it counts the cards, listed or not; all else stands
        as the event has it.
        """
        details = seen.details
        cards, of = details.get("cards"), details.get("of")
        number = len(cards) if isinstance(cards, list) else cards
        found: dict[str, Any] = {"number": number, **details}
        if seen.seat is not None:
            found["who"] = names[seen.seat]
        if "card" in details:
            found |= card_parts(details["card"])
            found["Card"] = found["card"]
        if isinstance(details.get("suit"), str):
            found["suit"] = suit_named(details["suit"])
        if of is not None:
            found["of"] = self.things([of] if isinstance(of, str) else of, language)
        if isinstance(cards, list):
            found["cards"] = self.things(cards, language)
        if isinstance(details.get("to"), int):
            found["to"] = names[details["to"]]
        if "seats" in details:
            found["Winners"] = listed(language, [names[seat] for seat in details["seats"]])
        return found

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, who has lost, and why."""
        winners = listed(language, [names[seat] for seat in outcome.winners])
        losers = [name for seat, name in enumerate(names) if seat not in outcome.winners]
        parts = {"winners": winners, "Winners": winners, "loser": listed(language, losers)}
        return tell(language, self.ending(outcome), **parts)

    def ending(self, outcome: Outcome) -> str:
        """Find the sentence for the end of a game."""
        return self.over[outcome.reason]


def grouped(number: int) -> str:
    """Write a whole number, from five figures on with its thousands apart."""
    return str(number) if abs(number) < 10_000 else f"{number:,}".replace(",", "\u202f")
