"""What is said of all that is won and lost together holds in random games, by all readings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core import registry, text
from gnav_core.core.family import Sums
from tests.core.any_game import played
from tests.games.readings import heads_of_all
from tests.seeds import enough, seeded

MOST_MOVES = 20_000
ENOUGH = {"hanrey-1774": 6, "mariage-1774": 10, "polsk-pas-1774": 12, "tre-kort-1774": 6}
FEW = [(rules, ENOUGH.get(rules, 3)) for rules in registry.SOURCES]
MANY = [pytest.param(rules, 60, marks=pytest.mark.prove) for rules in registry.SOURCES]


def sums_of(rules: str) -> Sums:
    found: Sums | None = registry.family(rules).summaries[rules].sums
    assert found is not None, f"{rules} does not say what all win and lose together"
    return found


def returns(head: dict[str, Any], chance: Random) -> list[float]:
    """Play a game out at random, and give what each has won or lost, or nothing in time."""
    game = registry.new(head["rules"], head["players"], head["dealer"], head["readings"])
    state = game.begin().state
    for step in played(game, chance, MOST_MOVES):
        state = step.after
    over: bool = game.is_terminal(state)
    return list(game.returns(state)) if over else []


@pytest.mark.parametrize(("rules", "games"), [*FEW, *MANY])
@seeded("sums")
def test_what_all_win_and_lose_together_is_as_it_is_said(rules: str, games: int, seed: str) -> None:
    """It comes to zero exactly where that is said, and nobody wins or loses more than is said."""
    said, totals = sums_of(rules), set()
    for number, head in enumerate(heads_of_all(rules, games, seed)):
        own = returns(head, Random(f"{seed} {rules} {number}"))
        totals.add(sum(own))
        assert said.most is None or max(map(abs, own), default=0) <= said.most, (head, own)
    assert totals <= {0} or not said.to_zero, totals
    enough(totals != {0} or said.to_zero)


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_it_is_borne_by_clauses_and_so_is_its_bound(rules: str) -> None:
    said = sums_of(rules)
    assert said.clauses
    assert bool(said.by) == (said.most is not None)
    assert {*said.clauses, *said.by} <= set(text.passages())
