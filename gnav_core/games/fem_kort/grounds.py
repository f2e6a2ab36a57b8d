"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from typing import Any

from gnav_core.core.cited import Cited
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import State

Basis = tuple[Cited[Any], ...]


def dealt(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which the next card is given: to forehand, on round, to the dealer."""
    players = len(state.hands)
    if state.given >= players * rules.deal_first.value:
        return (rules.deal_again,)
    if state.given < rules.deal_first.value:
        return (rules.deal_first,)
    to_dealer = state.given >= (players - 1) * rules.deal_first.value
    return (rules.deal_last if to_dealer else rules.deal_order,)


def played(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is played: led first, led later, or played to a lead."""
    if state.is_last:
        return (rules.last_others if state.trick else rules.last_lead,)
    if state.trick:
        return (rules.in_turn, rules.follow)
    return (rules.leader if any(state.kept) else rules.first_lead,)


def took(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a trick is taken; in the last nobody has a choice."""
    return (rules.ranks,) if state.is_last else (rules.ranks, rules.follow)


def won(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which the deal is won: with a card that none beat, or that beat it."""
    return (rules.unbeaten if state.winner == state.fourth else rules.beaten, rules.stake)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return dealt(rules, state)
        case "play":
            return played(rules, state)
    return won(rules, state)
