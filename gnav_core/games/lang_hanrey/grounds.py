"""What a move rests on: the rules that bind a player, and those by which something follows."""

from __future__ import annotations

from typing import get_args

from gnav_core.cards.losing.law import Basis
from gnav_core.cards.pack import suit_of
from gnav_core.cards.stock import Cards
from gnav_core.core.cited import Rule, differ, if_decides
from gnav_core.games.lang_hanrey import beating
from gnav_core.games.lang_hanrey.beating import Best
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import State


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


def beat_with(rules: RuleSet, state: State, cards: Cards) -> Basis:
    """Cite the rules by which cards beat, and which are the best where that decides."""
    decides = differ(tuple(answers(rules, state, best)) for best in get_args(Best))
    *others, best_card = beat(rules, state, cards)
    return (*others, *if_decides(best_card, decides))


def answers(rules: RuleSet, state: State, best: Best) -> list[Cards]:
    """List the sets with which the hand may beat as many as it can."""
    return beating.answers(state.led, state.hand, state.trump, rules.ranks.value, best)


def taken(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which what is not beaten is taken up."""
    return (rules.cannot,) if len(state.led) == 1 else (rules.not_all, rules.partial)


def taken_up(rules: RuleSet, state: State, some: bool) -> Basis:
    """Cite the rules by which cards are taken up, that of a part where ``some`` could be beaten."""
    if len(state.led) == 1:
        return taken(rules, state)
    return (rules.not_all, *if_decides(rules.partial, some))


def collected(rules: RuleSet) -> Basis:
    """Cite the rules by which the tricks are taken up and play begins anew."""
    return (rules.hands_stay, rules.tricks_up, rules.anew, rules.second_tricks)


def binding(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bind whoever leads or answers."""
    if state.phase == "lead":
        return led(rules, state, rules.alike.value)
    return (rules.best, bound(rules, state), rules.trump, rules.best_card, rules.ranks)
