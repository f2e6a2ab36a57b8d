"""Byd in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.byd.ruleset import RuleSet

SHOW = ("Show {cards}", "Show your last card")

SENTENCES = {
    **saying.SENTENCES,
    "bid": "{who} [bids|bid] {number}.",
    "won": "{who} [has|have] won, and [gets|get] {gets} from the others who bid.",
    "unbid": "{who} [has|have] not bid: nobody has won, and nothing is paid.",
}
SHOWN = "{who} [shows|show] {card}."
WON_ALONE = "Nobody bids with [{who}, who has won and shows|you: you have won and show] no card."

OVER = {
    "nothing bid": "Nothing was bid, so nobody has won.",
    "nobody bid with him": "Nobody bid with [{winners}, who has|you, so you have] won.",
    "unbeaten": "Nobody beat [the last card of {winners}, who has|your last card, so you have]"
    " won what was bid.",
    "beat highest": "{winners} beat the bidder’s card highest, and [has|have] won what was bid.",
}

ORDER = "In a suit: {ranks}. The highest of the suit led takes a trick; there are no trumps."


class Words:
    """Say Byd in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return "stakes"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are left in the stock."""
        return saying.zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say what a seat bids, how many tricks it has, who dealt, or what beats what."""
        if mark.id == "bid":
            said = "bids {number}" if mark.value else saying.PASSES
            return tell(language, said, number=mark.value)
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice where it names no card and no number."""
        cards = cards_of(action)
        if action.verb == "pass":
            return Said(tell(language, saying.PASS))
        if action.verb == "bid":
            said = "Bid {number}" if cards else "Bid"
            return Said(tell(language, said, number="".join(cards)))
        if action.verb != "play":
            return Said(str(action))
        if seen.moment.phase == "show":
            return Said(saying.label(SHOW, cards, language))
        trick = seen.table.zone("trick")
        follows = trick is not None and trick.cards
        return Said(saying.label(saying.PLAY if follows else saying.LEAD, cards, language))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts = saying.parts(seen, names, language)
        parts["number"] = seen.details.get("number")
        return Said(tell(language, _template(seen), **parts))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        winners = listed(language, [names[seat] for seat in outcome.winners])
        return tell(language, OVER[outcome.reason], winners=winners)


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    if seen.details.get("shown"):
        return SHOWN
    if seen.kind == "won" and not seen.details["gets"]:
        return WON_ALONE
    return SENTENCES["won"] if seen.kind == "won" else saying.template(seen, SENTENCES)
