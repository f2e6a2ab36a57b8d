"""A game being played: its record so far, its seats' players, and the chance between the moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Literal

from gnav_core import games
from gnav_core.game import CHANCE, Event
from gnav_core.players import ByThreshold, Player
from gnav_core.record import Record, RecordError, steps

SEAT = re.compile(r"\b[Ss]eat (\d+)")
Waiting = Literal["seat", "deal", "over"]


class Session:
    """Play a record on, move by move.

    ``kinds`` says for each seat whether a person or a computer plays it. Chance is drawn from the
    seed and the number of moves made, so that a game resumed goes on as it would have.
    """

    def __init__(self, record: Record, kinds: Sequence[str]) -> None:
        if len(kinds) != record.players or not all(kind in ("human", "computer") for kind in kinds):
            raise RecordError("The seats must each be played by a human or a computer.")
        self.record = record
        self.kinds = tuple(kinds)
        self.game = games.new(record.rules, record.players, record.dealer, record.readings)
        self.events: list[tuple[int, Event]] = []
        self.state: Any = None
        self._computer: Player = ByThreshold(self.game.rules.pieces.value)
        for state, events in steps(record, self.game):
            self._note(state, events)

    def _note(self, state: Any, events: Sequence[Event]) -> None:
        deal = self.state.deal if self.state else state.deal
        self.state = state
        self.events.extend((deal, event) for event in events)

    @property
    def names(self) -> list[str]:
        """Give the names of the seats, as the record has them or by number."""
        names = self.record.more.get("names")
        if isinstance(names, list) and len(names) == self.record.players:
            return [str(name) for name in names]
        return [f"Seat {seat}" for seat in range(self.record.players)]

    def with_names(self, sentence: str) -> str:
        """Put the names of the seats into a sentence that numbers them."""
        names = self.names
        return SEAT.sub(lambda match: names[int(match[1])], sentence)

    @property
    def waiting(self) -> Waiting:
        """Say what the game waits for: a person at a seat, the next deal, or nothing more."""
        if self.game.is_terminal(self.state):
            return "over"
        return "seat" if isinstance(self.game.current_player(self.state), int) else "deal"

    def act(self, move: str) -> None:
        """Make a move. Raises ``IllegalAction``; then nothing has changed."""
        action = self.game.parse(self.state, move)
        state, events = self.game.apply(self.state, action)
        self.record = replace(self.record, moves=(*self.record.moves, move))
        self._note(state, events)

    def advance(self, new_deal: bool = False) -> None:
        """Let chance and computers move until a person must, a deal has been shown, or it is over.

        A deal once shown waits, to be looked at, until ``new_deal`` is asked for.
        """
        deal = self.state.deal if new_deal or not self.record.moves else None
        while (mover := self.game.current_player(self.state)) is not None:
            fresh = self.state.phase == "deal" and self.state.at == 0
            if fresh and self.state.deal != deal:
                return
            if mover == CHANCE:
                self.act(self._chance())
            elif self.kinds[mover] == "computer":
                self.act(self._computer_move(mover))
            else:
                return

    def _random(self) -> Random:
        return Random(f"{self.record.more.get('seed')}/{len(self.record.moves)}")

    def _chance(self) -> str:
        outcomes = self.game.chance_outcomes(self.state)
        actions, weights = zip(*outcomes, strict=True)
        return self.game.format(self._random().choices(actions, weights)[0])

    def _computer_move(self, seat: int) -> str:
        seen = self.game.observe(self.state, seat)
        return self._computer.choose(seen, seen["legal"], self._random())
