"""What a seat may see of a game, at its end or at any point before: never more than it may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gnav_core.core import registry
from gnav_core.core.event import Event, SeenEvent, event_json
from gnav_core.core.family import Said, resolve
from gnav_core.core.game import Outcome
from gnav_core.play.session import Session


class View:
    """See a game from one seat (``None``: as a bystander), in one language.

    Where all pieces lie face up, the person at the screen moves for whichever seat is to move.
    """

    def __init__(self, session: Session, seat: int | None, language: str) -> None:
        self.session, self.language = session, language
        self.seat = seat
        self.game, self.rules, self.line = session.game, session.game.rules, session.line
        self.words = session.family.words

    def now(self, since: int = 0) -> dict[str, Any]:
        """Give the table as it is, what may be done, and the events from number ``since`` on."""
        session, at = self.session, len(self.line.moves)
        if session.example.open and session.waiting == "seat":
            self.seat = self.line.mover(at)
        table = self._table(at)
        own_move = self.seat is not None and table["to_move"] == self.seat
        outcome = self.game.outcome(session.state)
        return {
            **table,
            "waiting": session.waiting,
            "legal": self._legal(table) if own_move else [],
            "refused": self._refused(table) if own_move else [],
            "events": [self._told(number) for number in range(since, len(self.line.told))],
            "reason": self._why_won(outcome) if outcome else None,
            "reason_clauses": list(outcome.clauses) if outcome else [],
            "next": None,
            "advised": self.session.lesson.next(self.line.moves) if own_move else None,
        }

    def _why_won(self, outcome: Outcome) -> str:
        return self.words.outcome(outcome, self.session.names, self.language)

    def past(self, at: int) -> dict[str, Any]:
        """Give the table as it was after ``at`` moves, with the move that followed."""
        return {
            **self._table(at),
            "waiting": "past",
            "legal": [],
            "refused": [],
            "events": [],
            "reason": None,
            "reason_clauses": [],
            "next": self._next(at),
        }

    def _table(self, at: int) -> dict[str, Any]:
        session, state = self.session, self.line.states[at]
        seen = self.game.observe(state, self.seat)
        shown = self.line.showing(at) if self.line.between_deals(at) else None
        if session.open and shown is None:
            seen["held"] = list(self.game.held(state))
        return {
            **seen,
            **self._about(),
            "rules": session.record.rules,
            "source": self._house(),
            "readings": session.record.readings,
            "players": self._players(state),
            "seat": self.seat,
            "held": shown or seen["held"],
            "shown": shown is not None or self.game.moment(state).open,
            "law": list(self.game.law(state)),
            "at": at,
            "moves": len(self.line.moves),
            "lines": [self._line(number) for number in range(len(session.lines))],
            "undoable": session.last_of_a_person() is not None,
            "open": session.open,
        }

    def _house(self) -> dict[str, Any] | None:
        """Tell of the house rules that are played, where no source alone is."""
        name = self.session.record.rules
        if not registry.is_special(name):
            return None
        tell = resolve(self.session.family.special[name].source)
        told: dict[str, Any] = tell(self.session.record.more.get(name), self.language)
        return told

    def _about(self) -> dict[str, Any]:
        """Give what the record says of itself; remarks stand only on the line they were made on."""
        told, lesson = self.session.example, self.session.lesson
        parted = self.line.parts_from(self.session.lines[0])
        if told.lesson is not None:  # what is still to come would be told too early
            parted = lesson.kept(self.line.moves)
        remarks = [remark for remark in told.remarks if remark["at"] <= parted]
        return {
            "title": told.title,
            "title_da": told.title_da,
            "remarks": remarks,
            "shows": list(told.shows),
            "lesson": told.lesson,
            "astray": lesson.left_at(self.line.moves),
            "taught": bool(lesson.moves) and parted == len(lesson.moves),
            "from": told.begin,
        }

    def _line(self, number: int) -> dict[str, Any]:
        line = self.session.lines[number]
        return {
            "line": number,
            "moves": len(line.moves),
            "deal": line.told[-1].deal if line.told else 1,
            "over": self.game.is_terminal(line.state),
            "current": line is self.line,
            "parts_at": line.parts_from(self.line),
        }

    def _players(self, state: Any) -> list[dict[str, Any]]:
        session, playing = self.session, self.game.moment(state).playing
        return [
            {
                "name": name,
                "kind": "human" if session.by_person(seat) else session.kinds[seat],
                "in": playing[seat],
            }
            for seat, name in enumerate(session.names)
        ]

    def _legal(self, table: Mapping[str, Any]) -> list[dict[str, Any]]:
        state = self.session.state
        found = []
        for move in table["legal"]:
            ground = self.game.allowing(state, self.game.parse(state, move))
            law = {"clauses": list(ground.cites), "status": ground.status}
            found.append({**self._choice(move, table), **law})
        return found

    def _refused(self, table: Mapping[str, Any]) -> list[dict[str, Any]]:
        """List the other moves this rule set has at such a moment, and why each is not allowed."""
        state, shown = self.session.state, []
        for action in self.game.attempts(state):
            refusal = self.game.refuse(state, action)
            why = self.session.with_names(refusal.why, self.language)
            law = {"clauses": list(refusal.clauses), "status": refusal.status}
            choice = self._choice(self.game.format(action), table)
            shown.append({**choice, "why": why, **law})
        return shown

    def _choice(self, move: str, table: Mapping[str, Any]) -> dict[str, Any]:
        said = self.words.move(self.rules, table, move, self.language)
        return {"move": move, "label": said.text, "cry": said.cry, "gloss": said.gloss}

    def _seen(self, event: Event) -> SeenEvent:
        return event.whole if self.session.open else event.seen_by(self.seat)

    def _told(self, number: int) -> dict[str, Any]:
        told = self.line.told[number]
        seen = self._seen(told.event)
        said = self._said(seen)
        return {
            "n": number,
            "deal": told.deal,
            "move": told.move,
            **event_json(seen),
            "status": seen.status,
            "either": seen.either,
            "text": said.text,
            "cry": said.cry,
            "gloss": said.gloss,
        }

    def _said(self, seen: SeenEvent) -> Said:
        return self.words.event(self.rules, seen, self.session.names, self.language)

    def _next(self, at: int) -> dict[str, Any] | None:
        """Give the move that follows in this line; a piece that comes only to him who sees it."""
        if at == len(self.line.moves):
            return None
        move, state, mover = self.line.moves[at], self.line.states[at], self.line.mover(at)
        if mover is not None:
            seen_there = self.game.observe(state, None)
            label = self.words.move(self.rules, seen_there, move, self.language).text
            return {"move": move, "label": label, "seat": mover}
        turn = self.game.moment(state).turn
        if not self.session.open and turn != self.seat:
            return None
        brought = next(told for told in self.line.told if told.move == at)
        return {"move": move, "label": self._said(self._seen(brought.event)).text, "seat": turn}
