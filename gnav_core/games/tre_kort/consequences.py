"""What each choice does, told to the seat that chooses: what it plays for, what takes the trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards.naming import card_parts, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.cards.seen import trick_of, trump_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.tre_kort.paying import beet_of
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import Beets

JOIN: Final = "Each trick brings you {third}; without one you pay {pot}"
JOIN_ALONE: Final = "Nobody else plays: you pay nothing, and get the beet of {beet}"
JOIN_BARE: Final = "Nobody else plays: you pay nothing, and get nothing"
PASS: Final = "You lay your cards away, and neither win nor pay"
PASS_DEALING: Final = "You lay your cards away, and pay {dealing} for the tricks of the others"
PASS_NOBODY: Final = "Nobody plays: nothing is paid"
LEAD: Final = "The highest of its suit takes the trick, or the highest of {trump}"
LAY: Final = "The trick is yours, unless somebody plays a trump"
TO_LAID: Final = "Only a trump takes the trick from {who}"
HIGHER: Final = "So far {card} takes the trick; a higher one of {suit} beats it, or any of {trump}"
HIGHER_TRUMP: Final = "So far {card} takes the trick; only a higher one of {trump} beats it"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    if action.verb == "join":
        return _join(rules, seen, language)
    if action.verb == "pass":
        return _pass(rules, seen, language)
    return _card(rules, seen, action, names, language)


def _others_play(seen: Seen) -> bool:
    return any(seen.table.values("joined").values())


def _deals(seen: Seen) -> bool:
    """Whether the seat deals, and so is the last to say whether it plays."""
    return seen.seat in seen.table.values("dealer")


def _join(rules: RuleSet, seen: Seen, language: str) -> Consequence:
    pot = int(seen.table.values("pot")[None])
    if _deals(seen) and not _others_play(seen):
        beet = pot - rules.whole_dealing
        said = JOIN_ALONE if beet else JOIN_BARE
        return Consequence(
            tell(language, said, beet=beet), ground(rules.alone, rules.dealing, rules.smallest)
        )
    third, beet = pot // rules.tricks, beet_of(rules, pot, _left(seen))
    basis = ground(rules.dealing, rules.smallest, rules.beet, rules.beet_later, rules.beet_size)
    return Consequence(tell(language, JOIN, third=third, pot=beet), basis)


def _left(seen: Seen) -> Beets:
    """List the beets on the table, without the one that this deal is for."""
    played = tuple(seen.table.values("beet-played").items())
    lying = [
        (int(str(seat)), int(amount))
        for seat, amounts in seen.table.values("beet").items()
        for amount in str(amounts).split()
    ]
    for seat, amount in played:
        lying.remove((int(str(seat)), int(amount)))
    return tuple(lying)


def _pass(rules: RuleSet, seen: Seen, language: str) -> Consequence:
    if not _deals(seen):
        return Consequence(tell(language, PASS), ground(rules.passes))
    if not _others_play(seen):
        return Consequence(tell(language, PASS_NOBODY), ground(rules.nobody))
    told = tell(language, PASS_DEALING, dealing=rules.whole_dealing)
    return Consequence(told, ground(rules.passes, rules.dealing))


def _card(
    rules: RuleSet, seen: Seen, action: Action, names: Sequence[str], language: str
) -> Consequence:
    trump = trump_of(seen)
    if action.verb == "lay":
        return Consequence(tell(language, LAY), ground(rules.only_trumps))
    laid = trick_of(seen)
    leader = next(iter(seen.table.values("laid")), None)
    if leader is not None:
        laid = tuple(one for one in laid if suit_of(one[1]) == trump)
        if not laid:
            told = tell(language, TO_LAID, who=names[int(leader)])
            return Consequence(told, ground(rules.only_trumps))
    basis = ground(rules.ranks) if leader is None else ground(rules.only_trumps, rules.ranks)
    if not laid:
        return Consequence(tell(language, LEAD, trump=suit_named(trump)), basis)
    _, best = rules.ranking.best(laid, trump)
    said = HIGHER_TRUMP if suit_of(best) == trump else HIGHER
    return Consequence(tell(language, said, **card_parts(best, trump)), basis)
