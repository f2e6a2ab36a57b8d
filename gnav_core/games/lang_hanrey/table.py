"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as lay
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Mark, Table
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import Cards, State


def table(rules: RuleSet, state: State, dealer: int) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, the turned card, what each keeps.

    A mark says which part is played.
    """
    zones = (
        *lay.hands(state.hands),
        lay.trick(_laid(state)),
        lay.stock(state.unseen),
        lay.turned(state.turned),
        *lay.piles(state.kept),
    )
    marks = lay.marks(dealer, rules.ranks.value, state.trump, _tricks(state))
    return Table(zones, (*marks, Mark("part", None, state.part)))


def position(state: State, mover: Mover, legal: list[Action], winners: list[int]) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    return lay.position(
        mover,
        legal,
        state.phase,
        state.hands,
        table=_laid(state),
        trump=state.trump,
        turned=state.turned,
        stock=state.stock,
        tricks=_tricks(state),
        winners=winners,
        part=state.part,
        loser=state.loser,
    )


def _laid(state: State) -> list[tuple[int, Cards]]:
    return [(state.leader, state.led)] if state.led else []


def _tricks(state: State) -> list[int]:
    return [state.beaten_by(seat) for seat in range(len(state.hands))]
