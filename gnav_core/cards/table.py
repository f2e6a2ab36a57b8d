"""A game of cards as it lies on the table, and as a record prints it: what all of them have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from gnav_core.cards.go import zone
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import BESIDE, Lying, Mark, Zone

Cards = tuple[str, ...]


def hands(held: Iterable[Cards]) -> tuple[Zone, ...]:
    """Lay the hands, each seen by its seat alone."""
    return tuple(
        Zone(zone(seat), "hand", lying(hand), (seat,), seat) for seat, hand in enumerate(held)
    )


def trick(laid: Iterable[tuple[int, Cards]]) -> Zone:
    """Lay the trick being played, each card with the seat that laid it."""
    return Zone(
        "trick", "trick", tuple(Lying(card, seat) for seat, cards in laid for card in cards)
    )


def stock(unseen: Cards) -> Zone:
    """Lay the stock, which nobody sees."""
    return Zone("stock", "stock", lying(unseen), ())


def turned(cards: Cards) -> Zone:
    """Lay open what is turned up."""
    return Zone("turned", "open", lying(cards))


def away(cards: Cards) -> Zone:
    """Lay what is put away, which nobody looks at again."""
    return Zone("away", "pile", lying(cards), ())


def away_by(seat: int, cards: Cards) -> Zone:
    """Lay what a seat has put away, which it alone knows."""
    return Zone(f"away:{seat}", "pile", lying(cards), (seat,), seat)


def piles(kept: Iterable[Cards]) -> tuple[Zone, ...]:
    """Lay by each seat the cards of the tricks that it has taken, covered."""
    return tuple(
        Zone(f"pile:{seat}", "pile", lying(cards), (), seat) for seat, cards in enumerate(kept)
    )


@lru_cache(maxsize=1024)
def lying(cards: Cards) -> tuple[Lying, ...]:
    """Let cards lie in a zone."""
    return tuple(map(Lying, cards))


def marks(
    dealer: int,
    ranks: Iterable[str],
    trump: str = "",
    tricks: Sequence[int] = (),
    score: Sequence[int] = (),
) -> tuple[Mark, ...]:
    """Mark who deals, how cards rank, what is trumps, and by seat the tricks and the score."""
    return (
        Mark("dealer", dealer, "deals"),
        Mark("order", BESIDE, " ".join(ranks)),
        *((Mark("trump", None, trump),) if trump else ()),
        *by_seat("tricks", tricks),
        *by_seat("score", score),
    )


def by_seat(name: str, values: Iterable[int]) -> tuple[Mark, ...]:
    """Mark a number for each seat."""
    return tuple(Mark(name, seat, value) for seat, value in enumerate(values))


def position(
    to_move: Mover,
    legal: Iterable[Action],
    phase: str,
    hands: Sequence[Cards | None],
    *,
    deal: int = 1,
    table: Iterable[tuple[int, Cards]] = (),
    trump: str = "",
    turned: Cards = (),
    stock: int = 0,
    tricks: Sequence[int] = (),
    score: Sequence[int] = (),
    winners: Sequence[int] = (),
    **more: Any,
) -> dict[str, Any]:
    """Give a position as ``gnav-record/1`` prints it, nothing hidden.

    Where no tricks and no scores are given, none are counted; ``more`` are the fields of one game.
    """
    nothing = [0] * len(hands)
    return {
        "to_move": to_move,
        "legal": sorted(map(str, legal)),
        "phase": phase,
        "deal": deal,
        "hands": [None if hand is None else list(hand) for hand in hands],
        "table": [[seat, list(cards)] for seat, cards in table],
        "trump": trump or None,
        "turned": list(turned),
        "stock": stock,
        "tricks": [*(tricks or nothing)],
        "score": [*(score or nothing)],
        "terminal": phase == "over",
        "winners": [*winners],
        **more,
    }
