"""What the sheet of a deal of Byd has of its own: what each bid."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.sheet import CardSheet


class Sheet(CardSheet):
    """Sum up a deal of Byd."""

    tells = frozenset({"bid", "passed", "unbid", "won"})


SHEET: Final = Sheet()
