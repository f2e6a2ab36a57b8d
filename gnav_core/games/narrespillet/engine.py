"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, get_args

from gnav_core.cards.game import CardGame
from gnav_core.cards.table import position
from gnav_core.core.action import Action, named
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import CHANCE, Moment, Mover, Outcome
from gnav_core.core.space import Space
from gnav_core.core.table import Table
from gnav_core.games.narrespillet import (
    acting,
    calling,
    comparing,
    course,
    drawing,
    grounds,
    legal,
    lie,
    pictures,
    refusal,
    resting,
)
from gnav_core.games.narrespillet.pack import CARDS, HOUSES, PICTURES
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import Laid, Log, Part, Phase, State, wins

CHANCES: Final = ("deal", "draw")

WORDS: Final = ("dump", "lift", "end", "steal", "let", "extra", "wait", "agree", "refuse", "done")
"""The moves that name nothing."""

NAMED: Final = ("closed", "open", "pictures")
"""What is named beside a picture, that is no card, no field and no number."""

TURN: Final[Mapping[str, Callable[[RuleSet, State, Action, Log], State]]] = {
    "place": acting.placed,
    "discard": acting.threw,
    "forfeit": acting.forfeited,
    "load": acting.loaded,
    "dump": acting.dumped,
    "lift": acting.lifts,
    "end": acting.declined,
    "play": pictures.played,
}
"""What is done in a turn."""


class NarrespilletGame(CardGame[RuleSet, State]):
    """Play Narrespillet by one rule set: seats numbered from 0 to the left."""

    hands_on = resting.HANDS_ON
    unheard: ClassVar[tuple[Action, ...]] = (legal.LET,)
    why_not = staticmethod(refusal.refuse)
    of_moment = staticmethod(grounds.of_moment)

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            CARDS,
            words=WORDS,
            verbs=("discard", "call"),
            several=("place", "load", "throw", "play", "forfeit"),
            together=len(CARDS),
            besides=(*HOUSES, *(str(n) for n in range(self.rules.seats.value[1])), *NAMED),
            chances=CHANCES,
            phases=get_args(Phase),
            by_seat=lie.OF_SEATS,
            zones=(*lie.OF_DEMONS, *lie.OF_ALL),
            counts=("score",),
            marks=("turns",),
            said={"closed": HOUSES, "demons-forfeit": HOUSES, "demons-couple": HOUSES},
            said_by_seat={"forfeit": HOUSES, "couple": HOUSES, "strength": ("closed", "open")},
        )

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        return course.begun(self.rules, self.players, self.dealer)

    def current_player(self, state: State) -> Mover:
        """Say whose move it is; for the Demons moves the seat that leads them."""
        if state.phase in CHANCES:
            return CHANCE
        if state.phase == "over":
            return None
        return state.seat(state.asked[0] if state.phase in ("fool", "reshuffle") else state.actor)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now."""
        return legal.moves(self.rules, state)

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether a move is allowed now: it is looked for among those that name its cards."""
        if state.phase in CHANCES:
            lies = len(action.args) == 1 and len(action.args[0]) == 1
            return action.verb == state.phase and lies and action.args[0][0] in state.stock
        return action in legal.moves(self.rules, state, named(action) & legal.EVERY)

    def naming(self, state: State, things: frozenset[str]) -> list[Action]:
        """List the moves that are allowed now and name these cards, and no others."""
        found = legal.moves(self.rules, state, things)
        return [move for move in found if named(move) & legal.EVERY == things]

    def forced(self, state: State) -> Action | None:
        """Let whoever has not the Fool let lie what was placed; not to be asked would tell so."""
        return legal.LET if state.phase == "fool" and not legal.has_fool(state) else None

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed, and all that follows by itself."""
        return course.settle(self.rules, self._made(state, action, log), log)

    def _made(self, state: State, action: Action, log: Log) -> State:
        rules = self.rules
        match state.phase:
            case "deal":
                after = drawing.dealt(rules, state, action.args[0][0], log)
                return course.next_turn(after) if drawing.is_dealt(rules, after) else after
            case "draw":
                return drawing.drew(rules, state, action.args[0][0], log)
            case "reshuffle":
                return drawing.answered(rules, state, action == legal.AGREE, log)
            case "turn":
                return TURN[action.verb](rules, state._replace(refused=False), action, log)
            case "fool":
                return acting.answered_fool(rules, state, action == legal.STEAL, log)
            case "hermit":
                return course.answered_hermit(rules, state, action == legal.EXTRA, log)
            case "throw":
                return course.threw_down(rules, state, action.args[0], log)
        if action == legal.DONE:
            return calling.stopped(rules, state, log)
        return calling.call(rules, state, action.args[0][0], log)

    def resting(self, state: State, handed: Mapping[str, Any]) -> State | None:
        """Give the position after the round that rests here."""
        return resting.after(self.rules, state, handed)

    def returns(self, state: State) -> list[float]:
        """Give one to whoever has won the game."""
        winner = comparing.winner(state) if state.phase == "over" else None
        return [float(seat == winner) for seat in range(self.players)]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, the reason and its clauses."""
        if state.phase != "over":
            return None
        basis = comparing.won_by(self.rules, state)
        return Outcome((comparing.winner(state),), REASONS[len(basis) - 1], ground(*basis).cites)

    def moment(self, state: State) -> Moment:
        """Say what stage the game is at."""
        over = state.phase == "over"
        mover = self.current_player(state)
        if state.phase == "deal":
            turn: int | None = drawing.deal_order(state)
        elif state.phase == "draw":
            to = state.wanted.to if state.wanted else None
            turn = None if to is None else state.seat(to)
        else:
            turn = mover if isinstance(mover, int) else None
        rests = state.phase == "deal" and len(state.stock) == len(CARDS)
        about = state.doing.args[1][-1] if state.phase == "fool" and state.doing else ""
        return Moment(state.deal, state.phase, rests, over, turn, about)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return lie.table(state)

    def attempts(self, state: State) -> list[Action]:
        """List the cards of the hand that may not be placed alone, or played."""
        if state.phase != "turn":
            return []
        allowed = {*self.legal_actions(state)}
        hand = state.part(state.actor).hand
        tried = [Action("place", ((field,), (card,))) for card in hand for field in HOUSES]
        tried += [Action("play", ((card,),)) for card in (*PICTURES, "fool") if card in hand]
        return [action for action in tried if action not in allowed]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        return ground(*grounds.of_action(self.rules, state, action))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover = self.current_player(state)
        asked = state.phase in ("fool", "reshuffle")
        acting = (state.asked[0] if asked else state.actor) if isinstance(mover, int) else None
        won = wins(state)
        winners = [comparing.winner(state)] if state.phase == "over" else []
        return {
            **position(
                mover,
                self.legal_actions(state),
                state.phase,
                [part.closed for part in state.parts],
                deal=state.deal,
                turned=state.row,
                stock=len(state.stock),
                score=list(map(sum, won)),
                winners=winners,
            ),
            "dealer": state.dealer,
            "acting": acting,
            "open": [[*part.open] for part in state.parts],
            "chariot": [_chariot(part) for part in state.parts],
            "strength": [part.strength or None for part in state.parts],
            "fields": [_fields(part) for part in state.parts],
            "forfeits": [[*row] for row in state.forfeits],
            "wins": won,
            "demons": _demons(state),
            "justice": state.justice,
            "hermit": state.hermit and [*state.hermit],
            "temperance": state.temperance and [*state.temperance],
            "pile": len(state.pile),
            "turnable": state.turnable,
        }


REASONS: Final = ("most", "swords", "others", "last")
"""Why somebody has won: by most victories, by those on Swords, on another field, by the last."""


def _chariot(part: Part) -> list[str] | None:
    return None if part.chariot is None else [*part.chariot]


def _fields(part: Part) -> list[Any]:
    return [_written(laid) for laid in part.fields]


def _written(laid: Laid) -> Any:
    return [*laid] if isinstance(laid, tuple) else laid


def _demons(state: State) -> dict[str, Any] | None:
    part = state.demons
    if part is None:
        return None
    return {
        "owner": state.owner,
        "hand": [*part.closed],
        "chariot": _chariot(part),
        "strength": part.strength or None,
        "fields": _fields(part),
    }
