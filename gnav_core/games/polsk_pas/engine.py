"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.cards.game import DealsGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.pack import SUITS
from gnav_core.cards.table import by_seat
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import event
from gnav_core.core.game import IllegalAction, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.polsk_pas import grounds, play, refusal, table
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.settling import begun, pool_marks
from gnav_core.games.polsk_pas.state import Log, State

PASS: Final = Action("pass")
TAKE: Final = Action("take")
VOLE: Final = Action("vole")
DECLARE: Final = {suit: Action("declare", ((suit,),)) for suit in SUITS}

OF_CARDS: Final = {
    "deal": play.dealt,
    "turn": play.turned,
    "declare": play.declared,
    "discard": play.discarded,
    "play": play.played,
}
"""What a move does that names a card or a suit."""

OF_WORDS: Final = {"pass": play.passed, "take": play.took, "vole": play.vole_said}
"""What a move does that is a word alone."""


class PolskPasGame(DealsGame[RuleSet, State]):
    """Play Polsk Pas by one rule set, with four seats numbered from 0 to the left."""

    def begin(self) -> Transition:
        """Give the pack, dealt to nobody yet, when each has put in a stake."""
        state, stake = self.initial_state(), self.rules.stake
        marked = (*by_seat("score", state.score), *pool_marks(state))
        staked = event("staked", None, stake, marked=marked, each=stake.value)
        return Transition(state, (staked,))

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        return begun(self.rules, self.players, self.dealer)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now: cards in pack order, passing at the end."""
        lying, rules = state.lying, self.rules
        match state.phase:
            case "deal" | "turn":
                return [MOVES[state.phase][card] for card in lying.stock]
            case "bid":
                said = [DECLARE[suit] for suit in play.may_say(rules, state)]
                return [*said, *([TAKE] if play.may_take(rules, state) else []), PASS]
            case "discard":
                return [MOVES["discard"][card] for card in lying.hand]
            case "play":
                vole = [VOLE] if grounds.may_say_vole(rules, state) else []
                return [*(MOVES["play"][card] for card in self._playable(state)), *vole]
        return []

    def _playable(self, state: State) -> tuple[str, ...]:
        lying, follow = state.lying, self.rules.follow.value
        return self.rules.ranking.allowed(lying.hand, lying.trick, follow, state.trump)

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: Log = []
        if action.verb in OF_WORDS:
            after = OF_WORDS[action.verb](self.rules, state, log)
        else:
            after = OF_CARDS[action.verb](self.rules, state, action.args[0][0], log)
        return Transition(after, tuple(log))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def winners(self, state: State) -> list[int]:
        """List all who have won the most, if they have won any, once the game is over."""
        best = max(state.score)
        if state.phase != "over" or best <= 0:
            return []
        return [seat for seat, score in enumerate(state.score) if score == best]

    def returns(self, state: State) -> list[float]:
        """Give how many stakes each seat won or lost."""
        return [float(score) for score in state.score]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses; nobody wins who has won no stake."""
        if state.phase != "over":
            return None
        winners, rules = tuple(self.winners(state)), self.rules
        reason = "most" if winners else "nobody"
        return Outcome(winners, reason, ground(rules.length, rules.winners).cites)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(self.rules, state)

    def attempts(self, state: State) -> list[Action]:
        """List what may not be done now and may be tried: a card, a suit, the card turned up."""
        if state.phase != "bid":
            return super().attempts(state)
        legal = self.legal_actions(state)
        return [action for action in (*DECLARE.values(), TAKE) if action not in legal]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase in ("deal", "turn"):
            return self.law_now(state)
        return ground(*grounds.of_action(self.rules, state, action.verb))

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*grounds.of_moment(self.rules, state))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover, legal = self.current_player(state), self.legal_actions(state)
        return table.position(state, mover, legal, self.winners(state))
