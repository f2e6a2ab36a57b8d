"""What the sheet of a deal of Tre-Kort has of its own: the beets that stay on the table."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.sheet import CardSheet
from gnav_core.core.sheet import Lies
from gnav_core.core.table import Table
from gnav_core.games.tre_kort.ruleset import RuleSet

PLAYED_FOR = "[{who}’s|Your] beet of {amount} stays there: the next deal is played for it."
STAYS = "[{who}’s|Your] beet of {amount} stays there until it is the smallest."
NOBODYS = "[{who}’s|Your] beet of {amount} still lies there: the game is over, and nobody gets it."


class Sheet(CardSheet):
    """Sum up a deal of Tre-Kort."""

    tells = frozenset({"nobody", "unopposed", "ended"})

    def lies(self, rules: RuleSet, table: Table, is_over: bool) -> list[Lies]:
        """Say of each beet whether it is the next to be won, stays longer, or is nobody’s."""
        played, found = dict(table.values("beet-played")), []
        basis = (rules.deals if is_over else rules.smallest).ground
        for seat, amounts in table.values("beet").items():
            assert isinstance(seat, int)
            for amount in str(amounts).split():
                is_next = str(played.get(seat)) == amount
                if is_next:
                    played.pop(seat)
                text = NOBODYS if is_over else PLAYED_FOR if is_next else STAYS
                found.append(Lies(text, basis, seat, {"amount": amount}))
        return found


SHEET: Final = Sheet()
