"""Polsk Pas in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.cards import words
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.cards.words import CardWords
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import Sentence, tell
from gnav_core.core.table import Mark
from gnav_core.games.polsk_pas.grounds import rises
from gnav_core.games.polsk_pas.ruleset import RuleSet

PLAY_IN, PLAY_IN_ONE = "Play in {suit}", "Play in"
LEAVE, LEAVE_ONE = "Leave {card} there", "Leave the card turned up"
TAKE, TAKE_ONE = "Take {card} and play in {suit}", "Take the card turned up"
MOVES = {
    "pass": words.PASS,
    "vole": ("Say “la vola”",),
    "discard": ("Lay {cards} away", "Lay a card away"),
}

STAKES = ("{number} stake", "{number} stakes")

SENTENCES = {
    **words.SENTENCES,
    "staked": "Each puts {each} into the pool.",
    "declared": "{who} [plays|play] in {suit}.",
    "took": "{who} [takes|take] {card}, which was turned up, and [plays|play] in {suit}.",
    "left": "{who} [leaves|leave] {card}, which was turned up, where it lies.",
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
TABLE_DOUBLED = (
    "{who} [is|are] beet on {whose} beet, and [pays|pay] {pays}: twice as much lies there."
)
DOUBLED_AGAIN = "{who} [is|are] beet again, and [pays|pay] double: {pays}."
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

THREE = "Whoever takes three tricks gets the pool."
TWO = {
    "first-to-two": "Where nobody takes three tricks, whoever first had two gets the pool.",
    "opening-two": "Where nobody takes three tricks, whoever took the first two gets the pool.",
}
"""By what rule a deal is won with two tricks, by the reading."""

BEET = "Whoever plays and does not win is beet, and pays as much as was in the pool."
BEET_DOUBLED = "Whoever is beet on another’s beet pays double."
BEET_AGAIN = "Whoever is beet again pays double."
VOLE = "Whoever says “la vola” and takes all five tricks gets {each} more from each of the others."


class Words(CardWords):
    """Say Polsk Pas in words, as every game says itself."""

    counts = words.STAKES
    order = ORDER
    turned = "{Card} turned up"
    moves = MOVES
    sentences = SENTENCES

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
                return tell(language, words.PASSES)
            case "vole":
                return tell(language, "all five tricks")
            case "score":
                return words.grouped(int(mark.value))
        return super().mark(mark, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards or suits where it names none."""
        if action.verb == "take":
            return Said(_of_turned(seen, TAKE, TAKE_ONE, language))
        if action.verb == "leave":
            return Said(_of_turned(seen, LEAVE, LEAVE_ONE, language))
        if action.verb == "declare":
            suit = self.suits(cards_of(action), language)
            return Said(tell(language, PLAY_IN if suit else PLAY_IN_ONE, suit=suit))
        return super().move(rules, seen, action, language)

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        if seen.kind == "discarded" and "card" not in seen.details:
            return LAID_AWAY
        if seen.kind == "beet":
            return _beet(rules, seen)
        if seen.kind == "ompas" and seen.seat is not None:
            return MISSED
        return SENTENCES["won"] if seen.kind == "won" else super().template(rules, seen)

    def parts(self, seen: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
        """Give what may stand in a sentence: besides, amounts in stakes, and whose beet."""
        found = super().parts(seen, names, language)
        for name in {"each", "gets", "pays"} & found.keys():
            found[name] = stakes(found[name], language)
        if "on" in found:
            found["whose"] = tell(language, "[{name}’s|your]", name=names[found["on"]])
        return found

    def ending(self, outcome: Outcome) -> str:
        """Find the sentence for the end of a game: one has won, or several."""
        return OVER[outcome.reason][len(outcome.winners) > 1]


def stakes(number: Any, language: str = "en") -> str:
    """Write a number of stakes, its thousands apart."""
    said = STAKES[number != 1]
    return tell(language, said, number=words.grouped(int(number)))


def _of_turned(seen: Seen, named: str, unnamed: str, language: str) -> str:
    """Say what one does with the card turned up, by its name if it lies there."""
    turned = seen.table.zone("turned")
    if not turned or not turned.cards:
        return tell(language, unnamed)
    card = turned.cards[0].card
    return tell(language, named, card=card_named(card), suit=suit_named(suit_of(card)))


def _beet(rules: RuleSet, seen: SeenEvent) -> str:
    """Find the sentence for a beet: on none, on one's own, or on another's, which doubles."""
    on = seen.details.get("on")
    if on is None or not rises(rules, on, seen.seat):
        return SENTENCES["beet"]
    if on == seen.seat:
        return DOUBLED_AGAIN
    return TABLE_DOUBLED if rules.beet_size.value == "table-doubled" else DOUBLED


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    match seen.kind:
        case "trick":
            return words.TRUMPED
        case "won":
            by_three = rules.three.clauses[0] in seen.clauses
            return THREE if by_three else TWO[rules.two_tricks.value]
        case "vole-paid":
            each = rules.vole.value * rules.stake.value
            return Sentence(VOLE, each=Sentence(STAKES[each != 1], number=each))
        case "beet":
            on = seen.details.get("on")
            if on is None or not rises(rules, on, seen.seat):
                return BEET
            return BEET_AGAIN if on == seen.seat else BEET_DOUBLED
    return None
