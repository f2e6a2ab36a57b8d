"""How much is tried: the same few examples in every run, and many new ones with ``make prove``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

MUCH = [
    pytest.param(False, id="few"),
    pytest.param(True, id="many", marks=pytest.mark.prove),
]


def tried(few: int, many: int, **given_by: SearchStrategy[Any]) -> Callable[..., Any]:
    """Make a test of what must hold for all that these strategies bring."""

    def made(holds: Callable[..., None]) -> Callable[..., None]:
        @pytest.mark.parametrize("much", MUCH)
        def test(much: bool) -> None:
            profile = settings(
                max_examples=many if much else few,
                derandomize=not much,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )
            profile(given(**given_by)(holds))()

        test.__doc__ = holds.__doc__
        return test

    return made


@contextmanager
def or_refused(*errors: type[Exception]) -> Iterator[None]:
    """Let something be refused, but in one sentence."""
    try:
        yield
    except errors as error:
        refusal = str(error)
    else:
        return
    assert is_one_sentence(refusal)


def is_one_sentence(why: str) -> bool:
    """Whether it may be shown: a line that ends as a sentence does, and is not endless."""
    return 0 < len(why) < 1500 and why.splitlines() == [why] and why[-1] in ".?!"
