"""Why a move is refused in Mariage, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.counted import refusal as counted
from gnav_core.cards.naming import suit_named
from gnav_core.core.action import Action
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.mariage import melding
from gnav_core.games.mariage.melding import MELDS, OUT
from gnav_core.games.mariage.ruleset import RuleSet
from gnav_core.games.mariage.state import State

WHY_NOT = {
    "after_trick": "{who} has taken no trick in this deal, and so may meld no Mariage yet.",
    "before_stock_gone": "The stock is gone, and no Mariage may be melded any more.",
    "once": "{who} has melded the Mariage in {suit} in this deal already.",
    "meld_when": "A Mariage is melded only by the player who is to lead.",
    "mariage": "{who} does not hold both king and queen of {suit}.",
}
"""By the rule that forbids a Mariage, what is said."""

TO_LEAD = "A player says that he is out only when he is to lead."
ONCE_UNTRUE = (
    "{who} was not out, and may say it again only after taking a trick or melding a Mariage."
)


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "play" and action in MELDS.values():
        return _meld(rules, state, action.args[0][0])
    if state.phase == "play" and action == OUT and melding.out_of_turn(rules, state):
        return refusing.refused(Sentence(TO_LEAD), rules.out_when)
    if state.phase == "play" and action == OUT:
        return refusing.refused(Sentence(ONCE_UNTRUE, who=Seat(state.at)), rules.false_out)
    return counted.refuse(rules, state, action)


def _meld(rules: RuleSet, state: State, suit: str) -> IllegalAction:
    """Refuse a Mariage, by the first rule that forbids it."""
    forbids = melding.against(rules, state, suit)
    why = Sentence(WHY_NOT[forbids], who=Seat(state.at), suit=suit_named(suit))
    return refusing.refused(why, getattr(rules, forbids))
