"""The pieces and cards by name, without an article, as an answer lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.core.sentences import Sentence

NUMBERS: Final = frozenset(
    [str(number) for number in range(13)] + [f"d{number}" for number in range(1, 11)]
)
CARDS: Final = {
    "sk": "king of spades",
    "sq": "queen of spades",
    "sj": "knave of spades",
    "d1": "ace of diamonds",
}
THE: Final = {
    "sk": "the king of spades",
    "sq": "the queen of spades",
    "joker": "the joker",
    "cuckoo": "the cuckoo",
    "pot": "the pot",
    "owl": "the owl",
    "fool": "the fool",
}


def piece(name: str) -> Sentence:
    """Name a piece or a card."""
    if name in NUMBERS and name[0] == "d" and name != "d1":
        return Sentence("{number} of diamonds", number=name[1:])
    return Sentence(CARDS.get(name, name))


def the_piece(name: str) -> Sentence:
    """Name a piece or a card with its article."""
    return Sentence(THE[name])


def pieces(names: Sequence[str]) -> list[Sentence]:
    """Name the pieces asked, all numbers in one word."""
    numbers = [name for name in names if name in NUMBERS]
    others = [piece(name) for name in dict.fromkeys(names) if name not in NUMBERS]
    return ([Sentence("a number")] if numbers else []) + others
