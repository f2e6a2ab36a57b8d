"""What a worked example gives is noted for the record of coverage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from scripts.coverage.noting import watching
from scripts.coverage.recording import NOTED, kept_as


@pytest.fixture
def noting(record_property: Callable[[str, object], None]) -> Callable[..., object]:
    """Note what is cited meanwhile, as what an example shows."""

    @contextmanager
    def noted() -> Iterator[None]:
        with watching() as seen:
            yield
        record_property(NOTED, kept_as("", [], seen))

    return noted
