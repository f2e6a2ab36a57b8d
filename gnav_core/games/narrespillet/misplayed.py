"""Why a card cannot be played: the first reason that holds."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.refusing import refused
from gnav_core.core.action import Action
from gnav_core.core.cited import Rule
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.narrespillet import grounds, placing
from gnav_core.games.narrespillet.naming import card_named
from gnav_core.games.narrespillet.pack import CARDS, FOOL, HOUSES, PICTURES, rank_of
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS, State, Who

NOT_HELD: Final = "{who} does not hold {card}."
NO_CARD: Final = "There is no card {card} in this pack."
STAYS: Final = "{Card} lies in the Chariot, and cannot be played from it."
FOOL_NOW: Final = "The Fool is played at the moment another places."
NEVER_WORLD: Final = "The Tower does not throw the World."
NEVER_FORFEIT: Final = "The Tower throws no forfeit, and not Judgement."
NEVER_DONE: Final = "The Tower does not meet one who is done."
NOT_CALLED: Final = "That cannot be called with {card}."
NOT_SO: Final = "{Card} cannot be played so."
FROM_ROW: Final = "With the Wheel from Justice’s row no more than {number} cards are drawn."
NOT_PLAYED: Final = "{Card} is placed on a field, and not played."


def misplayed(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say by the first reason that holds why a card cannot be played."""
    card, part = action.args[0][0], state.part(state.actor)
    if card not in CARDS:
        return refused(Sentence(NO_CARD, card=repr(card[:40])), rules.play)
    if card in (part.chariot or ()):
        return refused(Sentence(STAYS, Card=card_named(card)), rules.chariot.stay)
    if card not in (*part.hand, *state.row):
        who = Seat(state.seat(state.actor))
        return refused(Sentence(NOT_HELD, who=who, card=card_named(card)), rules.play)
    if card == FOOL:
        return refused(Sentence(FOOL_NOW), rules.fool.played)
    if card == "tower" and (found := _tower(rules, state, action)):
        return found
    if card in ("star", "moon", "sun"):
        basis = {"star": rules.calls.picture, "moon": rules.calls.moon, "sun": rules.calls.sun}
        return refused(Sentence(NOT_CALLED, card=card_named(card)), basis[card])
    most = str(rules.wheel.draw.value)
    if card == "wheel" and card in state.row and action.args[1:] == ((most,),):
        why = Sentence(FROM_ROW, number=rules.wheel.from_row.value)
        return refused(why, rules.wheel.draw, rules.wheel.from_row)
    said = NOT_PLAYED if _is_placed(card) else NOT_SO
    return refused(Sentence(said, Card=card_named(card)), *_rule(rules, card))


def _is_placed(card: str) -> bool:
    return card not in PICTURES or card in ("magician", "empress", "emperor", "lovers", "world")


def _who(state: State, word: str) -> Who | None:
    """Read whom a move names; ``None``: nobody."""
    if word == DEMONS:
        return DEMONS if state.demons else None
    return int(word) if word.isdecimal() and int(word) < state.players else None


def _tower(rules: RuleSet, state: State, action: Action) -> IllegalAction | None:
    """Refuse what the Tower never throws."""
    words = [word for words in action.args[1:] for word in words]
    who = _who(state, words[0]) if len(words) == 2 else None
    if who is None or words[1] not in HOUSES:
        return None
    part = state.part(who)
    laid, throws = part.on(words[1]), rules.throws
    if laid == placing.WORLD:
        return refused(Sentence(NEVER_WORLD), throws.never_world)
    if isinstance(laid, str):
        return refused(Sentence(NEVER_FORFEIT), throws.never_forfeit)
    return refused(Sentence(NEVER_DONE), throws.never_done) if part.is_done else None


def _rule(rules: RuleSet, card: str) -> tuple[Rule, ...]:
    """Cite the rule of a card: what allows it to be played, or how it is placed."""
    if card == "sn":
        malderia = rules.land == "malderia"
        return (rules.lands.malderia if malderia else rules.houses_cards.knight,)
    played = grounds.card_rules(rules).get(card)
    if played:
        return played[:1]
    houses, couples = rules.houses_cards, rules.couples
    rank = rank_of(card)
    if rank is not None:
        of_rank = {"q": houses.royal, "k": houses.royal, "n": houses.knight, "p": houses.page}
        return (of_rank.get(rank, houses.ace if rank == "a" else houses.numbers),)
    return {
        "magician": (rules.magician.goes_with,),
        "empress": (couples.empress,),
        "emperor": (couples.emperor,),
        "lovers": (couples.lovers,),
        "world": (rules.world.placed,),
    }[card]
