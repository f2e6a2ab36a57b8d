"""Tre-Kort in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.cards.naming import card_named
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Said
from gnav_core.core.game import Outcome, Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.core.table import Mark, Zone
from gnav_core.games.tre_kort.ruleset import RuleSet

LAY: Final = ("Lay {cards} face down", "Lay a card face down")
SAY: Final = {"join": "Join in", "pass": saying.PASS}

SENTENCES: Final = {
    **saying.SENTENCES,
    "joined": "{who} will play.",
    "passed": "{who} [passes|pass], and [lays the|lay your] cards to the stock.",
    "nobody": "Nobody plays: nothing is paid.",
    "unopposed": "{who} alone [plays|play], and [is|are] paid for all three tricks.",
    "laid": "{who} [lays|lay] {card} face down.",
    "paid": "{who} [has|have] dealt, and [pays|pay] for each trick: {shares}.",
    "beet-paid": "[The beet of {who}|Your beet] is paid out: {shares}.",
    "beet": "{who} took no trick, [is|are] beet, and [lays|lay] {amount} on the table.",
    "ended": "Each has dealt once, and the game is over.",
}
LAID_UNSEEN: Final = "{who} lays a card face down."
TOOK_UNSEEN: Final = "{who} [takes|take] the trick with the card that [lies|you laid] face down."
PAID_NOBODY: Final = "{who} [has|have] dealt and took every trick, and so [pays|pay] nobody."
ENDED_AT_ONCE: Final = "One deal has been played, and the game is over."
SHARE: Final = "{amount} to {name}"

OVER: Final = {
    "gained most": "{winners} [has|have] gained most.",
    "gained alike": "{winners} have gained most, and the same.",
    "no gain": "Nobody has gained anything, so nobody has won.",
}

ORDER: Final = "In a suit: {ranks}. A trump beats every other suit."
MARKS: Final = {
    "pot": "{value} stakes to win",
    "beet-played": "the beet of {value} is played for",
    "laid": "has laid a card face down",
}


class Words:
    """Say Tre-Kort in words, as every game says itself."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name a card."""
        return saying.thing(thing, language)

    def unit(self, rules: RuleSet) -> str:
        """Name what the score counts."""
        return "stakes"

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say how many cards are in the stock, and what lies open beside it."""
        if zone.id == "turned" and zone.cards:
            return tell(language, "{Card} lies open", Card=card_named(zone.cards[0].card))
        return saying.zone(zone, language)

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say who plays, what the deal is for, whose beets lie there, and what beats what."""
        if mark.id in MARKS:
            return tell(language, MARKS[mark.id], value=mark.value)
        if mark.id == "joined":
            return tell(language, "plays" if mark.value else saying.PASSES)
        if mark.id == "beet":
            amounts = str(mark.value).split()
            said = "a beet of {amounts}" if len(amounts) == 1 else "beets of {amounts}"
            return tell(language, said, amounts=listed(language, amounts))
        return saying.mark(mark, ORDER, language)

    def move(self, rules: RuleSet, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, or of a choice of cards where it names none."""
        cards = cards_of(action)
        if action.verb in SAY:
            return Said(tell(language, SAY[action.verb]))
        if action.verb == "lay":
            return Said(saying.label(LAY, cards, language))
        if action.verb != "play":
            return Said(str(action))
        trick = seen.table.zone("trick")
        follows = trick is not None and (trick.cards or trick.unknown)
        return Said(saying.label(saying.PLAY if follows else saying.LEAD, cards, language))

    def event(
        self, rules: RuleSet, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened; a card that may not be seen is *a card*."""
        parts = saying.parts(seen, names, language)
        if "shares" in parts:
            parts["shares"] = _shares(seen.details["shares"], names, language)
        return Said(tell(language, _template(seen), **parts))

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        winners = listed(language, [names[seat] for seat in outcome.winners])
        return tell(language, OVER[outcome.reason], winners=winners)


def _template(seen: SeenEvent) -> str:
    """Find the sentence for an event, as far as it may be known."""
    details = seen.details
    if seen.kind == "laid" and "card" not in details:
        return LAID_UNSEEN
    if seen.kind == "trick" and "card" not in details:
        return TOOK_UNSEEN
    if seen.kind == "paid" and not details["shares"]:
        return PAID_NOBODY
    if seen.kind == "ended" and details["deals"] == 1:
        return ENDED_AT_ONCE
    return saying.template(seen, SENTENCES)


def _shares(shares: Iterable[Sequence[int]], names: Sequence[str], language: str) -> str:
    """List who gets how much."""
    said = [tell(language, SHARE, amount=amount, name=names[seat]) for seat, amount in shares]
    return listed(language, said)
