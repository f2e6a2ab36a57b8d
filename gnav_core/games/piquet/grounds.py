"""What everything rests on: the rules that bear on a move, on what counts, and on a moment."""

from __future__ import annotations

from gnav_core.cards.trick import FOLLOW_OR_NOT
from gnav_core.core.cited import given, if_decides
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


def counted(rules: RuleSet, meld: Meld, is_dealer: bool, contested: bool = True) -> Basis:
    """Cite the rules by which a meld counts, and who counts of two where it is ``contested``."""
    dealer = given(rules.dealer_melds) if is_dealer else ()
    if meld.kind == "point":
        return (*given(rules.rommel, rules.rommel_better, rules.melding), *dealer)
    return (*_counts(rules, meld), *if_decides(rules.contest, contested), *dealer)


def _counts(rules: RuleSet, meld: Meld) -> Basis:
    match meld.kind:
        case "quint":
            return (*_quint(rules, meld), rules.quint_counts)
        case "quart":
            return (rules.quart, rules.quart_counts)
        case "ters":
            return (rules.tierce, rules.tierce_counts)
        case "four":
            return (rules.four, rules.alike)
    return (rules.three,)


def _quint(rules: RuleSet, meld: Meld) -> Basis:
    """Cite what makes it a quint; where no more cards count, that there are more is not told."""
    is_longer = meld.number > rules.quint.value
    return (rules.longer, rules.several) if is_longer else (rules.quint,)


def ninety(rules: RuleSet, points: int) -> Basis:
    """Cite the rules by which ninety is counted in place of thirty, with ``points`` or honours."""
    return (
        rules.thirty,
        rules.ninety,
        *given(rules.unanswered, rules.equal),
        *_helped(rules, points),
    )


def sixty(rules: RuleSet, points: int, by_lead: bool, is_first: bool, has_ninety: bool) -> Basis:
    """Cite the rules by which sixty is counted in place of thirty.

    ``by_lead`` the last of the ``points`` came, or else by the tricks; ``is_first`` who counts it
    if the other has nothing at all; who ``has_ninety`` counts it besides.
    """
    leads_only = if_decides(rules.leads_only, not by_lead)
    lead_counts = if_decides(rules.lead_counts, not is_first)
    both = given(rules.ninety_and_sixty, rules.once) if has_ninety else ()
    return (rules.sixty, *leads_only, *lead_counts, *both, *_helped(rules, points))


def _helped(rules: RuleSet, points: int) -> Basis:
    """Cite whether honours help to thirty, where the points alone are fewer."""
    return if_decides(rules.honours_in_thirty, points < rules.thirty.value)


def honour(rules: RuleSet, what: str, is_last: bool) -> Basis:
    """Cite the rules by which something brings an honour; of a quint how many, with the last."""
    if what == "open":
        return (rules.open_hand,)
    if what == "90":
        return given(rules.honours, rules.once)
    if not what.startswith("quint"):
        return (rules.honours,)
    return (rules.honours, rules.honour, *if_decides(rules.one_honour, is_last))


def led(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a trick is led to."""
    return (rules.lead, rules.next_lead) if any(state.lying.won) else (rules.lead,)


def played(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is led, or played to a trick."""
    return (rules.answer, rules.follow) if state.lying.trick else led(rules, state)


def answered(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is played to a lead, that of following where it binds."""
    lying = state.lying
    is_bound = rules.ranking.is_bound(lying.hand, lying.trick, FOLLOW_OR_NOT)
    return (rules.answer, *if_decides(rules.follow, is_bound))


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
