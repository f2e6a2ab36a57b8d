"""Play a chunk of a study: whole numbers alone come of it, which may be added up in any order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np

from gnav_core.core import registry
from gnav_core.games.gnav.keeping import What, is_changed, turns
from gnav_core.lab.acts import Acts
from gnav_core.lab.deals import Deal
from gnav_core.lab.dice import Dice
from gnav_core.lab.games import Bulk
from gnav_core.lab.law import Law, compiled
from gnav_core.lab.standing import cost, first_deal
from gnav_core.lab.stock import Bag, Numbers
from gnav_core.lab.thresholds import CAME, kept_from
from gnav_core.lab.wishes import ByPlace, Truth, Wishes

Sums = dict[str, list[int]]
"""Sums by name: by seat from the first dealer's left, or a single one in a list."""


def _greedy(law: Law, source: str, seats: int) -> Wishes:
    return kept_from(law, seats, law.pieces // 3)


def _threshold(law: Law, source: str, seats: int) -> Wishes:
    return kept_from(law, seats, law.pieces // 2)


def _computed(law: Law, source: str, seats: int) -> Wishes:
    return ByPlace(*(_by_place(law, source, seats, what) for what in ("exchange", "accept")))


def _by_place(law: Law, source: str, seats: int, what: What) -> Truth:
    """Lay the table out by how many are dealt in, place, how the piece came, and piece."""
    changed = np.zeros((seats + 1, seats, CAME, law.pieces), bool)
    for dealt in range(2, seats + 1):
        for place, came in np.ndindex(dealt, CAME):
            row = turns(source, what, dealt, place, came)
            changed[dealt, place, came] = [is_changed(row, rank) for rank in range(law.pieces)]
    return changed


PLAYERS: Final[Mapping[str, Callable[[Law, str, int], Wishes]]] = {
    "greedy": _greedy,
    "threshold": _threshold,
    "computed": _computed,
}
"""The players of bulk play, by the names of those at the table."""


class _Came(NamedTuple):
    """What came of games, by seat and game: what each lost, who won; how many deals each took."""

    lost: Numbers
    won: Numbers
    deals: Numbers
    choices: int
    acts: list[int]


def sums(
    source: str,
    seats: int,
    players: str,
    play: str,
    readings: tuple[tuple[tuple[str, str], ...], ...],
    seed: int,
    first: int,
    games: int,
) -> list[Sums]:
    """Play some games by each of the readings on the same deals; give what came of each, in sums.

    ``more`` says by how much what each seat lost, and the length, differ from the first reading.
    """
    found: list[Sums] = []
    usual: _Came | None = None
    for reading in readings:
        law = compiled(registry.rule_set(source, dict(reading)))
        wishes = PLAYERS[players](law, source, seats)
        came = PLAYS[play](law, seats, wishes, seed, first, games)
        usual = usual or came
        found.append(_summed(came, usual))
    return found


def _deals(law: Law, seats: int, wishes: Wishes, seed: int, first: int, games: int) -> _Came:
    numbers = np.arange(first, first + games).astype(np.uint64)
    standing, acts = first_deal(law, seats, games), Acts(law)
    before = standing.score.copy()
    bag = Bag(law, games, Dice(seed, numbers, np.zeros(games, np.uint64)))
    told = Deal(law, standing, wishes, bag, acts).play()
    lost = cost(law, before, standing)
    none = np.zeros_like(lost)
    return _Came(lost, none, np.ones(games, np.int64), told.choices, acts.counts())


def _games(law: Law, seats: int, wishes: Wishes, seed: int, first: int, games: int) -> _Came:
    acts, dealers = Acts(law), np.full(games, seats - 1, np.int64)
    bulk = Bulk(law, dealers, seats, first, seed, acts)
    before = bulk.standing.score.copy()
    ended = bulk.play(wishes)
    lost = cost(law, before, bulk.standing)
    won = ended.winners.astype(np.int64)
    return _Came(lost, won, ended.deals, ended.choices, acts.counts())


PLAYS: Final = {"deals": _deals, "games": _games}
"""What can be played: first deals, which the last seat deals; or games, to their ends."""


def _summed(came: _Came, usual: _Came) -> Sums:
    more, longer = came.lost - usual.lost, came.deals - usual.deals
    other = (more != 0).any(axis=0) | (longer != 0) | (came.won != usual.won).any(axis=0)
    values: dict[str, Any] = {
        "games": [came.lost.shape[1]],
        "choices": [came.choices],
        "lost": came.lost.sum(axis=1),
        "lost_squares": (came.lost**2).sum(axis=1),
        "won": came.won.sum(axis=1),
        "deals": [came.deals.sum()],
        "deals_squares": [(came.deals**2).sum()],
        "other": [other.sum()],
        "more": more.sum(axis=1),
        "more_squares": (more**2).sum(axis=1),
        "won_more": (came.won - usual.won).sum(axis=1),
        "won_more_squares": ((came.won - usual.won) ** 2).sum(axis=1),
        "longer": [longer.sum()],
        "longer_squares": [(longer**2).sum()],
        "acts": came.acts,
    }
    return {name: [int(one) for one in value] for name, value in values.items()}
