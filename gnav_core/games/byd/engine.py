"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, Final, get_args

from gnav_core.cards import table
from gnav_core.cards.game import TrickGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.seats import left_of
from gnav_core.cards.tricks import undealt
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import Outcome
from gnav_core.core.space import Space
from gnav_core.core.table import Mark
from gnav_core.games.byd import grounds, play, refusal
from gnav_core.games.byd.ruleset import RuleSet
from gnav_core.games.byd.state import Log, Phase, State

PASS: Final = Action("pass")
CARDS: Final = {"deal": play.dealt, "play": play.played, "show": play.shown}
"""What follows from a card, by the phase."""


class BydGame(TrickGame[RuleSet, State]):
    """Play Byd by one rule set, with ``players`` seats numbered from 0 to the left."""

    why_not = staticmethod(refusal.refuse)
    of_moment = staticmethod(grounds.of_moment)

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            words=(*(f"bid:{bid}" for bid in range(1, self.rules.bid_limit.value + 1)), "pass"),
            phases=get_args(Phase),
            counts=("tricks", "score", "bid"),
        )

    @property
    def longest(self) -> int | None:
        """Each card is dealt and laid once, and each seat speaks twice at most, and shows."""
        hand = self.rules.first_packet.value + self.rules.second_packet.value
        return 2 * self.players * (hand + 2)

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = left_of(self.players, self.dealer)
        return State(
            phase="deal",
            dealer=self.dealer,
            lying=undealt(self.rules.cards, self.players, forehand),
            bids=(None,) * self.players,
            bidder=None,
            score=(0,) * self.players,
            winner=None,
        )

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now: cards in pack order, bids from the least."""
        if state.phase in ("bid", "bid-with"):
            return [*(_bid(number) for number in play.may_bid(self.rules, state)), PASS]
        if state.phase == "show":
            return [MOVES["play"][card] for card in state.lying.hand]
        return super().legal_actions(state)

    def playable(self, state: State) -> tuple[str, ...]:
        """List the cards that the seat whose turn it is may lead, or play to the trick."""
        lying, rules = state.lying, self.rules
        return rules.ranking.allowed(lying.hand, lying.trick, rules.follow.value)

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed; the log is told what happens."""
        if state.phase in CARDS:
            return CARDS[state.phase](self.rules, state, action.args[0][0], log)
        number = 0 if action == PASS else int(action.args[0][0])
        return play.bid(self.rules, state, number, log)

    def score(self, state: State) -> list[int]:
        """Count by seat the stakes that it won or lost."""
        return [*state.score]

    def winners(self, state: State) -> list[int]:
        """List the winner, once somebody has won."""
        return [] if state.winner is None else [state.winner]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, the reason and its clauses; nobody wins where nobody bids."""
        if state.phase != "over":
            return None
        rules, winners = self.rules, tuple(self.winners(state))
        if not winners:
            return Outcome((), "nothing bid", rules.no_bid.cites)
        with_him = any(number for seat, number in enumerate(state.bids) if seat != state.bidder)
        if not with_him and rules.who_shows.value == "bidders-only":
            return Outcome(winners, "nobody bid with him", rules.nobody_bids.cites)
        if state.winner == state.bidder:
            return Outcome(winners, "unbeaten", ground(rules.wins, rules.unbeaten).cites)
        return Outcome(winners, "beat highest", rules.wins.cites)

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase in ("bid", "bid-with"):
            basis = grounds.passed if action == PASS else grounds.bid_made
            return ground(*basis(self.rules, state))
        if state.phase == "play" and state.lying.trick:
            return ground(*grounds.answered(self.rules, state))
        if state.phase in ("play", "show"):
            return ground(*grounds.played(self.rules, state))
        return self.law_now(state)

    def marks(self, state: State) -> tuple[Mark, ...]:
        """Mark the tricks and the scores, and what each has bid."""
        bids = (Mark("bid", seat, bid) for seat, bid in enumerate(state.bids) if bid is not None)
        ranks, tricks = self.rules.ranks.value, state.lying.won
        return (*table.marks(state.dealer, ranks, tricks=tricks, score=state.score), *bids)

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return {**super().position(state), "dealer": state.dealer, "bids": [*state.bids]}


def _bid(number: int) -> Action:
    return Action("bid", ((str(number),),))
