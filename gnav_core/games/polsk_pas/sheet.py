"""What the sheet of a deal of Polsk Pas has of its own: the pool that nobody has won."""

from __future__ import annotations

from typing import Final

from gnav_core.cards import words
from gnav_core.cards.sheet import CardSheet
from gnav_core.core.cited import ground
from gnav_core.core.sentences import Sentence
from gnav_core.core.sheet import Lies
from gnav_core.core.table import Table
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.words import STAKES

STAYS = "{stakes} in the pool: the next deal is played for it, and nobody adds to it."
NOBODYS = "{stakes} in the pool: the game is over, and nobody has won it."


class Sheet(CardSheet):
    """Sum up a deal of Polsk Pas."""

    tells = frozenset({"staked", "declared", "ompas", "clear"})

    def lies(self, rules: RuleSet, table: Table, is_over: bool) -> list[Lies]:
        """Say what lies in the pool, and who may win it."""
        pool = table.values("pool").get(None)
        if not pool:
            return []
        basis = rules.length.ground if is_over else ground(rules.nothing_added, rules.length)
        number = Sentence(STAKES[pool != 1], number=words.grouped(int(pool)))
        return [Lies(NOBODYS if is_over else STAYS, basis, parts={"stakes": number})]


SHEET: Final = Sheet()
