"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from gnav_core.cards.trick import ALL
from gnav_core.core.cited import Rule, if_decides
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import State

Basis = tuple[Rule, ...]


def dealt(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which the next card is dealt: to the first, the others, or once more."""
    players = len(state.lying.hands)
    if len(rules.cards) - len(state.lying.stock) >= players * rules.first_packet.value:
        return (rules.second_packet,)
    if state.at == state.dealer:
        return (rules.deal_last,)
    return (rules.first_packet if state.at == (state.dealer + 1) % players else rules.deal_on,)


def played(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is led, or played to a trick; the last ones have their own."""
    lying = state.lying
    if state.last is not None:
        return (rules.last_others if lying.trick else rules.last_lead,)
    if lying.trick:
        return (rules.in_turn, rules.follow)
    return (rules.next_lead if any(lying.won) else rules.first_lead,)


def answered(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is played to a trick, that of following where it binds."""
    if state.last is not None:
        return played(rules, state)
    is_bound = rules.ranking.is_bound(state.lying.hand, state.lying.trick, ALL)
    return (rules.in_turn, *if_decides(rules.follow, is_bound))


def won(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which the deal is won: with a card that none beat, or that beat it."""
    return (rules.unbeaten if state.winner == state.last else rules.beaten, rules.stake)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return dealt(rules, state)
        case "play":
            return (*played(rules, state), rules.ranks)
    return won(rules, state)
