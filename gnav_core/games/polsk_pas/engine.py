"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from gnav_core.cards import table
from gnav_core.cards.game import DealsGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.pack import SUITS
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.event import event
from gnav_core.core.game import Outcome, Transition
from gnav_core.core.result import Kind, count, each, nobody_or, seat, whole
from gnav_core.core.space import Space
from gnav_core.core.table import Mark, Zone
from gnav_core.games.polsk_pas import grounds, play, refusal
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.settling import (
    begun,
    deals_on,
    next_deal,
    of_one_deal,
    pool_marks,
)
from gnav_core.games.polsk_pas.state import Log, Phase, State

PASS: Final = Action("pass")
TAKE: Final = Action("take")
LEAVE: Final = Action("leave")
VOLE: Final = Action("vole")
DECLARE: Final = {suit: Action("declare", ((suit,),)) for suit in SUITS}

HANDS_ON: Final[Mapping[str, Kind]] = {
    "dealer": seat,
    "score": each(whole),
    "pool": count,
    "beet": nobody_or(seat),
}
OF_CARDS: Final = {
    "deal": play.dealt,
    "turn": play.turned,
    "declare": play.declared,
    "discard": play.discarded,
    "play": play.played,
}
"""What a move does that names a card or a suit."""

OF_WORDS: Final = {
    "pass": play.passed,
    "take": play.took,
    "leave": play.left,
    "vole": play.vole_said,
}
"""What a move does that is a word alone."""


class PolskPasGame(DealsGame[RuleSet, State]):
    """Play Polsk Pas by one rule set, with four seats numbered from 0 to the left."""

    hands_on = HANDS_ON
    why_not = staticmethod(refusal.refuse)
    of_moment = staticmethod(grounds.of_moment)

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            words=("take", "leave", "pass", "vole", *(f"declare:{suit}" for suit in SUITS)),
            verbs=("play", "discard"),
            chances=("deal", "turn"),
            phases=get_args(Phase),
            by_seat=("hand", "pile", "away"),
            zones=("stock", "trick", "turned"),
            counts=("tricks", "score", "joined", "vole", "beet"),
            marks=("pool",),
            said={"trump": SUITS},
            said_by_seat={"declarer": SUITS},
        )

    @property
    def longest(self) -> int | None:
        """One deal is bounded; nothing bounds how many are played until all stakes are won."""
        return None if deals_on(self.rules) else 2 * len(self.rules.cards) + 4 * self.players

    def begin(self) -> Transition:
        """Give the pack, dealt to nobody yet, when each has put in a stake."""
        state, stake = self.initial_state(), self.rules.stake
        marked = (*table.by_seat("score", state.score), *pool_marks(state))
        staked = event("staked", None, stake, marked=marked, each=stake.value)
        return Transition(state, (staked,))

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        return begun(self.rules, self.players, self.dealer)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now: cards in pack order, passing at the end."""
        rules = self.rules
        match state.phase:
            case "offer":
                return [TAKE, LEAVE]
            case "bid":
                said = [DECLARE[suit] for suit in play.may_say(rules, state)]
                return [*said, *([TAKE] if play.may_take(rules, state) else []), PASS]
            case "discard":
                return [MOVES["discard"][card] for card in state.lying.hand]
            case "play" if grounds.may_say_vole(rules, state):
                return [*super().legal_actions(state), VOLE]
        return super().legal_actions(state)

    def playable(self, state: State) -> tuple[str, ...]:
        """List the cards that the seat whose turn it is may lead, or play to the trick."""
        lying, follow = state.lying, self.rules.follow.value
        return self.rules.ranking.allowed(lying.hand, lying.trick, follow, state.trump)

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed; the log is told what happens."""
        if action.verb in OF_WORDS:
            return OF_WORDS[action.verb](self.rules, state, log)
        return OF_CARDS[action.verb](self.rules, state, action.args[0][0], log)

    def resting(self, state: State, handed: Mapping[str, Any]) -> State | None:
        """Give the position after the deal that rests here."""
        if not deals_on(self.rules):
            return None
        kept = {name: handed[name] for name in ("pool", "beet", "score")}
        return next_deal(self.rules, state, handed["dealer"], kept)

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses; nobody wins who has won no stake."""
        if state.phase != "over":
            return None
        winners, rules = tuple(self.winners(state)), self.rules
        reason = "most" if winners else "nobody"
        return Outcome(winners, reason, ground(rules.length, rules.winners).cites)

    def heaps(self, state: State) -> tuple[Zone, ...]:
        """Lay the stock, the card turned up, and what may be laid away by whoever takes it."""
        any_takes = self.rules.turn_up.value == "player"
        takers = range(self.players) if any_takes else (state.dealer,)
        away = (table.away_by(seat, state.away_by(seat)) for seat in takers)
        return (*super().heaps(state), table.turned(state.turned), *away)

    def marks(self, state: State) -> tuple[Mark, ...]:
        """Mark the trump, tricks and scores, what is played for, and what was said."""
        ranks, tricks = self.rules.plain_rank.value, state.lying.won
        marks = table.marks(state.dealer, ranks, state.trump, tricks, state.score)
        return (*marks, *pool_marks(state), *of_one_deal(state))

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return {
            **super().position(state),
            "trump": state.trump or None,
            "turned": [*state.turned],
            "stock": state.stock,
            "declarer": state.declarer,
            "pool": state.pool,
            "beet": state.beet,
            "vole": state.vole,
        }

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
