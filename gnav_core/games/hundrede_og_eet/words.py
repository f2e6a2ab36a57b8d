"""Hundrede og Eet in words, for the log and the buttons; nothing here can see a state."""

from __future__ import annotations

from gnav_core.cards.counted.words import NOBODY_HAS, CountedWords

OVER = {
    "has enough": "{winners} [was|were] first to count a hundred and one.",
    "has not enough": NOBODY_HAS,
}
ORDER = (
    "In a suit: {ranks}. A trump beats every other suit."
    " An ace counts 11, a ten 10, a king 4, a queen 3, a knave 2."
)


class Words(CountedWords):
    """Say Hundrede og Eet in words, as every game says itself."""

    order = ORDER
    over = OVER
