"""Random numbers of which each is a function of a seed, a game and a deal, and of nothing else.

So a study comes out the same however it is split. The generator is SplitMix64 (Steele, Lea, Flood,
2014); each deal of each game has a stream of its own.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND: Final = np.uint64(0x94D049BB133111EB)
LARGEST: Final = 2**63


def mixed(words: Words) -> Words:
    """Mix the bits of words, as SplitMix64 does at each step."""
    words = words ^ (words >> np.uint64(30))
    words *= FIRST
    words ^= words >> np.uint64(27)
    words *= SECOND
    words ^= words >> np.uint64(31)
    return words


class Dice:
    """The streams of one deal in each of many games, by column."""

    def __init__(self, seed: int, games: Words, deals: Words) -> None:
        """Begin the streams of these ``games``, each at its deal. ``seed`` is below 2^63."""
        if not 0 <= seed < LARGEST:
            raise ValueError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed}")
        start = mixed(np.full(1, seed, np.uint64) + GOLDEN)
        start = mixed((start ^ games) + GOLDEN)
        self._at = mixed((start ^ deals) + GOLDEN)

    def below(self, limits: NDArray[np.int64], columns: NDArray[np.intp]) -> NDArray[np.int64]:
        """Draw a whole number from 0 to below each limit (at most 2^11), for these columns."""
        at = self._at[columns] + GOLDEN
        self._at[columns] = at
        # 53 bits and a small limit: no number is likelier than another by more than 2^-42
        words = mixed(at)
        words >>= np.uint64(11)
        part = words.view(np.int64) * 2.0**-53
        part *= limits
        return part.astype(np.int64)
