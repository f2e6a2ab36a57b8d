"""Piquet in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.cards import words
from gnav_core.cards.words import CardWords
from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import Sentence, listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.piquet.naming import meld_named
from gnav_core.games.piquet.ruleset import RuleSet

MOVES: Final = {"throw": ("Throw {cards}", "Throw cards away"), "keep": ("Keep all cards",)}

SENTENCES: Final = {
    **words.SENTENCES,
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
COUNTED_SHOWN: Final = "{who} [counts|count] {by} for {meld}, and [shows|show] {cards}."
COUNTED_SHOWN_AGAINST: Final = (
    "{who} [counts|count] {by} for {meld}, and [shows|show] {cards};"
    " [{other} has|you have] only {less}."
)
SIXTY_IN_PLAY: Final = (
    "{who} [has|have] thirty in play, {other} nothing yet: sixty for thirty, {by} more."
)
SIXTY_UNMELDED: Final = (
    "{who} [has|have] thirty in play, {other} nothing melded: sixty for thirty, {by} more."
)
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

SEQUENCES: Final = "A sequence of five counts {five}, of four {four}, of three {three}."
ALIKE: Final = "Four alike count {four}, three alike {three}."
PLAIN: Final = {
    "point": "Whoever has more cards in one suit than the other has in any counts them.",
    "quint": SEQUENCES,
    "quart": SEQUENCES,
    "ters": SEQUENCES,
    "four": ALIKE,
    "three": ALIKE,
    "90": "Thirty without a lead, before the other has anything, become ninety.",
    "60": "Thirty with the help of play, before the other has anything, become sixty.",
    "lead": "Each lead counts {by}.",
    "last": "The last trick counts {by}.",
    "cards": "The most tricks count {by}.",
    "capot": "All the tricks count {by}.",
}
"""By what rule something counts, by what it is."""

POINT_EACH: Final = "Each counts the cards of the longest suit."
HONOUR: Final = "Four alike, a quint, sixty and ninety each bring an honour, which counts {by}."
OPEN: Final = "A hand dealt without king, queen or knave brings an honour, which counts {by}."
GAME: Final = "Whoever has counted more has won; where both have the same, both have."


class Words(CardWords):
    """Say Piquet in words, as every game says itself."""

    counts = "points"
    order = ORDER
    moves = MOVES
    sentences = SENTENCES
    over = OVER

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left to deal or to buy, and how many were thrown away."""
        number, name = zone.unknown + len(zone.cards), zone.id.partition(":")[0]
        if name in ZONES:
            return tell(language, ZONES[name][number != 1], number=number)
        return super().zone(zone, language) if number else None

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
        return super().mark(mark, language)

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        details = seen.details
        if seen.kind == "counted" and details["what"] in COUNTED:
            return _sixty(rules) if details["what"] == "60" else COUNTED[details["what"]]
        if seen.kind == "counted" and "cards" in details:
            return COUNTED_SHOWN_AGAINST if "against" in details else COUNTED_SHOWN
        if seen.kind == "counted" and "against" in details:
            return COUNTED_AGAINST
        if seen.kind == "threw" and "cards" not in details:
            return THREW_ONE_UNSEEN if details["number"] == 1 else THREW_UNSEEN
        return super().template(rules, seen)

    def parts(self, seen: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
        """Give what may stand in a sentence: besides, what counts, and the other player."""
        details, found = seen.details, super().parts(seen, names, language)
        if "against" in details:
            found["less"] = meld_named(details["against"], details["less"])
        if seen.seat is not None:
            found["other"] = names[1 - seen.seat]
        if "what" in details and details["what"] not in COUNTED.keys() - {"90", "60"}:
            found["meld"] = meld_named(details["what"], details.get("number", 0))
        return found


def _sixty(rules: RuleSet) -> str:
    """Find the sentence for the sixty: what helped to it, and what the other has not."""
    if rules.lead_counts.value == "melds-only":
        return SIXTY_UNMELDED
    return COUNTED["60"] if rules.leads_only.value == "leads-alone" else SIXTY_IN_PLAY


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    match seen.kind:
        case "trick":
            return words.HIGHEST
        case "won":
            return GAME
        case "honour":
            said = OPEN if seen.details["what"] == "open" else HONOUR
            return Sentence(said, by=rules.honour.value)
        case "counted":
            return _counts(rules, seen.details["what"].partition(":")[0], seen.details["by"])
    return None


def _counts(rules: RuleSet, what: str, by: int) -> str:
    if what == "point" and not rules.rommel_better:
        return POINT_EACH
    if PLAIN[what] == SEQUENCES:
        five, four = rules.quint_counts.value, rules.quart_counts.value
        return Sentence(SEQUENCES, five=five, four=four, three=rules.tierce_counts.value)
    if PLAIN[what] == ALIKE:
        return Sentence(ALIKE, four=rules.four.value, three=rules.three.value)
    return Sentence(PLAIN[what], by=by)
