"""Where every test that plays at random takes its seed.

`make test` and `make prove` give a test the seeds written beside it, so that each run is the same.
A soak (`scripts/soak/`) gives it new ones, one after the other; and what a soak has found is played
by `tests/soak/test_found.py`, with the seed that it was found with.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

from scripts.soak.found import SEED


def seeded(*fixed: str) -> pytest.MarkDecorator:
    """Give a test each of these seeds as its argument ``seed``; where one is given from outside,
    that alone. One seed is no part of the test's name, so that it is called the same everywhere.
    """
    given_now = os.environ.get(SEED)
    seeds = fixed if given_now is None else (given_now,)
    alone = len(seeds) == 1
    named = [pytest.param(one, id=pytest.HIDDEN_PARAM if alone else one) for one in seeds]
    return pytest.mark.parametrize("seed", named)


def enough(found: bool) -> None:
    """Fail where too little was come upon; a seed from outside need not come upon it."""
    assert found or SEED in os.environ


def tried(few: int, many: int = 0, **given_by: SearchStrategy[Any]) -> Callable[..., Any]:
    """Make a test of what must hold for all that these strategies bring.

    So ``few`` examples are tried in every run, and ``many``, where there are any to be, with
    `make prove`.
    """
    numbers = [pytest.param(few, id="few")]
    if many:
        numbers.append(pytest.param(many, id="many", marks=pytest.mark.prove))

    def made(holds: Callable[..., None]) -> Callable[..., None]:
        @seeded(holds.__name__)
        @pytest.mark.parametrize("examples", numbers)
        def test(examples: int, seed: str) -> None:
            profile = settings(
                max_examples=examples,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )
            hypothesis.seed(seed)(profile(given(**given_by)(holds)))()

        test.__doc__ = holds.__doc__
        return test

    return made
