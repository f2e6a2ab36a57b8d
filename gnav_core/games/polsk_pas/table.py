"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Table
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.settling import of_one_deal, pool_marks
from gnav_core.games.polsk_pas.state import State


def table(rules: RuleSet, state: State) -> Table:
    """Lay the table, nothing hidden: cards, who plays, what is played for, and the scores."""
    lying = state.lying
    takers = (state.dealer,) if rules.turn_up.value == "dealer" else range(state.players)
    zones = (
        *cards.hands(lying.hands),
        cards.trick((seat, (card,)) for seat, card in lying.trick),
        cards.stock(lying.stock),
        cards.turned(state.turned),
        *(cards.away_by(seat, state.away_by(seat)) for seat in takers),
        *cards.piles(lying.taken),
    )
    ranks = rules.plain_rank.value
    marks = cards.marks(state.dealer, ranks, state.trump, lying.won, state.score)
    return Table(zones, (*marks, *pool_marks(state), *of_one_deal(state)))


def position(state: State, mover: Mover, legal: list[Action], winners: list[int]) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    lying = state.lying
    return cards.position(
        mover,
        legal,
        state.phase,
        lying.hands,
        deal=state.deal,
        table=[(seat, (card,)) for seat, card in lying.trick],
        trump=state.trump,
        turned=state.turned,
        stock=state.stock,
        tricks=lying.won,
        score=state.score,
        winners=winners,
        dealer=state.dealer,
        declarer=state.declarer,
        pool=state.pool,
        beet=state.beet,
        vole=state.vole,
    )
