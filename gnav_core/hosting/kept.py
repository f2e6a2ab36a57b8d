"""What a server keeps on the disk, so that it goes on where it was stopped: one file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from gnav_core.core import outside
from gnav_core.core.outside import OutsideError, shown
from gnav_core.core.record import LONGEST, RecordError, parse
from gnav_core.core.sentences import Sentence

FORMAT: Final = "gnav-host/1"
Role = Literal["host", "guest", "onlooker"]
ROLES: Final[tuple[Role, ...]] = ("host", "guest", "onlooker")
TOKEN: Final = range(22, 101)
"""Letters that a token may have."""


class KeptError(Exception):
    """Say in one sentence why a game could not be kept, or taken up."""


class Found(NamedTuple):
    """What was kept: the tokens of the links by role, and the record of the game as JSON."""

    tokens: dict[str, str]
    record: str | None


class Kept:
    """A file that holds the game at the table; ``None`` keeps nothing."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def read(self) -> Found | None:
        """Give what was kept; ``None`` where nothing was. Raises ``KeptError``."""
        if self.path is None or not self.path.exists():
            return None
        try:
            value = outside.read(self.path.read_text("utf-8"), 2 * LONGEST)
            return _found(value)
        except OSError as error:
            raise KeptError(f"{self.path} cannot be read: {error.strerror}.") from None
        except (ValueError, OutsideError, RecordError) as error:
            why = str(error).rstrip(".")
            raise KeptError(f"{self.path} holds no table that can be taken up: {why}.") from None

    def forget(self) -> None:
        """Put what was kept aside, under a name of its own. Raises ``KeptError``."""
        if self.path is None or not self.path.exists():
            return
        try:
            self.path.replace(self.path.with_name(f"{self.path.name}.before"))
        except OSError as error:
            raise KeptError(f"{self.path} cannot be put aside: {error.strerror}.") from None

    def write(self, tokens: dict[str, str], record: str) -> None:
        """Keep a game in place of what was kept before. Raises ``KeptError``; then that stays."""
        if self.path is None:
            return
        text = json.dumps({"format": FORMAT, "tokens": tokens, "record": record})
        aside = self.path.with_name(f"{self.path.name}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with aside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            aside.chmod(0o600)
            aside.replace(self.path)
        except OSError as error:
            told = "The game cannot be kept in {file}: {why}."
            raise KeptError(Sentence(told, file=self.path, why=error.strerror)) from None


def _found(value: Any) -> Found:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise ValueError(f"its format is not {FORMAT}")
    tokens, record = value.get("tokens"), value.get("record")
    if not isinstance(tokens, dict) or not all(_is_token(tokens.get(role)) for role in ROLES):
        raise ValueError(f"its tokens are {shown(tokens)}")
    if record is not None:
        if not isinstance(record, str):
            raise ValueError("its record is no text")
        parse(record).game()
    return Found({role: tokens[role] for role in ROLES}, record)


def _is_token(value: Any) -> bool:
    return isinstance(value, str) and len(value) in TOKEN and value.isascii()
