"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ID: Final = "narrespillet"
ROUND: Final = "It tells the worked round; the rules hold where it departs from them."
MONEY: Final = "Stakes are left to the players."

UNENFORCED: Mapping[str, str] = {
    f"{ID}.r0.b": "It says how the rules spread, and nothing to be done.",
    **{f"{ID}.r13.{letter}": MONEY for letter in "abcd"},
    f"{ID}.r14.a": "It says of the pictures what they are, and nothing to be done.",
    f"{ID}.r29.e": "How the turns are counted: here a number stands beside the card.",
    **{f"{ID}.r{number}.a": ROUND for number in range(42, 55)},
    f"{ID}.r56.a": "It tells who plays it there.",
    f"{ID}.r58.a": "How the cards of a couple lie changes nothing.",
}
