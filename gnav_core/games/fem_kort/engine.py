"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import tricks
from gnav_core.cards.game import TrickGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.seats import left_of
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import IllegalAction, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.fem_kort import grounds, play, refusal, table
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import Log, State


class FemKortGame(TrickGame[RuleSet, State]):
    """Play Fem Kort by one rule set, with ``players`` seats numbered from 0 to the left."""

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = left_of(self.players, self.dealer)
        lying = tricks.undealt(self.rules.cards, self.players, forehand)
        return State(phase="deal", lying=lying, last=None, winner=None)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, in pack order."""
        match state.phase:
            case "deal":
                coming = MOVES["deal"]
                return [coming[card] for card in state.lying.stock]
            case "play":
                playing, lying, rules = MOVES["play"], state.lying, self.rules
                allowed = rules.ranking.allowed(lying.hand, lying.trick, rules.follow.value)
                return [playing[card] for card in allowed]
        return []

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: Log = []
        follow = play.dealt if state.phase == "deal" else play.played
        after = follow(self.rules, self.dealer, state, action.args[0][0], log)
        return Transition(after, tuple(log))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def score(self, state: State) -> list[int]:
        """Count by seat what is won."""
        stake = self.rules.stake.value
        return [stake if seat == state.winner else 0 for seat in range(self.players)]

    def returns(self, state: State) -> list[float]:
        """Give what each seat won or lost; nobody pays."""
        return [float(won) for won in self.score(state)]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, the reason and its clauses."""
        if state.winner is None:
            return None
        reason = "was not beaten" if state.winner == state.last else "beat highest"
        return Outcome((state.winner,), reason, ground(*grounds.won(self.rules, state)).cites)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(state, self.dealer, self.rules.ranks.value)

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase == "play":
            return ground(*grounds.played(self.rules, state))
        return self.law_now(state)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*grounds.of_moment(self.rules, state, self.dealer))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover, legal = self.current_player(state), self.legal_actions(state)
        return table.position(state, mover, legal, self.score(state), self.dealer)
