"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, Final, get_args

from gnav_core.cards import table as cards
from gnav_core.cards import tricks
from gnav_core.cards.game import TrickGame
from gnav_core.cards.seats import left_of
from gnav_core.cards.stock import Cards
from gnav_core.cards.trick import Follow
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import Outcome
from gnav_core.core.space import Space
from gnav_core.core.table import Mark, Zone
from gnav_core.games.piquet import buying, counting, grounds, play, refusal
from gnav_core.games.piquet.holding import Kind as Melded
from gnav_core.games.piquet.ruleset import RuleSet
from gnav_core.games.piquet.state import Log, Phase, State
from gnav_core.games.piquet.throwing import KEEP, is_throw, throws

CARDS: Final = {"deal": play.dealt, "draw": play.drawn, "play": play.played}
"""What follows from a card, by the phase."""


class PiquetGame(TrickGame[RuleSet, State]):
    """Play Piquet by one rule set, with two seats, 0 and 1."""

    why_not = staticmethod(refusal.refuse)
    of_moment = staticmethod(grounds.of_moment)

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            words=("keep",),
            several=("throw",),
            together=max(*self.rules.forehand_buys.value, *self.rules.dealer_buys.value),
            chances=("deal", "draw"),
            phases=get_args(Phase),
            by_seat=("hand", "pile", "away"),
            zones=("stock", "five", "three", "trick"),
            counts=("tricks", "score", "count", "honours"),
            said_by_seat={"melds": (*get_args(Melded), *counting.NAMED)},
        )

    @property
    def longest(self) -> int | None:
        """Each card of a hand is dealt and laid; each seat throws once, and draws what it threw."""
        return 2 * self.players * self.rules.hand.value + self.players + sum(self.rules.heaps.value)

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        nothing: tuple[Cards, ...] = ((),) * self.players
        noughts = (0,) * self.players
        return State(
            phase="deal",
            dealer=self.dealer,
            lying=tricks.undealt(self.rules.cards, self.players, left_of(2, self.dealer)),
            thrown=nothing,
            talon=self.rules.heaps.value,
            due=0,
            melds=nothing,
            points=noughts,
            honours=noughts,
        )

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, in pack order; every way to throw among them."""
        if state.phase == "throw":
            return list(throws(state.hand, self._numbers(state)))
        return super().legal_actions(state)

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether a move is allowed now; the ways to throw are not gone through for it."""
        if state.phase == "throw":
            return is_throw(action, state.hand, self._numbers(state))
        return super().is_legal(state, action)

    def naming(self, state: State, things: frozenset[str]) -> list[Action]:
        """List the moves that name these cards; the ways to throw are not gone through for it."""
        if state.phase != "throw":
            return super().naming(state, things)
        thrown = tuple([card for card in state.hand if card in things])
        move = Action("throw", (thrown,)) if things else KEEP
        known = len(thrown) == len(things) and self.is_legal(state, move)
        return [move] if known else []

    def _numbers(self, state: State) -> tuple[int, ...]:
        """Say how many cards may be bought by the seat whose turn it is."""
        return self.rules.bought_by(state.at == state.dealer).value

    def playable(self, state: State) -> Cards:
        """List the cards that may be played."""
        bound: Follow = "must-follow" if self.rules.follow.value == "must" else "free"
        return self.rules.ranking.allowed(state.hand, state.lying.trick, bound)

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed."""
        if action == KEEP:
            return play.kept(self.rules, state, log)
        if state.phase == "throw":
            return play.thrown(self.rules, state, action.args[0], log)
        return CARDS[state.phase](self.rules, state, action.args[0][0], log)

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

    def heaps(self, state: State) -> tuple[Zone, ...]:
        """Lay what is to be dealt or may be bought, and by each seat what it threw away."""
        thrown = (cards.away_by(seat, gone) for seat, gone in enumerate(state.thrown))
        return (*buying.heaps(state), *thrown)

    def marks(self, state: State) -> tuple[Mark, ...]:
        """Mark who deals and how cards rank, tricks and melds, points and honours."""
        ranks, won = self.rules.ranks.value, state.lying.won
        melds = (Mark("melds", seat, " ".join(own)) for seat, own in enumerate(state.melds) if own)
        return (
            *cards.marks(state.dealer, ranks, tricks=won, score=self.score(state)),
            *cards.by_seat("count", state.points),
            *cards.by_seat("honours", state.honours),
            *melds,
        )

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase == "play":
            binding = grounds.answered if state.lying.trick else grounds.played
            return ground(*binding(self.rules, state))
        return self.law_now(state)

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return {
            **super().position(state),
            "thrown": [list(thrown) for thrown in state.thrown],
            "melds": [list(own) for own in state.melds],
            "honours": list(state.honours),
            "count": list(state.points),
            "talon": list(state.talon),
        }
