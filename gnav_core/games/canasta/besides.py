"""What else the page is asked: of red threes, of the card turned up, of the end of play."""

from __future__ import annotations

from typing import Final, Literal

from gnav_core.core.sentences import Sentence
from gnav_core.games.canasta.answer import NOT_SAID, Answer, answer
from gnav_core.games.canasta.pile import freezes

Origin = Literal["deal", "stock", "pile"]
ORIGINS: Final[tuple[Origin, ...]] = ("deal", "stock", "pile")
"""Where a red three can come from."""


def red_three(origin: Origin) -> Answer:
    """Say what is done with a red three (r3.a, r3.b)."""
    if origin == "pile":
        why = "Lay it before you or your partner at once, and take no card for it."
        return answer("lay-no-draw", Sentence(why), "r3.a r3.b")
    why = "Lay it before you or your partner at once, and take another card from the stock."
    return answer("lay-and-draw", Sentence(why), "r3.a")


def red_three_counts(melded: bool, opponents_closed: bool) -> Answer:
    """Say whether a side's red threes count for it or against it (r3.c, r3.d).

    ``melded``: the side has laid a set. ``opponents_closed``: the other side has laid down
    everything at once, or closed.
    """
    if melded:
        return answer("plus", Sentence("For your side: red threes win extra."), "r3.c")
    if opponents_closed:
        why = "Against your side: the others ended it before you or your partner could lay."
        return answer("minus", Sentence(why), "r3.d q.before-melding")
    why = "The page does not say: your side has laid nothing, and the others have not ended it."
    return answer(NOT_SAID, Sentence(why))


def turn_up(card: str) -> Answer:
    """Say what comes of the card that is turned up after the deal (r4.g, r4.h)."""
    if freezes(card):
        why = "The pile is frozen from the start, and the next card of the stock is laid upon it."
        return answer("frozen-turn-next", Sentence(why), "r4.g r4.h")
    why = "The page does not say: it speaks of a two, a joker and a red three alone."
    return answer(NOT_SAID, Sentence(why))


def end(stock: int, taken: bool) -> Answer:
    """Say whether play is over (r1.c, r1.d): ``taken``, the last card thrown was taken."""
    if stock:
        why = "The page does not say: it tells how play ends when the stock is out."
        return answer(NOT_SAID, Sentence(why))
    if taken:
        why = "Play goes on: who took the pile lays what sets he will, and throws a card."
        return answer("goes-on", Sentence(why), "r1.c")
    why = "Play is over: the stock is out, and the last card thrown was not taken."
    return answer("over", Sentence(why), "r1.d q.next-choice")
