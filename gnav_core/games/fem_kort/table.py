"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Table
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import State


def table(rules: RuleSet, state: State, dealer: int) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, and the tricks that each has taken."""
    trick = cards.trick([(seat, (card,)) for seat, card in state.trick])
    zones = (*cards.hands(state.hands), trick, cards.stock(state.unseen), *cards.piles(state.kept))
    return Table(zones, cards.marks(dealer, rules.ranks.value, tricks=state.tricks))


def position(
    state: State,
    dealer: int,
    mover: Mover,
    legal: list[Action],
    score: list[int],
    winners: list[int],
) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    return cards.position(
        mover,
        legal,
        state.phase,
        state.hands,
        table=[(seat, (card,)) for seat, card in state.trick],
        stock=len(state.unseen),
        tricks=state.tricks,
        score=score,
        winners=winners,
        dealer=dealer,
    )
