"""The five questions as they come from outside: read strictly, answered as JSON holds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnav_core.cards.pack import RANKS
from gnav_core.core import text
from gnav_core.core.game import AskError
from gnav_core.core.outside import shown
from gnav_core.core.sentences import retell
from gnav_core.games.canasta import SOURCE, besides
from gnav_core.games.canasta.answer import Answer
from gnav_core.games.canasta.pack import (
    KINDS,
    MOST,
    check_card,
    check_cards,
    check_hand,
    check_ranks,
    named,
)
from gnav_core.games.canasta.pile import Position, may_take

Json = dict[str, Any]


def pile(
    discards: Sequence[str],
    hand: Sequence[str],
    stock: int,
    melds: Sequence[str] = (),
    dealt: bool = False,
    by_right: bool = True,
    language: str = "en",
) -> Json:
    """Say whether the pile may be taken; ``Position`` says what is given. Raises ``AskError``."""
    check_cards(discards)
    if not discards:
        raise AskError(
            "Name the cards of the pile, the bottom one first: an empty one cannot be taken."
        )
    check_hand(hand)
    check_ranks(melds)
    position = Position(tuple(discards), dealt, tuple(hand), tuple(melds), _stock(stock), by_right)
    return _json("pile", may_take(position), language)


def red_three(origin: str, language: str = "en") -> Json:
    """Say what is done with a red three that comes from there. Raises ``AskError``."""
    for known in besides.ORIGINS:
        if origin == known:
            return _json("red-three", besides.red_three(known), language)
    wrong = "A red three comes from the deal, the stock or the pile, not from {origin}."
    raise AskError(wrong, origin=shown(origin))


def red_three_counts(melded: bool, opponents_closed: bool, language: str = "en") -> Json:
    """Say whether a side's red threes count for it or against it."""
    found = besides.red_three_counts(melded, opponents_closed)
    return _json("red-three-counts", found, language)


def turn_up(card: str, language: str = "en") -> Json:
    """Say what comes of the card turned up after the deal. Raises ``AskError``."""
    check_card(card)
    return _json("turn-up", besides.turn_up(card), language)


def end(stock: int, taken: bool, language: str = "en") -> Json:
    """Say whether play is over. Raises ``AskError``."""
    return _json("end", besides.end(_stock(stock), taken), language)


def cards(language: str = "en") -> Json:
    """Name all cards and ranks, for a form to offer; and how many cards may be named."""
    return {
        "pack": {card: retell(named(card), language) for card in KINDS},
        "ranks": list(reversed(RANKS)),
        "most": MOST,
    }


def _stock(stock: int) -> int:
    if not 0 <= stock <= MOST:
        wrong = "The stock has from 0 to {most} cards, not {stock}."
        raise AskError(wrong, most=MOST, stock=shown(stock))
    return stock


def _json(ask: str, found: Answer, language: str) -> Json:
    """Write an answer, with the label of each clause and reading."""
    return {
        "ask": ask,
        "says": found.says,
        "text": retell(found.text, language),
        "clauses": list(found.clauses),
        "labels": {name: text.label(name, language) for name in found.clauses},
        "source": SOURCE,
    }
