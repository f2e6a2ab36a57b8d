"""Which German card stands for a Danish piece where one deal is held against both: a table of ours.

No source says that a piece is a card. The three highest of each set stand for each other, the
numbers for the numbers, the joker for the fool ("die schlechteste Karte", and it drags another
down with it). What has no card of its own takes the nearest one that keeps the order of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from gnav_core.games.gnav.pieces import DANISH, GERMAN

COUNTERPARTS: Final = {
    "cuckoo": "sk",
    "dragoon": "sq",
    "cat": "sj",
    "horse": "d10",
    "house": "d10",
    "12": "d10",
    "11": "d10",
    **{str(number): f"d{number}" for number in range(10, 0, -1)},
    "0": "d1",
    "pot": "d1",
    "owl": "d1",
    "fool": "joker",
}

PLACE: Final = {card: place for place, card in enumerate(GERMAN)}
RANK: Final = {piece: place for place, piece in enumerate(DANISH)}


@cache
def dealt(pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Give a card for each piece dealt, no two alike, in the order of the pieces.

    ``pieces`` are in the order in which they are dealt. Each gets its counterpart, or, where that
    is taken, a card as near to it as the others allow; of two pieces alike, which no German cards
    are, the one dealt first gets the higher card. At most fourteen can be dealt.
    """
    ranked = sorted(range(len(pieces)), key=lambda at: (RANK[pieces[at]], at))
    wanted = [PLACE[COUNTERPARTS[pieces[at]]] for at in ranked]

    def away(places: tuple[int, ...]) -> int:
        return sum(abs(place - wish) for place, wish in zip(places, wanted, strict=True))

    nearest = min(combinations(range(len(GERMAN)), len(pieces)), key=away)
    cards = dict(zip(ranked, nearest, strict=True))
    return tuple(GERMAN[cards[at]] for at in range(len(pieces)))


def drawn(piece: str, pieces: Sequence[str], cards: Sequence[str], taken: Sequence[str]) -> str:
    """Give the card that comes from the pack where the piece comes from the bag.

    ``cards`` stand for the ``pieces`` dealt, and those ``taken`` cannot come. It is the nearest
    card to the counterpart that stands to the cards dealt as the piece stands to the pieces dealt.
    """
    wanted = PLACE[COUNTERPARTS[piece]]

    def strays(card: str) -> int:
        return sum(
            (RANK[piece] < RANK[other]) != (PLACE[card] < PLACE[held])
            for other, held in zip(pieces, cards, strict=True)
            if other != piece
        )

    free = [card for card in GERMAN if card not in taken]
    return min(free, key=lambda card: (strays(card), abs(PLACE[card] - wanted)))
