"""What everything rests on: the rules that bear on a move, on what follows, and on a moment."""

from __future__ import annotations

from gnav_core.cards.trick import FOLLOW_OR_NOT
from gnav_core.core.cited import Rule, given, if_decides
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.state import State

Basis = tuple[Rule, ...]


def said(rules: RuleSet, state: State) -> Basis:
    """Cite the rule by which a seat says whether it plays: forehand, the others, or once more."""
    is_first = state.at == state.forehand
    if state.again:
        return (rules.again if is_first else rules.others_again or rules.others_say,)
    return (rules.forehand_says if is_first else rules.others_say,)


def declared(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a suit is said; the first round knows one."""
    return said(rules, state) if state.again else (*said(rules, state), rules.first_round)


def taken_up(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a seat takes the card turned up.

    The dealer may by any reading, at his turn or before all; another only at his turn.
    """
    is_dealer = state.at == state.dealer
    another, when = (
        if_decides(rules.turn_up, not is_dealer),
        if_decides(rules.turn_up_when, is_dealer),
    )
    return (*given(rules.take, rules.bound), *another, *when)


def offered(rules: RuleSet) -> Basis:
    """Cite the rules by which the dealer is asked before all others, and may leave the card."""
    return given(rules.take, rules.turn_up_when)


def played(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is led, or played to a trick."""
    return (rules.answer, rules.follow) if state.lying.trick else (rules.leader,)


def answered(rules: RuleSet, state: State) -> Basis:
    """Cite the rules by which a card is played to a trick, that of following where it binds."""
    lying, ranking = state.lying, rules.ranking
    is_bound = ranking.is_bound(lying.hand, lying.trick, FOLLOW_OR_NOT, state.trump)
    return (rules.answer, *if_decides(rules.follow, is_bound))


def trick(rules: RuleSet) -> Basis:
    """Cite the rules by which a trick is taken."""
    return (rules.knaves, rules.trumps, rules.plain_rank)


def beet(rules: RuleSet, state: State, seat: int, still: int) -> Basis:
    """Cite the rules by which a seat has become beet, while so much is ``still`` on the table.

    What is doubled, the pool or all that lies there, decides only where it is doubled and something
    lies there. Whether one's own beet is doubled does not where the whole pool still lies there,
    and as much is to be added as without.
    """
    does_rise, by_table = rises(rules, state.beet, seat), rules.beet_size.value == "table-doubled"
    by_size, by_own = does_rise and still > 0, not (by_table and still == state.pool)
    doubled = if_decides(rules.doubled, by_size) if does_rise else ()
    own = if_decides(rules.own_beet, by_own) if state.beet == seat else ()
    return (rules.beet, *doubled, *if_decides(rules.beet_size, by_size), *own)


def rises(rules: RuleSet, beet: int | None, seat: int | None) -> bool:
    """Whether it is doubled if a seat becomes beet: on another's beet, by a reading on its own."""
    return beet is not None and (beet != seat or rules.own_beet.value == "doubled")


def of_action(rules: RuleSet, state: State, verb: str) -> Basis:
    """Cite the rules that allow a move of a player."""
    match verb:
        case "pass":
            return said(rules, state)
        case "declare":
            return declared(rules, state)
        case "take":
            return taken_up(rules, state)
        case "leave":
            return offered(rules)
        case "discard":
            return (rules.lay_away, rules.discard)
        case "vole":
            return (rules.vole, rules.vole_when)
    return answered(rules, state) if state.lying.trick else played(rules, state)


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return (rules.hand, rules.packet)
        case "turn":
            return (rules.turn,)
        case "offer":
            return offered(rules)
        case "bid":
            return declared(rules, state)
        case "discard":
            return (rules.lay_away, rules.discard)
        case "play":
            vole = (rules.vole, rules.vole_when) if may_say_vole(rules, state) else ()
            return (*played(rules, state), *trick(rules), *vole)
    return (rules.length, rules.winners)


def may_say_vole(rules: RuleSet, state: State) -> bool:
    """Whether the seat that leads has the first two tricks, and nothing is said yet."""
    if state.lying.trick or state.vole is not None:
        return False
    return state.takers == (state.at,) * rules.two.value
