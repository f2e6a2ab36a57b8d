"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.losing import LosingGame
from gnav_core.cards.moves import MOVES
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import IllegalAction, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.hanrey import grounds, play, refusal, table
from gnav_core.games.hanrey.play import TAKE
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import Log, State


class HanreyGame(LosingGame[RuleSet, State]):
    """Play Hanrey by one rule set, with ``players`` seats numbered from 0 to the left."""

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = (self.dealer + 1) % self.players
        return State(
            phase="deal",
            hands=((),) * self.players,
            unseen=self.rules.cards,
            turned=(),
            trump="",
            trick=(),
            away=(),
            at=forehand,
            leader=forehand,
            leads="first",
            drawers=(),
            takings=0,
            loser=None,
        )

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, in pack order."""
        match state.phase:
            case "deal" | "draw":
                coming = MOVES[self.coming(state)]
                return [coming[card] for card in state.unseen]
            case "lead":
                return [MOVES["play"][card] for card in state.hand]
            case "answer":
                beating = [MOVES["play"][card] for card in play.beating(self.rules, state)]
                may_take = self.rules.take_up.value == "may-take"
                return [*beating, TAKE] if may_take else beating
        return []

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: Log = []
        if action == TAKE:
            return Transition(play.taken_up(self.rules, state, log, chosen=True), tuple(log))
        follow = {"deal": play.dealt, "turn": play.turned, "draw": play.drawn, "play": play.played}
        after = follow[action.verb](self.rules, state, action.args[0][0], log)
        return Transition(after, tuple(log))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses; nobody wins a game that is broken off."""
        if state.phase == "over" and state.loser is None:
            return Outcome((), "goes on for ever", self.rules.endless.cites)
        return super().outcome(state)

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is in: it holds a card, or the stock has one."""
        return [state.is_in(seat) for seat in range(self.players)]

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(state, self.dealer, self.rules.ranks.value)

    def attempts(self, state: State) -> list[Action]:
        """List the answers that are not allowed now: cards that do not beat, taking up."""
        if state.phase != "answer":
            return []
        legal = self.legal_actions(state)
        tried = [*(MOVES["play"][card] for card in state.hand), TAKE]
        return [action for action in tried if action not in legal]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if self.coming(state) == "turn":
            return ground(self.rules.turn)
        if state.phase == "answer" and action == TAKE:
            return ground(grounds.taken(self.rules, state), self.rules.take_up)
        if state.phase == "answer":
            return ground(*grounds.beat(self.rules, state, action.args[0][0]))
        return self.law_now(state)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*grounds.of_moment(self.rules, state))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover, legal = self.current_player(state), self.legal_actions(state)
        return table.position(state, mover, legal, self.winners(state))
