"""Piquet in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.piquet.naming import meld_named
from gnav_core.games.piquet.ruleset import RuleSet

THROW: Final = ("Throw {cards}", "Throw cards away")
KEEP: Final = "Keep all cards"

SENTENCES: Final = {
    **saying.SENTENCES,
    "parted": "The other eight cards are laid in two heaps, of five and of three.",
    "laid-open": "{who} [was|were] dealt no king, queen or knave,"
    " and [lays|lay] the hand open: {cards}.",
    "threw": "{who} [throws|throw] {cards} away.",
    "kept": "{who} [keeps|keep] all cards, and [buys|buy] none.",
    "equal": "Both have {meld}: neither counts it.",
    "counted": "{who} [counts|count] {by} for {meld}.",
    "honour": "{who} [gets|get] an honour for {meld}.",
}
THREW_UNSEEN: Final = "{who} throws {number} cards away."
THREW_ONE_UNSEEN: Final = "{who} throws one card away."
COUNTED_AGAINST: Final = "{who} [counts|count] {by} for {meld}; [{other} has|you have] only {less}."
COUNTED: Final = {
    "90": "{who} [has|have] thirty without a lead, {other} nothing: ninety for thirty, {by} more.",
    "60": "{who} [has|have] thirty by leads, {other} nothing yet: sixty for thirty, {by} more.",
    "lead": "{who} [counts|count] {by} for the lead.",
    "last": "{who} [counts|count] {by} for the last trick.",
    "cards": "{who} [has|have] the most tricks, and [counts|count] {by}.",
    "capot": "{who} [has|have] all the tricks, and [counts|count] {by}.",
}

OVER: Final = {
    "counted more": "{winners} [has|have] counted more.",
    "counted the same": "Both have counted the same, and both have won.",
}

ORDER: Final = (
    "In a suit: {ranks}. No suit is trumps."
    " Of four or three alike, aces, kings, queens, knaves and tens count."
)

ZONES: Final = {
    "five": ("{number} card left of the five", "{number} cards left of the five"),
    "three": ("{number} card left of the three", "{number} cards left of the three"),
    "away": ("{number} card thrown away", "{number} cards thrown away"),
}


class Words:
    """Say Piquet in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return "points"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left to deal or to buy, and how many were thrown away."""
        number, name = zone.unknown + len(zone.cards), zone.id.partition(":")[0]
        if name in ZONES:
            return tell(language, ZONES[name][number != 1], number=number)
        return saying.zone(zone, language) if number else None

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say what has counted, points and honours, tricks, who dealt, or what beats what."""
        if mark.id == "melds":
            melds = [tell(language, meld_named(what)) for what in str(mark.value).split()]
            return tell(language, "has counted {melds}", melds=listed(language, melds))
        if mark.id == "count":
            return tell(language, "{number} without honours", number=mark.value)
        if mark.id == "honours":
            said = "{number} honour" if mark.value == 1 else "{number} honours"
            return tell(language, said, number=mark.value)
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards where it names none."""
        if action.verb == "keep":
            return Said(tell(language, KEEP))
        if action.verb == "throw":
            return Said(saying.label(THROW, cards_of(action), language))
        if action.verb != "play":
            return Said(str(action))
        trick = seen.table.zone("trick")
        said = saying.PLAY if trick and trick.cards else saying.LEAD
        return Said(saying.label(said, cards_of(action), language))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; cards that may not be seen are only counted."""
        parts = saying.parts(seen, names, language) | _parts(seen, names)
        return Said(tell(language, _template(seen), **parts))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        winners = names[outcome.winners[0]] if len(outcome.winners) == 1 else ""
        return tell(language, OVER[outcome.reason], winners=winners)


def _parts(seen: SeenEvent, names: Sequence[str]) -> dict[str, Any]:
    """Give what may stand in a sentence of Piquet besides: what counts, and the other player."""
    details, found = seen.details, dict[str, Any]()
    if "number" in details:
        found["number"] = details["number"]
    if "against" in details:
        found["less"] = meld_named(details["against"], details["less"])
    if seen.seat is not None:
        found["other"] = names[1 - seen.seat]
    if "what" in details and details["what"] not in COUNTED.keys() - {"90", "60"}:
        found["meld"] = meld_named(details["what"], details.get("number", 0))
    return found


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    details = seen.details
    if seen.kind == "counted" and details["what"] in COUNTED:
        return COUNTED[details["what"]]
    if seen.kind == "counted" and "against" in details:
        return COUNTED_AGAINST
    if seen.kind == "threw" and "cards" not in details:
        return THREW_ONE_UNSEEN if details["number"] == 1 else THREW_UNSEEN
    return saying.template(seen, SENTENCES)
