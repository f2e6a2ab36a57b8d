"""May I take the pile? What bars it, what freezes it, and when it must be taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gnav_core.core.sentences import Sentence
from gnav_core.games.canasta.answer import NOT_SAID, Answer, answer
from gnav_core.games.canasta.pack import BLACK_THREES, RED_THREES, fits, is_wild, matching, named


@dataclass(frozen=True)
class Position:
    """Hold all that the page asks of who would take the pile.

    ``discards`` lie bottom first; ``dealt``: the first of them was turned up after the deal.
    ``melds`` are the ranks of the sets before his own side, ``stock`` the cards left in the stock.
    ``by_right``: the top was thrown by the player on his right, to whom he sits at the left.
    """

    discards: tuple[str, ...]
    dealt: bool
    hand: tuple[str, ...]
    melds: tuple[str, ...]
    stock: int
    by_right: bool

    @property
    def top(self) -> str:
        """Give the top card of the pile."""
        return self.discards[-1]

    @property
    def top_is_turned(self) -> bool:
        """Whether the top card was turned up, and not thrown."""
        return self.dealt and len(self.discards) == 1

    @property
    def thrown(self) -> tuple[str, ...]:
        """Give the cards that were thrown."""
        return self.discards[1:] if self.dealt else self.discards

    @property
    def has_pair(self) -> bool:
        """Whether he holds two natural cards that match the top (q.natural-pair)."""
        return matching(self.hand, self.top) >= 2


WILD_ON_TOP: Final = answer(
    "no",
    Sentence("No: a wild card lies on top, and may not be taken."),
    "r4.e q.loose-card",
)
BARRED: Final = answer(
    "no",
    Sentence("No: the black three that was thrown to you bars the pile."),
    "r4.b q.black-three-turn",
)
TURNED_BLACK: Final = answer(
    NOT_SAID,
    Sentence(
        "The page does not say: it speaks of a black three that is thrown, not of one turned up."
    ),
    "r4.b q.conditions",
)
CANNOT: Final = answer(
    "no",
    Sentence("No: the stock is out, and the top card fits nothing of yours. Play is over."),
    "r1.a r1.d q.next-choice",
)
MUST: Final = answer(
    "must",
    Sentence("You must: the stock is out, and the top card fits."),
    "r1.a q.must-take",
)
UNFROZEN: Final = answer(
    NOT_SAID,
    Sentence(
        "The page does not say who may take a pile that is not frozen, while the stock lasts."
    ),
    "q.conditions",
)


def may_take(position: Position) -> Answer:
    """Say whether the player to draw may take the pile, must, or may not (r1, r4)."""
    if is_wild(position.top):
        return WILD_ON_TOP
    if position.top in BLACK_THREES and position.top_is_turned:
        return TURNED_BLACK
    if position.top in BLACK_THREES and position.by_right:
        return BARRED
    if cites := frozen_by(position):
        return _frozen(position, cites)
    if position.stock:
        return UNFROZEN
    return MUST if position.has_pair or fits(position.melds, position.top) else CANNOT


def frozen_by(position: Position) -> str:
    """Give the clauses by which the pile is frozen, by their short ids; none where it is not.

    A wild card thrown freezes it (r4.c), and so does a card turned up (r4.g), for as long as the
    pile lies.
    """
    turned = position.dealt and freezes(position.discards[0])
    thrown = any(map(is_wild, position.thrown))
    return " ".join(["r4.c"] * thrown + ["r4.g"] * turned)


def freezes(card: str) -> bool:
    """Whether a card that is turned up after the deal freezes the pile (r4.g)."""
    return is_wild(card) or card in RED_THREES


NO_PAIR: Final = "No: the pile is frozen, and you hold no two natural cards that match {top}."
MAY_IF: Final = (
    "You may, if you meet the other conditions, which the page does not name: "
    "the pile is frozen, and you hold two natural cards that match {top}."
)
MUST_FROZEN: Final = (
    "You must: the stock is out, and you hold two natural cards that match {top}, "
    "as a frozen pile demands."
)


def _frozen(position: Position, by: str) -> Answer:
    """Answer of a frozen pile: only two natural cards that match its top take it (r4.d)."""
    top = named(position.top)
    if not position.has_pair:
        return answer("no", Sentence(NO_PAIR, top=top), f"{by} r4.d q.natural-pair")
    if position.stock:
        return answer("may-if", Sentence(MAY_IF, top=top), f"{by} r4.d q.conditions")
    cites = f"r1.a {by} r4.d q.must-take q.frozen-and-out"
    return answer("must", Sentence(MUST_FROZEN, top=top), cites)
