"""Rulings on a trick: which of the cards that were played takes it, and by which clause."""

from typing import Final

CALLS: Final = {"takes": "gnav_core.cards.ruling.asked:takes"}
"""What every game of cards can be called for."""
