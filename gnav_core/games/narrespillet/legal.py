"""What may be done now: the moves that are allowed, of a turn and of every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Final

from gnav_core.core.action import Action, named
from gnav_core.games.narrespillet import course, placing
from gnav_core.games.narrespillet.pack import (
    CARDS,
    FOOL,
    HOUSES,
    OF_HOUSES,
    PICTURES,
    Cards,
    in_order,
)
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS, State, Who

STEAL, LET = Action("steal"), Action("let")
EXTRA, WAIT = Action("extra"), Action("wait")
AGREE, REFUSE = Action("agree"), Action("refuse")
DONE: Final = Action("done")
END: Final = Action("end")

DEAL: Final = {card: Action("deal", ((card,),)) for card in CARDS}
DRAW: Final = {card: Action("draw", ((card,),)) for card in DEAL}

SHOWN: Final = (*HOUSES, "pictures", FOOL)
"""What the High Priest can name."""

CALLED: Final = {
    "star": (*OF_HOUSES, *(p for p in PICTURES if p not in ("star", "judgement", "world"))),
    "moon": OF_HOUSES,
    "sun": OF_HOUSES,
}
"""What can be called first."""


EVERY: Final = frozenset(CARDS)


def moves(rules: RuleSet, state: State, of: frozenset[str] = EVERY) -> list[Action]:
    """List the moves that are allowed now, and name no other cards than those ``of`` these.

    Where all that is asked is whether one may be made, few need to be listed.
    """
    match state.phase:
        case "deal":
            return [DEAL[card] for card in state.stock if card in of]
        case "draw":
            return [DRAW[card] for card in state.stock if card in of]
        case "turn":
            found = _turn(rules, state, of)
            return [*found] if of is EVERY else [move for move in found if _names(move, of)]
        case "fool":
            return [STEAL, LET] if has_fool(state) else [LET]
        case "hermit":
            return [EXTRA, WAIT]
        case "throw":
            number, closed = course.to_throw(rules, state), state.part(state.actor).closed
            some = [card for card in closed if card in of]
            return [Action("throw", (cards,)) for cards in combinations(some, number)]
        case "call":
            left = (card for card in OF_HOUSES if card in of and card not in state.called)
            return [*(Action("call", ((card,),)) for card in left), DONE]
        case "reshuffle":
            return [AGREE, REFUSE]
    return []


def has_fool(state: State) -> bool:
    """Whether whoever is asked for the Fool has it."""
    return FOOL in state.part(state.asked[0]).hand


def _names(move: Action, of: frozenset[str]) -> bool:
    """Whether a move names no other cards than these: what is called or asked for is one too."""
    return (named(move) & EVERY) <= of


def _turn(rules: RuleSet, state: State, of: frozenset[str]) -> Iterator[Action]:
    """List what may be done in a turn."""
    who = state.actor
    part = state.part(who)
    hand = tuple(card for card in part.hand if card in of)
    row = tuple(card for card in state.row if card in of)
    yield from (Action("forfeit", ((f,),)) for f in HOUSES if part.on(f) is None)
    thrown = (*hand, *(row if rules.justice.throws.value else ()))
    yield from (Action("discard", ((card,),)) for card in thrown)
    if part.chariot is not None:
        for size in range(1, rules.chariot.load.value + 1):
            yield from (Action("load", (cards,)) for cards in combinations(in_order(hand), size))
        yield Action("dump")
    if state.temperance and state.temperance[0] == who:
        yield Action("lift")
    if state.may_end:
        yield END
    for card in (*hand, *row):
        if card == "chariot":
            yield from _chariot(in_order(other for other in hand if other != card))
        else:
            yield from _plays(rules, state, card)
    yield from placing.placements(rules, state, who, placing.usable(state, who) & of)


def _plays(rules: RuleSet, state: State, card: str) -> Iterator[Action]:
    """List the ways in which a card may be played now, none where it cannot be."""
    if card in WAYS:
        for args in WAYS[card](rules, state, card):
            yield Action("play", ((card,), *((word,) for word in args)))


def _chariot(hand: Cards) -> Iterator[Action]:
    """List what the Chariot may be played with."""
    yield Action("play", (("chariot",),))
    for size in range(1, len(hand) + 1):
        yield from (Action("play", (("chariot",), cards)) for cards in combinations(hand, size))


Args = Iterable[tuple[str, ...]]


def _alone(rules: RuleSet, state: State, card: str) -> Args:
    return [()]


def _strength(rules: RuleSet, state: State, card: str) -> Args:
    return [("closed",), ("open",)]


def _wheel(rules: RuleSet, state: State, card: str) -> Args:
    most = rules.wheel.from_row if card in state.row else rules.wheel.draw
    return [(str(number),) for number in range(1, most.value + 1)]


def in_play(state: State) -> list[Who]:
    """List the participants who are not done."""
    return [who for who in state.circle(state.actor) if not state.part(who).is_done]


def _priestess(rules: RuleSet, state: State, card: str) -> Args:
    seats = (seat for seat in range(state.players) if seat != state.actor)
    return [(str(seat),) for seat in seats if state.parts[seat].closed]


def _hanged(rules: RuleSet, state: State, card: str) -> Args:
    return [(str(who),) for who in in_play(state)]


def _priest(rules: RuleSet, state: State, card: str) -> Args:
    return [(kind,) for kind in SHOWN]


def _temperance(rules: RuleSet, state: State, card: str) -> Args:
    return [(field,) for field in HOUSES if state.part(state.actor).on(field) is None]


def _tower(rules: RuleSet, state: State, card: str) -> Args:
    for who in in_play(state):
        for field in HOUSES:
            laid = state.part(who).on(field)
            if isinstance(laid, tuple) and laid != placing.WORLD:
                yield str(who), field


def _judgement(rules: RuleSet, state: State, card: str) -> Args:
    for who in in_play(state):
        yield from ((str(who), f) for f in HOUSES if state.part(who).on(f) is None)


def _call(rules: RuleSet, state: State, card: str) -> Args:
    return [(called,) for called in CALLED[card]]


def _knight(rules: RuleSet, state: State, card: str) -> Args:
    """Let the Knight of Swords remove the Demons in Malderia; they do not do it themselves."""
    may = rules.land == "malderia" and state.demons is not None and state.actor != DEMONS
    return [()] if may else []


WAYS: Final[Mapping[str, Callable[[RuleSet, State, str], Args]]] = {
    **dict.fromkeys(("justice", "hermit", "death", "demons"), _alone),
    **dict.fromkeys(("star", "moon", "sun"), _call),
    "strength": _strength,
    "wheel": _wheel,
    "priestess": _priestess,
    "hanged": _hanged,
    "priest": _priest,
    "temperance": _temperance,
    "tower": _tower,
    "judgement": _judgement,
    "sn": _knight,
}
"""What is named beside a card that is played."""
