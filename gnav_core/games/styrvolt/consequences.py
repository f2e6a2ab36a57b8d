"""What each choice does, told to the seat that chooses: who takes the trick, what is exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.cards.naming import LETTERS, card_named, suit_named
from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.cards.seen import trick_of
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import listed, tell
from gnav_core.games.styrvolt import grounds
from gnav_core.games.styrvolt.play import TAKE
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import partner
from gnav_core.games.styrvolt.strength import BEST, LEADER, PLAIN, SEVEN

LEAD: Final = {
    "free": "The others play what they will; the strongest card takes the trick",
    "must-follow": "Who has its suit must play it; the strongest card takes the trick",
}
HAS_IT: Final = {
    "partner": "Your partner has it so far with {card}; {beaten}",
    "other": "{who} has it so far with {card}; {beaten}",
}
BY_NONE: Final = "nothing beats it"
BY_CARD: Final = "only {cards} beats it"
BY_CARDS: Final = "only {cards} beat it"
BY_HIGHER: Final = "only the {number} higher matadors beat it"
BY_BEST: Final = "the five matadors beat it"
BY_RANKS: Final = "matadors and trump {ranks} beat it"
BY_PLAIN: Final = "matadors, trump {ranks} and {plain} of {suit} beat it"
BY_SUIT: Final = "matadors, trump {ranks} and higher {suit} beat it"

TAKES: Final = "You take {card} into your hand, and {given} lies open in its place"
KEEPS: Final = "{Card} stays open, and nobody is told that you could take it"
NOTHING: Final = "You have nothing to exchange for {card}; all are asked, whether they have or not"
TAKE_IT: Final = "Take {card}"
KEEP_IT: Final = "Keep {given}"
GO_ON: Final = "Go on without exchanging"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    if action.verb in ("take", "keep"):
        return _exchange(rules, seen, action, events, language)
    laid = trick_of(seen)
    if not laid:
        return Consequence(
            tell(language, LEAD[rules.follow.value]), ground(rules.follow, rules.ranks)
        )
    trumps = trumps_of(seen)
    seat, card = rules.strength.taking(laid, trumps)
    beaten, basis = _beaten(rules, card, [one for _, one in laid], trumps, language)
    said = HAS_IT["partner" if seen.seat is not None and seat == partner(seen.seat) else "other"]
    parts: dict[str, Any] = {"who": names[seat], "card": card_named(card), "beaten": beaten}
    return Consequence(tell(language, said, **parts), basis)


def trumps_of(seen: Seen) -> tuple[str, ...]:
    """Give the suits that are trumps, as they are marked on the table."""
    return tuple(str(seen.table.values("trumps").get(None, "")).split())


def _beaten(
    rules: RuleSet, card: str, cards: Sequence[str], trumps: tuple[str, ...], language: str
) -> tuple[str, Ground]:
    """Say what beats the card that takes a trick so far, and by which rules."""
    strength, basis = rules.strength, grounds.trick(rules, card, cards, trumps)
    kind, place = strength.place(card, cards[0], trumps)
    if kind == SEVEN or (kind == BEST and not place):
        return tell(language, BY_NONE), ground(*basis)
    if kind == BEST:
        better = [tell(language, card_named(one)) for one in strength.best[:place]]
        said = BY_CARD if place == 1 else BY_CARDS if place == 2 else BY_HIGHER
        parts = {"cards": listed(language, better), "number": place}
        return tell(language, said, **parts), ground(*basis)
    when = (rules.lead_when,) if kind == LEADER else ()
    basis = (rules.best, rules.beaters, rules.powers, *basis, *when)
    above = strength.trumps_above(card, cards[0], trumps)
    held = strength.plain_above(card, cards[0], trumps)
    if not above:
        return tell(language, BY_BEST), ground(*basis)
    ranks, plain = (_letters(some, language) for some in (above, held))
    suit = suit_named(suit_of(cards[0]))
    highest = rank_of(card) == strength.ranks[0]
    said = BY_SUIT if kind == PLAIN and not highest else BY_PLAIN if held else BY_RANKS
    return tell(language, said, ranks=ranks, suit=suit, plain=plain), ground(*basis)


def _letters(ranks: Sequence[str], language: str) -> str:
    return " ".join(tell(language, LETTERS.get(rank, rank)) for rank in ranks)


def offered(rules: RuleSet, seen: Seen, events: Sequence[SeenEvent]) -> tuple[str, str]:
    """Name the open card that the seat is asked for, and its own that would lie there instead.

    It has none to give where it is asked like all the others and may only go on.
    """
    card, hand = seen.moment.about, seen.table.hand(seen.seat)
    held = {lying.card for lying in hand.cards} if hand and TAKE in seen.legal else set()
    ranks = rules.for_it.value if is_matador(card, events) else (rules.tens.value,)
    gives = (f"{suit_of(card)}{rank}" for rank in ranks)
    return card, next((own for own in gives if own in held), "")


def is_matador(card: str, events: Sequence[SeenEvent]) -> bool:
    """Whether an open card is the matador that was laid out."""
    return any(one.kind == "laid-out" and one.details["card"] == card for one in events)


def _exchange(
    rules: RuleSet, seen: Seen, action: Action, events: Sequence[SeenEvent], language: str
) -> Consequence:
    """Say which card goes for which, or that all are asked."""
    card, given = offered(rules, seen, events)
    parts = {"card": card_named(card), "Card": card_named(card)}
    of_matador = is_matador(card, events)
    basis = (grounds.for_matador if of_matador else grounds.for_ten)(rules)
    if not given:
        basis = (*basis, rules.silence, rules.exchange_order)
        return Consequence(tell(language, NOTHING, **parts), ground(*basis), tell(language, GO_ON))
    parts["given"] = card_named(given)
    if action.verb == "take":
        label = tell(language, TAKE_IT, **parts)
        return Consequence(tell(language, TAKES, **parts), ground(*basis), label, (card, given))
    label = tell(language, KEEP_IT, **parts)
    return Consequence(tell(language, KEEPS, **parts), ground(*basis, rules.silence), label)
