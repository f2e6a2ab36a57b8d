"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, get_args

from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Mover, Outcome, Transition
from gnav_core.core.result import Kind, count, each, seat, seats, truth, whole
from gnav_core.core.space import Knows, Space
from gnav_core.core.table import Table
from gnav_core.games.gnav import refusal, table, turn
from gnav_core.games.gnav.actions import (
    ACTIONS,
    ANSWER_VERBS,
    APPEAL_VERBS,
    DEALS,
    DRAWS,
    TURN_VERBS,
    piece_of,
)
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.state import Log, Phase, State

VERBS = {"exchange": TURN_VERBS, "answer": ANSWER_VERBS, "appeal": APPEAL_VERBS}
STAND, EXCHANGE, TAP = ACTIONS["stand"], ACTIONS["exchange"], ACTIONS["tap"]
APPEAL, SIT_OUT, RETIRE = ACTIONS["appeal"], ACTIONS["sit-out"], ACTIONS["retire"]


class GnavGame(Knows[State]):
    """Play Gnav by one rule set, with ``players`` seats numbered from 0 to the left.

    ``dealer`` is the seat that deals first.
    """

    hands_on: ClassVar[Mapping[str, Kind]] = {
        "dealer": seat,
        "score": each(whole),
        "plus": each(count),
        "appeals": each(count),
        "sat": seats,
        "retired": seats,
        "pool": count,
        "playing_off": truth,
    }
    unheard: ClassVar[tuple[Action, ...]] = (EXCHANGE, ACTIONS["take"])

    def __init__(self, rules: RuleSet, players: int, dealer: int) -> None:
        self.rules = rules
        self.rules_id = rules.id
        self.players = players
        self.dealer = dealer

    @property
    def space(self) -> Space:
        """Give the words of this game: moves have one number by all sources of Gnav."""
        return Space(
            self.rules.pieces.value,
            words=tuple(ACTIONS),
            verbs=(),
            chances=("deal", "draw"),
            phases=get_args(Phase),
            by_seat=("hand",),
            zones=(self.rules.stock.name, "aside"),
            counts=("score", "plus", "appeals", "tapped"),
            marks=("pool", "playing-off"),
        )

    def begin(self) -> Transition:
        """Give the first deal, dealt to nobody yet; nothing happens before it."""
        return Transition(self.initial_state(), ())

    def initial_state(self) -> State:
        """Give the first deal, dealt to nobody yet."""
        tally, players = self.rules.tally, self.players
        score, nought = (tally.start.value,) * players, (0,) * players
        before_the_first = State(
            phase="deal",
            deal=0,
            dealer=self.dealer,
            order=(),
            at=0,
            asked=0,
            held=(),
            origin=(),
            bag=(),
            aside=(),
            draws=0,
            tapped=frozenset(),
            score=score,
            plus=nought,
            before=(score, nought),
            appeals=nought,
            sat=frozenset(),
            retired=frozenset(),
            appealing=(),
            pool=tally.pool(players),
            playing_off=False,
            winners=(),
        )
        return turn.next_deal(self.rules, before_the_first)

    def current_player(self, state: State) -> Mover:
        """Say whose move it is."""
        match state.phase:
            case "over":
                return None
            case "deal" | "draw":
                return CHANCE
            case "answer":
                return turn.answering(state)
            case "appeal":
                return state.asked
        return state.seat

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now."""
        match state.phase:
            case "deal" | "draw":
                return [*_coming(state.phase, state.bag)]
            case "exchange":
                return self._turn_actions(state)
            case "answer":
                return [ACTIONS[verb] for verb in turn.asked(self.rules, state).choices]
            case "appeal":
                may_sit_out = state.asked not in state.sat
                return [APPEAL, SIT_OUT, RETIRE] if may_sit_out else [APPEAL, RETIRE]
        return []

    def _turn_actions(self, state: State) -> list[Action]:
        rules = self.rules
        may_change = rules.swapped_change.value == "any" or not (state.last and state.swapped)
        actions = [STAND, EXCHANGE] if may_change else [STAND]
        if rules.tap and turn.may_tap(rules, state):
            actions.append(TAP)
        return actions

    def chance_outcomes(self, state: State) -> list[tuple[Action, float]]:
        """List what can be dealt or drawn, each with its probability."""
        names = DEALS if state.phase == "deal" else DRAWS
        total = len(state.bag)
        return [(names[piece], count / total) for piece, count in Counter(state.bag).items()]

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        Action.demand(action)
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: Log = []
        rules, verb, piece = self.rules, action.verb, piece_of(action) or ""
        match state.phase:
            case "deal":
                state = turn.dealt(rules, state, piece, log)
            case "draw":
                state = turn.drawn(rules, state, piece, log)
            case "exchange":
                state = turn.turn(rules, state, verb, log)
            case "answer":
                state = turn.answered(rules, state, verb, log)
            case "appeal":
                settled = rules.tally.answer_appeal(state, verb, log)
                state = turn.hand_on(rules, state, settled, log)
        return Transition(state, tuple(log))

    step = apply

    def forced(self, state: State) -> Action | None:
        """Give the one answer left to a seat that is asked all the same: in Gnav to none."""
        return None

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether a move is allowed now."""
        if state.phase in ("deal", "draw"):
            names = DEALS if state.phase == "deal" else DRAWS
            piece = piece_of(action)
            return piece in state.bag and action == names[piece]
        if state.phase == "exchange":
            return action is STAND or action in self._turn_actions(state)
        return action in self.legal_actions(state)

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action, self.current_player(state))

    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""
        return state.phase == "over"

    def returns(self, state: State) -> list[float]:
        """Give what each seat won or lost; zeros while the game goes on."""
        return self.rules.tally.returns(state) if state.winners else [0.0] * self.players

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses; ``None`` while the game goes on."""
        return self.rules.tally.outcome(state) if state.winners else None

    def moment(self, state: State) -> Moment:
        """Say what stage the game is at."""
        phase = state.phase
        return Moment(
            deal=state.deal,
            phase=phase,
            rests=phase == "deal" and state.at == 0,
            open=phase in ("appeal", "over"),
            turn=state.seat if phase in ("deal", "draw", "exchange") else None,
        )

    def handed_on(self, state: State) -> dict[str, Any]:
        """Give what the deal before has handed on to a position at rest, by name."""
        return {name: getattr(state, name) for name in self.hands_on}

    def resting(self, state: State, handed: Mapping[str, Any]) -> State | None:
        """Give the position after the deal that rests here; one who is left alone has won."""
        names = {"sat", "retired"}
        kept = {name: frozenset(part) if name in names else part for name, part in handed.items()}
        after = state.but(**kept)
        living = self.rules.tally.living(after)
        if len(living) < 2 or after.dealer not in living:
            return None
        return turn.next_deal(self.rules, after)

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is not yet out."""
        alive = self.rules.tally.alive
        return [alive(state, seat) for seat in range(self.players)]

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(self.rules, state)

    def attempts(self, state: State) -> list[Action]:
        """List the moves that this rule set has at such a moment, and that are not allowed now."""
        rules, legal = self.rules, self.legal_actions(state)
        known = ("stand", "exchange", *(["tap"] if rules.tap else []), *rules.refusals)
        tried = (ACTIONS[verb] for verb in VERBS.get(state.phase, ()) if verb in known)
        return [action for action in tried if action not in legal]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        return ground(*refusal.allowed_by(self.rules, state, action.verb))

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever the hidden pieces are."""
        return ground(*refusal.ruling(self.rules, state))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return table.position(state, self.current_player(state), self.legal_actions(state))


@lru_cache(maxsize=4096)
def _coming(verb: str, bag: tuple[str, ...]) -> tuple[Action, ...]:
    """List what can be dealt or drawn from such a bag, each piece once."""
    names = DEALS if verb == "deal" else DRAWS
    return tuple([names[piece] for piece in dict.fromkeys(bag)])
