"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.cards.seats import others
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import BESIDE, Mark, Table, Zone
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import State, partner


def table(rules: RuleSet, state: State, dealer: int) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, the card under it, what lies open."""
    lying, players = state.lying, len(state.score)
    cutter = others(players, dealer, -1)[0]
    covered = () if state.matador or not state.under else (state.under,)
    zones = (
        *cards.hands(lying.hands),
        cards.trick((seat, (card,)) for seat, card in lying.trick),
        cards.stock(lying.stock),
        Zone("under", "pile", cards.lying(covered), (cutter,)),
        cards.turned(state.turned),
        *cards.piles(lying.taken),
    )
    trumps = (Mark("trumps", None, " ".join(state.trumps)),) if state.trumps else ()
    marks = (
        Mark("dealer", dealer, "deals"),
        Mark("order", BESIDE, rules.strength.order),
        *trumps,
        *cards.by_seat("partner", map(partner, range(players))),
        *cards.by_seat("tricks", lying.won),
        *cards.by_seat("pair", state.pairs),
        *cards.by_seat("score", state.score),
    )
    return Table(zones, marks)


def position(state: State, mover: Mover, legal: list[Action], dealer: int) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    lying = state.lying
    covered = bool(state.under) and not state.matador
    return cards.position(
        mover,
        legal,
        state.phase,
        lying.hands,
        table=[(seat, (card,)) for seat, card in lying.trick],
        turned=state.turned,
        stock=len(lying.stock) + covered,
        tricks=lying.won,
        score=state.score,
        winners=state.winners,
        dealer=dealer,
        trumps=list(state.trumps),
        under=state.under or None,
    )
