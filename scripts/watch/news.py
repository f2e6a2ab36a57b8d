"""What has changed in the served site, numbered, for the pages that wait to hear of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator
from typing import Any

Json = dict[str, Any]


class News:
    """Tell every page that asks which files are others than before, and what is wrong."""

    def __init__(self) -> None:
        self._run = f"{time.time_ns():x}"  # of this serving: the numbers of another say nothing
        self._told: list[list[str]] = []
        self._trouble = ""
        self._changed = threading.Condition()

    @property
    def mark(self) -> str:
        """Give the mark of what has been told so far."""
        return f"{self._run}.{len(self._told)}"

    def tell(self, places: Iterable[str]) -> None:
        """Tell that files of the site are others than before."""
        if found := [*places]:
            with self._changed:
                self._told.append(found)
                self._changed.notify_all()

    def trouble(self, sentence: str) -> None:
        """Tell what is wrong; nothing is where the sentence is empty."""
        with self._changed:
            self._trouble = sentence
            self._changed.notify_all()

    def since(self, mark: str, patience: float) -> Iterator[Json | None]:
        """Yield what is new since a mark, and then whatever comes; ``None`` where nothing did.

        ``patience`` is in seconds. The mark of another serving gives ``{"all": true}`` first.
        """
        run, _, number = mark.partition(".")
        heard = int(number) if run == self._run and number.isdecimal() else -1
        if heard < 0:
            heard = len(self._told)
            yield {"all": True, "mark": self.mark}
        trouble = ""
        while True:
            with self._changed:
                if heard == len(self._told) and trouble == self._trouble:
                    self._changed.wait(patience)
                new = self._told[heard:]
                heard, wrong, now = heard + len(new), self._trouble, self.mark
            if new:
                yield {"changed": sorted({one for told in new for one in told}), "mark": now}
            if wrong != trouble:
                trouble = wrong
                yield {"trouble": trouble}
            elif not new:
                yield None
