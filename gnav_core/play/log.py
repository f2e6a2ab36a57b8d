"""The log in plain lines, where a game tells its deals so: what a seat was told at the time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from gnav_core.core import result
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Log, LogLine, resolve
from gnav_core.core.sentences import tell
from gnav_core.core.table import hide
from gnav_core.play.printed import basis_json
from gnav_core.play.session import Session


class Chronicle:
    """Tell the deals of a game to one seat (``None``: a bystander) whose ``names`` are read.

    What the end of a game lays open is not told after the event: a line says what was seen when
    it happened.
    """

    def __init__(
        self, session: Session, seat: int | None, names: Sequence[str], language: str
    ) -> None:
        self.session, self.seat, self.names, self.language = session, seat, names, language
        self.rules, self.line = session.game.rules, session.line

    def since(self, first: int) -> dict[str, Any] | None:
        """Tell the deals to which the events from number ``first`` on belong.

        ``gone`` sums up the deals before the last, where another has begun since.
        """
        entries, name = self.line.entries, self.session.family.log
        if name is None:
            return None
        log: Log = resolve(name)
        if not entries[first:]:
            return {"deals": [], "gone": None}
        from_deal, last = entries[first].deal, entries[-1].deal
        begins = next(n for n, entry in enumerate(entries) if entry.deal == from_deal)
        parts = groupby(enumerate(entries[begins:], begins), key=lambda item: item[1].deal)
        deals = [self._deal(log, deal, [n for n, _ in some]) for deal, some in parts]
        more = begins >= first or from_deal < last
        return {"deals": deals, "gone": self._gone(log, last) if more else None}

    def _deal(self, log: Log, deal: int, numbers: list[int]) -> dict[str, Any]:
        events = [self._told(number) for number in numbers]
        if events[-1].kind == result.KIND:
            return self._by_result(deal, events, numbers)
        lines = log.lines(self.rules, events, self.names, self.language)
        return {
            "deal": deal,
            "head": self._head(log, numbers[0]),
            "brought": self._brought(log, events),
            "lines": [self._line_json(line, events, numbers[0]) for line in lines],
        }

    def _by_result(
        self, deal: int, events: Sequence[SeenEvent], numbers: Sequence[int]
    ) -> dict[str, Any]:
        """Tell a deal of which the result alone is known; what it brought is not told."""
        at = len(events) - 1
        line = LogLine((at,), at, result.said(events[at], self.language))
        told = [self._line_json(line, events, numbers[0])]
        return {"deal": deal, "head": "", "brought": "", "lines": told}

    def _told(self, number: int) -> SeenEvent:
        event = self.line.entries[number].event
        return event.whole if self.session.example.open else event.seen_by(self.seat)

    def _head(self, log: Log, number: int) -> str:
        at = max(self.line.entries[number].move, 0)
        before = hide(self.session.game.table(self.line.states[at]), self.seat)
        return log.head(self.rules, before, self.names, self.language)

    def _brought(self, log: Log, events: Sequence[SeenEvent]) -> str:
        return log.brought(self.rules, events, self.names, self.language)

    def _gone(self, log: Log, last: int) -> str | None:
        """Sum up the deals before the last, where there are several."""
        gone = [number for number, entry in enumerate(self.line.entries) if entry.deal < last]
        deals = sorted({self.line.entries[number].deal for number in gone})
        events = [self._told(number) for number in gone]
        if len(deals) < 2 or any(event.kind == result.KIND for event in events):
            return None
        brought = self._brought(log, events)
        return tell(
            self.language, "Deals {a} to {b}: {what}", a=deals[0], b=deals[-1], what=brought
        )

    def _line_json(self, line: LogLine, events: Sequence[SeenEvent], first: int) -> dict[str, Any]:
        told = [events[line.lead], *(events[at] for at in line.events)]
        return {
            "events": [first + at for at in line.events],
            "lead": first + line.lead,
            "text": line.text,
            **basis_json(told),
        }
