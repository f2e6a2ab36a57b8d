"""What the sheet of a deal has where whoever keeps cards loses: who took up, and who has lost."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.sheet import CardSheet


class Sheet(CardSheet):
    """Sum up a game of which the one who keeps the last card loses."""

    tells = frozenset({"out", "lost", "broken-off"})
    takes = frozenset({"took-up", "kept"})
    taking = "How often cards were taken"


SHEET: Final = Sheet()
