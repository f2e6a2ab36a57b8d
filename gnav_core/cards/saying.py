"""What all games of cards say alike: cards, zones and marks by name, and what an event is told of.

A game's words are made of these; what only one game says stands in its package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gnav_core.cards.naming import LETTERS, card_named, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.core.event import SeenEvent
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
LED: Final = "{who} [leads|lead] {card}."
PLAYED: Final = "{who} [plays|play] {card}."

LEAD: Final = ("Lead {cards}", "Lead a card")
PLAY: Final = ("Play {cards}", "Play a card")
"""The label of a move, and of a choice of cards where it names none."""

PASS: Final = "Pass"
"""The label of passing."""

PASSES: Final = "passes"
"""The mark of a seat that has passed."""

ZONES: Final = {
    "stock": ("{number} covered card in the stock", "{number} covered cards in the stock"),
    "away": ("{number} card put away", "{number} cards put away"),
}


def template(seen: SeenEvent, sentences: Mapping[str, str] = SENTENCES) -> str:
    """Find the sentence for an event, as far as it may be known."""
    if seen.kind in UNSEEN and "card" not in seen.details:
        return UNSEEN[seen.kind]
    if seen.kind == "drew" and seen.details.get("turned"):
        return DREW_TURNED
    if seen.kind == "won" and len(seen.details.get("seats", ())) == 1:
        return WON_ALONE
    if seen.kind == "played":
        return PLAYED if "of" in seen.details else LED
    return sentences[seen.kind]


def parts(seen: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
    """Give what may stand in the sentence of an event: who, which cards, whose, how many.

    ``number`` counts the cards, listed or not; all else stands as the event has it.
    """
    details = seen.details
    found: dict[str, Any] = {**details}
    if seen.seat is not None:
        found["who"] = names[seen.seat]
    if "card" in details:
        named = card_named(details["card"])
        found |= {"card": named, "Card": named, "suit": suit_named(suit_of(details["card"]))}
    if isinstance(details.get("of"), str):
        found["of"] = card_named(details["of"])
    if isinstance(details.get("suit"), str):
        found["suit"] = suit_named(details["suit"])
    cards = details.get("cards")
    found["number"] = len(cards) if isinstance(cards, list) else cards
    if isinstance(cards, list):
        found["cards"] = listed(language, [tell(language, card_named(card)) for card in cards])
    if isinstance(details.get("to"), int):
        found["to"] = names[details["to"]]
    if "seats" in details:
        found["Winners"] = listed(language, [names[seat] for seat in details["seats"]])
    return found


def label(said: tuple[str, str], cards: Sequence[str], language: str = "en") -> str:
    """Give the label of a move with these cards, or where it names none, of a choice of them."""
    if not cards:
        return tell(language, said[1])
    return tell(language, said[0], cards=listed(language, [thing(one, language) for one in cards]))


def thing(card: str, language: str = "en") -> str:
    """Name a card."""
    return tell(language, card_named(card))


def zone(zone: Zone, language: str = "en") -> str | None:
    """Say how many cards are left in the stock and put away, and what lies turned up."""
    if zone.id == "turned" and zone.cards:
        card = card_named(zone.cards[0].card)
        return tell(language, "{Card} turned up under the stock", Card=card)
    name = zone.id.partition(":")[0]  # what a seat has put away is said as if all had
    if name not in ZONES:
        return None
    number = zone.unknown + len(zone.cards)
    return tell(language, ZONES[name][number != 1], number=number)


def mark(mark: Mark, order: str, language: str = "en") -> str:
    """Say which suit is trumps, who dealt, how many tricks, or in ``order`` what beats what."""
    if mark.id == "order":
        ranks = [LETTERS.get(rank, rank) for rank in str(mark.value).split()]
        return tell(language, order, ranks=" ".join(tell(language, rank) for rank in ranks))
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


def grouped(number: int) -> str:
    """Write a whole number, from five figures on with its thousands apart."""
    return str(number) if abs(number) < 10_000 else f"{number:,}".replace(",", "\u202f")
