"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, get_args

from gnav_core.cards import table, tricks
from gnav_core.cards.game import TrickGame
from gnav_core.cards.seats import left_of
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import Outcome
from gnav_core.core.space import Space
from gnav_core.core.table import Mark
from gnav_core.games.fem_kort import grounds, play, refusal
from gnav_core.games.fem_kort.ruleset import RuleSet
from gnav_core.games.fem_kort.state import Log, Phase, State


class FemKortGame(TrickGame[RuleSet, State]):
    """Play Fem Kort by one rule set, with ``players`` seats numbered from 0 to the left."""

    why_not = staticmethod(refusal.refuse)
    of_moment = staticmethod(grounds.of_moment)

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(self.rules.cards, phases=get_args(Phase), counts=("tricks",))

    @property
    def longest(self) -> int | None:
        """Each card of a hand is dealt and laid."""
        return 2 * self.players * (self.rules.first_packet.value + self.rules.second_packet.value)

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = left_of(self.players, self.dealer)
        lying = tricks.undealt(self.rules.cards, self.players, forehand)
        return State(phase="deal", dealer=self.dealer, lying=lying, last=None, winner=None)

    def playable(self, state: State) -> tuple[str, ...]:
        """List the cards that the seat whose turn it is may lead, or play to the trick."""
        lying, rules = state.lying, self.rules
        return rules.ranking.allowed(lying.hand, lying.trick, rules.follow.value)

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed; the log is told what happens."""
        follow = play.dealt if state.phase == "deal" else play.played
        return follow(self.rules, state, action.args[0][0], log)

    def score(self, state: State) -> list[int]:
        """Count by seat what is won: one for the deal, or from each other what it put in."""
        if state.winner is None:
            return [0] * self.players
        pays = self.rules.stake.value == "pool"
        gets = self.players - 1 if pays else 1
        return [gets if seat == state.winner else -pays for seat in range(self.players)]

    def winners(self, state: State) -> list[int]:
        """List the winner, once somebody has won."""
        return [] if state.winner is None else [state.winner]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, the reason and its clauses."""
        if state.winner is None:
            return None
        reason = "was not beaten" if state.winner == state.last else "beat highest"
        return Outcome((state.winner,), reason, ground(*grounds.won(self.rules, state)).cites)

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase == "play":
            binding = grounds.answered if state.lying.trick else grounds.played
            return ground(*binding(self.rules, state))
        return self.law_now(state)

    def marks(self, state: State) -> tuple[Mark, ...]:
        """Mark the tricks that each has taken."""
        return table.marks(state.dealer, self.rules.ranks.value, tricks=state.lying.won)

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return {**super().position(state), "dealer": state.dealer}
