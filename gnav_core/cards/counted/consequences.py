"""What may be done in a trick that counts, told to the seat that chooses, from what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.counted.law import Law
from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.cards.trick import Trick
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
    rules: Law,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what takes the trick, and what lies in it already."""
    trick, trump = laid(seen), str(seen.table.values("trump")[None])
    taking = (rules.trump, rules.ranks)
    if not trick:
        return Consequence(tell(language, LEAD, trump=suit_named(trump)), ground(*taking))
    _, card = rules.ranking.best(trick, trump)
    number = worth([card for _, card in trick], rules.worths)
    said = HIGHER_TRUMP if suit_of(card) == trump else HIGHER
    suits = {"suit": suit_named(suit_of(card)), "trump": suit_named(trump)}
    lies = Sentence(LIES, number=number) if number else Sentence(BARE)
    counting = rules.counted if number else (rules.rest,)
    told = tell(language, said, card=card_named(card), lies=lies, **suits)
    return Consequence(told, ground(*taking, *counting))


def laid(seen: Seen) -> Trick:
    """Give the trick that is being played, as everybody sees it."""
    zone = seen.table.zone("trick")
    return tuple((int(lying.by or 0), lying.card) for lying in zone.cards) if zone else ()
