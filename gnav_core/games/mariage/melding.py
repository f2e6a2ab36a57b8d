"""Melding a Mariage, and saying oneself out: the moves, and when the first may be made."""

from __future__ import annotations

from typing import Literal

from gnav_core.cards.pack import SUITS
from gnav_core.core.action import Action
from gnav_core.games.mariage.ruleset import RuleSet
from gnav_core.games.mariage.state import State

OUT = Action("out")
MELDS = {suit: Action("meld", ((suit,),)) for suit in SUITS}
"""The moves that meld a Mariage, by its suit."""

Rule = Literal["after_trick", "before_stock_gone", "once", "meld_when", "mariage", ""]


def holds(state: State, suit: str) -> bool:
    """Whether the seat whose turn it is holds king and queen of a suit."""
    return f"{suit}k" in state.hand and f"{suit}q" in state.hand


def may_meld(rules: RuleSet, state: State) -> list[str]:
    """List the suits of which the seat whose turn it is may meld a Mariage, in pack order."""
    return [suit for suit in SUITS if holds(state, suit) and not against(rules, state, suit)]


def may_say_out(rules: RuleSet, state: State) -> bool:
    """Whether the seat whose turn it is may say itself out now."""
    return not out_of_turn(rules, state) and state.at not in state.own.silent


def out_of_turn(rules: RuleSet, state: State) -> bool:
    """Whether only a player who is to lead may say himself out, and this one is not."""
    return rules.out_when.value == "lead" and bool(state.trick)


def against(rules: RuleSet, state: State, suit: str) -> Rule:
    """Name the rule that forbids a Mariage of this suit now, the first that does; if none, none."""
    if rules.after_trick and state.at not in state.own.home:
        return "after_trick"
    if rules.before_stock_gone and not state.stock:
        return "before_stock_gone"
    if suit in state.own.melds[state.at]:
        return "once"
    if state.trick and rules.meld_when.value == "lead":
        return "meld_when"
    return "" if holds(state, suit) else "mariage"
