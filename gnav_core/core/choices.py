"""What may be done now, in few words: the legal moves, and how one chooses among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise, product
from math import comb
from typing import Final, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.cited import Ground

Words = tuple[str, ...]
MOST_LISTED: Final = 60
"""So many moves can still be read one by one."""


class Pick(NamedTuple):
    """Some of these words are chosen freely: from ``least`` to ``most`` of them."""

    words: Words
    least: int = 1
    most: int = 1


class Choice(NamedTuple):
    """One thing that may be done: for each argument of the move, what is picked for it."""

    verb: str
    args: tuple[tuple[Pick, ...], ...]
    basis: Ground


def choices(legal: Iterable[tuple[Action, Ground]]) -> list[Choice]:
    """Put legal moves together: those of one verb on one ground, as far as one chooses freely.

    ``expand`` gives the same moves back.
    """
    alike: dict[tuple[str, int, Ground], list[Action]] = {}
    for action, basis in legal:
        alike.setdefault((action.verb, len(action.args), basis), []).append(action)
    found = []
    for (verb, _, basis), actions in alike.items():
        found += [Choice(verb, args, basis) for args in _joined([one.args for one in actions])]
    return found


def expand(choice: Choice) -> Iterator[Action]:
    """List the moves of a choice."""
    for args in product(*map(_sets, choice.args)):
        yield Action(choice.verb, args)


def in_short(legal: Iterable[Action]) -> list[str]:
    """Write moves one by one, or where these are too many, how each of them is made."""
    moves = list(legal)
    if len(moves) <= MOST_LISTED:
        return list(map(str, moves))
    anywhere = Ground((), "stated", None)
    return [_written(choice) for choice in choices((move, anywhere) for move in moves)]


def _written(choice: Choice) -> str:
    """Write a choice as its moves are written, with what is chosen freely in words."""
    args = ("+".join(map(_pick, picks)) for picks in choice.args)
    return ":".join((choice.verb, *args))


def _pick(pick: Pick) -> str:
    if pick.least == len(pick.words):
        return "+".join(pick.words)
    number = f"{pick.least}" if pick.least == pick.most else f"{pick.least} to {pick.most}"
    return f"<{number} of {' '.join(pick.words)}>"


def _sets(picks: tuple[Pick, ...]) -> list[Words]:
    """List what may stand for one argument: the words of each pick, in their order."""
    ways = [
        [
            chosen
            for size in range(pick.least, pick.most + 1)
            for chosen in combinations(pick.words, size)
        ]
        for pick in picks
    ]
    return [tuple(word for chosen in way for word in chosen) for way in product(*ways)]


def _joined(actions: Sequence[tuple[Words, ...]]) -> list[tuple[tuple[Pick, ...], ...]]:
    """Find the fewest forms we can: all arguments free, else those that begin alike apart."""
    columns = list(zip(*actions, strict=True))
    free = [_picks(list(dict.fromkeys(column))) for column in columns]
    if all(len(ways) == 1 for ways in free):
        form = tuple(ways[0] for ways in free)
        if _number(form) == len(actions):
            return [form]
    if len(columns) == 1:
        return [(picks,) for picks in free[0]]
    found = []
    for first in dict.fromkeys(columns[0]):
        rest = [args[1:] for args in actions if args[0] == first]
        found += [(_named(first), *others) for others in _joined(rest)]
    return found


def _picks(values: Sequence[Words]) -> list[tuple[Pick, ...]]:
    """Say how one argument may be chosen: any so many of these words, else each as it is."""
    by_size: dict[int, list[Words]] = {}
    for value in values:
        by_size.setdefault(len(value), []).append(value)
    pools = {size: _pool(some) for size, some in by_size.items()}
    if any(pool is None for pool in pools.values()):
        apart = _apart(values)
        if len(apart) == 1:
            return [_named(value) for value in values]
        return [picks for some in apart for picks in _picks(some)]
    runs: list[Pick] = []
    for size in sorted(pools):
        words = pools[size] or ()
        if runs and runs[-1].most == size - 1 and _alike(runs[-1], words):
            runs[-1] = runs[-1]._replace(words=words, most=size)
        else:
            runs.append(Pick(words, size, size))
    return [(pick,) for pick in runs]


def _apart(values: Sequence[Words]) -> list[list[Words]]:
    """Part values that have no word in common: sixes led together from sevens led together."""
    apart: list[tuple[set[str], list[Words]]] = []
    for value in values:
        linked = [group for group in apart if not group[0].isdisjoint(value)]
        words = set(value).union(*(some for some, _ in linked))
        joined = [one for _, some in linked for one in some]
        apart = [group for group in apart if group not in linked]
        apart.append((words, [*joined, value]))
    return [some for _, some in apart]


def _alike(pick: Pick, words: Words) -> bool:
    """Say whether more of the same words are chosen; of single words the order says nothing."""
    return set(pick.words) == set(words) if pick.most == 1 else pick.words == words


def _pool(values: Sequence[Words]) -> Words | None:
    """Give the words of which any so many are chosen here; ``None`` where not all may be.

    Where all are, a word stands the further on in them, taken together, the later it comes.
    """
    places: dict[str, int] = {}
    for value in values:
        for place, word in enumerate(value):
            places[word] = places.get(word, 0) + place
    if comb(len(places), len(values[0])) != len(values):
        return None
    ordered = all(places[one] < places[next_] for value in values for one, next_ in pairwise(value))
    return tuple(sorted(places, key=places.__getitem__)) if ordered else None


def _named(value: Words) -> tuple[Pick, ...]:
    return tuple(Pick((word,)) for word in value)


def _number(form: tuple[tuple[Pick, ...], ...]) -> int:
    count = 1
    for picks in form:
        for pick in picks:
            count *= sum(comb(len(pick.words), size) for size in range(pick.least, pick.most + 1))
    return count
