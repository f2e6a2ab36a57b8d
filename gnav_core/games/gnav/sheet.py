"""What the sheet of a deal of Gnav has of its own: the showing, who is out, and the pool."""

from __future__ import annotations

from typing import Final

from gnav_core.core.cited import Rule, ground
from gnav_core.core.sentences import Sentence
from gnav_core.core.sheet import Lies
from gnav_core.core.sheet import Sheet as AnySheet
from gnav_core.core.table import Mark, Table
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.words import KEPT

TO_THE_LAST = "{kept}: whoever is left alone in the end takes all of it."
PAID_IN = "{kept}: it is played off once somebody has no tokens left."
PLAYED_OFF = "{kept}: the highest card takes from it in each deal, until it is empty."


class Sheet(AnySheet):
    """Sum up a deal of Gnav."""

    tells = frozenset(
        {
            *("kissed", "struck", "showed", "spared", "out", "void", "playing-off", "won"),
            *("appealed", "sat-out", "retired"),
        }
    )

    def lies(self, rules: RuleSet, table: Table, is_over: bool) -> list[Lies]:
        """Say what lies in the pool while the game goes on, and who will have it."""
        pool = next((mark for mark in table.marks if mark.id == "pool"), None)
        if pool is None or is_over:
            return []
        text, *basis = _becomes(rules, bool(table.values("playing-off")))
        return [Lies(text, ground(*basis), parts={"kept": _kept(pool)})] if basis else []

    def in_stakes(self, rules: RuleSet) -> bool:
        """Whether a pool of stakes is won, while the slate counts strokes."""
        return not isinstance(rules.tally, Pool) and rules.tally.stake is not None


def _becomes(rules: RuleSet, is_played_off: bool) -> tuple[str, *tuple[Rule, ...]]:
    """Say what becomes of the pool, and by which rules."""
    tally = rules.tally
    if not isinstance(tally, Pool):
        return (TO_THE_LAST, tally.payout) if tally.payout else (TO_THE_LAST,)
    if is_played_off:
        return PLAYED_OFF, tally.takes, tally.empty
    return PAID_IN, tally.ends, tally.takes


def _kept(pool: Mark) -> Sentence:
    one, many = KEPT["pool", pool.unit]
    return Sentence(one if pool.value == 1 else many, number=pool.value)


SHEET: Final = Sheet()
