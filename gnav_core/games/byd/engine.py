"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.cards.game import TrickGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.seats import left_of
from gnav_core.cards.tricks import undealt
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import Event
from gnav_core.core.game import IllegalAction, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.byd import grounds, play, refusal, table
from gnav_core.games.byd.ruleset import RuleSet
from gnav_core.games.byd.state import State

PASS: Final = Action("pass")


class BydGame(TrickGame[RuleSet, State]):
    """Play Byd by one rule set, with ``players`` seats numbered from 0 to the left."""

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = left_of(self.players, self.dealer)
        return State(
            phase="deal",
            lying=undealt(self.rules.cards, self.players, forehand),
            bids=(None,) * self.players,
            bidder=None,
            score=(0,) * self.players,
            winner=None,
        )

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now: cards in pack order, bids from the least."""
        lying, rules = state.lying, self.rules
        match state.phase:
            case "deal":
                return [MOVES["deal"][card] for card in lying.stock]
            case "play":
                allowed = rules.ranking.allowed(lying.hand, lying.trick, rules.follow.value)
                return [MOVES["play"][card] for card in allowed]
            case "bid" | "bid-with":
                return [*(_bid(number) for number in play.may_bid(rules, state)), PASS]
            case "show":
                return [MOVES["play"][card] for card in lying.hand]
        return []

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        return self._made(state, action)

    def _made(self, state: State, action: Action) -> Transition:
        rules, dealer, log = self.rules, self.dealer, list[Event]()
        match state.phase:
            case "deal":
                after = play.dealt(rules, dealer, state, action.args[0][0], log)
            case "play":
                after = play.played(rules, state, action.args[0][0], log)
            case "show":
                after = play.shown(rules, dealer, state, action.args[0][0], log)
            case _:
                number = 0 if action == PASS else int(action.args[0][0])
                after = play.bid(rules, dealer, state, number, log)
        return Transition(after, tuple(log))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def winners(self, state: State) -> list[int]:
        """List the winner, once somebody has won."""
        return [] if state.winner is None else [state.winner]

    def returns(self, state: State) -> list[float]:
        """Give how many stakes each seat won or lost."""
        return [float(score) for score in state.score]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, the reason and its clauses; nobody wins where nobody bids."""
        if state.phase != "over":
            return None
        rules, winners = self.rules, tuple(self.winners(state))
        if not winners:
            return Outcome((), "nothing bid", rules.no_bid.cites)
        if not any(number for seat, number in enumerate(state.bids) if seat != state.bidder):
            return Outcome(winners, "nobody bid with him", rules.nobody_bids.cites)
        if state.winner == state.bidder:
            return Outcome(winners, "unbeaten", ground(rules.wins, rules.unbeaten).cites)
        return Outcome(winners, "beat highest", rules.wins.cites)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(state, self.dealer, self.rules.ranks.value)

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase in ("bid", "bid-with"):
            basis = grounds.passed if action == PASS else grounds.bid
            return ground(*basis(self.rules, state))
        if state.phase in ("play", "show"):
            return ground(*grounds.played(self.rules, state))
        return self.law_now(state)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*grounds.of_moment(self.rules, state, self.dealer))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover, legal = self.current_player(state), self.legal_actions(state)
        return table.position(state, mover, legal, self.winners(state), self.dealer)


def _bid(number: int) -> Action:
    return Action("bid", ((str(number),),))
