"""What all games of cards have alike as games: a move is one that is listed, chance is even."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

from gnav_core.cards.moves import MOVES
from gnav_core.cards.tricks import Tricks
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, Moment, Mover, Transition


class Law(Protocol):
    """What the rule set of every game has."""

    @property
    def id(self) -> str:
        """The id of the source."""
        ...


class LawOfTricks(Law, Protocol):
    """What the rule set of a game of tricks has besides."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The whole pack."""
        ...


class Position(Protocol):
    """What a position of every such game has."""

    @property
    def phase(self) -> str:
        """What is done: ``deal``, a phase of the players, or ``over``."""
        ...


class PositionOfTricks(Position, Protocol):
    """What a position of a game of tricks has besides."""

    @property
    def lying(self) -> Tricks:
        """All cards, wherever they are."""
        ...

    @property
    def at(self) -> int:
        """The seat that is dealt to, or whose turn it is."""
        ...


Rules = TypeVar("Rules", bound=Law)
State = TypeVar("State", bound=Position)


class PositionOfDeals(PositionOfTricks, Protocol):
    """What a position has of a game of tricks that goes over several deals."""

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        ...


RulesOfTricks = TypeVar("RulesOfTricks", bound=LawOfTricks)
StateOfTricks = TypeVar("StateOfTricks", bound=PositionOfTricks)
StateOfDeals = TypeVar("StateOfDeals", bound=PositionOfDeals)


class CardGame(ABC, Generic[Rules, State]):
    """Begin with the pack, and allow what is listed."""

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

    def chance_outcomes(self, state: State) -> list[tuple[Action, float]]:
        """List what can be dealt, turned up or drawn, each with its probability."""
        actions = self.legal_actions(state)
        return [(action, 1 / len(actions)) for action in actions]

    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""
        return state.phase == "over"

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is in: all are."""
        return [True] * self.players


class TrickGame(CardGame[RulesOfTricks, StateOfTricks]):
    """Deal all hands, then play one deal to tricks; no card is drawn."""

    def current_player(self, state: StateOfTricks) -> Mover:
        """Say whose move it is."""
        if state.phase == "deal":
            return CHANCE
        return None if state.phase == "over" else state.at

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


class DealsGame(TrickGame[RulesOfTricks, StateOfDeals]):
    """Deal all hands and turn up a card, play to tricks, and deal again; no card is drawn."""

    def current_player(self, state: StateOfDeals) -> Mover:
        """Say whose move it is."""
        return CHANCE if state.phase == "turn" else super().current_player(state)

    def moment(self, state: StateOfDeals) -> Moment:
        """Say what stage the game is at."""
        turn = None if state.phase == "turn" else super().moment(state).turn
        return super().moment(state)._replace(deal=state.deal, turn=turn)
