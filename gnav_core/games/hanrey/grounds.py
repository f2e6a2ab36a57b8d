"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from gnav_core.cards.pack import suit_of
from gnav_core.core.cited import Rule
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import State

Basis = tuple[Rule, ...]


def dealt(rules: RuleSet) -> Basis:
    """Cite the rules by which cards are dealt."""
    return (rules.hand, rules.deal_order)


def led(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which the leader leads: the first time, again, or after a trick."""
    ruling = rules.round(len(state.hands))
    by_cause: dict[str, Rule] = {
        "first": ruling.first_lead,
        "again": ruling.lead_again,
        "next": rules.next_lead,
    }
    return (by_cause[state.leads],)


def bound(rules: RuleSet, state: State) -> Rule:
    """Cite the rule that binds whoever answers."""
    ruling = rules.round(len(state.hands))
    return ruling.answer_first if len(state.trick) == 1 else ruling.answer_later


def beat(rules: RuleSet, state: State, card: str) -> Basis:
    """Cite the rules by which a card beats: as a trump on another suit, or by its rank."""
    ruffs = suit_of(card) != suit_of(state.top)
    return (rules.round(len(state.hands)).beat, rules.trump if ruffs else rules.ranks)


def taken(rules: RuleSet, state: State) -> Rule:
    """Cite the rule by which one card is taken up, or all."""
    ruling = rules.round(len(state.hands))
    return ruling.take_one if len(state.trick) == 1 else ruling.take_all


def put_away(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a trick is put away."""
    complete = rules.round(len(state.hands)).complete
    return (rules.put_away, complete) if complete else (rules.put_away,)


def drew(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is drawn: after a trick, or by one who must play."""
    if state.drawers:
        return (rules.draw_first, rules.draw_on, rules.draw)
    return (rules.empty_hand,)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return (*dealt(rules), rules.turn)
        case "draw":
            return drew(rules, state)
        case "lead":
            return led(rules, state)
        case "answer":
            return (bound(rules, state), rules.trump, rules.ranks, rules.take_up)
    return (rules.endless if state.loser is None else rules.loser,)
