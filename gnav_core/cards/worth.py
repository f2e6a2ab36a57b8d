"""What cards are worth that one has taken, by their rank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gnav_core.cards.pack import rank_of


def worth(cards: Iterable[str], by_rank: Mapping[str, int]) -> int:
    """Count what cards are worth together; a rank that is not named counts nothing."""
    return sum(by_rank.get(rank_of(card), 0) for card in cards)
