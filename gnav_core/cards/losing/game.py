"""What games that the last card loses have alike: chance, who has lost and won, what lies there."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, TypeVar

from gnav_core.cards import table
from gnav_core.cards.game import CardGame
from gnav_core.cards.losing import play, refusal
from gnav_core.cards.losing.law import Basis, LosingRules
from gnav_core.cards.losing.state import Log, State
from gnav_core.cards.moves import MOVES
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Mover, Outcome
from gnav_core.core.table import Zone

CHANCES: Final = ("deal", "turn", "draw")
"""The words that chance says, each with one card."""

Rules = TypeVar("Rules", bound=LosingRules)


class LosingGame(CardGame[Rules, State]):
    """Deal, turn up and draw; how one beats and takes up is each game's own."""

    def current_player(self, state: State) -> Mover:
        """Say whose move it is."""
        if state.phase in ("deal", "draw"):
            return CHANCE
        return None if state.phase == "over" else state.at

    def coming(self, state: State) -> str:
        """Name what chance does now: it deals, turns up, or draws."""
        return play.coming(self.rules, state)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, single cards in pack order."""
        if state.phase in ("deal", "draw"):
            due = MOVES[self.coming(state)]
            return [due[card] for card in state.unseen]
        return [] if state.phase == "over" else self.choices(state)

    @abstractmethod
    def choices(self, state: State) -> list[Action]:
        """List the moves that are allowed to whoever leads or answers."""

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed; the log is told what happens."""
        match action.verb:
            case "deal":
                return play.dealt(self.rules, state, action.args[0][0], log)
            case "turn":
                return play.turned(self.rules, state, action.args[0][0], log)
            case "draw":
                return self.drawn(state, action.args[0][0], log)
        return self.chosen(state, action, log)

    @abstractmethod
    def drawn(self, state: State, card: str, log: Log) -> State:
        """Give whoever draws the card that came, and see what follows."""

    @abstractmethod
    def chosen(self, state: State, action: Action, log: Log) -> State:
        """Make the move of a player."""

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action) or self.forbidden(state, action)

    @abstractmethod
    def forbidden(self, state: State, action: Action) -> IllegalAction:
        """Say why whoever leads or answers may not make a move, though he holds its cards."""

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

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        is_turn = self.coming(state) == "turn"
        return ground(*self.rules.turned) if is_turn else self.law_now(state)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        match state.phase:
            case "deal":
                return ground(*self.rules.dealt, self.rules.turn)
            case "draw":
                return ground(*play.by_what(self.rules, state))
            case "over":
                return ground(self.rules.loser)
        return ground(*self.binding(state))

    @abstractmethod
    def binding(self, state: State) -> Basis:
        """Cite the rules that bind whoever leads or answers."""

    def zones(self, state: State) -> tuple[Zone, ...]:
        """Lay the hands, the trick, the stock and the turned card, nothing hidden."""
        return (
            *table.hands(state.hands),
            table.trick(state.laid),
            table.stock(state.unseen),
            table.turned(state.turned),
        )

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return table.position(
            self.current_player(state),
            self.legal_actions(state),
            state.phase,
            state.hands,
            table=state.laid,
            trump=state.trump,
            turned=state.turned,
            stock=state.stock,
            winners=self.winners(state),
            **self.besides(state),
            loser=state.loser,
        )

    @abstractmethod
    def besides(self, state: State) -> dict[str, Any]:
        """Give what a position has in one game alone."""
