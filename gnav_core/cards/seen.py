"""What a seat sees of a game of cards: the trick as far as it lies, the trump, its last card."""

from __future__ import annotations

from gnav_core.cards.trick import Trick
from gnav_core.core.game import Seen


def trick_of(seen: Seen) -> Trick:
    """Give the trick that is being played, as far as it lies open."""
    zone = seen.table.zone("trick")
    return tuple([(int(lying.by or 0), lying.card) for lying in zone.cards]) if zone else ()


def trump_of(seen: Seen) -> str:
    """Give the suit that is trumps, as it is marked on the table."""
    return str(seen.table.values("trump")[None])


def holds_one(seen: Seen) -> bool:
    """Whether the seat holds one card only."""
    hand = seen.table.hand(seen.seat)
    return hand is not None and len(hand.cards) == 1
