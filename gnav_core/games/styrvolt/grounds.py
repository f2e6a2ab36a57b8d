"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.cards.trick import FOLLOW_OR_NOT, Follow
from gnav_core.cards.tricks import Tricks
from gnav_core.core.cited import Rule, differ, given, if_decides
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import State
from gnav_core.games.styrvolt.strength import BEATER, BEST, LEADER, SEVEN

Basis = tuple[Rule, ...]


def looked(rules: RuleSet) -> Basis:
    """Cite the rules by which the cutter looks at a card."""
    return (rules.looks, rules.under)


def laid_out(rules: RuleSet) -> Basis:
    """Cite the rules by which a matador is laid open."""
    return given(rules.laid_out, rules.matadors)


def dealt(rules: RuleSet) -> Basis:
    """Cite the rules by which cards are dealt."""
    return (rules.hand, rules.packet)


def turned(rules: RuleSet, again: bool = True) -> Basis:
    """Cite the rules by which cards are laid open for trumps, ``again`` one of the same suit."""
    return (rules.trumps, *if_decides(rules.same_suit, again))


def for_matador(rules: RuleSet) -> Basis:
    """Cite the rules by which a card may be exchanged for the matador."""
    return (rules.for_it, rules.under)


def for_ten(rules: RuleSet) -> Basis:
    """Cite the rules by which a ten may be exchanged for a card laid open."""
    return (rules.tens, rules.ten)


def exchange(rules: RuleSet, state: State) -> Basis:
    """Cite the rules of the exchange that is asked for now."""
    return for_matador(rules) if state.for_matador else for_ten(rules)


def laying(rules: RuleSet, state: State) -> Rule:
    """Cite the rule by which a card is led, or played to the one that was."""
    if state.lying.trick:
        return rules.follow
    return rules.next_lead if any(state.lying.won) else rules.first_lead


def played(rules: RuleSet, state: State, card: str) -> Basis:
    """Cite the rules by which a card is led, a seven of trumps by its own, or played to one."""
    is_seven = suit_of(card) in state.trumps and rank_of(card) == rules.sevens.value
    own = (rules.sevens,) if is_seven and not state.lying.trick else ()
    answer = (rules.answer,) if state.lying.trick else ()
    return (*own, *answer, laying(rules, state))


def answered(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is played to a lead, that of following where it decides."""
    decides = differ(playable(state.lying, follow) for follow in FOLLOW_OR_NOT)
    return (rules.answer, *if_decides(rules.follow, decides))


def playable(lying: Tricks, follow: Follow) -> tuple[str, ...]:
    """List the cards that may be played; where suit is followed, by the suit printed on it."""
    if follow == "free" or not lying.trick:
        return lying.hand
    led = suit_of(lying.trick[0][1])
    return tuple([card for card in lying.hand if suit_of(card) == led]) or lying.hand


def trick(rules: RuleSet, card: str, cards: Sequence[str], trumps: tuple[str, ...]) -> Basis:
    """Cite the rules by which a card takes a trick, by what kind of card it is there.

    ``cards`` lie in it, the first of them led. What is open is cited where it decides who takes it:
    which of two equals does, what the lesser beaters beat, and when a leader is strong.
    """
    strength = rules.strength
    kind, _ = strength.place(card, cards[0], trumps)
    equal = if_decides(rules.equal_rank, strength.turns_on("equal-rank", cards, trumps))
    lesser = bool(strength.hold) and strength.turns_on("powers", cards, trumps)
    powers = if_decides(rules.powers, lesser)
    leaders = if_decides(rules.lead_when, strength.turns_on("leaders", cards, trumps))
    match kind:
        case _ if kind == SEVEN:
            return (rules.sevens,)
        case _ if kind == BEST:
            return (rules.best,)
        case _ if kind == BEATER:
            return (rules.beaters, *powers, *equal)
        case _ if kind == LEADER:
            return (rules.leaders, *leaders, *equal)
    return (rules.other_chosen if suit_of(card) in trumps else rules.ranks, *powers)


def won(rules: RuleSet, jan: bool) -> Basis:
    """Cite the rules by which a pair has won, and what."""
    return given(rules.jan, rules.double, rules.stake) if jan else (rules.five, rules.stake)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "under":
            return looked(rules)
        case "deal":
            return dealt(rules)
        case "turn":
            return given(*turned(rules), rules.velten)
        case "exchange":
            return (*exchange(rules, state), rules.exchange_order)
        case "play":
            lists = (rules.best, rules.beaters, rules.powers, rules.leaders, rules.ranks)
            return (laying(rules, state), *lists)
    return won(rules, state.jan)
