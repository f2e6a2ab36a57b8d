"""Byd in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards import words
from gnav_core.cards.moves import cards_of
from gnav_core.cards.words import CardWords
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.core.table import Mark
from gnav_core.games.byd.ruleset import RuleSet

MOVES = {"pass": words.PASS}
SHOW = ("Show {cards}", "Show your last card")

SENTENCES = {
    **words.SENTENCES,
    "bid": "{who} [bids|bid] {number}.",
    "won": "{who} [has|have] won, and [gets|get] {gets} from the others who bid.",
    "unbid": "{who} [has|have] not bid: nobody has won, and nothing is paid.",
}
SHOWN = "{who} [shows|show] {card}."
WON_UNPAID = "{who} [has|have] won; nobody else has bid, so nothing is paid."
WON_ALONE = "Nobody bids with [{who}, who has won and shows|you: you have won and show] no card."

OVER = {
    "nothing bid": "Nothing was bid, so nobody has won.",
    "nobody bid with him": "Nobody bid with [{winners}, who has|you, so you have] won.",
    "unbeaten": "Nobody beat [the last card of {winners}, who has|your last card, so you have]"
    " won what was bid.",
    "beat highest": "{winners} beat the bidder’s card highest, and [has|have] won what was bid.",
}

ORDER = "In a suit: {ranks}. The highest of the suit led takes a trick; there are no trumps."

PLAIN = {
    "trick": words.HIGHEST,
    "won": "The winner gets from each of the others what that one bid.",
}
UNPAID = "Where nobody bids with the bidder, he has won, and nothing is paid."


class Words(CardWords):
    """Say Byd in words, as every game says itself."""

    counts = words.STAKES
    order = ORDER
    moves = MOVES
    sentences = SENTENCES
    over = OVER

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say what a seat bids, how many tricks it has, who dealt, or what beats what."""
        if mark.id == "bid":
            said = "bids {number}" if mark.value else words.PASSES
            return tell(language, said, number=mark.value)
        return super().mark(mark, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice where it names no card and no number."""
        if action.verb == "bid":
            number = "".join(cards_of(action))
            return Said(tell(language, "Bid {number}" if number else "Bid", number=number))
        return super().move(rules, seen, action, language)

    def labels(self, seen: Seen, action: Action) -> Sequence[str]:
        """Find the label of a move: a card is led, played, or shown at the end."""
        shows = action.verb == "play" and seen.moment.phase == "show"
        return SHOW if shows else super().labels(seen, action)

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
        """Find the sentence for an event, as far as it may be known."""
        if seen.details.get("shown"):
            return SHOWN
        if seen.kind == "won":
            if seen.details["gets"]:
                return SENTENCES["won"]
            return WON_ALONE if rules.who_shows.value == "bidders-only" else WON_UNPAID
        return super().template(rules, seen)


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    if seen.kind == "won" and not seen.details["gets"]:
        return UNPAID
    return PLAIN.get(seen.kind)
