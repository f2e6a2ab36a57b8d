"""What games of cards say alike where a seat decides: which card lies open, who is asked next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gnav_core.cards.naming import card_named
from gnav_core.cards.seats import others
from gnav_core.core.game import Seen
from gnav_core.core.sentences import listed, tell

OPEN: Final = "{Card} lies open."
AFTER: Final = "After you: {names}"
LAST: Final = "You are asked last"


def lies_open(card: str, language: str) -> str:
    """Say which card lies open, about which or whose suit a seat is asked."""
    return tell(language, OPEN, Card=card_named(card))


def asked_after(seats: Iterable[int], names: Sequence[str], language: str) -> str:
    """Say that these seats are asked after the one to move, or that it is the last."""
    following = [names[seat] for seat in seats]
    if not following:
        return tell(language, LAST)
    return tell(language, AFTER, names=listed(language, following))


def still_asked(seen: Seen, mark: str, names: Sequence[str], language: str) -> str:
    """Say who is asked after the seat to move: those on whose answer no ``mark`` stands yet."""
    answered = seen.table.values(mark)
    seats = others(len(names), seen.seat or 0)
    return asked_after((seat for seat in seats if seat not in answered), names, language)
