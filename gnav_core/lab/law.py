"""A rule set of Gnav, compiled to tables of numbers from the values it cites.

A piece is its place in the order, 0 the best. Whatever a rule set says that is not carried here is
refused by its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import Answer, Course, RuleSet
from gnav_core.games.gnav.slate import Hit, Slate
from gnav_core.lab.showing import WHO

EFFECTS: Final = frozenset(
    {
        *("swap", "pass-on", "kiss", "strike", "fine", "undo-if-swapped", "undo-linked"),
        *("undo-all", "stay", "stop-play", "decline", "tabu", "draw", "keep"),
    }
)
YES: Final = ("accept", "take")
"""How one answers who wishes to exchange, where a law lets him choose."""


class NotCarriedError(ValueError):
    """Refuse a rule set that says what bulk play does not carry, by the name of it."""


Effects = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Law:
    """Hold a rule set in numbers.

    ``courses`` are the effects that follow a request, each once. By the piece asked, ``yes`` and
    ``no`` give the number of the course; where they differ its holder chooses. So do ``past`` for
    a request that has gone past the dealer. ``hits`` are what a showing does, by the number of
    fools. ``rejected`` are the pieces that go back when they are drawn, ``draws`` how often.
    """

    rules: RuleSet
    copies: int
    pieces: int
    fool: int
    courses: tuple[Effects, ...]
    yes: NDArray[np.int8]
    no: NDArray[np.int8]
    past: tuple[int, int]
    first_only: bool
    back: bool
    rejected: NDArray[np.bool_]
    draws: int
    tap: int
    hits: tuple[tuple[Hit, ...], ...]

    @property
    def chooses(self) -> NDArray[np.bool_]:
        """By the piece asked: whether its holder chooses."""
        return self.yes != self.no

    @property
    def slate(self) -> Slate | None:
        """The slate on which strokes are kept; ``None`` where tokens are paid."""
        return self.rules.tally if isinstance(self.rules.tally, Slate) else None

    @property
    def pool(self) -> Pool | None:
        """The pool into which tokens are paid; ``None`` where strokes are kept."""
        return self.rules.tally if isinstance(self.rules.tally, Pool) else None

    def play(self, apart: frozenset[str] = frozenset()) -> tuple[object, ...]:
        """Give all it says of a deal up to its showing, ``apart`` from these effects."""
        courses = [tuple(name for name in course if name not in apart) for course in self.courses]
        return (
            *(tuple(courses[number] for number in side) for side in (self.yes, self.no, self.past)),
            *(self.first_only, self.back, self.draws, self.tap, tuple(map(bool, self.rejected))),
        )


def compiled(rules: RuleSet) -> Law:
    """Compile a rule set. Raises ``NotCarriedError`` for what bulk play does not carry."""
    pieces = rules.pieces.value
    courses: dict[Effects, int] = {}
    pairs = [_answers(rules.answers[piece], courses, piece) for piece in pieces]
    past = _answers(rules.past_dealer, courses, "past the dealer")
    _carried(rules.deal.value == 1, "deal", rules.deal.value)
    stock, change = rules.stock, rules.swapped_change.value
    _carried(change in ("any", "first-only"), "swapped_change", change)
    rejected: tuple[str, ...] = ()
    draws, back = 1, False
    if isinstance(stock, DrawFromBag):
        _carried(stock.discard.value in ("aside", "back-in-bag"), "discard", stock.discard.value)
        back = stock.discard.value == "back-in-bag"
    else:
        rejected, draws = stock.rejected.value, stock.draws.value
    return Law(
        rules=rules,
        copies=rules.copies.value,
        pieces=len(pieces),
        fool=pieces.index(rules.tally.fool.value),
        courses=tuple(courses),
        yes=np.array([yes for yes, _ in pairs], np.int8),
        no=np.array([no for _, no in pairs], np.int8),
        past=past,
        first_only=change == "first-only",
        back=back,
        rejected=np.array([piece in rejected for piece in pieces]),
        draws=draws,
        tap=pieces.index(rules.tap.value) if rules.tap else -1,
        hits=_hits(rules),
    )


def _answers(answer: Answer, courses: dict[Effects, int], name: str) -> tuple[int, int]:
    """Give the numbers of two courses: for one who wishes to exchange, and for one who does not."""
    if not answer.choices:
        forced = _number(answer.forced, courses, name)
        return forced, forced
    _carried(len(answer.choices) == 2, name, tuple(answer.choices))
    yes = [course for verb, course in answer.choices.items() if verb in YES]
    no = [course for verb, course in answer.choices.items() if verb not in YES]
    _carried(len(yes) == len(no) == 1, name, tuple(answer.choices))
    return _number(yes[0], courses, name), _number(no[0], courses, name)


def _number(course: Course, courses: dict[Effects, int], name: str) -> int:
    effects = tuple(cited.value for cited in course)
    for effect in effects:
        _carried(effect in EFFECTS, name, effect)
    return courses.setdefault(effects, len(courses))


def _hits(rules: RuleSet) -> tuple[tuple[Hit, ...], ...]:
    tally = rules.tally
    if isinstance(tally, Pool):
        pays = Hit("lowest", by=tally.pays.value)
        other = Hit("lowest-other", by=tally.companion.value)
        return ((pays,), (pays, other), (pays, other))
    return tuple(
        tuple(_known(hits)) for hits in ([cited.value for cited in hits] for hits in tally.by_fools)
    )


def _known(hits: Iterable[Hit]) -> Iterable[Hit]:
    for hit in hits:
        _carried(hit.who in WHO, "by_fools", hit.who)
        _carried(hit.what in ("lost", "gained", "plus"), "by_fools", hit.what)
        yield hit


def _carried(holds: bool, name: str, value: object) -> None:
    if not holds:
        raise NotCarriedError(f"bulk play does not carry {name}: {value}")
