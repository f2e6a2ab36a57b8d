"""The engine: one leads a card, and the next beats it or takes it up."""

from __future__ import annotations

from typing import Any, get_args

from gnav_core.cards import table
from gnav_core.cards.losing.game import CHANCES, LosingGame
from gnav_core.cards.losing.law import Basis
from gnav_core.cards.losing.state import Log, Phase
from gnav_core.cards.moves import MOVES
from gnav_core.cards.pack import SUITS
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import IllegalAction, Outcome
from gnav_core.core.space import Space
from gnav_core.core.table import Table
from gnav_core.games.hanrey import grounds, play, refusal
from gnav_core.games.hanrey.play import TAKE
from gnav_core.games.hanrey.ruleset import RuleSet
from gnav_core.games.hanrey.state import State


class HanreyGame(LosingGame[RuleSet, State]):
    """Play Hanrey by one rule set, with ``players`` seats numbered from 0 to the left."""

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            words=("take",),
            chances=CHANCES,
            phases=get_args(Phase),
            by_seat=("hand",),
            zones=("stock", "trick", "turned", "away"),
            said={"trump": SUITS},
        )

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = (self.dealer + 1) % self.players
        hands = ((),) * self.players
        return State("deal", hands, self.rules.cards, at=forehand, leader=forehand)

    def choices(self, state: State) -> list[Action]:
        """List the cards that may be led, or that beat; with them, that one takes up."""
        if state.phase == "lead":
            return [MOVES["play"][card] for card in state.hand]
        beating = [MOVES["play"][card] for card in play.beating(self.rules, state)]
        return [*beating, TAKE] if play.may_take_up(self.rules) else beating

    def forced(self, state: State) -> Action | None:
        """Let whoever cannot beat take up; not to be asked would tell that he cannot."""
        return TAKE if state.phase == "answer" and not play.beating(self.rules, state) else None

    def drawn(self, state: State, card: str, log: Log) -> State:
        """Give whoever draws the card that came, and see what follows."""
        return play.drawn(self.rules, state, card, log)

    def chosen(self, state: State, action: Action, log: Log) -> State:
        """Lay a card, or take up."""
        if action == TAKE:
            return play.taken_up(self.rules, state, log)
        return play.played(self.rules, state, action.args[0][0], log)

    def forbidden(self, state: State, action: Action) -> IllegalAction:
        """Say why whoever leads or answers may not make a move, though he holds its cards."""
        return refusal.forbidden(self.rules, state, action)

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
        marks = table.marks(self.dealer, self.rules.ranks.value, state.trump)
        return Table((*self.zones(state), table.away(state.away)), marks)

    def besides(self, state: State) -> dict[str, Any]:
        """Give how many cards are put away."""
        return {"away": len(state.away)}

    def attempts(self, state: State) -> list[Action]:
        """List the answers that are not allowed now: cards that do not beat, taking up."""
        if state.phase != "answer":
            return []
        legal = self.legal_actions(state)
        tried = [*(MOVES["play"][card] for card in state.hand), TAKE]
        return [action for action in tried if action not in legal]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase != "answer":
            return super().allowing(state, action)
        if action == TAKE:
            by_choice = (self.rules.take_up,) if play.beating(self.rules, state) else ()
            return ground(grounds.taken(self.rules, state), *by_choice)
        return ground(*grounds.beat(self.rules, state, action.args[0][0]))

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        if state.phase == "over" and state.loser is None:
            return ground(self.rules.endless)
        return super().law_now(state)

    def binding(self, state: State) -> Basis:
        """Cite the rules that bind whoever leads or answers."""
        return grounds.binding(self.rules, state)
