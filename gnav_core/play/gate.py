"""The gate: who sits at the table from another device, and what he may ask of it.

A device is known by the connection it speaks through. Its seat is bound to that connection, and
never read from what it says; it may make the calls of its ``Place`` and no others, and is answered
with nothing that its seat may not see. So it is for whatever carries the words: the worker of a
page, to which another page speaks, or a server.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any, Final

from gnav_core.core import chance
from gnav_core.core.outside import shown
from gnav_core.core.record import Record, RecordError, read
from gnav_core.core.sentences import Sentence, retell
from gnav_core.play import seating
from gnav_core.play.answering import WRITER, Call, answer, id_of
from gnav_core.play.guests import Guest, Guests
from gnav_core.play.place import Place
from gnav_core.play.seating import ELSEWHERE, HUMAN
from gnav_core.play.session import Session
from gnav_core.play.set_up import set_up

if TYPE_CHECKING:
    from gnav_core.play.table_api import TableApi

LONGEST: Final = 4000
"""Letters of what a device says at once."""

GUESTS: Final = "guests"
"""Where a record says, by seat, who may come back to it: the hash of that device's secret."""


class Gate:
    """Let devices in, seat them, and pass on what they ask.

    ``calls`` are those of whoever hosts. ``changes`` grows with whatever others have to be told.
    """

    def __init__(self, table: TableApi) -> None:
        self.table = table
        self.plan: Record | None = None
        self.guests = Guests()
        self.changes = 0
        self._seed = ""
        self._ready: dict[int, int] = {}
        self._kept: dict[int, str] = {}
        self._known: Session | None = None
        self.calls: Mapping[str, Call] = {
            "host": self.host,
            "lobby": self.lobby,
            "hear": self.hear,
            "gone": self.gone,
            "admit": self.admit,
            "dismiss": self.dismiss,
            "stand-in": self.stand_in,
            "begin": self.begin,
            "close": self.close,
        }

    @property
    def session(self) -> Session | None:
        """The game of several devices at the table, once it has begun.

        Who may come back to which seat stands in its record.
        """
        session = self.table.session
        if session is None or not session.devices:
            return None
        if session is not self._known:
            self._known = session
            self._kept = _keys(session.record.more.get(GUESTS), session.record.players)
        return session

    @property
    def has_guests(self) -> bool:
        """Whether somebody sits at the table from another device."""
        return any(guest.admitted and guest.here for guest in self.guests)

    # What whoever hosts may call.

    def host(
        self,
        rules: str,
        players: list[dict[str, Any]],
        readings: dict[str, str] | None = None,
        dealer: int | None = None,
        house: dict[str, Any] | None = None,
        match: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Open the table to other devices, for a game that is set up as ``start`` would.

        It begins with ``begin``. No seed can be chosen: one is drawn now, and its hash told.
        Devices that sit at the table keep their seats where these are still theirs.
        """
        plan = read(set_up(rules, players, readings, dealer, house, match))
        seating.kinds(None, plan, 0)
        self.plan, self._seed = plan, chance.new_seed()
        for guest in self.guests:
            guest.nonce = ""
            if guest.seat is not None and not self._is_away(guest.seat):
                guest.get_up()
        self.changes += 1
        return self.lobby()

    def lobby(self) -> dict[str, Any]:
        """Tell whoever hosts who has come and who sits where."""
        listed = [guest.as_seen_by_host() for guest in self.guests if guest.key]
        return {**self._common(), "guests": listed, "changes": self.changes}

    def hear(self, guest: str, said: str) -> dict[str, Any]:
        """Pass on what a device said.

        ``said`` is the answer to it; ``changed`` whether others have something to be told, and
        ``moved`` whether it is the game itself that has changed. A refusal with ``wait`` is of a
        device that asks too much at once: it may ask the same again.
        """
        known, before, game = self.come(guest), self.changes, self.mark()
        if known.may_speak():
            answered = answer(said, known.place, LONGEST, lambda name: None)
        else:
            hasty = Sentence("This device asks too much at once; wait a moment.")
            told = {"why": retell(hasty, known.place.language), "clauses": [], "wait": True}
            answered = WRITER.encode({"id": id_of(said[:LONGEST]), "error": told})
        moved = self.mark() != game
        return {"said": answered, "changed": moved or self.changes != before, "moved": moved}

    def gone(self, guest: str) -> dict[str, Any]:
        """Note that a device is not there any more; its seat waits for it."""
        known = self.guests.named(guest)
        if known is not None:
            known.here = False
            if not known.admitted:
                self.guests.go(known)
            self.changes += 1
        return self.lobby()

    def admit(self, guest: str, seat: int | None = None) -> dict[str, Any]:
        """Let a device take a seat, or (``None``) look on."""
        known = self.guests.asking(guest)
        if seat is not None:
            self._check_away(seat)
            sits = self.guests.at(seat)
            if sits is not None and sits is not known and sits.here:
                raise RecordError(Sentence("{name} sits there already.", name=sits.name))
        self._sit(known, seat)
        return self.lobby()

    def dismiss(self, guest: str) -> dict[str, Any]:
        """Send a device away; where it had a seat, that waits for another."""
        self.leave(self.guests.asking(guest))
        return self.lobby()

    def stand_in(self, seat: int, kind: str | None = None) -> dict[str, Any]:
        """Let a computer player sit in at the seat of a device, or (``None``) give it back."""
        session = self._playing()
        self._check_away(seat)
        if kind is None:
            session.stand_ins.pop(seat, None)
        elif kind in session.family.players:
            session.stand_ins[seat] = kind
            session.advance()
        else:
            raise RecordError(Sentence("There is no player {kind}.", kind=shown(kind)))
        self.changes += 1
        return self.lobby()

    def begin(self) -> dict[str, Any]:
        """Begin the game that the table was opened for. Raises ``RecordError`` where one lacks."""
        if self.plan is None:
            raise RecordError(Sentence("No game is set up."))
        sitting = [self._sitting(seat) for seat in range(self.plan.players)]
        told = {
            "seed": self._seed,
            chance.COMMITMENT: chance.commitment(self._seed),
            chance.NONCES: [guest.nonce if guest else None for guest in sitting],
            GUESTS: [guest.key if guest else None for guest in sitting],
        }
        view = self.table.take_up(read({**self.plan.as_value(), **told}))
        self.plan, self._seed = None, ""
        self._ready.clear()
        self.changes += 1
        return view

    def close(self) -> None:
        """Close the table to other devices; a game of theirs stays where it is kept."""
        if self.session is not None:
            self.table.session = None
        self.plan, self._seed = None, ""
        self.guests.clear()
        self.changes += 1

    # What a device asks through its place.

    def join(self, guest: Guest, name: str, key: str, looks: bool) -> None:
        """Take down who has come, and seat him if he has been here before."""
        guest.introduce(name, key, looks)
        before = self.guests.before(guest)
        if before is not None:
            if before.admitted:
                guest.name, guest.seat, guest.admitted = before.name, before.seat, True
                guest.nonce = before.nonce
            self.guests.go(before)
        elif self.session is not None and self.plan is None and not (guest.admitted or guest.bound):
            seats = (seat for seat, known in self._kept.items() if known == guest.key)
            seat = next(seats, None)
            if seat is not None and self._is_away(seat) and self.guests.at(seat) is None:
                guest.name = self._names()[seat]
                self._sit(guest, seat)
        self.changes += 1

    def add(self, guest: Guest, nonce: str, commitment: str) -> None:
        """Take what a device adds to the chance of the game to come, once and for all."""
        if not self._seed or commitment != chance.commitment(self._seed):
            raise RecordError(Sentence("No game with this commitment is to begin."))
        if not chance.nonces([nonce]):
            raise RecordError(Sentence("What is added to the chance has 1 to 64 plain letters."))
        if guest.nonce:
            raise RecordError(Sentence("This device has added its part already."))
        guest.nonce = nonce
        self.changes += 1

    def leave(self, guest: Guest) -> None:
        """Let a device get up: its seat waits for another."""
        self.guests.go(guest)
        self.changes += 1

    def act(self, seat: int, move: str) -> None:
        """Make a move at a seat, and play on to the next person's."""
        session = self._playing()
        if seat in session.stand_ins:
            raise RecordError(Sentence("A computer player sits in at this seat."))
        session.act_at(seat, move)

    def say_ready(self, seat: int) -> None:
        """Note that a seat is ready for the next deal.

        It is dealt once all are who play elsewhere; where somebody sits at the host's own screen,
        at his word.
        """
        session = self._playing()
        if session.waiting != "deal":
            raise RecordError(Sentence("No deal is waited for."))
        self._ready[seat] = len(session.line.moves)
        self.changes += 1
        waited = [one for one in range(len(session.kinds)) if self._is_here(one)]
        if HUMAN not in session.kinds and all(map(self._is_ready, waited)):
            session.advance(new_deal=True)

    def told(self, guest: Guest) -> dict[str, Any]:
        """Tell a device how all stands, and where it sits itself."""
        shows = ("name", "seat", "looks", "admitted")
        you = {name: getattr(guest, name) for name in shows}
        return {"you": {**you, "added": bool(guest.nonce)}, **self._common()}

    def mark(self) -> Hashable:
        """Give what of the game is kept: another mark, and it has to be kept anew."""
        session, kept = self.table.session, self._kept.values() if self.session else ()
        if session is None:
            return None
        return id(session), len(session.line.moves), *session.names, *kept

    def come(self, connection: str) -> Guest:
        """Find who speaks through a connection, or let him come."""
        guest = self.guests.named(connection)
        if guest is None:
            guest = Guest(connection, Place(self, connection))
            self.guests.come(guest)
        elif not guest.here:
            guest.here = True
            self.changes += 1
        return guest

    # Within the gate.

    def _common(self) -> dict[str, Any]:
        """Tell what everybody may know: what is played, by whom, and who is there."""
        session, plan = self.session, self.plan
        record = plan or (session.record if session else None)
        more: Mapping[str, Any] = record.more if record else {}
        players = range(record.players if record else 0)
        return {
            "rules": record.rules if record else None,
            "readings": record.readings if record else {},
            "commitment": chance.commitment(self._seed) if plan else more.get(chance.COMMITMENT),
            "begun": session is not None and plan is None,
            "moves": len(session.line.moves) if session and not plan else 0,
            "seats": [self._seat_json(seat) for seat in players],
        }

    def _seat_json(self, seat: int) -> dict[str, Any]:
        kind = self._kind(seat)
        session = None if self.plan else self.session
        return {
            "name": self._names()[seat],
            "kind": kind,
            "here": kind != ELSEWHERE or self._is_here(seat),
            "stand_in": session.stand_ins.get(seat) if session else None,
            "ready": self._is_ready(seat),
        }

    def _is_here(self, seat: int) -> bool:
        """Whether the device of a seat is there."""
        guest = self.guests.at(seat)
        return guest is not None and guest.here

    def _is_ready(self, seat: int) -> bool:
        """Whether a seat has said, since the last move, that it is ready for the next deal."""
        session = self.session
        return session is not None and self._ready.get(seat) == len(session.line.moves)

    def _sitting(self, seat: int) -> Guest | None:
        """Find who sits at a seat of another device; ``None`` where it is none.

        Raises ``RecordError`` where the game cannot begin for him.
        """
        if not self._is_away(seat):
            return None
        guest = self.guests.at(seat)
        if guest is None:
            lacking = "Nobody has come to the seat of {name} yet."
            raise RecordError(Sentence(lacking, name=self._names()[seat]))
        if not guest.nonce:
            slow = "The device of {name} has not answered yet."
            raise RecordError(Sentence(slow, name=guest.name))
        return guest

    def _is_away(self, seat: int) -> bool:
        return self._kind(seat) == ELSEWHERE

    def _check_away(self, seat: int) -> None:
        if not self._is_away(seat):
            raise RecordError(Sentence("There is no seat {seat} of another device.", seat=seat))

    def _kind(self, seat: int) -> str:
        session = self.session
        kinds = self.plan.more["kinds"] if self.plan else session.kinds if session else ()
        return str(kinds[seat]) if seat in range(len(kinds)) else ""

    def _names(self) -> list[str]:
        if self.plan is not None:
            return seating.names(self.plan.more.get("names"), self.plan.players)
        return self.session.names if self.session else []

    def _sit(self, guest: Guest, seat: int | None) -> None:
        """Seat a device, or let it look on; who had the seat, and is not here, has lost it."""
        sat = None if seat is None else self.guests.at(seat)
        if sat is not None and sat is not guest:
            self.guests.go(sat)
        guest.seat, guest.admitted, guest.looks = seat, True, seat is None
        self.changes += 1
        if seat is None:
            return
        if self.plan is not None:
            names = [*self._names()]
            names[seat] = guest.name
            self.plan.more["names"] = seating.names(names, self.plan.players)
        elif self.session is not None:
            self._take_over(self.session, guest, seat)

    def _take_over(self, session: Session, guest: Guest, seat: int) -> None:
        """Note in the record of the game who has the seat from now on."""
        session.stand_ins.pop(seat, None)
        session.call(seat, guest.name)
        kept = {at: key for at, key in self._kept.items() if key != guest.key}
        self._kept = {**kept, seat: guest.key}
        session.keep(GUESTS, [self._kept.get(at) for at in range(session.record.players)])

    def _playing(self) -> Session:
        session = self.session
        if session is None or self.plan is not None:
            raise RecordError(Sentence("No game has been started."))
        return session


def _keys(kept: Any, players: int) -> dict[int, str]:
    """Read from a record who may come back to which seat; what is none of that is nobody."""
    listed = kept if isinstance(kept, list) and len(kept) == players else []
    return {seat: key for seat, key in enumerate(listed) if isinstance(key, str) and key}
