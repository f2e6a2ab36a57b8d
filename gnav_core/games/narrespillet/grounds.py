"""What everything rests on: the rules that bear on a picture, on a move, and on a moment."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.cited import Rule
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import State

Basis = tuple[Rule, ...]


def of_picture(rules: RuleSet, action: Action) -> Basis:
    """Cite the rule of the card that is played."""
    return card_rules(rules)[action.args[0][0]]


def card_rules(rules: RuleSet) -> dict[str, Basis]:
    """Give by card what allows it to be played."""
    calls = rules.calls
    return {
        "priestess": (rules.priests.look, rules.priests.whose),
        "priest": (rules.priests.name,),
        "chariot": (rules.chariot.played, rules.chariot.open),
        "justice": (rules.justice.laid, rules.justice.lies),
        "hermit": (rules.hermit.lies,),
        "wheel": (rules.wheel.draw, rules.wheel.dry),
        "strength": (rules.strength.closed, rules.strength.lies),
        "hanged": (rules.throws.hanged, rules.throws.targets),
        "death": (rules.death.stock,),
        "temperance": (rules.temperance.chosen,),
        "demons": (rules.demons.drawn, rules.demons.turn, rules.demons.led),
        "tower": (rules.throws.tower, rules.throws.targets),
        "star": (calls.shown, calls.star),
        "moon": (calls.moon,),
        "sun": (calls.sun,),
        "judgement": (rules.judgement.played, rules.judgement.open),
        "sn": (rules.lands.malderia, rules.lands.agreed),
    }


def of_moment(rules: RuleSet, state: State) -> Basis:
    """Cite the rules that bear on a moment, whatever is hidden."""
    match state.phase:
        case "deal":
            return (rules.dealt, rules.rest)
        case "draw":
            return (rules.filled, rules.draw_order)
        case "turn":
            return (rules.duty, rules.in_turn)
        case "fool":
            return (rules.fool.played, rules.fool.never)
        case "hermit":
            return (rules.hermit.turns, rules.hermit.when)
        case "throw":
            return (rules.wheel.throw,)
        case "call":
            return (rules.calls.missed, rules.calls.what)
        case "reshuffle":
            return (rules.turned, rules.asked)
    return (rules.rounds, rules.most)


def of_action(rules: RuleSet, state: State, action: Action) -> Basis:
    """Cite the rules that allow a move of a player."""
    match action.verb:
        case "place":
            return (rules.place, rules.own_house)
        case "discard":
            throws = (rules.justice.throws,) if action.args[0][0] in state.row else ()
            return (rules.throw, rules.draw_another, *throws)
        case "forfeit":
            return (rules.forfeit,)
        case "load":
            return (rules.chariot.load,)
        case "dump":
            return (rules.chariot.dump,)
        case "lift":
            return (rules.temperance.lifted,)
        case "end":
            return (rules.justice.may,)
        case "play":
            return (rules.play, *of_picture(rules, action))
    return of_moment(rules, state)
