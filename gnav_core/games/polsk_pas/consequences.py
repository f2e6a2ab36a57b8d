"""What each choice does, told to the seat that chooses: what is won or paid, who takes a trick."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.seen import trick_of, trump_of
from gnav_core.core.action import Action
from gnav_core.core.cited import given, ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.polsk_pas import grounds
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.settling import beet_of
from gnav_core.games.polsk_pas.words import PLAY_IN, stakes

PLAYS = {
    "first-to-two": (
        "With three tricks, or two before anybody else, you get {gets}; else you pay {pays}"
    ),
    "opening-two": "With three tricks, or the first two, you get {gets}; else you pay {pays}",
}
TAKES = (
    "You lay one of six cards away, covered; then you get {gets} if you win, else you pay {pays}"
)
OR_LESS = "{pays}, or {less} if nobody wins"
LEAVE = "It stays where it lies, and forehand is asked first"
NEXT = "You may still win it; the next one says"
ONCE_MORE = "You may still win it; if all pass, you are asked once more, in what suit"
ALL_ONCE = "All have passed: forehand is asked once more, and may play in any suit"
NOBODY = "All have passed twice: nobody wins, and the pool stays for the next deal"
AWAY = "It lies covered with the cards that were not dealt, and only you know it"
VOLE = "All five tricks bring you {each} more from each; if you miss one, nobody wins anything"
LEAD = "The highest trump takes the trick; without one, the highest of its suit"
FOLLOW = "So far {card} takes the trick; a higher one of {suit} or a trump beats it"
FOLLOW_TRUMP = "So far {card} takes the trick; only a higher trump beats it"
BEST = "{Card} takes the trick: nothing beats it"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    match action.verb:
        case "declare" | "take":
            return _plays(rules, seen, action.verb, language)
        case "leave":
            return Consequence(tell(language, LEAVE), ground(*grounds.offered(rules)))
        case "pass":
            return _passes(rules, seen, language)
        case "discard":
            return Consequence(tell(language, AWAY), ground(rules.lay_away, rules.discard))
        case "vole":
            each = stakes(rules.vole.value * rules.stake.value, language)
            basis = ground(rules.vole, rules.vole_failed, rules.ompasning)
            return Consequence(tell(language, VOLE, each=each), basis)
    return _card(rules, seen, language)


def _plays(rules: RuleSet, seen: Seen, verb: str, language: str) -> Consequence:
    """Say what is won and what is paid by whoever plays; where one suit may be said, which."""
    pool = int(seen.table.values("pool")[None])
    beet = next((seat for seat in seen.table.values("beet") if isinstance(seat, int)), None)
    parts = {"gets": stakes(pool, language), "pays": _paid(rules, pool, beet, seen, language)}
    paid = rules.doubled if grounds.rises(rules, beet, seen.seat) else rules.beet_size
    basis = (rules.three, rules.two, rules.two_tricks, rules.beet, paid)
    if verb == "take":
        told = tell(language, TAKES, **parts)
        return Consequence(told, ground(*basis, rules.bound, rules.lay_away))
    said = tell(language, PLAYS[rules.two_tricks.value], **parts)
    suits = [action.args[0][0] for action in seen.legal if action.verb == "declare"]
    one = tell(language, PLAY_IN, suit=suit_named(suits[0])) if len(suits) == 1 else None
    return Consequence(said, ground(*basis), one)


def _paid(rules: RuleSet, pool: int, beet: int | None, seen: Seen, language: str) -> str:
    """Say what is paid by whoever plays and does not win: by a reading less where nobody does."""
    most, least = (beet_of(rules, pool, beet, seen.seat, still) for still in (0, pool))
    pays = stakes(most, language)
    if most == least or rules.two_tricks.value == "first-to-two":
        return pays
    return tell(language, OR_LESS, pays=pays, less=stakes(least, language))


def _passes(rules: RuleSet, seen: Seen, language: str) -> Consequence:
    """Say what passing leaves to the others, and to oneself."""
    last = len(seen.table.values("joined")) + 1 == len(seen.table.hands())
    if _is_second_round(seen):
        if last:
            return Consequence(tell(language, NOBODY), ground(rules.ompasning))
        basis = given(rules.others_again, rules.other_wins)
        return Consequence(tell(language, NEXT), ground(*basis))
    if last:
        return Consequence(tell(language, ALL_ONCE), ground(rules.again))
    basis = given(rules.others_say, rules.again, rules.others_again, rules.other_wins)
    return Consequence(tell(language, ONCE_MORE), ground(*basis))


def _is_second_round(seen: Seen) -> bool:
    """Whether other suits may be said than the one turned up."""
    return sum(action.verb == "declare" for action in seen.legal) > 1


def _card(rules: RuleSet, seen: Seen, language: str) -> Consequence:
    """Say what takes the trick, as far as it is played."""
    trick, trump = trick_of(seen), trump_of(seen)
    basis = ground(rules.knaves, rules.trumps, rules.plain_rank)
    if not trick:
        return Consequence(tell(language, LEAD), basis)
    _, card = rules.ranking.best(trick, trump)
    named, suit = card_named(card), rules.ranking.suit(card, trump)
    if card == rules.knaves.value[0]:
        return Consequence(tell(language, BEST, Card=named), ground(rules.knaves))
    if suit == trump:
        return Consequence(tell(language, FOLLOW_TRUMP, card=named), basis)
    return Consequence(tell(language, FOLLOW, card=named, suit=suit_named(suit)), basis)
