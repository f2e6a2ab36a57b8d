"""What a device elsewhere may ask of the table: the calls of its seat, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gnav_core.core.cited import quotes
from gnav_core.core.record import RecordError
from gnav_core.core.sentences import Sentence
from gnav_core.play import catalogue
from gnav_core.play.answering import Call, spoken
from gnav_core.play.session import Session
from gnav_core.play.views import View

if TYPE_CHECKING:
    from gnav_core.play.gate import Gate
    from gnav_core.play.guests import Guest


class Place:
    """Answer one device. No call of it takes a seat: that is the gate's to know.

    Whoever has no seat looks on, and is shown what lies open to everybody.
    """

    def __init__(self, gate: Gate, guest: str) -> None:
        self._gate, self._id = gate, guest
        self.language = "en"
        self.calls: Mapping[str, Call] = {
            "speak": self.speak,
            "join": self.join,
            "add": self.add,
            "leave": self.leave,
            "table": self.table,
            "view": self.view,
            "look": self.look,
            "act": self.act,
            "continue": self.next_deal,
            "hint": self.hint,
            "odds": self.odds,
            "key": self.key,
            "review": self.review,
            "clauses": self.clauses,
            "quotes": self.quotes,
            "export": self.export,
        }

    @property
    def session(self) -> Session | None:
        """The game, once this device has been let in."""
        guest = self._gate.guests.named(self._id)
        return self._gate.session if guest is not None and guest.admitted else None

    @property
    def _guest(self) -> Guest:
        guest = self._gate.guests.named(self._id)
        if guest is None or not guest.key:
            raise RecordError(Sentence("This device is not at the table, or is so no more."))
        return guest

    def speak(self, language: str) -> dict[str, str]:
        """Speak this language to this device from now on."""
        self.language = spoken(language)
        return {"language": language}

    def join(self, name: str, key: str, looks: bool = False) -> dict[str, Any]:
        """Ask to be let in under a name, or to look on.

        ``key`` is a secret of the device: with it, and without being asked again, it comes back to
        the seat it had.
        """
        guest = self._gate.guests.named(self._id)
        assert guest is not None  # it is he who speaks
        self._gate.join(guest, name, key, looks)
        return self._gate.told(self._guest)

    def add(self, nonce: str, commitment: str) -> dict[str, Any]:
        """Add to the chance of the game to come, whose seed was committed to with this hash."""
        self._gate.add(self._guest, nonce, commitment)
        return self._gate.told(self._guest)

    def leave(self) -> None:
        """Get up; the seat waits for another."""
        self._gate.leave(self._guest)

    def table(self) -> dict[str, Any]:
        """Tell how all stands: what is played, who is there, and where this device sits."""
        return self._gate.told(self._guest)

    def view(self, since: int = 0) -> dict[str, Any]:
        """Give the table as this seat may see it, with the events from number ``since`` on."""
        return self._seen().now(max(since, 0))

    def look(self, at: int) -> dict[str, Any]:
        """Give the table as it was after ``at`` moves."""
        seen = self._seen()
        seen.session.check_point(at)
        return seen.now(len(seen.line.entries)) if at == len(seen.line.moves) else seen.past(at)

    def act(self, move: str, since: int = 0) -> dict[str, Any]:
        """Make a move at this seat."""
        self._gate.act(self._seat(), move)
        return self.view(since)

    def next_deal(self, since: int = 0) -> dict[str, Any]:
        """Say that this seat is ready for the next deal."""
        self._gate.say_ready(self._seat())
        return self.view(since)

    def hint(self) -> Any:
        """Advise this seat."""
        return self._at_the_table("hint", seat=self._seat())

    def odds(self) -> Any:
        """Tell this seat the odds of each of its moves."""
        return self._at_the_table("odds", seat=self._seat())

    def key(self) -> Any:
        """Tell what each piece does and how it ranks."""
        return self._at_the_table("key", seat=self._guest.seat)

    def review(self, deal: int) -> Any:
        """Go over this seat's choices in a deal that has been shown."""
        return self._at_the_table("review", seat=self._seat(), deal=deal)

    def clauses(self) -> dict[str, dict[str, Any]]:
        """Give the words of the clauses of the game that is played, and of the rules of its kin."""
        family = self._playing().family
        told = catalogue.clauses(self.language)
        return {name: part for name, part in told.items() if name.split(".")[0] in family.sources}

    def quotes(self) -> dict[str, list[str]]:
        """Give the words on which the rules of the game rest, by clause."""
        return quotes(self._playing().game.rules)

    def export(self) -> Any:
        """Give the record, once the game is over."""
        self._playing()
        return self._at_the_table("export")

    def _at_the_table(self, call: str, **args: Any) -> Any:
        """Make a call at the table in the language of this device."""
        table = self._gate.table
        spoken, table.language = table.language, self.language
        try:
            return table.calls[call](**args)
        finally:
            table.language = spoken

    def _seen(self) -> View:
        own = self._guest.seat
        return View(self._playing(), own, self.language, away=lambda seat: seat != own)

    def _seat(self) -> int:
        seat = self._guest.seat
        if seat is None:
            raise RecordError(Sentence("Whoever looks on makes no moves."))
        self._playing()
        return seat

    def _playing(self) -> Session:
        session = self.session
        if session is None:
            raise RecordError(Sentence("No game has been started."))
        return session
