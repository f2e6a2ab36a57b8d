"""What games whose tricks count have alike: whose move it is, what may be done, what lies there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, get_args

from gnav_core.cards import table
from gnav_core.cards.counted import play, refusal
from gnav_core.cards.counted.law import CountedRules
from gnav_core.cards.counted.state import Log, Own, Phase, State
from gnav_core.cards.game import CardGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.pack import SUITS
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import CHANCE, IllegalAction, Moment, Mover
from gnav_core.core.result import Kind, count, each, seat
from gnav_core.core.space import Space
from gnav_core.core.table import BESIDE, Mark, Table

HANDS_ON: Final[Mapping[str, Kind]] = {"dealer": seat, "score": each(count)}
CHANCES = {"deal": play.dealt, "turn": play.turned, "draw": play.drawn}


class CountedGame(CardGame[CountedRules, State[Own]], Generic[Own]):
    """Deal, turn up, draw, and play cards to tricks; what a trick brings is each game's own."""

    hands_on = HANDS_ON
    rules: CountedRules
    fresh: Own
    """What one game keeps besides, as it is when a deal begins."""

    words: ClassVar[tuple[str, ...]] = ()
    """What is said in one game besides."""

    said_by_seat: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What one game keeps in words for each seat."""

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            words=self.words,
            chances=tuple(CHANCES),
            phases=get_args(Phase),
            zones=("stock", "trick", "turned"),
            counts=("tricks", "score"),
            said={"trump": SUITS},
            said_by_seat=self.said_by_seat,
        )

    @property
    def longest(self) -> int | None:
        """In one deal each card comes once and is laid once; nothing bounds how many are played."""
        in_one = 2 * len(self.rules.cards) + self.players * len(self.words)
        return None if self.rules.deals.value == "runs-on" else in_one

    def initial_state(self) -> State[Own]:
        """Give the pack, dealt to nobody yet."""
        return play.begun(self.rules, self.players, self.dealer, self.fresh)

    def current_player(self, state: State[Own]) -> Mover:
        """Say whose move it is."""
        if state.phase == "play":
            return state.at
        return None if state.phase == "over" else CHANCE

    def legal_actions(self, state: State[Own]) -> list[Action]:
        """List the moves that are allowed now, cards in pack order."""
        match state.phase:
            case "deal" | "draw":
                due = MOVES[play.coming(self.rules, state)]
                return [due[card] for card in state.unseen]
            case "play":
                return [MOVES["play"][card] for card in play.playable(self.rules, state)]
        return []

    def made(self, state: State[Own], action: Action, log: Log) -> State[Own]:
        """Give the position after a move that is allowed; the log is told what happens."""
        if action.verb in CHANCES:
            return CHANCES[action.verb](self.rules, state, action.args[0][0], log)
        return self.chosen(state, action, log)

    def chosen(self, state: State[Own], action: Action, log: Log) -> State[Own]:
        """Make the move of a player."""
        after = play.laid(self.rules, state, action.args[0][0], log)
        if not play.is_full(after):
            return after
        return self.tricked(play.taken(self.rules, after, log), log)

    def tricked(self, state: State[Own], log: Log) -> State[Own]:
        """Go on when a trick is taken and counted."""
        if any(state.hands):
            return play.drawing(self.rules, state, log)
        return self.dealt_out(state, log)

    def dealt_out(self, state: State[Own], log: Log) -> State[Own]:
        """Go on when the last trick of a deal is counted, or end the game."""
        return play.dealt_anew(self.rules, state, self.fresh, log)

    def resting(self, state: State[Own], handed: Mapping[str, Any]) -> State[Own] | None:
        """Give the position after the deal that rests here; whoever has the number has won."""
        score = handed["score"]
        if not self.deals_on or max(score) >= self.rules.number.value:
            return None
        fresh = play.begun(self.rules, self.players, handed["dealer"], self.fresh)
        return fresh._replace(deal=state.deal + 1, score=score)

    @property
    @abstractmethod
    def deals_on(self) -> bool:
        """Whether another deal comes where one has brought no winner."""

    def refuse(self, state: State[Own], action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        return refusal.refuse(self.rules, state, action)

    @abstractmethod
    def winners(self, state: State[Own]) -> list[int]:
        """List whoever has won."""

    def returns(self, state: State[Own]) -> list[float]:
        """Give what each seat won or lost; zeros where nobody has won."""
        winners = self.winners(state)
        if not winners:
            return [0.0] * self.players
        return [1.0 if seat in winners else -1.0 for seat in range(self.players)]

    def moment(self, state: State[Own]) -> Moment:
        """Say what stage the game is at."""
        due, over = play.coming(self.rules, state), state.phase == "over"
        rests = due == "deal" and not any(state.hands)
        turn = None if over or due == "turn" else state.at
        return Moment(state.deal, state.phase, rests=rests, open=over, turn=turn)

    def table(self, state: State[Own]) -> Table:
        """Give the table, nothing hidden."""
        zones = (
            *table.hands(state.hands),
            table.trick(_laid(state)),
            table.stock(state.unseen),
            table.turned(state.turned),
            *table.piles(state.piles),
        )
        ranks, goal = self.rules.ranks.value, Mark("goal", BESIDE, self.rules.number.value)
        marks = table.marks(state.dealer, ranks, state.trump, state.tricks, state.score)
        return Table(zones, (*marks, goal))

    def attempts(self, state: State[Own]) -> list[Action]:
        """List the cards of another suit, where suit must be followed."""
        if state.phase != "play":
            return []
        allowed = play.playable(self.rules, state)
        return [MOVES["play"][card] for card in state.hand if card not in allowed]

    def allowing(self, state: State[Own], action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        return self.law_now(state)

    def law_now(self, state: State[Own]) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        rules = self.rules
        match play.coming(rules, state):
            case "deal":
                return ground(*rules.dealt)
            case "turn":
                return ground(rules.turn)
            case "draw":
                return ground(*rules.drawn)
            case "play":
                return ground(rules.follow if state.trick else play.lead(rules, state))
        return ground(rules.ended)

    def position(self, state: State[Own]) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return table.position(
            self.current_player(state),
            self.legal_actions(state),
            state.phase,
            state.hands,
            deal=state.deal,
            table=_laid(state),
            trump=state.trump,
            turned=state.turned,
            stock=state.stock,
            tricks=state.tricks,
            score=state.score,
            winners=self.winners(state),
        )


def _laid(state: State[Any]) -> list[tuple[int, tuple[str, ...]]]:
    return [(seat, (card,)) for seat, card in state.trick]
