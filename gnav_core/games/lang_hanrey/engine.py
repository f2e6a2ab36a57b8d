"""The engine: one leads a card or several alike, and the other beats what he can with his best."""

from __future__ import annotations

from typing import Any, get_args

from gnav_core.cards import table
from gnav_core.cards.losing.game import CHANCES, LosingGame
from gnav_core.cards.losing.law import Basis
from gnav_core.cards.losing.state import Log, Phase
from gnav_core.cards.moves import MOVES, cards_of, several
from gnav_core.cards.pack import SUITS
from gnav_core.cards.stock import Cards
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import IllegalAction
from gnav_core.core.space import Space
from gnav_core.core.table import Mark, Table
from gnav_core.games.lang_hanrey import grounds, play, refusal
from gnav_core.games.lang_hanrey.beating import alike
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import State


class LangHanreyGame(LosingGame[RuleSet, State]):
    """Play Lang Hanrey by one rule set, with two seats, 0 and 1."""

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            verbs=(),
            several=("play",),
            together=len(SUITS),
            chances=CHANCES,
            phases=get_args(Phase),
            zones=("stock", "trick", "turned"),
            counts=("tricks",),
            marks=("part",),
            said={"trump": SUITS},
        )

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        forehand = 1 - self.dealer
        return State("deal", ((), ()), self.rules.cards, at=forehand, leader=forehand)

    def choices(self, state: State) -> list[Action]:
        """List what may be led, single cards and then cards alike, or the sets that beat."""
        if state.phase == "answer":
            return list(map(_play, play.answering(self.rules, state)))
        together = alike(state.hand, self.rules.alike.value)
        return [*map(MOVES["play"].__getitem__, state.hand), *map(_play, together)]

    def drawn(self, state: State, card: str, log: Log) -> State:
        """Give whoever draws the card that came, and see what follows."""
        return play.drawn(self.rules, state, card, log)

    def chosen(self, state: State, action: Action, log: Log) -> State:
        """Lead cards, or beat with them."""
        follow = play.answered if state.led else play.led
        return follow(self.rules, state, cards_of(action), log)

    def forbidden(self, state: State, action: Action) -> IllegalAction:
        """Say why whoever leads or answers may not make a move, though he holds its cards."""
        return refusal.forbidden(self.rules, state, action)

    def playing(self, state: State) -> list[bool]:
        """Say for each seat whether it is in: with no card in the second part it is out."""
        return [bool(hand) or state.part == 1 for hand in state.hands]

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden; a mark says which part is played."""
        marks = table.marks(self.dealer, self.rules.ranks.value, state.trump, state.tricks)
        zones = (*self.zones(state), *table.piles(state.kept))
        return Table(zones, (*marks, Mark("part", None, state.part)))

    def besides(self, state: State) -> dict[str, Any]:
        """Give how many cards each has beaten, and which part is played."""
        return {"tricks": state.tricks, "part": state.part}

    def attempts(self, state: State) -> list[Action]:
        """List the cards that may not be played in answer now, each by itself."""
        if state.phase != "answer":
            return []
        taken = {card for cards in play.answering(self.rules, state) for card in cards}
        return [MOVES["play"][card] for card in state.hand if card not in taken]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase == "lead":
            return ground(*grounds.led(self.rules, state, len(cards_of(action))))
        if state.phase == "answer":
            return ground(*grounds.beat(self.rules, state, cards_of(action)))
        return super().allowing(state, action)

    def binding(self, state: State) -> Basis:
        """Cite the rules that bind whoever leads or answers."""
        return grounds.binding(self.rules, state)


def _play(cards: Cards) -> Action:
    return MOVES["play"][cards[0]] if len(cards) == 1 else several("play", frozenset(cards))
