"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Final

from gnav_core.cards.pack import rank_of
from gnav_core.cards.seats import left_of
from gnav_core.cards.trick import FOLLOW_OR_NOT
from gnav_core.core.cited import Rule, differ, given, if_decides
from gnav_core.games.tre_kort.duty import Duty, allowed, duty, must_fall
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import State

Basis = tuple[Rule, ...]

OPTIONS: Final = {
    "ace_falls": ("two-players", "always"),
    "velten": ("turned-card", "stock"),
    "follow": FOLLOW_OR_NOT,
}
"""What cruces leave open of what binds whoever plays, by the rule."""


def packet(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which cards are dealt now: the first round, or the second."""
    dealt = len(rules.cards) - len(state.lying.stock)
    second = dealt >= state.players * rules.first_packet.value
    return (rules.second_packet,) if second else (rules.first_packet,)


def dealt(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which the next card is dealt, and to whom."""
    order = rules.dealt_first if is_forehand(state) else rules.dealt_on
    return (*packet(rules, state), order)


def is_forehand(state: State) -> bool:
    """Whether it is the turn of the seat that is dealt to first."""
    return state.at == left_of(state.players, state.dealer)


def says(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which one says whether he plays."""
    return (rules.says,) if is_forehand(state) else (rules.says_on,)


def bound(rules: RuleSet, found: Duty) -> Basis:
    """Cite the rules that bind whoever is to play a card."""
    by: dict[Duty, Basis] = {
        "ace": (rules.ace_falls,),
        "king": given(rules.ace_falls, rules.velten),
        "as-they-like": (rules.two_lead,),
        "from-knave": (rules.two_second,),
        "trump": (rules.trump_led,),
        "no-trump": (rules.trump_led, rules.no_trump),
        "face-down": given(rules.face_down),
        "open": (rules.third_lead,),
        "follow": (rules.answer, rules.follow),
        "any": (rules.only_trumps,),
    }
    return by[found]


def played(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is played, each crux where it decides what may be."""
    binding = bound(rules, duty(rules, state))
    parts = (if_decides(one, _decides(rules, state, one)) for one in binding)
    return tuple(chain.from_iterable(parts))


def _decides(rules: RuleSet, state: State, binding: Rule) -> bool:
    """Whether a rule decides what may be played, as any does that has no other option."""
    for name, options in OPTIONS.items():
        if getattr(rules, name) is binding:
            others = [replace(rules, **{name: replace(binding, value=one)}) for one in options]
            return differ((duty(one, state) == "face-down", allowed(one, state)) for one in others)
    return True


def trick(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which a trick is taken."""
    if state.is_laid:
        return (rules.only_trumps,)
    is_third_of_more = state.trick > 2 and len(state.joined) > 2
    return (rules.third_lead,) if is_third_of_more else (rules.ranks,)


def beet(rules: RuleSet, state: State, is_alike: bool) -> Basis:
    """Cite the rules by which one becomes beet: the first, or where one lay already.

    What it is counted by decides unless it comes to the same, and ``is_alike``.
    """
    first = rules.beet if state.pot == rules.whole_dealing else rules.beet_later
    return (first, *if_decides(rules.beet_size, not is_alike))


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return dealt(rules, state)
        case "turn":
            return (rules.turn,)
        case "bid":
            return (*says(rules, state), rules.passes)
        case "play":
            return _of_play(rules, state)
    return (rules.deals, rules.winners)


def _of_play(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that may bind whoever is to play, whatever he holds."""
    falls = _may_fall(rules, state)
    if state.lying.trick:
        return (*falls, rules.only_trumps if state.is_laid else rules.follow, rules.ranks)
    leads: tuple[Basis, ...] = (
        (rules.trump_led, rules.no_trump),
        (rules.trump_led, rules.face_down or rules.no_trump),
        (rules.third_lead,),
    )
    if len(state.joined) == 2:
        leads = ((rules.two_lead,), (rules.two_second, rules.two_lead), (rules.two_lead,))
    return (*falls, *leads[min(state.trick, 3) - 1])


def _may_fall(rules: RuleSet, state: State) -> Basis:
    """Cite the rule of the ace while it can still bind somebody."""
    card = must_fall(rules, state)
    if not card or any(card == played for _, played in state.lying.trick):
        return ()
    return given(rules.ace_falls, rules.velten) if rank_of(card) == "k" else (rules.ace_falls,)
