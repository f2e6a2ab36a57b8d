"""What each move may cost a seat, as the computer player *Hard* reckons it, near enough for play.

Hints have the odds of ``gnav_core.games.gnav.odds``. This reckoning stays as it is: a game that is
taken up again must go on as it would have, and a record has the key of a player, not his reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen
from gnav_core.games.gnav.actions import ACTIONS
from gnav_core.games.gnav.guessing import Odds, Showing, mixed, odds
from gnav_core.games.gnav.knowledge import Knowledge, Piece, known, likely
from gnav_core.games.gnav.pack import DrawFromPack
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.table import kept, own_piece

DOUBT = 0.35
"""How much of the pieces is left that do not go with what their holder did."""

GETS_RID = 0.85
"""How often a low piece is passed on to the next, who wants it no more than the one before."""


class Reckoning:
    """Reckon what the moves of one seat cost on average: strokes or tokens, less than 0 a gain.

    ``seen`` is what the seat may know of the position, ``events`` what it saw happen in this deal.
    It takes the others to keep the better half of the pieces and to change the worse.
    """

    def __init__(self, rules: RuleSet, seen: Seen, events: Sequence[SeenEvent]) -> None:
        self.rules, self.seen = rules, seen
        assert seen.seat is not None
        self.seat = seen.seat
        self.order = [hand.place for hand in seen.table.hands() if isinstance(hand.place, int)]
        self.known: Knowledge = known(rules, self.seat, events)
        self.own = own_piece(seen)
        score, plus = seen.table.values("score"), seen.table.values("plus")
        self.score = [int(score[seat]) for seat in range(len(score))]
        self.plus = [int(plus.get(seat, 0)) for seat in range(len(score))]
        self.tapped = frozenset(seen.table.values("tapped"))
        self.pool = kept(seen.table, "pool", None)
        self.playing_off = bool(kept(seen.table, "playing-off", None))
        pieces = rules.pieces.value
        self.low = frozenset(pieces[len(pieces) // 2 :])

    @cached_property
    def unseen(self) -> Counter[str]:
        """Count the pieces this seat has not seen."""
        return self.known.unseen(self.rules)

    @cached_property
    def drawn(self) -> Odds:
        """The odds of a piece drawn from the bag or pack and kept."""
        stock = self.rules.stock
        put_under = stock.rejected.value if isinstance(stock, DrawFromPack) else ()
        kept = {piece: count for piece, count in self.unseen.items() if piece not in put_under}
        return odds(self.rules, kept)

    @cached_property
    def others(self) -> dict[int, Odds]:
        """The odds of what the other seats hold."""
        return {seat: self._guess(seat) for seat in self.order if seat != self.seat}

    def _guess(self, seat: int) -> Odds:
        piece = self.known.pieces.get(seat, Piece(seat))
        if piece.face:
            return odds(self.rules, {piece.face: 1})
        weights: dict[str, float] = {}
        for face, count in self.unseen.items():
            if piece.may is None or face in piece.may:
                unlikely = piece.wanted is not None and piece.wanted == (face in self.low)
                weights[face] = count * DOUBT if unlikely else count
        return odds(self.rules, weights or self.unseen)

    def costs(self) -> dict[Action, float]:
        """Reckon the cost of each legal move."""
        phase, legal = self.seen.moment.phase, self.seen.legal
        if phase == "appeal":
            return self._appeal()
        if phase == "answer":
            costs = {action: self._answer(action.verb) for action in legal}
        else:
            change = self._draw if self.seat == self.order[-1] else self._ask
            costs = {ACTIONS["stand"]: self._stay()}
            if ACTIONS["exchange"] in legal:
                costs[ACTIONS["exchange"]] = change()
        if ACTIONS["tap"] in legal:  # it costs nothing, and tells where the other fool is
            costs[ACTIONS["tap"]] = min(costs.values()) - 1
        return costs

    def _showing(self, others: Mapping[int, Odds]) -> Showing:
        """Say what will be shown: the last seat changes a low piece, unless its turn is over."""
        last = self.order[-1]
        if last in others and last not in self.known.done and not self._wanted(last):
            others = {**others, last: self._changed(others[last])}
        return self._at_once(others)

    def _at_once(self, others: Mapping[int, Odds]) -> Showing:
        """Say what will be shown if nobody changes any more."""
        tapped = self.tapped
        return Showing(
            self.rules,
            tuple(others.values()),
            self.playing_off,
            self.rules.tally.spares(self._before()) is not None,
            self.seat in tapped,
            tuple(seat in tapped for seat in others),
            self._left(self.seat),
            [self._left(seat) for seat in self.order] == [1, 1],
        )

    def _left(self, seat: int) -> int | None:
        return self.rules.tally.left(self.score, self.plus, seat)

    def _before(self) -> list[int]:
        """Give what those dealt in had before this deal."""
        lost = self.known.lost
        return [self.score[seat] + lost[seat] for seat in self.order]

    def _wanted(self, seat: int) -> bool:
        piece = self.known.pieces.get(seat)
        return piece is not None and piece.wanted is True

    def _changed(self, held: Odds) -> Odds:
        pieces = self.rules.pieces.value
        kept = {
            piece: share
            for piece, share in zip(pieces, held.at, strict=True)
            if piece not in self.low
        }
        share = sum(kept.values())
        return mixed(odds(self.rules, kept), share, self.drawn) if share else self.drawn

    def _stay(self) -> float:
        return self._showing(self.others).cost(self.own)

    def _draw(self) -> float:
        showing = self._showing(self.others)
        return _average(self.rules, self.drawn, showing)

    def _ask(self) -> float:
        """Reckon with each piece the next may hold, and beyond it while it lets the request by."""
        cost, going = 0.0, 1.0
        for at in range(self.order.index(self.seat) + 1, len(self.order)):
            holder = self.order[at]
            showings = {
                "kept": self._showing(self.others),
                "swapped": self._showing(self._given_to(holder)),
                "at once": self._at_once(self.others),
            }
            passing = 0.0
            for place, chance in enumerate(self.others[holder].at):
                piece = self.rules.pieces.value[place]
                if not chance:
                    continue
                effects = [step.value for step in likely(self.rules.answers[piece])]
                if "pass-on" in effects:
                    passing += chance
                else:
                    cost += going * chance * self._met(piece, effects, showings)
            going *= passing
            if going < 0.001:
                return cost
        return cost + going * self._past_dealer()

    def _met(self, piece: str, effects: Sequence[str], showings: Mapping[str, Showing]) -> float:
        """Reckon with what follows where the one asked holds this piece."""
        if "swap" in effects:
            return showings["swapped"].cost(piece)
        ends = "stop-play" in effects or "tabu" in effects
        showing = showings["at once" if ends else "kept"]
        if "fine" not in effects:
            return showing.cost(self.own)
        left = None if showing.left is None else max(0, showing.left - 1)
        return 1 + showing._replace(left=left, final=False).cost(self.own)

    def _given_to(self, holder: int) -> dict[int, Odds]:
        """Say what the others hold once ``holder`` has got this seat's piece, and had his turn."""
        given = odds(self.rules, {self.own: 1})
        if self.own in self.low and holder not in self.known.done:
            further = len(self.order) - 1 - self.order.index(holder)
            given = mixed(given, 1 - GETS_RID ** (further + 1), self.drawn)
        return {**self.others, holder: given}

    def _past_dealer(self) -> float:
        past = self.rules.past_dealer
        courses = list(past.choices.values()) or [past.forced]
        draws = [any(step.value == "draw" for step in course) for course in courses]
        return min(self._draw() if draw else self._stay() for draw in draws)

    def _answer(self, verb: str) -> float:
        if verb == "take":
            return self._draw()
        if verb == "accept" and self.known.asker is not None:
            asker = self.known.asker
            swapped = {**self.others, asker: odds(self.rules, {self.own: 1})}
            return _average(self.rules, self.others[asker], self._showing(swapped))
        return self._stay()

    def _appeal(self) -> dict[Action, float]:
        """Reckon with the stake, the pool, and the strokes one would come back with."""
        return appealing(self.score, self.pool, self.seen.legal)


def appealing(score: Sequence[int], pool: int, legal: Sequence[Action]) -> dict[Action, float]:
    """Reckon in stakes what each answer to an appeal costs: the more one comes back with the less.

    The pool is taken to be won as often as one has a share of all strokes.
    """
    strokes = [one for one in score if one]
    back = min(strokes)
    chance = back / (sum(strokes) + back)
    cost = {ACTIONS["appeal"]: 1 - chance * (pool + 1)}
    return {action: cost.get(action, 0.0) for action in legal}


def _average(rules: RuleSet, held: Odds, showing: Showing) -> float:
    pieces = rules.pieces.value
    return sum(
        chance * showing.cost(piece)
        for piece, chance in zip(pieces, held.at, strict=True)
        if chance
    )
