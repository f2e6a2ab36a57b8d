"""What games have alike in which whoever keeps the last card has lost: all but playing cards."""

from __future__ import annotations

from typing import Protocol, TypeVar

from gnav_core.cards.game import CardGame
from gnav_core.core.cited import Cited, Rule, ground
from gnav_core.core.game import CHANCE, Moment, Mover, Outcome


class Position(Protocol):
    """What a position of such a game has: whose turn it is, what is left to come, who has lost."""

    @property
    def phase(self) -> str:
        """What is done: ``deal``, ``draw``, a phase of the players, or ``over``."""
        ...

    @property
    def at(self) -> int:
        """The seat that is dealt to, that draws or plays."""
        ...

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of that seat."""
        ...

    @property
    def unseen(self) -> tuple[str, ...]:
        """The cards that are still to come, but for the one turned up."""
        ...

    @property
    def loser(self) -> int | None:
        """Who has lost, once somebody has."""
        ...


class Law(Protocol):
    """What the rule set of such a game has: how many cards are dealt, who has lost and won."""

    @property
    def id(self) -> str:
        """The id of the source."""
        ...

    @property
    def hand(self) -> Cited[int]:
        """How many cards each is dealt."""
        ...

    @property
    def cards(self) -> tuple[str, ...]:
        """The whole pack."""
        ...

    @property
    def loser(self) -> Rule:
        """Who has lost."""
        ...

    @property
    def winners(self) -> Rule:
        """Who has won."""
        ...


State = TypeVar("State", bound=Position)
Rules = TypeVar("Rules", bound=Law)


def turn_is_due(rules: Law, state: Position) -> bool:
    """Whether every hand is dealt, and the trump is to be turned up."""
    return len(state.hand) == rules.hand.value


class LosingGame(CardGame[Rules, State]):
    """Say whose move it is, what chance does, and who has lost and won."""

    def current_player(self, state: State) -> Mover:
        """Say whose move it is."""
        if state.phase in ("deal", "draw"):
            return CHANCE
        return None if state.phase == "over" else state.at

    def coming(self, state: State) -> str:
        """Name what chance does now: it deals, turns up, or draws."""
        if state.phase == "deal" and turn_is_due(self.rules, state):
            return "turn"
        return state.phase

    def winners(self, state: State) -> list[int]:
        """List all but the loser, once somebody has lost."""
        if state.loser is None:
            return []
        return [seat for seat in range(self.players) if seat != state.loser]

    def returns(self, state: State) -> list[float]:
        """Give what each seat won or lost; zeros where nobody has lost."""
        if state.loser is None:
            return [0.0] * self.players
        return [-1.0 if seat == state.loser else 1.0 for seat in range(self.players)]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses, once the game is over."""
        if state.phase != "over":
            return None
        cites = ground(self.rules.loser, self.rules.winners).cites
        return Outcome(tuple(self.winners(state)), "keeps no card", cites)

    def moment(self, state: State) -> Moment:
        """Say what stage the game is at."""
        is_undealt = len(state.unseen) == len(self.rules.cards)
        over = state.phase == "over"
        turn = None if over or self.coming(state) == "turn" else state.at
        return Moment(deal=1, phase=state.phase, rests=is_undealt, open=over, turn=turn)
