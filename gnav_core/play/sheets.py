"""The deals summed up: who took what, each row of the score, what stays lying, who deals next.

All of it is read from the events of a deal, as a seat was told of them, and from the marks that
they changed. What the end of a game lays open stands in no sheet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import inf
from typing import Any, Final

from gnav_core.core import result
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import resolve
from gnav_core.core.sentences import tell
from gnav_core.core.sheet import Lies, Sheet
from gnav_core.core.table import Erased, Mark, hide
from gnav_core.play.line import BEFORE, Entry
from gnav_core.play.printed import basis_json, exact
from gnav_core.play.session import Session

Account = tuple[str, int | str | None]
"""What is counted: the name of its mark, and the seat that it is counted for."""

Values = dict[Account, int]

COUNTED: Final = ("score", "plus", "pool")
TABLE: Final[Account] = ("pool", None)
"""What lies in the pool; where none is kept, all that is owed at the seats, their ``beet``."""


@dataclass
class _Row:
    """One row of the score as it grows: what it says, what it tells of, what that changed."""

    text: str
    why: str | None
    told: list[SeenEvent] = field(default_factory=list)
    by: Counter[Account] = field(default_factory=Counter)


class Sheets:
    """Sum up deals, and a game at its end, for one seat (``None``: a bystander).

    ``names`` are those of the seats as they are read there.
    """

    def __init__(
        self, session: Session, seat: int | None, names: Sequence[str], language: str
    ) -> None:
        self.session, self.seat, self.names, self.language = session, seat, names, language
        self.game, self.rules, self.line = session.game, session.game.rules, session.line
        self.words = session.family.words
        self.sheet = sheet_of(session)
        pools = (mark.id for mark in self.game.table(self.line.states[0]).marks)
        self.counted = COUNTED if "pool" in pools else (*COUNTED, "beet")

    def since(self, first: int) -> list[dict[str, Any]]:
        """Sum up the deals to which the events from number ``first`` on belong.

        A deal is summed up once it is over, or what was dealt in it has been shown.
        """
        entries = self.line.entries
        if not entries[first:]:
            return []
        told = (one for one in entries if one.deal >= entries[first].deal)
        deals = [(deal, list(some)) for deal, some in groupby(told, key=lambda one: one.deal)]
        return [self._deal(deal, some) for deal, some in deals if self._is_told(deal)]

    def _is_told(self, deal: int) -> bool:
        moment = self.game.moment(self.line.state)
        return moment.open or self.session.over or deal < moment.deal

    def _deal(self, deal: int, entries: Sequence[Entry]) -> dict[str, Any]:
        events = [self._told(entry) for entry in entries]
        table = hide(self.game.table(self.line.states[entries[-1].move + 1]), self.seat)
        before, after = self._values_before(entries), self._values(table.marks)
        took = [self._taken(event) for event in events if event.kind in self.sheet.takes]
        is_over = self.session.over and entries[-1] is self.line.entries[-1]
        return {
            "deal": deal,
            "took": took,
            "taking": tell(self.language, self.sheet.taking) if took else None,
            "rows": self._rows(events, before),
            "seats": [
                {"took": sum(one["seat"] == seat for one in took)}
                | _account(("score", seat), before, after)
                for seat in range(self.game.players)
            ],
            "pool": _account(TABLE, before, after) or None,
            "unit": tell(self.language, self.words.unit(self.rules)),
            "lies": [self._lies(one) for one in self.sheet.lies(self.rules, table, is_over)],
            "next": self._next(events),
        }

    def _told(self, entry: Entry) -> SeenEvent:
        return entry.event.whole if self.session.example.open else entry.event.seen_by(self.seat)

    def _values(self, marks: Iterable[Mark | Erased]) -> Values:
        """Read from marks what is counted; a beet may be of several amounts."""
        return {
            (mark.id, mark.place): sum(map(int, str(mark.value).split()))
            if isinstance(mark, Mark)
            else 0
            for mark in marks
            if mark.id in self.counted
        }

    def _values_before(self, entries: Sequence[Entry]) -> Values:
        """Read what was counted before a deal; what was put in before any move was not yet."""
        table = self.game.table(self.line.states[max(entries[0].move, 0)])
        put_in = (one.event.marked for one in entries if one.move == BEFORE)
        fresh = self._values(mark for marked in put_in for mark in marked)
        return self._values(table.marks) | dict.fromkeys(fresh, 0)

    def _rows(self, events: Sequence[SeenEvent], before: Values) -> list[dict[str, Any]]:
        """Give the rows of the score, each where the first of its events stands."""
        rows: dict[str, _Row] = {}
        stood = dict(before)
        for at, event in enumerate(events):
            stands = self._values(event.marked)
            by = {one: now - stood.get(one, 0) for one, now in stands.items()}
            stood |= stands
            row = self.sheet.row(self.rules, events[:at], event)
            if not row and not any(by.values()) and not self._is_row(event):
                continue
            key = row.key if row else str(at)
            if key not in rows:
                text = tell(self.language, row.text) if row else self._said(event)
                rows[key] = _Row(text, None if row else self._why(events[:at], event))
            rows[key].told.append(event)
            for account, change in by.items():
                rows[key].by[_of(account)] += change
        return [_row_json(row) for row in rows.values()]

    def _is_row(self, event: SeenEvent) -> bool:
        return event.kind in self.sheet.tells or event.kind == result.KIND

    def _said(self, event: SeenEvent) -> str:
        if event.kind == result.KIND:
            return result.said(event, self.language)
        return self.words.event(self.rules, event, self.names, self.language).text

    def _why(self, before: Sequence[SeenEvent], event: SeenEvent) -> str | None:
        name = self.session.family.why
        if name is None or not event.marked:
            return None
        said: str | None = resolve(name)(self.rules, before, event, self.names, self.language)
        return said

    def _taken(self, event: SeenEvent) -> dict[str, Any]:
        """Give the cards that somebody took, and with which of them."""
        cards = [card for one in event.moved for card in one.cards]
        return {
            "seat": event.seat,
            "cards": [
                {"card": card, "name": self.words.thing(card, self.language)} for card in cards
            ],
            "unknown": sum(one.unknown for one in event.moved),
            "with": event.details.get("card"),
            "text": self._said(event),
            **basis_json([event]),
        }

    def _lies(self, one: Lies) -> dict[str, Any]:
        who = {} if one.who is None else {"who": self.names[one.who]}
        cites, status, lent = one.basis
        said = tell(self.language, one.text, **one.parts, **who)
        return {
            "text": said,
            "clauses": list(cites),
            "status": status,
            **({"supplied": lent} if lent else {}),
        }

    def _next(self, events: Sequence[SeenEvent]) -> dict[str, Any] | None:
        """Say who deals next and by which clause; nobody does where the game is over."""
        for event in reversed(events):
            if any(isinstance(mark, Mark) and mark.id == "dealer" for mark in event.marked):
                return {"text": self._said(event), **basis_json([event])}
        return None

    def ending(self) -> dict[str, Any] | None:
        """Sum up a game that is over: by seat its place, what it has, and the stakes it won.

        Winners stand first; of the others whoever went out later comes before, and else whoever
        has more: that is an order to read them in, and no rule.
        """
        outcome, state = self.game.outcome(self.line.state), self.line.state
        if outcome is None:
            return None
        out = {one.event.seat: one.deal for one in self.line.entries if one.event.kind == "out"}
        scores = {mark.place: mark for mark in self.game.table(state).marks if mark.id == "score"}

        def rank(seat: int) -> tuple[bool, float, int]:
            has = scores[seat].value if seat in scores and seat not in out else 0
            return seat in outcome.winners, out.get(seat, inf), int(has)

        ranks = [rank(seat) for seat in range(self.game.players)]
        gets = self.game.returns(state) if self.sheet.in_stakes(self.rules) else None
        return {
            "places": [
                {
                    "seat": seat,
                    "place": 1 + sum(other > ranks[seat] for other in ranks),
                    "has": exact(scores[seat].value) if scores else None,
                    "gets": None if gets is None else exact(int(gets[seat])),
                }
                for seat in sorted(range(len(ranks)), key=rank, reverse=True)
            ],
            "unit": tell(self.language, self.words.unit(self.rules)) if scores else None,
        }


def sheet_of(session: Session) -> Sheet:
    """Give what the sheets of a game have of their own."""
    name = session.family.sheet
    return resolve(name) if name else Sheet()


def _of(account: Account) -> Account:
    """Name the account that a change is told of: what is owed at a seat lies on the table."""
    return TABLE if account[0] == "beet" else account


def _account(account: Account, before: Values, after: Values) -> dict[str, Any]:
    """Give how an account stood, what changed of it, and how it stands; nothing of what is none."""
    if account not in map(_of, before | after):
        return {}
    had, has = (
        sum(value for one, value in values.items() if _of(one) == account)
        for values in (before, after)
    )
    return {"before": exact(had), "by": exact(has - had), "after": exact(has)}


def _row_json(row: _Row) -> dict[str, Any]:
    by = [
        {"of": name, "seat": seat, "by": exact(change)}
        for (name, seat), change in row.by.items()
        if change
    ]
    return {
        "text": row.text,
        **({"why": row.why} if row.why else {}),
        "by": by,
        **basis_json(row.told),
    }
