"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from gnav_core.cards.trick import ALL
from gnav_core.core.cited import Rule, given, if_decides
from gnav_core.games.byd.ruleset import RuleSet
from gnav_core.games.byd.state import State

Basis = tuple[Rule, ...]


def dealt(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which the next card is dealt: to the first, the others, or once more."""
    players = len(state.bids)
    if len(rules.cards) - len(state.lying.stock) >= players * rules.first_packet.value:
        return (rules.second_packet,)
    if state.at == state.dealer:
        return (rules.deal_last,)
    return (rules.first_packet if state.at == (state.dealer + 1) % players else rules.deal_on,)


def played(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is led, played to a trick, or shown."""
    if state.phase == "show":
        if not state.lying.trick:
            return (rules.shows,)
        return (rules.wins,) if state.bids[state.at] else (rules.wins, rules.who_shows)
    if state.lying.trick:
        return (rules.in_turn, rules.follow)
    return (rules.next_lead if state.played else rules.first_lead,)


def answered(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is played to a trick, that of following where it binds."""
    lying = state.lying
    is_bound = rules.ranking.is_bound(lying.hand, lying.trick, ALL)
    return (rules.in_turn, *if_decides(rules.follow, is_bound))


def bid(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which one bids: first, or with the bidder."""
    if state.phase == "bid":
        return (rules.bidder, rules.bid_limit)
    return given(rules.may_bid, rules.bid_with)


def bid_made(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a bid is made; of one stake nobody can bid less."""
    if state.phase == "bid":
        return bid(rules, state)
    return (*given(rules.may_bid), *if_decides(rules.bid_with, state.highest > 1))


def passed(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which one passes: first, or of the others."""
    return (rules.bidder, rules.no_bid) if state.phase == "bid" else (rules.bid_order,)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return dealt(rules, state)
        case "play":
            return (*played(rules, state), rules.ranks)
        case "bid":
            return (*bid(rules, state), rules.no_bid)
        case "bid-with":
            return (*bid(rules, state), rules.bid_order)
        case "show":
            return (*played(rules, state), rules.who_shows)
    return (rules.wins,)
