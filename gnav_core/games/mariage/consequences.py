"""What each choice does, told to the seat that chooses: what it counts, what *out* would bring."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.counted.consequences import consequence as of_card
from gnav_core.cards.naming import suit_named
from gnav_core.cards.seen import trump_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.mariage.ruleset import RuleSet
from gnav_core.games.mariage.words import MELD

MELDS = "You count {by} at once, and keep both cards in hand"
MELDS_SOME = "You count {by} at once, in trumps {more}, and keep both cards in hand"
WINS = "You have {score} and need {number}: you win at once, whatever the others have"
LOSES = "You have only {score} and need {number}: you lose, and all the others win"
GOES_ON = (
    "You have only {score} and need {number}: you play on,"
    " and may say it again only after taking a trick or melding"
)


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence | None:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    if action.verb == "meld":
        return _meld(rules, seen, language)
    if action.verb == "out":
        return _out(rules, seen, language)
    return of_card(rules, seen, action, events, names, language)


def _meld(rules: RuleSet, seen: Seen, language: str) -> Consequence:
    """Say what the Mariages that may be melded count; where there is one, which it is."""
    trump = trump_of(seen)
    suits = [action.args[0][0] for action in seen.legal if action.verb == "meld"]
    counts = {rules.mariage_of(suit, trump) for suit in suits}
    label = tell(language, MELD, suit=suit_named(suits[0])) if len(suits) == 1 else None
    if len(counts) == 1:
        (rule,) = counts
        return Consequence(tell(language, MELDS, by=rule.value), ground(rule), label)
    plain, dear = rules.mariage, rules.mariage_in_trumps
    said = tell(language, MELDS_SOME, by=plain.value, more=dear.value)
    return Consequence(said, ground(plain, dear), label)


def _out(rules: RuleSet, seen: Seen, language: str) -> Consequence:
    """Say what saying oneself out would bring, by the count that stands in chalk."""
    score, number = int(seen.table.values("score")[seen.seat]), rules.number.value
    parts = {"score": score, "number": number}
    if score >= number:
        basis = ground(rules.out, rules.though_others, rules.number)
        return Consequence(tell(language, WINS, **parts), basis)
    said = LOSES if rules.false_out.value == "loses" else GOES_ON
    basis = ground(rules.out, rules.number, rules.false_out)
    return Consequence(tell(language, said, **parts), basis, untrue=True)
