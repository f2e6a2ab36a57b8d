"""A deal that shows something, as it stands in the file."""

from __future__ import annotations

from typing import Any

from gnav_core.lab.behaviours import Choices

Json = dict[str, Any]


def written(pieces: tuple[str, ...], choices: Choices) -> Json:
    """Write a deal down."""
    return {
        "pieces": [*pieces],
        "exchange": [*choices.exchange],
        "answer": [[*row] for row in choices.answer],
        "tap": [*choices.tap],
    }


def read(witness: Json) -> tuple[tuple[str, ...], Choices]:
    """Read a deal that was written down."""
    answer = tuple(map(tuple, witness["answer"]))
    choices = Choices(tuple(witness["exchange"]), answer, tuple(witness["tap"]))
    return tuple(witness["pieces"]), choices
