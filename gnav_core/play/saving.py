"""A game kept in a file: written beside the old one first, so that nothing is ever lost."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from gnav_core.core.streams import fault, named, tell


class UnsavedError(Exception):
    """Say in one sentence why a game cannot be kept in a file."""


class Saving:
    """Keep a game in a file after every move; with no file, keep it nowhere.

    Where it once could not be written, it is said, the game goes on, and the next move tries again.
    """

    def __init__(self, file: str | None) -> None:
        self.file, self.name = file, named(file or "")
        self.target: Path | None = None
        self.failing = False

    def begin(self, text: str) -> None:
        """Write the game for the first time. Raises ``UnsavedError``."""
        if self.file is None:
            return
        try:
            self.target = Path(os.path.realpath(self.file))
            if self.target.exists() and not self.target.is_file():
                raise UnsavedError(f"the game cannot be kept in {self.name}: it is no file.")
            write(self.target, text)
        except (OSError, ValueError) as error:
            why = f"the game cannot be kept in {self.name}: {fault(error)}."
            raise UnsavedError(why) from None

    def go_on(self, text: str) -> None:
        """Write the game as it is now; say it once where that fails."""
        if self.target is None:
            return
        try:
            write(self.target, text)
        except OSError as error:
            if not self.failing:
                kept = f"{self.name} holds it as it was, and the next move tries again"
                tell(f"the game could not be saved: {fault(error)}; {kept}.")
            self.failing = True
        else:
            self.failing = False


def write(target: Path, text: str) -> None:
    """Write a file beside, force it to the disk, and put it in the place of the old one."""
    beside = target.with_name(f"{target.name}.new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
