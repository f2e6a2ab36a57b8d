"""What the sheet of a deal has where tricks count: a row for the cards, one for each meld."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gnav_core.cards.naming import suit_named
from gnav_core.cards.sheet import CardSheet
from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import Sentence
from gnav_core.core.sheet import Row

TRICKS: Final = Row("tricks", Sentence("The cards in tricks"))
LAST: Final = Row("last", Sentence("The last trick"))


class Sheet(CardSheet):
    """Sum up a deal of a game whose tricks count."""

    tells = frozenset({"said-out", "not-out", "won"})

    def row(self, rules: Any, before: Sequence[SeenEvent], seen: SeenEvent) -> Row | None:
        """Give one row to all tricks, one to the last, and each meld its own."""
        if seen.kind != "counted":
            return None
        if seen.details.get("last"):
            return LAST
        if before[-1].kind != "melded":
            return TRICKS
        suit = before[-1].details["suit"]
        return Row(f"melded {suit}", Sentence("The Mariage in {suit}", suit=suit_named(suit)))


SHEET: Final = Sheet()
