"""What a seat may see of a game, at its end or at any point before: never more than it may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from gnav_core.core import registry, result
from gnav_core.core.action import Action
from gnav_core.core.choices import Choice, choices, expand
from gnav_core.core.event import Event, SeenEvent, event_json
from gnav_core.core.family import Decision, Said, resolve
from gnav_core.core.game import Outcome, Seen, see
from gnav_core.core.sentences import read_by, tell
from gnav_core.core.table import Table, fold, hide, lay_open
from gnav_core.play import match, taken_back
from gnav_core.play.line import common_length
from gnav_core.play.log import Chronicle
from gnav_core.play.printed import mark_json, marked_json, moved_json, zones_json
from gnav_core.play.seating import ELSEWHERE, HUMAN
from gnav_core.play.session import Session
from gnav_core.play.sheets import Sheets
from gnav_core.play.unfolding import Unfolding


class View:
    """See a game from one seat (``None``: as a bystander), in one language.

    Where all pieces lie face up, the person at the screen moves for whichever seat is to move.
    ``away``: whether a seat is that of a person at another device than the one that looks.
    """

    def __init__(
        self,
        session: Session,
        seat: int | None,
        language: str,
        away: Callable[[int], bool] | None = None,
    ) -> None:
        self.session, self.language = session, language
        self.seat, self._away = seat, away or session.is_away
        self.game, self.rules, self.line = session.game, session.game.rules, session.line
        self.words = session.family.words

    def now(self, since: int = 0) -> dict[str, Any]:
        """Give the table as it is, what may be done, and the events from number ``since`` on."""
        session, at = self.session, len(self.line.moves)
        if session.example.open and session.waiting == "seat":
            self.seat = self.line.mover(at)
        seen = self._from_here(at)
        own_move = self.seat is not None and seen.to_move == self.seat
        reader = session, self.seat, self._names(), self.language
        return {
            **self._position(at, seen),
            "waiting": session.waiting,
            "choices": self._choices(seen),
            "decision": self._decision(seen) if own_move else None,
            "refused": self._refused(seen) if own_move else [],
            "events": self._events(since),
            "otherwise": self._otherwise(),
            "log": Chronicle(*reader).since(since),
            "sheets": Sheets(*reader).since(since),
            "ending": Sheets(*reader).ending(),
            "taken_back": self._taken_back(),
            "next": None,
            "advised": self.session.lesson.next(self.line.moves) if own_move else None,
        }

    def past(self, at: int) -> dict[str, Any]:
        """Give the table as it was after ``at`` moves, with the move that followed."""
        return {
            **self._position(at, self._from_here(at)),
            "waiting": "past",
            "choices": [],
            "decision": None,
            "refused": [],
            "events": [],
            "otherwise": None,
            "log": None,
            "sheets": [],
            "ending": None,
            "next": self._next(at),
        }

    def _taken_back(self) -> list[dict[str, Any]]:
        """Say at which points something was taken back after it had been seen."""
        said = taken_back.notes(self.session)
        return [{"at": note.at, "text": tell(self.language, note.text)} for note in said]

    def _from_here(self, at: int) -> Seen:
        return see(self.game, self.line.states[at], self.seat)

    def _position(self, at: int, seen: Seen) -> dict[str, Any]:
        session, state, words = self.session, self.line.states[at], self.words
        moment, table = seen.moment, self._table(at, seen)
        outcome = self.game.outcome(state)
        return {
            **self._about(),
            "rules": session.record.rules,
            "family": session.family.id,
            "source": self._house(),
            "readings": session.record.readings,
            "players": self._players(self.game.playing(state)),
            "seat": self.seat,
            "to_move": seen.to_move,
            "deal": moment.deal,
            "phase": moment.phase,
            "shown": moment.open or self._rests(at),
            "zones": zones_json(session, table.zones, table.marks, self.language),
            "marks": [mark_json(mark, words, self.language) for mark in table.marks],
            "winners": list(outcome.winners) if outcome else [],
            "reason": self._why_won(outcome) if outcome else None,
            "reason_clauses": list(outcome.clauses) if outcome else [],
            "law": list(self.game.law_now(state).cites),
            "at": at,
            "moves": len(self.line.moves),
            "left_out": self.line.left_out,
            "lines": [self._line(number) for number in range(len(session.lines))],
            "undoable": not session.devices and session.last_of_a_person() is not None,
            "devices": session.devices,
            "open": session.open,
            "match": match.told(session),
        }

    def _why_won(self, outcome: Outcome) -> str:
        return self.words.outcome(outcome, self._names(), self.language)

    def _rests(self, at: int) -> bool:
        """Whether a deal has been shown here, and the next is about to be dealt."""
        return at > 0 and self.line.between_deals(at) and not self.line.by_result(at)

    def _table(self, at: int, seen: Seen) -> Table:
        """Give the table as it may be seen; between two deals it is as the last move left it."""
        if self._rests(at):
            left = self._table(at - 1, self._from_here(at - 1))
            for event in self.line.events_of(at - 1):
                left = fold(left, self._seen(event).moved, self.seat)
            return left._replace(marks=seen.table.marks)
        if self.session.open:
            return hide(lay_open(self.game.table(self.line.states[at])), self.seat)
        return seen.table

    def _house(self) -> dict[str, Any] | None:
        """Tell of the house rules that are played, where no source alone is."""
        name = self.session.record.rules
        if not registry.is_special(name):
            return None
        tell = resolve(self.session.family.special[name].source)
        source: dict[str, Any] = tell(self.session.record.more.get(name), self.language)
        return source

    def _about(self) -> dict[str, Any]:
        """Give what the record says of itself; remarks stand only on the line they were made on."""
        example, lesson = self.session.example, self.session.lesson
        kept = common_length(self.line.moves, self.session.lines[0].moves)
        if example.lesson is not None:  # what is still to come would be told too early
            kept = lesson.kept(self.line.moves)
        remarks = [remark for remark in example.remarks if remark["at"] <= kept]
        return {
            "title": example.title,
            "title_da": example.title_da,
            "remarks": remarks,
            "shows": list(example.shows),
            "lesson": example.lesson,
            "steps": list(self.session.steps),
            "then": example.then,
            "astray": lesson.left_at(self.line.moves),
            "taught": bool(lesson.moves) and kept == len(lesson.moves),
            "from": example.begin,
        }

    def _line(self, number: int) -> dict[str, Any]:
        line = self.session.lines[number]
        return {
            "line": number,
            "moves": sum(isinstance(move, str) for move in line.moves),
            "deal": line.entries[-1].deal if line.entries else 1,
            "over": self.game.is_terminal(line.state),
            "current": line is self.line,
            "parts_at": common_length(line.moves, self.line.moves),
            "seen": line.seen,
        }

    def _players(self, playing: Sequence[bool]) -> list[dict[str, Any]]:
        session = self.session
        return [
            {
                "name": name,
                "kind": self._kind(seat),
                "in": playing[seat],
            }
            for seat, name in enumerate(session.names)
        ]

    def _kind(self, seat: int) -> str:
        """Say who plays a seat: a person at this device or at another, or a computer player."""
        session = self.session
        if not session.by_person(seat):
            return session.stand_ins.get(seat, session.kinds[seat])
        return ELSEWHERE if self._away(seat) else HUMAN

    def _choices(self, seen: Seen) -> list[dict[str, Any]]:
        """List what may be done, each with its label and the rule that allows it."""
        state, found = self.session.state, []
        grounds = [(action, self.game.allowing(state, action)) for action in seen.legal]
        for choice in choices(grounds):
            args = [[part._asdict() for part in parts] for parts in choice.args]
            law = {"clauses": list(choice.basis.cites), "status": choice.basis.status}
            action = Action(choice.verb)
            said = {**self._label(action, seen), **self._does(action, seen)}
            found.append({"args": args, **said, **law, **self._takes(choice, seen)})
        return found

    def _takes(self, choice: Choice, seen: Seen) -> dict[str, Any]:
        """Name the cards with which the last to play takes a trick of which all lies open.

        Nothing is said where others play after this seat, or what lies there is hidden from it.
        """
        trick = next((zone for zone in seen.table.zones if zone.kind == "trick"), None)
        if trick is None or not trick.cards or trick.unknown:
            return {}
        takes: list[str] = []
        for action in expand(choice):
            _, events = self.game.apply(self.session.state, action)
            moved = [one for event in events for one in event.moved if one.source == trick.id]
            piles = {one.target for one in moved if one.target.startswith("pile:")}
            if not piles:
                return {}
            if f"pile:{seen.seat}" in piles:
                takes += action.args[0]
        return {"takes": takes}

    def _does(self, action: Action, seen: Seen) -> dict[str, Any]:
        """Say what a choice does, with its rules, in a game that says it; it may name it anew."""
        consequence = self.session.family.consequence
        if consequence is None or seen.seat is None:
            return {}
        events, names = self.session.seen_events(seen.seat), self._names()
        does = resolve(consequence)(self.rules, seen, action, events, names, self.language)
        if does is None:
            return {}
        law = {"text": does.text, "clauses": list(does.basis.cites), "status": does.basis.status}
        said = {"label": does.label} if does.label else {}
        cards = {"cards": list(does.cards)} if does.cards else {}
        return {"does": law, **said, **cards, **({"untrue": True} if does.untrue else {})}

    def _decision(self, seen: Seen) -> dict[str, Any] | None:
        """Ask the seat to move what has a price, in a game that says it."""
        decision = self.session.family.decision
        if decision is None or seen.seat is None:
            return None
        events, names = self.session.seen_events(seen.seat), self._names()
        asked: Decision | None = resolve(decision)(self.rules, seen, events, names, self.language)
        if asked is None:
            return None
        law = {"clauses": list(asked.basis.cites), "status": asked.basis.status}
        return {"why": asked.why, "asks": asked.asks, "left": list(asked.left), **law}

    def _refused(self, seen: Seen) -> list[dict[str, Any]]:
        """List the other moves this rule set has at such a moment, and why each is not allowed."""
        state, shown = self.session.state, []
        for action in self.game.attempts(state):
            refusal = self.game.refuse(state, action)
            why = self.session.with_names(refusal.why, self.language)
            law = {"clauses": list(refusal.clauses), "status": refusal.status}
            shown.append({**self._label(action, seen), "why": why, **law})
        return shown

    def _label(self, action: Action, seen: Seen) -> dict[str, Any]:
        said = self.words.move(self.rules, seen, action, self.language)
        return {"move": str(action), "label": said.text, "cry": said.cry, "gloss": said.gloss}

    def _seen(self, event: Event) -> SeenEvent:
        return event.whole if self.session.open else event.seen_by(self.seat)

    def _events(self, since: int) -> list[dict[str, Any]]:
        """Give the events; with those just played, how the table stood after each of them.

        Of what costs or gives somebody something, ``plain`` says the rule, and of what hits a seat
        ``why`` says why. Where the end of the game has laid all open, ``then`` is what was told
        when it happened.
        """
        unfolding, told = Unfolding(self.session, self.seat, self.language), []
        after = unfolding.since(since)
        before: list[SeenEvent] = []
        for number, entry in enumerate(self.line.entries[since:], since):
            seen = self._seen(entry.event)
            plain = self._plain(before, seen)
            shown = {**self._event_json(number, seen), **plain}
            if number in after:
                shown["after"] = after[number]
                if why := self._why(before, seen):
                    shown["why"] = why
                if (then := unfolding.as_then(number)) != seen:
                    shown["then"] = {**self._event_json(number, then), **plain}
            told.append(shown)
            before.append(seen)
        return told

    def _why(self, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
        """Say why an event hits a seat, in a game that says it."""
        why = self.session.family.why
        if why is None or seen.seat is None or not seen.marked:
            return None
        said: str | None = resolve(why)(self.rules, before, seen, self._names(), self.language)
        return said

    def _plain(self, before: Sequence[SeenEvent], seen: SeenEvent) -> dict[str, str]:
        """Say the rule by which an event costs or gives somebody something."""
        plain = self.session.family.plain
        said = resolve(plain)(self.rules, before, seen) if plain else None
        return {} if said is None else {"plain": tell(self.language, said)}

    def _event_json(self, number: int, seen: SeenEvent) -> dict[str, Any]:
        entry, said = self.line.entries[number], self._said(seen)
        return {
            "n": number,
            "deal": entry.deal,
            "move": entry.move,
            **event_json(seen),
            "moved": [moved_json(transfer) for transfer in seen.moved],
            "marked": [marked_json(mark, self.words, self.language) for mark in seen.marked],
            "status": seen.status,
            "either": seen.either,
            "text": said.text,
            "cry": said.cry,
            "gloss": said.gloss,
            **({"brief": said.brief} if said.brief else {}),
            **({"done": said.done} if said.done else {}),
        }

    def _said(self, seen: SeenEvent) -> Said:
        if seen.kind == result.KIND:
            return Said(result.said(seen, self.language))
        return self.words.event(self.rules, seen, self._names(), self.language)

    def _otherwise(self) -> dict[str, Any] | None:
        """Say at one's own loss what another choice would have brought, where that is certain."""
        otherwise = self.session.family.otherwise
        if otherwise is None or self._moves_for_all() or not self._is_marked():
            return None
        said: dict[str, Any] | None = resolve(otherwise)(self.session, self.seat, self.language)
        return said

    def _is_marked(self) -> bool:
        """Whether something has been marked for the own seat in the deal that was played last."""
        if self.seat is None:
            return False
        entries = self.line.entries
        last = takewhile(lambda one: one.deal == entries[-1].deal, reversed(entries))
        return any(one.event.seat == self.seat and one.event.marked for one in last)

    def _moves_for_all(self) -> bool:
        """Whether one person moves for every seat, all pieces face up, so that none is his own."""
        session = self.session
        return session.open and all(map(session.by_person, range(len(session.names))))

    def _names(self) -> list[str]:
        """Give the names as they are read here: where one moves for every seat, none is his own."""
        return read_by(self.session.names, None if self._moves_for_all() else self.seat)

    def taking_back(self, at: int) -> list[dict[str, Any]]:
        """Say which persons but the own seat moved after ``at`` moves, who moved last first."""
        if self.session.example.open:
            return []
        made: dict[int, list[int]] = {}
        for point in range(len(self.line.moves) - 1, at - 1, -1):
            mover = self.line.mover(point)
            if mover is not None and mover != self.seat and self.session.by_person(mover):
                made.setdefault(mover, []).append(point)
        return [
            {
                "seat": seat,
                "moves": len(points),
                "label": self._made(points[0])["label"] if len(points) == 1 else None,
            }
            for seat, points in made.items()
        ]

    def _made(self, at: int) -> dict[str, Any]:
        """Give the move that a seat made at this point, as it may be told here."""
        there = see(self.game, self.line.states[at], None)
        action = self._as_seen(at, Action.read(str(self.line.moves[at])))
        label = self.words.move(self.rules, there, action, self.language).text
        return {"move": str(action), "label": label, "seat": self.line.mover(at)}

    def _next(self, at: int) -> dict[str, Any] | None:
        """Give the move that follows in this line; a piece that comes only to him who sees it."""
        if at == len(self.line.moves):
            return None
        move, state, mover = self.line.moves[at], self.line.states[at], self.line.mover(at)
        if not isinstance(move, str):
            return None
        if mover is not None:
            return self._made(at)
        turn = self.game.moment(state).turn
        if not self.session.open and turn != self.seat:
            return None
        brought = next(entry for entry in self.line.entries if entry.move == at)
        return {"move": move, "label": self._said(self._seen(brought.event)).text, "seat": turn}

    def _as_seen(self, at: int, action: Action) -> Action:
        """Name of a move no card that it lays covered, but to whoever sees that card."""
        moved = [transfer for event in self.line.events_of(at) for transfer in event.moved]
        hidden = {card for one in moved for card in one.cards if not one.seen_by(self.seat).cards}
        named = {word for words in action.args for word in words}
        return Action(action.verb) if named & hidden and not self.session.open else action
