"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from gnav_core.cards import table as cards
from gnav_core.cards.game import DealsGame
from gnav_core.cards.moves import MOVES
from gnav_core.cards.pack import SUITS
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import Outcome
from gnav_core.core.result import Kind, count, each, pair, seat, whole
from gnav_core.core.space import Space
from gnav_core.core.table import Lying, Mark, Zone
from gnav_core.games.tre_kort import grounds, paying, play, refusal
from gnav_core.games.tre_kort.duty import allowed, duty
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import Log, Phase, State

JOIN: Final = Action("join")
PASS: Final = Action("pass")
MOST_BEETS: Final = 1000
"""No game has so many deals and seats that more could lie on the table."""

HANDS_ON: Final[Mapping[str, Kind]] = {
    "dealer": seat,
    "score": each(whole),
    "beets": each(pair(seat, count), MOST_BEETS),
}
OF_CARDS: Final = {
    "deal": play.dealt,
    "turn": play.turned,
    "play": play.played,
    "lay": play.laid,
}


class TreKortGame(DealsGame[RuleSet, State]):
    """Play Tre-Kort by one rule set, with ``players`` seats numbered from 0 to the left."""

    hands_on = HANDS_ON
    why_not = staticmethod(refusal.refuse)
    of_moment = staticmethod(grounds.of_moment)

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            words=("join", "pass"),
            verbs=("play", "lay"),
            chances=("deal", "turn"),
            phases=get_args(Phase),
            zones=("stock", "trick", "turned"),
            counts=("tricks", "score", "joined", "beet", "beet-played", "laid"),
            marks=("pot",),
            said={"trump": SUITS},
        )

    @property
    def longest(self) -> int | None:
        """In each deal a card comes once at most, and each seat speaks once and lays three."""
        one_deal = len(self.rules.cards) + 4 * self.players + 1
        return play.last_deal(self.rules, self.players) * one_deal

    def initial_state(self) -> State:
        """Give the pack, dealt to nobody yet."""
        return play.begun(self.rules, self.players, self.dealer)

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, cards in pack order."""
        if state.phase == "bid":
            return [JOIN, PASS]
        if state.phase == "play" and duty(self.rules, state) == "face-down":
            return [MOVES["lay"][card] for card in state.lying.hand]
        return super().legal_actions(state)

    def playable(self, state: State) -> tuple[str, ...]:
        """List the cards that the seat whose turn it is may lead, or play to the trick."""
        return allowed(self.rules, state)

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed."""
        if action.verb in OF_CARDS:
            return OF_CARDS[action.verb](self.rules, state, action.args[0][0], log)
        return (play.joined if action == JOIN else play.passed)(self.rules, state, log)

    def resting(self, state: State, handed: Mapping[str, Any]) -> State | None:
        """Give the position after the deal that rests here."""
        if state.deal == play.last_deal(self.rules, self.players):
            return None
        score, beets = handed["score"], handed["beets"]
        return play.next_deal(self.rules, state, handed["dealer"], score, beets)

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses; nobody wins where nobody has gained."""
        if state.phase != "over":
            return None
        winners = tuple(self.winners(state))
        reason = "gained alike" if len(winners) > 1 else "gained most" if winners else "no gain"
        return Outcome(winners, reason, ground(self.rules.winners, self.rules.deals).cites)

    def trick(self, state: State) -> Zone:
        """Lay the trick; a lead that lies face down is known to its seat alone."""
        zone = super().trick(state)
        if not state.is_laid:
            return zone
        lead, *others = zone.cards
        seat, card = state.lying.trick[0]
        return zone._replace(cards=(Lying(card, lead.by, (seat,)), *others))

    def heaps(self, state: State) -> tuple[Zone, ...]:
        """Lay the stock, and the trump."""
        return (*super().heaps(state), cards.turned(state.open))

    def marks(self, state: State) -> tuple[Mark, ...]:
        """Mark what all games of cards have, what the deal is for, the beets, and who plays."""
        lying, ranks = state.lying, self.rules.ranks.value
        laid = (Mark("laid", lying.trick[0][0], 1),) if state.is_laid else ()
        return (
            *cards.marks(state.dealer, ranks, state.trump, lying.won, state.score),
            *paying.marks(state),
            *paying.beets(state),
            *(Mark("joined", seat, 1) for seat in state.joined),
            *(Mark("joined", seat, 0) for seat in state.passed),
            *laid,
        )

    def attempts(self, state: State) -> list[Action]:
        """List the cards that a duty forbids; where one lies face down, any may be laid."""
        if state.phase == "play" and duty(self.rules, state) == "face-down":
            return []
        return super().attempts(state)

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        rules = self.rules
        if state.phase == "bid":
            return ground(*grounds.says(rules, state)) if action == JOIN else ground(rules.passes)
        if state.phase == "play":
            return ground(*grounds.played(rules, state))
        return self.law_now(state)

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return {
            **super().position(state),
            "hands": [None if hand is None else [*hand] for hand in state.hands],
            "trump": state.trump or None,
            "turned": [*state.open],
            "joined": [*state.joined],
            "pot": state.pot,
            "beets": [[*beet] for beet in state.beets],
        }
