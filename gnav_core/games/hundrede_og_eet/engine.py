"""The engine: the count is looked at after each trick, and whoever reaches the number has won."""

from __future__ import annotations

from gnav_core.cards.counted.game import CountedGame
from gnav_core.cards.counted.state import Log, State
from gnav_core.core.cited import ground
from gnav_core.core.event import event
from gnav_core.core.game import Outcome
from gnav_core.games.hundrede_og_eet.ruleset import RuleSet


class HundredeOgEetGame(CountedGame[None]):
    """Play Hundrede og Eet by one rule set, with seats numbered from 0 to the left."""

    rules: RuleSet
    fresh = None

    def tricked(self, state: State[None], log: Log) -> State[None]:
        """End the game for whoever has counted enough, in the middle of a deal too."""
        winners = self._reached(state)
        if not winners:
            return super().tricked(state, log)
        log.append(event("won", None, *self.rules.won, seats=winners))
        return state._replace(phase="over")

    def dealt_out(self, state: State[None], log: Log) -> State[None]:
        """Deal anew, the counts standing; where each deal is a game, nobody has won this one."""
        if self.deals_on:
            return super().dealt_out(state, log)
        log.append(event("won", None, self.rules.deals, seats=[]))
        return state._replace(phase="over")

    @property
    def deals_on(self) -> bool:
        """Whether another deal comes where one has brought no winner."""
        return self.rules.deals.value == "runs-on"

    def winners(self, state: State[None]) -> list[int]:
        """List whoever has counted enough, once the game is over."""
        return self._reached(state) if state.phase == "over" else []

    def _reached(self, state: State[None]) -> list[int]:
        number = self.rules.number.value
        return [seat for seat, score in enumerate(state.score) if score >= number]

    def outcome(self, state: State[None]) -> Outcome | None:
        """Name the winner and why, with the clauses; one deal alone may bring none."""
        if state.phase != "over":
            return None
        winners = tuple(self.winners(state))
        if not winners:
            return Outcome((), "has not enough", self.rules.deals.cites)
        return Outcome(winners, "has enough", ground(*self.rules.won).cites)
