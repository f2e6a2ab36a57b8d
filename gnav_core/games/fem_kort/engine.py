"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import tricks
from gnav_core.cards.moves import MOVES
from gnav_core.cards.seats import left_of
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Mover, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.fem_kort import grounds, play, refusal, table
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import Log, State


class FemKortGame:
    """Play Fem Kort by one rule set, with ``players`` seats numbered from 0 to the left."""

    def __init__(self, rules: RuleSet, players: int, dealer: int) -> None:
        self.rules = rules
        self.rules_id = rules.id
        self.players = players
        self.dealer = dealer

    def begin(self) -> Transition:
        """Give the pack, dealt to nobody yet; nothing happens before it."""
        return Transition(self.initial_state(), ())

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = left_of(self.players, self.dealer)
        lying = tricks.undealt(self.rules.cards, self.players, forehand)
        return State(phase="deal", lying=lying, last=None, winner=None)

    def current_player(self, state: State) -> Mover:
        """Say whose move it is."""
        if state.phase == "deal":
            return CHANCE
        return None if state.phase == "over" else state.at

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

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether a move is allowed now."""
        return action in self.legal_actions(state)

    def chance_outcomes(self, state: State) -> list[tuple[Action, float]]:
        """List what can be dealt, each with its probability."""
        actions = self.legal_actions(state)
        return [(action, 1 / len(actions)) for action in actions]

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

    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""
        return state.phase == "over"

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

    def moment(self, state: State) -> Moment:
        """Say what stage the game is at."""
        is_undealt = len(state.lying.stock) == len(self.rules.cards)
        over = state.phase == "over"
        turn = None if over else state.at
        return Moment(deal=1, phase=state.phase, rests=is_undealt, open=over, turn=turn)

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is in: all are."""
        return [True] * self.players

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(state, self.dealer, self.rules.ranks.value)

    def attempts(self, state: State) -> list[Action]:
        """List the cards that one holds and may not play."""
        if state.phase != "play":
            return []
        legal = self.legal_actions(state)
        tried = (MOVES["play"][card] for card in state.lying.hand)
        return [action for action in tried if action not in legal]

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
