"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from gnav_core.cards.pack import suit_of
from gnav_core.core.cited import Rule
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import Cards, State

Basis = tuple[Rule, ...]


def dealt(rules: RuleSet) -> Basis:
    """Cite the rules by which cards are dealt."""
    return (rules.lent, rules.hand, rules.deal_order)


def turned(rules: RuleSet) -> Basis:
    """Cite the rules by which a trump is turned up."""
    return (rules.lent, rules.turn)


def led(rules: RuleSet, state: State, number: int = 1) -> Basis:
    """Cite the rule by which the leader leads, and the one by which he leads several cards."""
    by_cause: dict[str, Rule] = {
        "first": rules.first_lead,
        "again": rules.lead_again,
        "not-all": rules.not_all,
        "next": rules.next_lead,
    }
    lead = by_cause[state.leads]
    return (lead, rules.alike) if number > 1 else (lead,)


def bound(rules: RuleSet, state: State) -> Rule:
    """Cite the rule that binds whoever answers: one card, or several."""
    return rules.cannot if len(state.led) == 1 else rules.not_all


def beat(rules: RuleSet, state: State, cards: Cards) -> Basis:
    """Cite the rules by which cards beat: the best do, and a trump as before."""
    has_trump = any(suit_of(card) == state.trump for card in cards)
    return (rules.best, *((rules.trump,) if has_trump else ()), rules.best_card)


def taken(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which what is not beaten is taken up."""
    return (rules.cannot,) if len(state.led) == 1 else (rules.not_all, rules.partial)


def drew(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is drawn: after a trick, or by one who must play."""
    if state.drawers:
        return (rules.draw_first, rules.draw_on, rules.draw)
    return (rules.empty_hand,)


def collected(rules: RuleSet) -> Basis:
    """Cite the rules by which the tricks are taken up and play begins anew."""
    return (rules.hands_stay, rules.tricks_up, rules.anew, rules.second_tricks)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return (*dealt(rules), rules.turn)
        case "draw":
            return drew(rules, state)
        case "lead":
            return led(rules, state, rules.alike.value)
        case "answer":
            return (rules.best, bound(rules, state), rules.trump, rules.best_card, rules.ranks)
    return (rules.loser,)
