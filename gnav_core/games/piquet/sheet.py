"""What the sheet of a deal of Piquet has of its own: a row for each thing that counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.cards.sheet import CardSheet
from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import Sentence
from gnav_core.core.sheet import Row
from gnav_core.games.piquet.naming import meld_named
from gnav_core.games.piquet.ruleset import RuleSet

HONOURS: Final = Sentence("Honours")
ROWS: Final = {
    "90": Sentence("Ninety in place of thirty"),
    "60": Sentence("Sixty in place of thirty"),
    "lead": Sentence("Leads"),
    "last": Sentence("The last trick"),
    "cards": Sentence("The most tricks"),
    "capot": Sentence("All the tricks"),
}


class Sheet(CardSheet):
    """Sum up a deal of Piquet."""

    tells = frozenset({"laid-open", "equal"})

    def row(self, rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> Row | None:
        """Give each meld its row, and one to all leads and one to all honours."""
        if seen.kind == "honour":
            return Row("honours", HONOURS)
        if seen.kind != "counted":
            return None
        what = seen.details["what"]
        if what in ROWS:
            return Row(what, ROWS[what])
        return Row(what, Sentence("{Meld}", Meld=meld_named(what, seen.details.get("number", 0))))


SHEET: Final = Sheet()
