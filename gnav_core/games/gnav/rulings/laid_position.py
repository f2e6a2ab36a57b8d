"""A position laid out by hand, and what a law makes of one act in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import IllegalAction
from gnav_core.games.gnav import counterparts
from gnav_core.games.gnav.actions import ACTIONS, DRAWS
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.onedeal import MIDDLING, UNTOLD, counted_in_cards, what
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.state import State, swap

UNKNOWN: Final = "?"
Act = Literal["asks", "stands", "taps", "shows"]
VERBS: Final = {"asks": "exchange", "stands": "stand", "taps": "tap"}


@dataclass(frozen=True, slots=True)
class Position:
    """Hold a position in the middle of a deal, and what is done in it; tuples are by seat.

    ``held``: the pieces now; ``"?"`` is one that nobody has named, ``None`` a player who is out.
    ``seat`` does what ``act`` says; the dealer's asking is his change at the bag, and ``shows``
    is done by all. ``exchanged`` lists the exchanges of this deal so far, each as two seats;
    ``left`` what each has left to lose, if it matters; ``tapped`` who has tapped; ``draw`` what
    comes from the bag. ``cards`` are the German cards, if they are chosen by hand.
    """

    held: tuple[str | None, ...]
    act: Act
    seat: int
    dealer: int
    exchanged: tuple[tuple[int, int], ...] = ()
    left: tuple[int, ...] = ()
    tapped: tuple[int, ...] = ()
    draw: tuple[str, ...] = ()
    cards: tuple[str | None, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """List the seats dealt in, as they are dealt to, the dealer last."""
        players = len(self.held)
        seats = [(self.dealer + turn) % players for turn in range(1, players + 1)]
        return tuple(seat for seat in seats if self.held[seat] is not None)

    @property
    def unknown(self) -> frozenset[int]:
        """The seats whose piece nobody has named."""
        return frozenset(seat for seat, piece in enumerate(self.held) if piece == UNKNOWN)

    def held_by(self, rules: RuleSet) -> tuple[str | None, ...]:
        """Give what is held under a law: the pieces, or the cards that stand for them."""
        if not counted_in_cards(rules):
            return self.held
        if self.cards:
            return self.cards
        known = [seat for seat in self.order if seat not in self.unknown]
        cards = counterparts.dealt(tuple(str(self.held[seat]) for seat in known))
        found = dict(zip(known, cards, strict=True))
        return tuple(found.get(seat, piece) for seat, piece in enumerate(self.held))

    def drawn_under(self, rules: RuleSet) -> tuple[str, ...]:
        """Give what comes from the bag or pack under a law."""
        if not counted_in_cards(rules):
            return self.draw
        cards = self.held_by(rules)
        pairs = [
            (piece, card)
            for piece, card in zip(self.held, cards, strict=True)
            if piece and card and UNKNOWN not in (piece, card)
        ]
        pieces, held = [piece for piece, _ in pairs], [card for _, card in pairs]
        taken = list(held)
        for piece in self.draw:
            taken.append(counterparts.drawn(piece, pieces, held, taken))
        return tuple(taken[len(held) :])


class Course(NamedTuple):
    """What may come of the act: the choices on the way, the events, and how things then stand.

    ``choices``: who chose what. ``waits``: what is not known, and would decide how it goes on: a
    ``piece`` of ``seat``, or what ``seat`` draws. ``refused``: the law does not allow the act.
    ``stops``: the play stops, and all show before their turn.
    """

    choices: tuple[tuple[int, str], ...]
    events: tuple[SeenEvent, ...]
    held: tuple[str | None, ...]
    waits: tuple[Literal["piece", "draw"], int, tuple[str, ...]] | None = None
    refused: IllegalAction | None = None
    stops: bool = False

    @property
    def facts(self) -> tuple[Any, ...]:
        """Say what it comes to, in terms that all sources share."""
        done = tuple(what(event) for event in self.events if event.kind not in UNTOLD)
        return self.choices, done, self.waits and self.waits[:2], self.refused is None, self.stops


def courses(rules: RuleSet, position: Position) -> tuple[Course, ...]:
    """Give what comes of the act under a law: one course, or one for each choice of a player."""
    return tuple(_Table(rules, position).courses())


class _Table:
    def __init__(self, rules: RuleSet, position: Position) -> None:
        self.rules, self.position = rules, position
        self.game = GnavGame(rules, len(position.held), position.dealer)
        self.draws = position.drawn_under(rules)

    def courses(self) -> Iterator[Course]:
        position, state = self.position, self._state()
        if position.act != "shows":
            yield from self._act(state, ACTIONS[VERBS[position.act]], (), ())
            return
        last = state._replace(at=len(state.order) - 1)
        _, events = self.game.apply(last, ACTIONS["stand"])
        showing = tuple(event.whole for event in events[1:])
        yield Course((), showing, position.held_by(self.rules))

    def _act(
        self, state: State, action: Action, choices: tuple[Any, ...], before: tuple[SeenEvent, ...]
    ) -> Iterator[Course]:
        try:
            reached, new = self.game.apply(state, action)
        except IllegalAction as refusal:
            yield Course(choices, before, self._named(state.held), refused=refusal)
            return
        events = (*before, *(event.whole for event in new))
        stranger = self._stranger(events)
        if stranger is not None:
            at, seat = stranger
            held = self._named(state.held)
            yield Course(choices, events[: at + 1], held, ("piece", seat, ()))
        elif reached.phase == "answer" and reached.deal == state.deal:
            yield from self._choose(reached, choices, events)
        elif reached.phase == "draw" and reached.deal == state.deal:
            yield from self._draw(reached, choices, events)
        else:
            yield self._done(reached, choices, events)

    def _choose(
        self, state: State, choices: tuple[Any, ...], events: tuple[SeenEvent, ...]
    ) -> Iterator[Course]:
        seat = self.game.current_player(state)
        for action in self.game.legal_actions(state):
            yield from self._act(state, action, (*choices, (seat, action.verb)), events)

    def _draw(
        self, state: State, choices: tuple[Any, ...], events: tuple[SeenEvent, ...]
    ) -> Iterator[Course]:
        drawn = sum(event.kind == "drew" for event in events)
        if drawn < len(self.draws):
            yield from self._act(state, DRAWS[self.draws[drawn]], choices, events)
            return
        held, law = self._named(state.held), self.game.law_now(state)
        yield Course(choices, events, held, ("draw", state.seat, law.cites))

    def _done(
        self, state: State, choices: tuple[Any, ...], events: tuple[SeenEvent, ...]
    ) -> Course:
        """End a course; a showing is left out where it would turn on what nobody has named."""
        showed = next((at for at, event in enumerate(events) if event.kind == "showed"), None)
        if showed is None:
            return Course(choices, events, self._named(state.held))
        held = self._named(tuple(events[showed].details["held"]))
        stops = self.position.seat != self.position.order[-1]
        seen = events[:showed] if self.position.unknown else events
        return Course(choices, seen, held, stops=stops)

    def _stranger(self, events: tuple[SeenEvent, ...]) -> tuple[int, int] | None:
        """Find where the request comes to a player whose piece nobody has named."""
        for at, event in enumerate(events):
            if event.kind == "asked" and event.details["of"] in self.position.unknown:
                return at, int(event.details["of"])
        return None

    def _named(self, held: tuple[str | None, ...]) -> tuple[str | None, ...]:
        """Give what is held, the pieces that stand in for unnamed ones unnamed again."""
        stand_ins = {self.filled[seat] for seat in self.position.unknown}
        return tuple(UNKNOWN if piece in stand_ins else piece for piece in held)

    def _state(self) -> State:
        """Lay the position out; an unnamed piece is stood in for, and never acts."""
        position, rules = self.position, self.rules
        self.filled = self._fill()
        score, plus = self._scores()
        origin: tuple[int | None, ...] = tuple(
            None if piece is None else seat for seat, piece in enumerate(self.filled)
        )
        for one, other in position.exchanged:
            origin = swap(origin, one, other)
        bag = list(rules.full_bag)
        for piece in filter(None, self.filled):
            bag.remove(piece)
        order = position.order
        return self.game.initial_state()._replace(
            phase="exchange",
            order=order,
            at=order.index(position.seat),
            held=self.filled,
            origin=origin,
            bag=tuple(bag),
            tapped=frozenset(position.tapped),
            score=score,
            plus=plus,
            before=(score, plus),
        )

    def _fill(self) -> tuple[str | None, ...]:
        held = self.position.held_by(self.rules)
        named = {*filter(None, held), *self.draws}
        free = (piece for piece in self._middling() if piece not in named)
        return tuple(next(free) if piece == UNKNOWN else piece for piece in held)

    def _middling(self) -> list[str]:
        if counted_in_cards(self.rules):
            order = self.rules.pieces.value
            return sorted(order, key=lambda card: abs(order.index(card) - len(order) // 2))
        return list(MIDDLING)

    def _scores(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Give score and pluses by what each has left to lose; who holds nothing is out."""
        tally, held = self.rules.tally, self.position.held
        if isinstance(tally, Pool):
            full = tally.start.value
        else:
            full = abs(tally.limit.value - tally.start.value)
        left = self.position.left or tuple(0 if piece is None else full for piece in held)
        nought = (0,) * len(held)
        if isinstance(tally, Pool) or tally.loss.value < 0:
            return left, nought
        score = tuple(max(0, full - strokes) for strokes in left)
        return score, tuple(max(0, strokes - full) for strokes in left)
