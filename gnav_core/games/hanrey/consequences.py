"""What each choice does, told to the seat that chooses: what must be beaten, what is taken up."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.naming import card_named, card_parts
from gnav_core.cards.pack import suit_of
from gnav_core.cards.seen import trick_of, trump_of
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.hanrey.ruleset import RuleSet

LEAD = "The next must beat it or take it up"
HIGHER = "A higher one of {suit} beats {card}, or any of {trump}"
HIGHER_TRUMP = "Only a higher one of {trump} beats {card}"
TAKE_ONE = "You take up {card}, and a card is led to you again"
TAKE_ALL = "You take up all {number} cards, and a card is led to you again"


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, with the rules that say so; nothing hidden bears on it."""
    laid = [card for _, card in trick_of(seen)]
    ruling = rules.round(len(names))
    if not laid:
        return Consequence(tell(language, LEAD), ground(ruling.answer_first, ruling.take_one))
    top, trump = laid[-1], trump_of(seen)
    taken = ruling.take_one if len(laid) == 1 else ruling.take_all
    if action.verb == "take":
        said = TAKE_ONE if len(laid) == 1 else TAKE_ALL
        by_choice = (rules.take_up,) if len(seen.legal) > 1 else ()
        basis = ground(*by_choice, taken, ruling.lead_again)
        return Consequence(tell(language, said, card=card_named(top), number=len(laid)), basis)
    said = HIGHER_TRUMP if suit_of(top) == trump else HIGHER
    basis = ground(ruling.beat, rules.ranks, rules.trump)
    return Consequence(tell(language, said, **card_parts(top, trump)), basis)
