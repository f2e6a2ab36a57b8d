"""The names of cards, fields and participants: ``the Queen of Cups``, ``Staves``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from gnav_core.core.sentences import Sentence, listed, tell
from gnav_core.games.narrespillet.pack import CARDS, HOUSES, house_of, rank_of

HOUSE_NAMES: Final = {"s": "Swords", "b": "Staves", "c": "Cups", "d": "Coins"}

RANKS: Final = {
    "q": "the Queen of {house}",
    "k": "the King of {house}",
    "n": "the Knight of {house}",
    "p": "the Page of {house}",
    "a": "the ace of {house}",
}
NUMBER: Final = "the {number} of {house}"

PICTURE_NAMES: Final = {
    "magician": "the Magician",
    "priestess": "the High Priestess",
    "empress": "the Empress",
    "emperor": "the Emperor",
    "priest": "the High Priest",
    "lovers": "the Lovers",
    "chariot": "the Chariot",
    "justice": "Justice",
    "hermit": "the Hermit",
    "wheel": "the Wheel of Fortune",
    "strength": "Strength",
    "hanged": "the Hanged Man",
    "death": "Death",
    "temperance": "Temperance",
    "demons": "the Demons",
    "tower": "the Tower",
    "star": "the Star",
    "moon": "the Moon",
    "sun": "the Sun",
    "judgement": "Judgement",
    "world": "the World",
    "fool": "the Fool",
}

PICTURES_NAMED: Final = "the pictures"


@cache
def card_named(card: str) -> Sentence:
    """Name a card."""
    house, rank = house_of(card), rank_of(card)
    if house is None or rank is None:
        return Sentence(PICTURE_NAMES[card])
    named = Sentence(HOUSE_NAMES[house])
    if rank in RANKS:
        return Sentence(RANKS[rank], house=named)
    return Sentence(NUMBER, number=rank, house=named)


@cache
def field_named(field: str) -> Sentence:
    """Name a field: it is called as its house."""
    return Sentence(HOUSE_NAMES[field])


def kind_named(kind: str) -> Sentence:
    """Name what the High Priest asks for: a house, the pictures, the Fool."""
    if kind in HOUSES:
        return field_named(kind)
    return card_named(kind) if kind in CARDS else Sentence(PICTURES_NAMED)


def cards_told(cards: Iterable[str], language: str) -> str:
    """List cards by name."""
    return listed(language, [tell(language, card_named(card)) for card in cards])


def fields_told(fields: Iterable[str], language: str) -> str:
    """List fields by name."""
    return listed(language, [tell(language, field_named(field)) for field in fields])
