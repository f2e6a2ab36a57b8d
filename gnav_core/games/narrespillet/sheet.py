"""What the sheet of a round of Narrespillet has of its own: who has won which field."""

from __future__ import annotations

from typing import Final

from gnav_core.core.sheet import Sheet


class RoundSheet(Sheet):
    """Sum up a round."""

    tells = frozenset({"field-won", "won"})


SHEET: Final = RoundSheet()
