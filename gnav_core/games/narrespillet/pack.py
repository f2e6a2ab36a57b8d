"""The tarot pack: four houses of fourteen, 21 pictures, and the Fool, in pack order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Cards = tuple[str, ...]

HOUSES: Final = ("s", "b", "c", "d")
"""Swords, Staves (bastoni), Cups, Coins (denari); a field has the letter of its house."""

COURT: Final = ("q", "k", "n", "p")
"""Queen, King, Knight, Page."""

NUMBERS: Final = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "a")

PICTURES: Final = (
    "magician",
    "priestess",
    "empress",
    "emperor",
    "priest",
    "lovers",
    "chariot",
    "justice",
    "hermit",
    "wheel",
    "strength",
    "hanged",
    "death",
    "temperance",
    "demons",
    "tower",
    "star",
    "moon",
    "sun",
    "judgement",
    "world",
)
"""The pictures by their numbers, from 1 to 21."""

FOOL: Final = "fool"

OF_HOUSES: Final = tuple(f"{house}{rank}" for house in HOUSES for rank in (*COURT, *NUMBERS))
"""The cards that belong to a house."""

CARDS: Final = (*OF_HOUSES, *PICTURES, FOOL)
"""The whole pack, in pack order."""

SUMMED: Final = {
    f"{house}{rank}": 1 if rank == "a" else int(rank) for house in HOUSES for rank in NUMBERS
}
"""What each number card counts; the ace counts one."""

ACES: Final = frozenset(f"{house}a" for house in HOUSES)

LEAVE_CHARIOT: Final = frozenset((*OF_HOUSES, "magician", "empress", "emperor", "lovers"))
"""What can be played from the Chariot."""

COUPLED: Final = ("empress", "emperor", "lovers")
"""The pictures that go together, two and two."""

_PLACES: Final = {card: place for place, card in enumerate(CARDS)}


def in_order(cards: Iterable[str]) -> Cards:
    """Put cards in pack order."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def fields_in_order(fields: Iterable[str]) -> Cards:
    """Put fields in the order of their houses."""
    return tuple(sorted(fields, key=HOUSES.index))


def house_of(card: str) -> str | None:
    """Give the house of a card; a picture has none."""
    return card[0] if _PLACES[card] < len(OF_HOUSES) else None


def rank_of(card: str) -> str | None:
    """Give the rank of a card of a house; a picture has none."""
    return card[1:] if _PLACES[card] < len(OF_HOUSES) else None


def without(cards: Cards, taken: Iterable[str]) -> Cards:
    """Take cards out of a row, as far as they lie there."""
    gone = frozenset(taken)
    return tuple(card for card in cards if card not in gone)
