"""What everything rests on: the rules that bear on a move, on what counts, and on a moment."""

from __future__ import annotations

from gnav_core.core.cited import given
from gnav_core.games.piquet.holding import Meld
from gnav_core.games.piquet.ruleset import Basis, RuleSet
from gnav_core.games.piquet.state import State


def thrown(rules: RuleSet, is_dealer: bool) -> Basis:
    """Cite the rules by which one throws cards away, or keeps all."""
    return (rules.throw_first, rules.bought_by(is_dealer))


def drawn(rules: RuleSet, is_dealer: bool) -> Basis:
    """Cite the rules by which one draws what one buys."""
    bought = rules.bought_by(is_dealer)
    return (rules.buys, rules.heaps, bought, rules.left_over, rules.unbought)


def equal(rules: RuleSet, meld: Meld) -> Basis:
    """Cite the rules by which neither counts what both have."""
    if meld.kind == "point":
        return given(rules.rommel_better)
    return (rules.unanswered, rules.contest)


def counted(rules: RuleSet, meld: Meld, is_dealer: bool) -> Basis:
    """Cite the rules by which a meld counts."""
    dealer = given(rules.dealer_melds) if is_dealer else ()
    return (*_counts(rules, meld), *dealer)


def _counts(rules: RuleSet, meld: Meld) -> Basis:
    match meld.kind:
        case "point":
            return given(rules.rommel, rules.rommel_better, rules.melding)
        case "quint":
            return (*_quint(rules, meld), rules.quint_counts, rules.contest)
        case "quart":
            return (rules.quart, rules.quart_counts, rules.contest)
        case "ters":
            return (rules.tierce, rules.tierce_counts, rules.contest)
        case "four":
            return (rules.four, rules.alike, rules.contest)
    return (rules.three, rules.contest)


def _quint(rules: RuleSet, meld: Meld) -> Basis:
    if not meld.long:
        return (rules.quint,)
    named = rules.longer if meld.number > rules.quint.value else rules.quint
    return (named, rules.several)


def ninety(rules: RuleSet) -> Basis:
    """Cite the rules by which ninety is counted in place of thirty."""
    unanswered = given(rules.unanswered, rules.equal)
    return (rules.thirty, rules.ninety, *unanswered, rules.honours_in_thirty)


def sixty(rules: RuleSet, besides_ninety: bool) -> Basis:
    """Cite the rules by which sixty is counted in place of thirty, or beside ninety too."""
    both = given(rules.ninety_and_sixty, rules.once) if besides_ninety else ()
    return (rules.sixty, rules.leads_only, rules.lead_counts, *both, rules.honours_in_thirty)


def honour(rules: RuleSet, what: str) -> Basis:
    """Cite the rules by which something brings an honour."""
    if what == "open":
        return (rules.open_hand,)
    if what == "90":
        return given(rules.honours, rules.once)
    quint = (rules.honour, rules.one_honour) if what.startswith("quint") else ()
    return (rules.honours, *quint)


def led(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a trick is led to."""
    return (rules.lead, rules.next_lead) if any(state.lying.won) else (rules.lead,)


def played(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is led, or played to a trick."""
    return (rules.follow,) if state.lying.trick else led(rules, state)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return rules.dealt
        case "throw":
            return thrown(rules, state.at == state.dealer)
        case "draw":
            return drawn(rules, state.at == state.dealer)
        case "play":
            return (*played(rules, state), rules.ranks)
    return (rules.game,)
