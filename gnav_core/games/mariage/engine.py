"""The engine: tricks that count, a Mariage melded, and the end when somebody says himself out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from gnav_core.cards.counted.game import CountedGame
from gnav_core.cards.counted.state import Log
from gnav_core.cards.pack import SUITS
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import IllegalAction, Outcome
from gnav_core.core.result import Kind, seats
from gnav_core.core.table import Mark, Table
from gnav_core.games.mariage import melding, play, refusal
from gnav_core.games.mariage.melding import MELDS, OUT
from gnav_core.games.mariage.ruleset import RuleSet
from gnav_core.games.mariage.state import Kept, State, nothing_melded

HANDS_ON: Final[Mapping[str, Kind]] = {**CountedGame.hands_on, "home": seats, "silent": seats}


class MariageGame(CountedGame[Kept]):
    """Play Mariage by one rule set, with ``players`` seats numbered from 0 to the left."""

    hands_on = HANDS_ON
    words = ("out", *(f"meld:{suit}" for suit in SUITS))
    said_by_seat: ClassVar[Mapping[str, tuple[str, ...]]] = {"melds": SUITS}
    rules: RuleSet

    def __init__(self, rules: RuleSet, players: int, dealer: int) -> None:
        super().__init__(rules, players, dealer)
        self.fresh = nothing_melded(players)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now: cards in pack order, melds, saying oneself out."""
        legal = super().legal_actions(state)
        if state.phase == "play":
            legal += [MELDS[suit] for suit in melding.may_meld(self.rules, state)]
            if melding.may_say_out(self.rules, state):
                legal.append(OUT)
        return legal

    def chosen(self, state: State, action: Action, log: Log) -> State:
        """Make the move of a player."""
        if action == OUT:
            return play.said_out(self.rules, state, log)
        if action.verb == "meld":
            return play.melded(self.rules, state, action.args[0][0], log)
        return super().chosen(state, action, log)

    def tricked(self, state: State, log: Log) -> State:
        """Go on when a trick is taken and counted; a full number alone ends nothing."""
        return super().tricked(play.heard(self.rules, play.tricked(state)), log)

    def dealt_out(self, state: State, log: Log) -> State:
        """Go on when the last trick of a deal is counted, or end the game."""
        return play.dealt_out(self.rules, state, log)

    @property
    def deals_on(self) -> bool:
        """Whether another deal comes where one has brought no winner."""
        return self.rules.deals.value != "one-deal"

    def handed_on(self, state: State) -> dict[str, Any]:
        """Give what the deal before has handed on, and who has a trick home or may not say out."""
        own = state.own
        of_all = {name: getattr(state, name) for name in CountedGame.hands_on}
        return {**of_all, "home": own.home, "silent": own.silent}

    def resting(self, state: State, handed: Mapping[str, Any]) -> State | None:
        """Give the position after the deal that rests here."""
        after = super().resting(state, handed)
        if after is None:
            return None
        home, silent = handed["home"], handed["silent"]
        return after._replace(own=nothing_melded(self.players, home, silent))

    def refuse(self, state: State, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    def winners(self, state: State) -> list[int]:
        """List whoever has won, once the game is over."""
        return list(state.own.winners)

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses; in a game of one deal there may be none."""
        if state.phase != "over":
            return None
        own = state.own
        return Outcome(own.winners, own.ending, ground(*self.rules.won[own.ending]).cites)

    def table(self, state: State) -> Table:
        """Give the table, nothing hidden; what has been melded is kept in marks."""
        laid = super().table(state)
        melds = enumerate(state.own.melds)
        marks = [Mark("melds", seat, " ".join(suits)) for seat, suits in melds if suits]
        return laid._replace(marks=(*laid.marks, *marks))

    def attempts(self, state: State) -> list[Action]:
        """List what is not allowed now and may be tried: another suit, a pair held, being out."""
        if state.phase != "play":
            return []
        legal = self.legal_actions(state)
        pairs = [MELDS[suit] for suit in MELDS if melding.holds(state, suit)]
        tried = [action for action in (*pairs, OUT) if action not in legal]
        return [*super().attempts(state), *tried]

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if action == OUT:
            return ground(*self.rules.may_say_out)
        if action.verb == "meld":
            return ground(*self.rules.may_meld)
        return super().allowing(state, action)

    def law_now(self, state: State) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        if state.phase == "over":
            return ground(*self.rules.won[state.own.ending])
        return super().law_now(state)

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        own = state.own
        more = {"melds": [list(suits) for suits in own.melds], "reached": list(own.reached)}
        return super().position(state) | more
