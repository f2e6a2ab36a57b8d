"""What may be done in a trick that counts, told to the seat that chooses, from what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.counted.law import CountedRules
from gnav_core.cards.naming import card_parts, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.cards.seen import trick_of, trump_of
from gnav_core.cards.worth import worth
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence, tell

LEAD = "The highest of its suit takes the trick, or the highest of {trump}"
HIGHER = "A higher one of {suit} than {card} takes the trick, or any of {trump}; {lies}"
HIGHER_TRUMP = "Only a higher one of {trump} than {card} takes the trick; {lies}"
LIES = "{number} points lie there already"
BARE = "no points lie there yet"


def consequence(
    rules: CountedRules,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what takes the trick, and what lies in it already."""
    trick, trump = trick_of(seen), trump_of(seen)
    taking = (rules.trump, rules.ranks)
    if not trick:
        return Consequence(tell(language, LEAD, trump=suit_named(trump)), ground(*taking))
    _, card = rules.ranking.best(trick, trump)
    number = worth([card for _, card in trick], rules.worths)
    said = HIGHER_TRUMP if suit_of(card) == trump else HIGHER
    lies = Sentence(LIES, number=number) if number else Sentence(BARE)
    counting = rules.counted if number else (rules.rest,)
    told = tell(language, said, lies=lies, **card_parts(card, trump))
    return Consequence(told, ground(*taking, *counting))
