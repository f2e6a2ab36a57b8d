"""What a move rests on: the rules that bind a player, and those by which something follows."""

from __future__ import annotations

from gnav_core.cards.losing.law import Basis
from gnav_core.cards.pack import suit_of
from gnav_core.core.cited import Rule
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import State


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


def binding(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bind whoever leads or answers."""
    if state.phase == "lead":
        return led(rules, state)
    return (bound(rules, state), rules.trump, rules.ranks, rules.take_up)
