"""The engine: whose move it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, get_args

from gnav_core.cards import table as cards
from gnav_core.cards.game import TrickGame
from gnav_core.cards.pack import SUITS
from gnav_core.cards.seats import others
from gnav_core.cards.tricks import undealt
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, ground
from gnav_core.core.game import Moment, Outcome
from gnav_core.core.space import Space
from gnav_core.core.table import BESIDE, Mark, Zone
from gnav_core.games.styrvolt import grounds, play, refusal
from gnav_core.games.styrvolt.play import KEEP, TAKE
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import Log, Phase, State, partner

CARDS: Final = {"under": play.looked, "deal": play.dealt, "turn": play.turned, "play": play.played}
"""What follows from a card, by the phase."""


class StyrvoltGame(TrickGame[RuleSet, State]):
    """Play Styrvolt by one rule set: seats numbered from 0 to the left, partners opposite."""

    unheard: ClassVar[tuple[Action, ...]] = (KEEP,)
    why_not = staticmethod(refusal.refuse)
    of_moment = staticmethod(grounds.of_moment)

    @property
    def space(self) -> Space:
        """Give the words of this game."""
        return Space(
            self.rules.cards,
            words=("take", "keep"),
            chances=("under", "deal", "turn"),
            phases=get_args(Phase),
            zones=("stock", "trick", "turned", "under"),
            counts=("tricks", "pair", "score"),
            said={"trumps": SUITS},
        )

    @property
    def longest(self) -> int | None:
        """Each card comes once and is laid once, and is asked about once at most."""
        return len(self.rules.cards) * 2 + self.players * self.rules.hand.value

    def initial_state(self) -> State:
        """Give the pack, of which the cutter, at the dealer's right, looks at the lowest card."""
        cutter = others(self.players, self.dealer, -1)[0]
        return State(
            phase="under",
            dealer=self.dealer,
            lying=undealt(self.rules.cards, self.players, cutter),
            under="",
            matador=False,
            turned=(),
            trumps=(),
            changing=(),
            jan=False,
            winners=(),
            score=(0,) * self.players,
        )

    def legal_actions(self, state: State) -> list[Action]:
        """List the moves that are allowed now, cards in pack order."""
        if state.phase == "exchange":
            return [TAKE, KEEP] if play.given_for(self.rules, state) else [KEEP]
        return super().legal_actions(state)

    def forced(self, state: State) -> Action | None:
        """Let whoever has nothing to exchange go on; not to be asked would tell that of him."""
        asked = state.phase == "exchange"
        return KEEP if asked and not play.given_for(self.rules, state) else None

    def playable(self, state: State) -> tuple[str, ...]:
        """List the cards that the seat whose turn it is may lead, or play to the trick."""
        return grounds.playable(state.lying, self.rules.follow.value)

    def made(self, state: State, action: Action, log: Log) -> State:
        """Give the position after a move that is allowed."""
        if state.phase == "exchange":
            return play.answered(self.rules, state, action == TAKE, log)
        return CARDS[state.phase](self.rules, state, action.args[0][0], log)

    def score(self, state: State) -> list[int]:
        """Give what each seat won; nobody pays."""
        return [*state.score]

    def winners(self, state: State) -> list[int]:
        """Give the pair that has won."""
        return [*state.winners]

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, the reason and its clauses."""
        if state.phase != "over":
            return None
        reason = "made Jan" if state.jan else "five tricks"
        return Outcome(state.winners, reason, ground(*grounds.won(self.rules, state.jan)).cites)

    def moment(self, state: State) -> Moment:
        """Say what stage the game is at."""
        moment = super().moment(state)
        if state.phase == "exchange":
            return moment._replace(about=state.turned[state.changing[0]])
        return moment._replace(turn=None) if state.phase == "turn" else moment

    def heaps(self, state: State) -> tuple[Zone, ...]:
        """Lay the stock, the card under it, which the cutter alone has seen, and what lies open."""
        return (
            *super().heaps(state),
            Zone("under", "pile", cards.lying(state.covered), (state.cutter,)),
            cards.turned(state.turned),
        )

    def marks(self, state: State) -> tuple[Mark, ...]:
        """Mark who deals, what beats what, who plays with whom, and what each has taken."""
        trumps = (Mark("trumps", None, " ".join(state.trumps)),) if state.trumps else ()
        return (
            Mark("dealer", state.dealer, "deals"),
            Mark("order", BESIDE, self.rules.strength.order),
            *trumps,
            *cards.by_seat("partner", map(partner, range(self.players))),
            *cards.by_seat("tricks", state.lying.won),
            *cards.by_seat("pair", state.pairs),
            *cards.by_seat("score", state.score),
        )

    def allowing(self, state: State, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        if state.phase == "exchange":
            nothing = () if play.given_for(self.rules, state) else (self.rules.silence,)
            return ground(*grounds.exchange(self.rules, state), *nothing)
        if state.phase == "play" and state.lying.trick:
            return ground(*grounds.answered(self.rules, state))
        if state.phase == "play":
            return ground(*grounds.played(self.rules, state, action.args[0][0]))
        return self.law_now(state)

    def position(self, state: State) -> dict[str, Any]:
        """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
        return {
            **super().position(state),
            "turned": [*state.turned],
            "stock": len(state.lying.stock) + len(state.covered),
            "dealer": state.dealer,
            "trumps": [*state.trumps],
            "under": state.under or None,
        }
