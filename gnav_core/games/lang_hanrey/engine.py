"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.losing import LosingGame
from gnav_core.cards.moves import MOVES, cards_of, several
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import IllegalAction, Transition
from gnav_core.core.table import Table
from gnav_core.games.lang_hanrey import grounds, play, refusal, table
from gnav_core.games.lang_hanrey.beating import alike
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import Cards, Log, State


class LangHanreyGame(LosingGame[RuleSet, State]):
    """Play Lang Hanrey by one rule set, with two seats, 0 and 1."""

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = 1 - self.dealer
        return State(
            phase="deal",
            part=1,
            hands=((), ()),
            unseen=self.rules.cards,
            turned=(),
            trump="",
            led=(),
            kept=((), ()),
            at=forehand,
            leader=forehand,
            leads="first",
            drawers=(),
            loser=None,
        )

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now: single cards in pack order, then cards alike."""
        match state.phase:
            case "deal" | "draw":
                coming = MOVES[self.coming(state)]
                return [coming[card] for card in state.unseen]
            case "lead":
                together = alike(state.hand, self.rules.alike.value)
                return [*map(MOVES["play"].__getitem__, state.hand), *map(_play, together)]
            case "answer":
                return list(map(_play, play.answering(self.rules, state)))
        return []

    def apply(self, state: State, action: Action) -> Transition:
        """Make a move.

        Raises ``IllegalAction``, with the clause, for a move that is not allowed.
        """
        if not self.is_legal(state, action):
            raise self.refuse(state, action)
        log: Log = []
        cards = cards_of(action)
        if action.verb == "play":
            follow = play.answered if state.led else play.led
            return Transition(follow(self.rules, state, cards, log), tuple(log))
        come = {"deal": play.dealt, "turn": play.turned, "draw": play.drawn}[action.verb]
        return Transition(come(self.rules, state, cards[0], log), tuple(log))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is in: with no card in the second part it is out."""
        return [bool(hand) or state.part == 1 for hand in state.hands]

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden."""
        return table.table(self.rules, state, self.dealer)

    def attempts(self, state: State) -> list[Action]:
        """List the cards that may not be played in answer now, each by itself."""
        if state.phase != "answer":
            return []
        taken = {card for cards in play.answering(self.rules, state) for card in cards}
        return [MOVES["play"][card] for card in state.hand if card not in taken]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if self.coming(state) == "turn":
            return ground(*grounds.turned(self.rules))
        if state.phase == "lead":
            return ground(*grounds.led(self.rules, state, len(cards_of(action))))
        if state.phase == "answer":
            return ground(*grounds.beat(self.rules, state, cards_of(action)))
        return self.law_now(state)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        return ground(*grounds.of_moment(self.rules, state))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        mover, legal = self.current_player(state), self.legal_actions(state)
        return table.position(state, mover, legal, self.winners(state))


def _play(cards: Cards) -> Action:
    return MOVES["play"][cards[0]] if len(cards) == 1 else several("play", frozenset(cards))
