"""Polsk Pas in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.polsk_pas.ruleset import RuleSet

PLAY_IN, PLAY_IN_ONE = "Play in {suit}", "Play in"
TAKE, TAKE_ONE = "Take {card} and play in {suit}", "Take the card turned up"
DISCARD = ("Lay {cards} away", "Lay a card away")
VOLE = "Say “la vola”"

STAKES = ("{number} stake", "{number} stakes")

SENTENCES = {
    **saying.SENTENCES,
    "staked": "Each puts {each} into the pool.",
    "declared": "{who} [plays|play] in {suit}.",
    "took": "{who} [takes|take] {card}, which was turned up, and [plays|play] in {suit}.",
    "discarded": "{who} [lays|lay] {card} away.",
    "vole": "{who} [says|say] “la vola”: all five tricks.",
    "won": "{who} [has|have] won the deal, and [gets|get] {gets} from the pool.",
    "vole-paid": "{who} [has|have] all five tricks, as [was|you] said,"
    " and [gets|get] {gets} more from the others.",
    "beet": "{who} [is|are] beet, and [pays|pay] {pays} into the pool.",
    "ompas": "All have passed twice: nobody wins, and the pool stays.",
    "clear": "No beet is left on the table: the game is over.",
}
"""By its kind, what is said of an event."""

LAID_AWAY = "{who} [lays|lay] a card away, covered."
DOUBLED = "{who} [is|are] beet on {whose} beet, and [pays|pay] double: {pays}."
MISSED = "{who} [has|have] not taken all five tricks: nobody wins, and the pool stays."

OVER = {
    "most": (
        "{winners} [has|have] won the most stakes.",
        "{winners} have won as many stakes, the most.",
    ),
    "nobody": ("Nobody has got back more than was put in.",) * 2,
}

ORDER = (
    "Trumps: the knaves of clubs, spades, hearts and diamonds, then {ranks} of the trump suit."
    " In another suit: {ranks}. The highest trump takes a trick; without one, the highest of the"
    " suit led."
)


class Words:
    """Say Polsk Pas in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return "stakes"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards lie covered, and which one is turned up."""
        if zone.id == "turned" and zone.cards:
            card = card_named(zone.cards[0].card)
            return tell(language, "{Card} turned up", Card=card)
        return saying.zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say what is played for, whose beet it is, who plays or passes, and what each has."""
        match mark.id:
            case "pool":
                return tell(language, "{stakes} in the pool", stakes=stakes(mark.value, language))
            case "beet":
                return tell(language, "beet played for")
            case "declarer":
                return tell(language, "plays in {suit}", suit=suit_named(str(mark.value)))
            case "joined":
                return tell(language, "passes")
            case "vole":
                return tell(language, "all five tricks")
            case "score":
                return saying.grouped(int(mark.value))
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards or suits where it names none."""
        words = cards_of(action)
        match action.verb:
            case "pass":
                return Said(tell(language, saying.PASS))
            case "take":
                return Said(_take(seen, language))
            case "declare":
                return Said(_declare(words, language))
            case "vole":
                return Said(tell(language, VOLE))
            case "discard":
                return Said(saying.label(DISCARD, words, language))
            case "play":
                trick = seen.table.zone("trick")
                follows = trick is not None and trick.cards
                return Said(saying.label(saying.PLAY if follows else saying.LEAD, words, language))
        return Said(str(action))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts = saying.parts(seen, names, language)
        for name in ("each", "gets", "pays"):
            if name in parts:
                parts[name] = stakes(parts[name], language)
        if "on" in parts:
            parts["whose"] = whose(names[parts["on"]], language)
        return Said(tell(language, _template(seen), **parts))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        winners = listed(language, [names[seat] for seat in outcome.winners])
        said = OVER[outcome.reason][len(outcome.winners) > 1]
        return tell(language, said, winners=winners)


def stakes(number: Any, language: str = "en") -> str:
    """Write a number of stakes, its thousands apart."""
    said = STAKES[number != 1]
    return tell(language, said, number=saying.grouped(int(number)))


def whose(name: str, language: str = "en") -> str:
    """Say that something belongs to a seat: ``Anna’s``, or ``your``."""
    return tell(language, "[{name}’s|your]", name=name)


def _take(seen: Seen, language: str) -> str:
    """Say that one takes the card turned up, with its name."""
    turned = seen.table.zone("turned")
    if not turned or not turned.cards:
        return tell(language, TAKE_ONE)
    card = turned.cards[0].card
    return tell(language, TAKE, card=card_named(card), suit=suit_named(suit_of(card)))


def _declare(suits: Sequence[str], language: str) -> str:
    """Say in what suit one plays."""
    if not suits:
        return tell(language, PLAY_IN_ONE)
    named = [tell(language, suit_named(suit)) for suit in suits]
    return tell(language, PLAY_IN, suit=listed(language, named))


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    if seen.kind == "discarded" and "card" not in seen.details:
        return LAID_AWAY
    if seen.kind == "beet" and seen.details.get("on") not in (None, seen.seat):
        return DOUBLED
    if seen.kind == "ompas" and seen.seat is not None:
        return MISSED
    return SENTENCES["won"] if seen.kind == "won" else saying.template(seen, SENTENCES)
