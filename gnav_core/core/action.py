"""A move as a record writes it: ``stand``, ``deal:7``, ``meld:h7+h8+h9``, ``place:s+b:q+k``."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

Args = tuple[tuple[str, ...], ...]


class Action(NamedTuple):
    """What is done, and with what: each argument is one word or several."""

    verb: str
    args: Args = ()

    @staticmethod
    def read(text: str) -> Action:
        """Read a move as a record writes it; whether there is such a one, the game says."""
        verb, *args = text.split(":")
        return Action(verb, tuple(tuple(words.split("+")) for words in args))

    @staticmethod
    def demand(given: object) -> None:
        """Raise TypeError, in one sentence that says how a move is read, for what is none."""
        if not isinstance(given, Action):
            way = f"Action.read({given!r}) reads it" if isinstance(given, str) else "see Action"
            raise TypeError(f"a move is an Action, not a {type(given).__name__}: {way}")

    def __str__(self) -> str:
        """Write the move as a record does."""
        return ":".join((self.verb, *("+".join(words) for words in self.args)))


@lru_cache(maxsize=8192)
def named(move: Action) -> frozenset[str]:
    """Give the words that a move names: cards, pieces, seats."""
    return frozenset([word for words in move.args for word in words])
