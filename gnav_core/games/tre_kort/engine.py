"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.cards.game import DealsGame
from gnav_core.cards.moves import MOVES
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import Event
from gnav_core.core.game import IllegalAction, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.tre_kort import grounds, play, refusal, table
from gnav_core.games.tre_kort.duty import allowed, duty
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import State

JOIN: Final = Action("join")
PASS: Final = Action("pass")
OF_CARDS: Final = {
    "deal": play.dealt,
    "turn": play.turned,
    "play": play.played,
    "lay": play.laid,
}


class TreKortGame(DealsGame[RuleSet, State]):
    """Play Tre-Kort by one rule set, with ``players`` seats numbered from 0 to the left."""

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        return play.begun(self.rules, self.players, self.dealer)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, cards in pack order."""
        match state.phase:
            case "deal" | "turn":
                return [MOVES[state.phase][card] for card in state.lying.stock]
            case "bid":
                return [JOIN, PASS]
            case "play":
                verb = "lay" if duty(self.rules, state) == "face-down" else "play"
                return [MOVES[verb][card] for card in allowed(self.rules, state)]
        return []

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: list[Event] = []
        if action.verb in OF_CARDS:
            after = OF_CARDS[action.verb](self.rules, state, action.args[0][0], log)
        else:
            after = (play.joined if action == JOIN else play.passed)(self.rules, state, log)
        return Transition(after, tuple(log))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def winners(self, state: State) -> list[int]:
        """List those who gained most, if anything, once the game is over."""
        if state.phase != "over":
            return []
        most = max(state.score)
        return [seat for seat, score in enumerate(state.score) if score == most > 0]

    def returns(self, state: State) -> list[float]:
        """Give how many stakes each seat won or lost."""
        return [float(score) for score in state.score]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses; nobody wins where nobody has gained."""
        if state.phase != "over":
            return None
        winners = tuple(self.winners(state))
        reason = "gained alike" if len(winners) > 1 else "gained most" if winners else "no gain"
        return Outcome(winners, reason, ground(self.rules.winners, self.rules.deals).cites)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(state, self.rules.ranks.value)

    def attempts(self, state: State) -> list[Action]:
        """List the cards that a duty forbids; where one lies face down, any may be laid."""
        if state.phase == "play" and duty(self.rules, state) == "face-down":
            return []
        return super().attempts(state)

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        rules = self.rules
        if state.phase == "bid":
            return ground(*grounds.says(rules, state)) if action == JOIN else ground(rules.passes)
        if state.phase == "play":
            return ground(*grounds.bound(rules, duty(rules, state)))
        return self.law_now(state)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*grounds.of_moment(self.rules, state))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover, legal = self.current_player(state), self.legal_actions(state)
        return table.position(state, mover, legal, self.winners(state))
