"""The first of many ways to do something in every run, the rest only with `make prove`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest


def rest_in_prove(values: Mapping[str, Any] | Sequence[Any], number: int = 1) -> list[Any]:
    """Give what a test is to be run with: beyond so many, only where what takes long is run."""
    named = values.items() if isinstance(values, Mapping) else ((None, value) for value in values)
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            id=name,
            marks=[pytest.mark.prove] if at >= number else [],
        )
        for at, (name, value) in enumerate(named)
    ]
