"""Tre-Kort in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.cards import words
from gnav_core.cards.words import CardWords
from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import Sentence, listed, tell
from gnav_core.core.table import Mark
from gnav_core.games.tre_kort.ruleset import RuleSet

MOVES: Final = {
    "join": ("Join in",),
    "pass": words.PASS,
    "lay": ("Lay {cards} face down", "Lay a card face down"),
}

SENTENCES: Final = {
    **words.SENTENCES,
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

ONLY_TRUMPS: Final = "Only a trump takes the trick from the card that lies face down."
ALONE: Final = "Whoever alone plays is paid for all three tricks."
PAYS: Final = (
    "The dealer pays a stake for each trick.",
    "The dealer pays {number} stakes for each trick.",
)
BEET_PAID: Final = "The smallest beet is paid out, a third of it for each trick."
BEET: Final = {
    "as-played-for": "Whoever plays and takes no trick lays down as much as the deal was for.",
    "after-paying": "Whoever plays and takes no trick lays down a dealing,"
    " and the smallest beet still there.",
}
"""How much a beet is, by the reading."""


class Words(CardWords):
    """Say Tre-Kort in words, as every game says itself."""

    counts = words.STAKES
    order = ORDER
    turned = "{Card} lies open"
    moves = MOVES
    sentences = SENTENCES
    over = OVER

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say who plays, what the deal is for, whose beets lie there, and what beats what."""
        if mark.id in MARKS:
            return tell(language, MARKS[mark.id], value=mark.value)
        if mark.id == "joined":
            return tell(language, "plays" if mark.value else words.PASSES)
        if mark.id == "beet":
            amounts = str(mark.value).split()
            said = "a beet of {amounts}" if len(amounts) == 1 else "beets of {amounts}"
            return tell(language, said, amounts=listed(language, amounts))
        return super().mark(mark, language)

    def template(self, rules: RuleSet, seen: SeenEvent) -> str:
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
        return super().template(rules, seen)

    def parts(self, seen: SeenEvent, names: Sequence[str], language: str) -> dict[str, Any]:
        """Give what may stand in a sentence: besides, who gets how much."""
        found = super().parts(seen, names, language)
        if "shares" in found:
            shares = [
                tell(language, SHARE, amount=amount, name=names[seat])
                for seat, amount in found["shares"]
            ]
            found["shares"] = listed(language, shares)
        return found


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event gives somebody something, or costs it."""
    match seen.kind:
        case "trick":
            covered = any(mark.id == "laid" for mark in seen.marked)
            return ONLY_TRUMPS if covered else words.TRUMPED
        case "unopposed":
            return ALONE
        case "paid":
            number = rules.dealing.value
            return Sentence(PAYS[number != 1], number=number)
        case "beet-paid":
            return BEET_PAID
        case "beet":
            return BEET[rules.beet_size.value]
    return None
