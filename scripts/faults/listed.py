"""The list of faults: where each stands, what is wrong with it, and which test finds it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
LIST: Final = "tests/faults.toml"

ROOMS: Final = {
    "engine": 7,
    "cards": 9,
    "telling": 5,
    "hidden": 6,
    "table": 9,
    "pages": 5,
    "citations": 5,
    "offline": 4,
    "guests": 5,
    "prints": 3,
    "gate": 2,
}
"""The rooms of the house, each with the fewest faults that are planted in it."""

NOTHING: Final = "nothing"
"""What found a fault at the commit that the list begins with, where no test did."""


@dataclass(frozen=True, kw_only=True)
class Fault:
    """One line as somebody could have written it by mistake.

    ``was`` stands once in the ``file``, and ``becomes`` takes its place; ``wrong`` says for whom
    what is wrong then. ``makes`` names what has to be made again before a test can see it.
    ``before`` is the test that found it at the commit with which the list begins, ``seconds`` what
    it costs of a processor to find it.
    """

    id: str
    room: str
    file: str
    was: str
    becomes: str
    wrong: str
    found_by: str
    before: str
    makes: tuple[str, ...] = ()
    seconds: int = 0

    def planted(self, text: str) -> str:
        """Give the text of its file with the fault in it.

        Raises ``CannotPlantError`` where the line is not there, or more than once.
        """
        count = text.count(self.was)
        if count != 1:
            raise CannotPlantError(f"{self.file} has its line {count} times")
        return text.replace(self.was, self.becomes)


class CannotPlantError(Exception):
    """A fault has no place any more: what it changes is not as it was."""


def read(path: Path = ROOT / LIST) -> list[Fault]:
    """Read the list, in its order."""
    found: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["fault"]
    return [Fault(**{**one, "makes": tuple(one.get("makes", ()))}) for one in found]
