"""What is looked at one by one has to be there: a test does not pass because it found nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

Found = TypeVar("Found")


def some(found: Iterable[Found]) -> list[Found]:
    """List what was found; fail where that is nothing."""
    listed = list(found)
    assert listed, "nothing was found to look at"
    return listed
