"""Which values of its rule set an engine reads while it plays: one that it never reads is no rule.

Nothing is said meanwhile: no words, no labels, no summaries, whose reading would not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final, NamedTuple

from gnav_core.core import registry
from gnav_core.core.cited import Cited
from gnav_core.core.game import CHANCE
from scripts.enforced.readings import rule_sets
from scripts.mutation import place
from scripts.mutation.kill import by_example

#: How many games are played at random under each reading, and how many moves of each at most.
GAMES: Final = 8
MOVES: Final = 400


#: The source's own cries are read where they are said, and by no engine.
SPOKEN: Final = "cries"


class Reads(NamedTuple):
    """The values of a source, by the name of their place, and those that its engine never read."""

    values: tuple[str, ...]
    unread: tuple[str, ...]


def reads(source: str) -> Reads:
    """Play the examples of a source and random games, and see which values are read."""
    values: set[str] = set()
    read: set[str] = set()
    with noting(source) as (written, noted):
        for example in by_example(source):
            example.fails()
        for _, rules in rule_sets(source):
            play(rules)
        for rules in written:
            for path, value in place.walk(rules):
                if isinstance(value, Cited) and path[0] != SPOKEN:
                    values.add(place.name(path))
                    if id(value) in noted:
                        read.add(place.name(path))
    return Reads(tuple(sorted(values)), tuple(sorted(values - read)))


@contextmanager
def noting(source: str) -> Iterator[tuple[list[Any], set[int]]]:
    """Note each value that is read, and keep each rule set of a source that is written meanwhile.

    They are written anew, so that nothing that was worked out of one before is kept in it.
    """
    module, slot = registry.find(source), Cited.__dict__["value"]
    rules, written, noted = module.rules, list[Any](), set[int]()

    def write(readings: Any) -> Any:
        written.append(rules(readings))
        return written[-1]

    def read(cited: Any) -> Any:
        noted.add(id(cited))
        return slot.__get__(cited)

    module.rules = write
    setattr(Cited, "value", property(read, slot.__set__))  # noqa: B010
    try:
        yield written, noted
    finally:
        setattr(Cited, "value", slot)  # noqa: B010
        module.rules = rules


def play(rules: Any) -> None:
    """Play games at random, with the fewest players, the most, and some between."""
    least, most = rules.seats.value
    for number in range(GAMES):
        chance = Random(f"{rules.id} {number}")
        game = registry.seat(rules, chance.randint(least, min(most, least + 2)))
        state = game.begin().state
        for _ in range(MOVES):
            if (mover := game.current_player(state)) is None:
                game.outcome(state), game.returns(state)
                break
            if mover != CHANCE:
                for tried in game.attempts(state):
                    game.refuse(state, tried)
            state = game.apply(state, chance.choice(game.legal_actions(state))).state
