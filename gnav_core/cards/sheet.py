"""What the sheet of a deal has in games of cards: who took which tricks."""

from __future__ import annotations

from typing import Final

from gnav_core.core.sheet import Sheet


class CardSheet(Sheet):
    """Sum up a deal of a game of cards."""

    takes = frozenset({"trick"})
    taking = "Tricks"


SHEET: Final = CardSheet()
