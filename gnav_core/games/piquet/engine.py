"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import tricks
from gnav_core.cards.game import TrickGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.seats import left_of
from gnav_core.cards.stock import Cards
from gnav_core.cards.trick import Follow
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import CHANCE, IllegalAction, Mover, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.piquet import counting, grounds, play, refusal, table
from gnav_core.games.piquet.ruleset import RuleSet
from gnav_core.games.piquet.state import Log, State
from gnav_core.games.piquet.throwing import KEEP, is_throw, throws


class PiquetGame(TrickGame[RuleSet, State]):
    """Play Piquet by one rule set, with two seats, 0 and 1."""

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        nothing: tuple[Cards, ...] = ((),) * self.players
        noughts = (0,) * self.players
        return State(
            phase="deal",
            lying=tricks.undealt(self.rules.cards, self.players, left_of(2, self.dealer)),
            thrown=nothing,
            talon=self.rules.heaps.value,
            due=0,
            melds=nothing,
            points=noughts,
            honours=noughts,
        )

    def current_player(self, state: State) -> Mover:
        """Say whose move it is."""
        return CHANCE if state.phase == "draw" else super().current_player(state)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, in pack order; every way to throw among them."""
        match state.phase:
            case "deal" | "draw":
                coming = MOVES[state.phase]
                return [coming[card] for card in state.lying.stock]
            case "throw":
                return list(throws(state.hand, self._numbers(state)))
            case "play":
                return [MOVES["play"][card] for card in self._playable(state)]
        return []

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether a move is allowed now; the ways to throw are not gone through for it."""
        if state.phase == "throw":
            return is_throw(action, state.hand, self._numbers(state))
        return super().is_legal(state, action)

    def _numbers(self, state: State) -> tuple[int, ...]:
        """Say how many cards may be bought by the seat whose turn it is."""
        return self.rules.bought_by(state.at == self.dealer).value

    def _playable(self, state: State) -> Cards:
        """List the cards that may be played."""
        bound: Follow = "must-follow" if self.rules.follow.value == "must" else "free"
        return self.rules.ranking.allowed(state.hand, state.lying.trick, bound)

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: Log = []
        return Transition(self._made(state, action, log), tuple(log))

    def _made(self, state: State, action: Action, log: Log) -> State:
        rules, dealer = self.rules, self.dealer
        if action == KEEP:
            return play.kept(rules, dealer, state, log)
        cards = action.args[0]
        match state.phase:
            case "deal":
                return play.dealt(rules, dealer, state, cards[0], log)
            case "throw":
                return play.thrown(rules, dealer, state, cards, log)
            case "draw":
                return play.drawn(rules, dealer, state, cards[0], log)
        return play.played(rules, state, cards[0], log)

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, self.dealer, state, action)

    def score(self, state: State) -> list[int]:
        """Count by seat points and honours together."""
        return [counting.score(self.rules, state, seat) for seat in range(self.players)]

    def winners(self, state: State) -> list[int]:
        """List who has won, once the game is over."""
        return play.winners(self.rules, state) if state.phase == "over" else []

    def returns(self, state: State) -> list[float]:
        """Give what each seat won or lost; zeros where both have won, or nobody yet."""
        winners = self.winners(state)
        if len(winners) != 1:
            return [0.0] * self.players
        return [1.0 if seat in winners else -1.0 for seat in range(self.players)]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses."""
        if state.phase != "over":
            return None
        winners = tuple(self.winners(state))
        reason = "counted more" if len(winners) == 1 else "counted the same"
        return Outcome(winners, reason, self.rules.game.cites)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(state, self.dealer, self.rules.ranks.value, self.score(state))

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
        return table.position(state, mover, legal, self.score(state), self.winners(state))
