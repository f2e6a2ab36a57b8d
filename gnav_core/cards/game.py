"""What all games of cards have alike as games: a move is one that is listed, chance is even."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from gnav_core.cards import table as cards
from gnav_core.cards.moves import CHANCES, MOVES
from gnav_core.cards.protocols import (
    HasId,
    HasPack,
    Position,
    PositionOfDeals,
    PositionOfTricks,
)
from gnav_core.cards.refusing import Basis
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Mover, Transition
from gnav_core.core.result import Kind
from gnav_core.core.space import Knows
from gnav_core.core.table import Mark, Table, Zone

Rules = TypeVar("Rules", bound=HasId)
State = TypeVar("State", bound=Position)
RulesOfTricks = TypeVar("RulesOfTricks", bound=HasPack)
StateOfTricks = TypeVar("StateOfTricks", bound=PositionOfTricks)
StateOfDeals = TypeVar("StateOfDeals", bound=PositionOfDeals)


class CardGame(Knows[State], Generic[Rules, State]):
    """Begin with the pack, and allow what is listed."""

    why_not: Callable[[Rules, State, Action], IllegalAction]
    """Says why a move is not allowed, and by which clause."""

    of_moment: Callable[[Rules, State], Basis]
    """Cites the rules that bear on a moment, whatever is hidden."""

    hands_on: ClassVar[Mapping[str, Kind]] = {}
    """What one deal hands on to the next, by name and kind: nothing in a game of one deal."""

    def __init__(self, rules: Rules, players: int, dealer: int) -> None:
        self.rules = rules
        self.rules_id = rules.id
        self.players = players
        self.dealer = dealer

    def begin(self) -> Transition:
        """Give the pack, dealt to nobody yet; nothing happens before it."""
        return Transition(self.initial_state(), ())

    @abstractmethod
    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""

    @abstractmethod
    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now."""

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether a move is allowed now; a game in which many are says so without listing them."""
        return action in self.legal_actions(state)

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move, and all that follows by itself.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        after, events = self.step(state, action)
        while (answer := self.forced(after)) is not None:
            after, more = self.step(after, answer)
            events += more
        return Transition(after, events)

    def forced(self, state: State) -> Action | None:
        """Give the one answer left to a seat that is asked all the same: in most games to none."""
        return None

    def step(self, state: State, action: Action) -> Transition:
        """Make a move, up to where a seat is asked; see ``apply``."""
        Action.demand(action)
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: list[Event] = []
        after = self.made(state, action, log)
        return Transition(after, tuple(log))

    @abstractmethod
    def made(self, state: State, action: Action, log: list[Event]) -> State:
        """Give the position after a move that is allowed; the log is told what happens."""

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return self.why_not(self.rules, state, action)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*self.of_moment(self.rules, state))

    def chance_outcomes(self, state: State) -> list[tuple[Action, float]]:
        """List what can be dealt, turned up or drawn, each with its probability."""
        actions = self.legal_actions(state)
        return [(action, 1 / len(actions)) for action in actions]

    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""
        return state.phase == "over"

    def handed_on(self, state: State) -> dict[str, Any]:
        """Give what the deal before has handed on to a position at rest, by name."""
        return {name: getattr(state, name) for name in self.hands_on}

    def resting(self, state: State, handed: Mapping[str, Any]) -> State | None:
        """Give the position after the deal that rests here; none comes in a game of one deal."""
        return None

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is in: all are."""
        return [True] * self.players


class TrickGame(CardGame[RulesOfTricks, StateOfTricks]):
    """Deal all hands, then play one deal to tricks; no card is drawn."""

    def current_player(self, state: StateOfTricks) -> Mover:
        """Say whose move it is."""
        if state.phase in CHANCES:
            return CHANCE
        return None if state.phase == "over" else state.at

    def legal_actions(self, state: StateOfTricks) -> list[Action]:
        """List the cards that may come, or be played, now, in pack order."""
        if state.phase in CHANCES:
            return [MOVES[state.phase][card] for card in state.lying.stock]
        playable = self.playable(state) if state.phase == "play" else ()
        return [MOVES["play"][card] for card in playable]

    @abstractmethod
    def playable(self, state: StateOfTricks) -> tuple[str, ...]:
        """List the cards that the seat whose turn it is may lead, or play to the trick."""

    def moment(self, state: StateOfTricks) -> Moment:
        """Say what stage the game is at."""
        is_undealt = len(state.lying.stock) == len(self.rules.cards)
        over = state.phase == "over"
        turn = None if over else state.at
        return Moment(deal=1, phase=state.phase, rests=is_undealt, open=over, turn=turn)

    def attempts(self, state: StateOfTricks) -> list[Action]:
        """List the cards of the hand that may not be played now."""
        if state.phase != "play":
            return []
        legal = self.legal_actions(state)
        tried = [MOVES["play"][card] for card in state.lying.hand]
        return [action for action in tried if action not in legal]

    @abstractmethod
    def score(self, state: StateOfTricks) -> list[int]:
        """Count by seat what is won or lost."""

    @abstractmethod
    def winners(self, state: StateOfTricks) -> list[int]:
        """List who has won, once somebody has."""

    def returns(self, state: StateOfTricks) -> list[float]:
        """Give what each seat won or lost."""
        return [float(score) for score in self.score(state)]

    def table(self, state: StateOfTricks) -> Table:
        """Give the table, nothing hidden: hands, trick, heaps, the tricks that each has taken."""
        lying = state.lying
        hands, piles = cards.hands(lying.hands), cards.piles(lying.taken)
        return Table((*hands, self.trick(state), *self.heaps(state), *piles), self.marks(state))

    def trick(self, state: StateOfTricks) -> Zone:
        """Lay the trick being played."""
        return cards.trick((seat, (card,)) for seat, card in state.lying.trick)

    def heaps(self, state: StateOfTricks) -> tuple[Zone, ...]:
        """Lay the stock, and what else lies in no hand and no trick."""
        return (cards.stock(state.lying.stock),)

    @abstractmethod
    def marks(self, state: StateOfTricks) -> tuple[Mark, ...]:
        """Mark what is counted and said."""

    def position(self, state: StateOfTricks) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        lying = state.lying
        return cards.position(
            self.current_player(state),
            self.legal_actions(state),
            state.phase,
            lying.hands,
            table=[(seat, (card,)) for seat, card in lying.trick],
            stock=len(lying.stock),
            tricks=lying.won,
            score=self.score(state),
            winners=self.winners(state),
        )


class DealsGame(TrickGame[RulesOfTricks, StateOfDeals]):
    """Deal all hands and turn up a card, play to tricks, and deal again; no card is drawn."""

    def moment(self, state: StateOfDeals) -> Moment:
        """Say what stage the game is at."""
        turn = None if state.phase == "turn" else super().moment(state).turn
        return super().moment(state)._replace(deal=state.deal, turn=turn)

    def score(self, state: StateOfDeals) -> list[int]:
        """Count by seat what is won or lost."""
        return [*state.score]

    def winners(self, state: StateOfDeals) -> list[int]:
        """List all who have won the most, if they have won any, once the game is over."""
        if state.phase != "over":
            return []
        most = max(state.score)
        return [seat for seat, score in enumerate(state.score) if score == most > 0]

    def position(self, state: StateOfDeals) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return {**super().position(state), "deal": state.deal, "dealer": state.dealer}
