"""One deal played by wishes: the pieces, and what each player would do, under any law."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import IllegalAction
from gnav_core.games.gnav import counterparts
from gnav_core.games.gnav.actions import ACTIONS, DEALS, DRAWS
from gnav_core.games.gnav.costs import SIGN
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.pieces import DANISH
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.state import State

WISHES: Final = ("stand", "exchange", "tap+stand", "tap+exchange")
ANSWERS: Final = ("accept", "refuse", "take", "keep")
MIDDLING: Final = sorted(DANISH, key=lambda piece: abs(DANISH.index(piece) - DANISH.index("6")))
DRAWS_AT_MOST: Final = 5
"""Four askers past horses and houses, and the dealer (1774:16)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Hold one deal and what the players wish; tuples are by seat but ``draw``.

    ``wishes``: whether a player exchanges at his turn, and taps before it where he may. He who
    wishes to exchange also accepts and takes where a law lets him choose, and he who wishes to
    stand refuses and keeps, unless ``answers`` says otherwise. ``draw`` lists what comes from the
    bag; after that come middling pieces. ``cards`` are the German cards to deal instead, if they
    are chosen by hand.
    """

    pieces: tuple[str, ...]
    wishes: tuple[str, ...]
    draw: tuple[str, ...]
    dealer: int
    answers: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """List the seats as they are dealt to, the dealer last."""
        players = len(self.pieces)
        return tuple((self.dealer + turn) % players for turn in range(1, players + 1))

    @property
    def bag(self) -> tuple[str, ...]:
        """List what comes from the bag in turn: what was named, then middling pieces."""
        left = [piece for piece in MIDDLING for _ in range(2)]
        for piece in (*self.pieces, *self.draw):
            left.remove(piece)
        more = max(0, DRAWS_AT_MOST - len(self.draw))
        return (*self.draw, *left[:more])

    def held_by(self, rules: RuleSet) -> tuple[str, ...]:
        """Give what is dealt under a law: the pieces, or the cards that stand for them."""
        if not counted_in_cards(rules):
            return self.pieces
        if self.cards:
            return self.cards
        in_order = counterparts.dealt(tuple(self.pieces[seat] for seat in self.order))
        cards = dict(zip(self.order, in_order, strict=True))
        return tuple(cards[seat] for seat in range(len(self.pieces)))

    def drawn_under(self, rules: RuleSet) -> tuple[str, ...]:
        """Give what comes from the bag or pack in turn under a law."""
        if not counted_in_cards(rules):
            return self.bag
        dealt = self.held_by(rules)
        taken = list(dealt)
        for piece in self.bag:
            if len(taken) < len(rules.pieces.value):
                taken.append(counterparts.drawn(piece, self.pieces, dealt, taken))
        return tuple(taken[len(dealt) :])


def counted_in_cards(rules: RuleSet) -> bool:
    """Whether a law is played with the German cards."""
    return not set(DANISH) & set(rules.pieces.value)


class Fact(NamedTuple):
    """What an event comes to, in terms that all sources share; ``None``: the play stops."""

    what: tuple[Any, ...]
    event: SeenEvent | None


class Step(NamedTuple):
    """One turn, or the dealing (``deal``), or the showing: what happened, and how things stand.

    ``barred`` is the refusal where the law forbade the wish.
    """

    kind: str
    seat: int | None
    events: tuple[SeenEvent, ...]
    held: tuple[str | None, ...]
    facts: tuple[Fact, ...]
    barred: IllegalAction | None = None


UNTOLD: Final = frozenset({"dealt", "knocked", "asked", "showed", "out", "dealer", "won"})
ALIKE: Final = {kind: "lost" if sign < 0 else "gained" for kind, sign in SIGN.items()}
HIDDEN: Final = frozenset({"piece", "held", "pool", "seats"})
STOPS: Final = ("play stops",)


def play(game: GnavGame, deal: Deal) -> tuple[Step, ...]:
    """Play the deal to the end of its showing; give it step by step."""
    return _Play(game, deal).steps()


class _Play:
    def __init__(self, game: GnavGame, deal: Deal) -> None:
        self.game, self.deal = game, deal
        self.draws = iter(deal.drawn_under(game.rules))
        self.state: State = game.initial_state()
        self.barred: IllegalAction | None = None

    def steps(self) -> tuple[Step, ...]:
        found = [self._deal()]
        while self.state.deal == 1 and self.state.phase == "exchange":
            found.extend(self._turn())
        return tuple(found)

    def _deal(self) -> Step:
        held = self.deal.held_by(self.game.rules)
        events: list[SeenEvent] = []
        for seat in self.state.order:
            events += self._apply(DEALS[held[seat]])
        return Step("deal", None, tuple(events), held, ())

    def _turn(self) -> list[Step]:
        """Play one turn; the showing that follows the last of them is a step of its own."""
        seat, at = self.state.seat, self.state.at
        before, self.barred = self.state, None
        events: list[SeenEvent] = []
        while self._lasts(at):
            before = self.state
            events += self._apply(self._choose())
        showed = next((n for n, event in enumerate(events) if event.kind == "showed"), None)
        if showed is None:
            return [Step("turn", seat, tuple(events), self.state.held, _facts(events), self.barred)]
        own, shown = events[:showed], events[showed:]
        held = tuple(shown[0].details["held"])
        stopped = () if before.last else (Fact(STOPS, None),)
        turn = Step("turn", seat, tuple(own), held, (*_facts(own), *stopped), self.barred)
        facts = sorted(_facts(shown), key=lambda fact: str(fact.what))
        return [turn, Step("showing", None, tuple(shown), held, tuple(facts))]

    def _lasts(self, at: int) -> bool:
        state = self.state
        return state.deal == 1 and state.at == at and state.phase in ("exchange", "answer", "draw")

    def _apply(self, action: Action) -> tuple[SeenEvent, ...]:
        self.state, events = self.game.apply(self.state, action)
        return tuple(event.whole for event in events)

    def _choose(self) -> Action:
        if self.state.phase == "draw":
            return DRAWS[next(self.draws)]
        if self.state.phase == "answer":
            return self._answer()
        legal = self.game.legal_actions(self.state)
        wish = self.deal.wishes[self.state.seat]
        wanted = ACTIONS[wish.removeprefix("tap+")]
        if wish.startswith("tap") and ACTIONS["tap"] in legal:
            return ACTIONS["tap"]
        if wanted in legal:
            return wanted
        self.barred = self.game.refuse(self.state, wanted)
        return ACTIONS["stand"]

    def _answer(self) -> Action:
        legal = self.game.legal_actions(self.state)
        seat = self.game.current_player(self.state)
        assert isinstance(seat, int)
        willing = self.deal.wishes[seat].endswith("exchange")
        said = self.deal.answers[seat] if self.deal.answers else ""
        if said in ("accept", "refuse") and ACTIONS["accept"] in legal:
            willing = said == "accept"
        if said in ("take", "keep") and ACTIONS["take"] in legal:
            willing = said == "take"
        yes = {ACTIONS["accept"], ACTIONS["take"]}
        return next(action for action in legal if (action in yes) is willing)


def _facts(events: list[SeenEvent]) -> tuple[Fact, ...]:
    return tuple(Fact(what(event), event) for event in events if event.kind not in UNTOLD)


def what(event: SeenEvent) -> tuple[Any, ...]:
    """Say what an event comes to, in terms that all sources share."""
    details = sorted((key, value) for key, value in event.details.items() if key not in HIDDEN)
    return (ALIKE.get(event.kind, event.kind), event.seat, *details)
