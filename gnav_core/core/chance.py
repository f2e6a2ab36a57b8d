"""Seeds and what is drawn from them; and the proof that nobody chose a seed to his liking.

What chance brings goes by a seed and the number of moves before, so that a game taken up again goes
on as it would have. Where several devices play, the seed is fixed before they come: its hash, the
``commitment``, is told at the start, and each device then adds a ``nonce`` of its own. The seed
itself stands in the record once the game is over, and whoever has the record can check it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from os import urandom
from random import Random
from typing import Any, Final

from gnav_core.core.game import CHANCE, Game
from gnav_core.core.sentences import Sentence

BYTES: Final = 16
"""Of a seed: 128 bits, which nobody finds by trying."""

LONGEST_NONCE: Final = 64
"""Letters of what a device adds."""

COMMITMENT: Final = "commitment"
NONCES: Final = "nonces"
AS_COMMITTED: Final = "as committed"
"""What is told of a record whose chance went by the seed that was committed to."""


def new_seed() -> str:
    """Draw a seed that nobody can guess, as 32 hexadecimal digits."""
    return urandom(BYTES).hex()


def commitment(seed: str) -> str:
    """Give the hash of a seed: SHA-256 of its UTF-8, as 64 hexadecimal digits."""
    from hashlib import sha256  # where nobody commits to anything it need not come

    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


def nonces(kept: Any) -> tuple[str, ...]:
    """Read what the devices added, by seat; a seat that added nothing has an empty text.

    What is no list, or holds what no device adds, counts as none.
    """
    listed = kept if isinstance(kept, list) else []
    if not all(one is None or _is_nonce(one) for one in listed):
        return ()
    return tuple(one or "" for one in listed)


def _is_nonce(one: Any) -> bool:
    return isinstance(one, str) and 0 < len(one) <= LONGEST_NONCE and one.isascii()


def source(seed: str, added: Sequence[str] = ()) -> str:
    """Give what is drawn from: the seed, and mixed with it what the devices added."""
    if not any(added):
        return seed
    return commitment("\n".join((seed, *added)))


def at(seed: str, moves: int) -> Random:
    """Give the dice for what comes after so many moves."""
    return Random(f"{seed}/{moves}")


def draw(game: Game[Any], state: Any, seed: str, moves: int) -> str:
    """Draw what chance brings in this position, after so many moves."""
    actions, weights = zip(*game.chance_outcomes(state), strict=True)
    return str(at(seed, moves).choices(actions, weights)[0])


class Check:
    """Hold a record of several devices against its commitment, move by move."""

    def __init__(self, more: Mapping[str, Any]) -> None:
        seed, committed = more.get("seed"), more.get(COMMITMENT)
        self.applies = isinstance(seed, str) and isinstance(committed, str)
        self._seed = source(str(seed), nonces(more.get(NONCES)))
        self._why: Sentence | None = None
        if self.applies and commitment(str(seed)) != committed:
            self._why = Sentence("The seed is not the one that was committed to.")

    def see(self, game: Game[Any], state: Any, move: str, moves: int) -> None:
        """Look at a move that is made in a position after so many others."""
        if self._why or not self.applies or game.current_player(state) != CHANCE:
            return
        drawn = draw(game, state, self._seed, moves)
        if move != drawn:
            wrong = "Chance brought {move} at move {at}, where the seed draws {drawn}."
            self._why = Sentence(wrong, move=move, at=moves, drawn=drawn)

    def told(self) -> dict[str, Any]:
        """Tell what was found: ``chance`` is ``AS_COMMITTED``, or says what is not as it should be.

        Nothing where the record has no commitment, or keeps its seed to itself.
        """
        if not self.applies:
            return {}
        return {"chance": str(self._why) if self._why else AS_COMMITTED}


def as_value(added: Iterable[str]) -> list[str | None]:
    """Write what the devices added as a record has it."""
    return [one or None for one in added]
