"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.cards.game import TrickGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.pack import suit_of
from gnav_core.cards.seats import others
from gnav_core.cards.tricks import undealt
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Mover, Outcome, Transition
from gnav_core.core.table import Table
from gnav_core.games.styrvolt import grounds, play, refusal, table
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import State

TAKE: Final = Action("take")
KEEP: Final = Action("keep")
CARDS: Final = {"under": play.looked, "deal": play.dealt, "turn": play.turned, "play": play.played}
"""What follows from a card, by the phase."""


class StyrvoltGame(TrickGame[RuleSet, State]):
    """Play Styrvolt by one rule set: seats numbered from 0 to the left, partners opposite."""

    def initial_state(self) -> State:
        """Give the pack, of which the cutter, at the dealer's right, looks at the lowest card."""
        cutter = others(self.players, self.dealer, -1)[0]
        return State(
            phase="under",
            lying=undealt(self.rules.cards, self.players, cutter),
            under="",
            matador=False,
            turned=(),
            trumps=(),
            changing=(),
            offer=None,
            answered=False,
            jan=False,
            winners=(),
            score=(0,) * self.players,
        )

    def current_player(self, state: State) -> Mover:
        """Say whose move it is."""
        if state.phase in ("under", "deal", "turn"):
            return CHANCE
        return None if state.phase == "over" else state.at

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, cards in pack order."""
        match state.phase:
            case "under" | "deal" | "turn":
                return [MOVES[state.phase][card] for card in state.lying.stock]
            case "exchange":
                return [TAKE, KEEP]
            case "play":
                return [MOVES["play"][card] for card in self._playable(state)]
        return []

    def _playable(self, state: State) -> tuple[str, ...]:
        """List the cards that may be played; where suit is followed, by the suit printed on it."""
        lying = state.lying
        if self.rules.follow.value == "free" or not lying.trick:
            return lying.hand
        led = suit_of(lying.trick[0][1])
        return tuple([card for card in lying.hand if suit_of(card) == led]) or lying.hand

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log = list[Event]()
        if state.phase == "exchange":
            after = play.answered(self.rules, self.dealer, state, action == TAKE, log)
        else:
            follow = CARDS[state.phase]
            after = follow(self.rules, self.dealer, state, action.args[0][0], log)
        return Transition(after, tuple(log))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def returns(self, state: State) -> list[float]:
        """Give what each seat won; nobody pays."""
        return [float(score) for score in state.score]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses."""
        if state.phase != "over":
            return None
        reason = "made Jan" if state.jan else "five tricks"
        return Outcome(state.winners, reason, ground(*grounds.won(self.rules, state.jan)).cites)

    def moment(self, state: State) -> Moment:
        """Say what stage the game is at."""
        over = state.phase == "over"
        turn = None if over or state.phase == "turn" else state.at
        return Moment(1, state.phase, rests=state.phase == "under", open=over, turn=turn)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(self.rules, state, self.dealer)

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase == "exchange":
            return ground(*grounds.exchange(self.rules, state))
        if state.phase == "play":
            return ground(*grounds.played(self.rules, state, action.args[0][0]))
        return self.law_now(state)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*grounds.of_moment(self.rules, state))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover, legal = self.current_player(state), self.legal_actions(state)
        return table.position(state, mover, legal, self.dealer)
