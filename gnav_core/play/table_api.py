"""The table: the one game at the screen, and the calls it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gnav_core.core.chance import new_seed
from gnav_core.core.cited import quotes
from gnav_core.core.family import resolve
from gnav_core.core.record import Record, RecordError, parse, read
from gnav_core.core.sentences import Sentence
from gnav_core.play import catalogue, looking_back
from gnav_core.play.answering import spoken
from gnav_core.play.seating import ELSEWHERE, check_seed
from gnav_core.play.session import Session
from gnav_core.play.set_up import set_up
from gnav_core.play.views import View

if TYPE_CHECKING:
    from gnav_core.play.gate import Gate


class TableApi:
    """Hold the one game at the screen, and answer its calls."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.language = "en"
        self._gate: Gate | None = None
        self.calls: Mapping[str, Callable[..., Any]] = {
            "games": self.games,
            "sources": self.sources,
            "players": self.players,
            "come": self.come,
            "clauses": self.clauses,
            "quotes": self.quotes,
            "speak": self.speak,
            "start": self.start,
            "resume": self.load,
            "load": self.load,
            "open": self.open,
            "view": self.view,
            "look": self.look,
            "act": self.act,
            "continue": self.next_deal,
            "finish": self.finish,
            "hint": self.hint,
            "odds": self.odds,
            "review": self.review,
            "key": self.key,
            "undo": self.undo,
            "rewind": self.rewind,
            "whose": self.whose,
            "switch": self.switch,
            "save": self.save,
            "export": self.export,
            "share": self.share,
        }

    def games(self) -> list[dict[str, Any]]:
        """List the games: name, what one does, the least and the greatest number of players."""
        return catalogue.games(self.language)

    def sources(self, wanted: str | None = None) -> list[dict[str, Any]]:
        """List the sources, with their seats and the readings that can be switched.

        Of a game that has not come to the browser only the titles are told; that of the source
        ``wanted`` is fetched first.
        """
        return catalogue.sources(self.language, wanted)

    def players(self) -> list[dict[str, Any]]:
        """List the computer players offered in each family, how they play, which is usual."""
        return catalogue.players(self.language)

    def come(self, rules: str) -> None:
        """Let the game of a source be fetched that may be played next."""
        catalogue.come(rules)

    def clauses(self) -> dict[str, dict[str, Any]]:
        """Give the words of every clause and crux, by id."""
        return catalogue.clauses(self.language)

    def quotes(self) -> dict[str, list[str]]:
        """Give the words on which the rules of the game in play rest, by clause."""
        return quotes(self._playing().game.rules)

    def speak(self, language: str) -> dict[str, str]:
        """Speak this language from now on."""
        self.language = spoken(language)
        return {"language": language}

    def start(
        self,
        rules: str,
        players: list[dict[str, Any]],
        readings: dict[str, str] | None = None,
        seed: str | None = None,
        dealer: int | None = None,
        house: dict[str, Any] | None = None,
        match: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Start a game and play on to the first person's move.

        Of each of the ``players`` the ``name`` and the ``kind`` are read. ``match`` says how long
        the match is that it is the first deal of, or which deal it is, as a view has told.
        """
        self._alone()
        check_seed(seed or "")
        value = set_up(rules, players, readings, dealer, house, match)
        if ELSEWHERE in value["kinds"]:
            lone = "Somebody plays at another device, so the table has to be opened to it first."
            raise RecordError(Sentence(lone))
        return self.take_up(read({**value, "seed": seed or new_seed()}))

    def load(self, text: str) -> dict[str, Any]:
        """Go on with a record: one saved here, or one from elsewhere.

        Raises ``NewerRecordError`` for one that a newer version of the archive made.
        """
        self._alone()
        return self.take_up(parse(text))

    def open(self, text: str) -> dict[str, Any]:
        """Show a game that came as the text of a link, as it was; nobody moves yet."""
        from gnav_core.core import share

        self._alone()
        return self.take_up(read(share.expect("game", text)), goes_on=False)

    def take_up(self, record: Record, goes_on: bool = True) -> dict[str, Any]:
        """Take up a record. An example waits as it is; in a game, chance and computers move.

        What came by a link waits too: nothing happens in it that had not.
        """
        record.more.setdefault("seed", new_seed())
        session = Session(record)
        if goes_on and not session.example.waits:
            session.advance()
        self.session = session
        return self.view(self._at_the_screen(session))

    def _at_the_screen(self, session: Session) -> int | None:
        """Say for whom the table is shown: the only person there is, or nobody yet."""
        if session.example.lesson is not None:
            return session.example.lesson
        seats = range(session.record.players)
        here = [seat for seat in seats if session.by_person(seat) and not session.is_away(seat)]
        return here[0] if len(here) == 1 else None

    def view(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """Give the table as ``seat`` (``None``: a bystander) may see it.

        ``events`` are those from number ``since`` on.
        """
        return self._seen_by(seat).now(max(since, 0))

    def look(self, at: Any, seat: int | None = None) -> dict[str, Any]:
        """Give the table as it was after ``at`` moves; the game stays as it is."""
        seen = self._seen_by(seat)
        seen.session.check_point(at)
        return seen.now(len(seen.line.entries)) if at == len(seen.line.moves) else seen.past(at)

    def _seen_by(self, seat: int | None) -> View:
        session = self._playing()
        if seat is not None and seat not in range(session.record.players):
            raise RecordError(Sentence("There is no seat {seat}.", seat=seat))
        return View(session, seat, self.language)

    def act(self, seat: int, move: str, since: int = 0) -> dict[str, Any]:
        """Make the move of the person at ``seat``, then play on to the next person's move."""
        self._seen_by(seat).session.act_at(seat, move)
        return self.view(seat, since)

    def next_deal(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """Deal the next deal, or let chance go on where an example waits for it."""
        self._seen_by(seat).session.advance(new_deal=True)
        return self.view(seat, since)

    def finish(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """Let computers move for everybody to the end of the game."""
        self._seen_by(seat)
        self._by_ourselves().finish()
        return self.view(seat, since)

    def hint(self, seat: int) -> dict[str, Any]:
        """Advise the person at ``seat``: a move, why, and the clauses it rests on."""
        session = self._playing()
        if session.family.hint is None:
            raise RecordError(Sentence("Nobody gives hints in this game."))
        hint: dict[str, Any] = resolve(session.family.hint)(session, seat, self.language)
        return hint

    def odds(self, seat: int) -> dict[str, Any]:
        """Tell the person at ``seat`` the odds of each move, by what that seat was told."""
        session = self._playing()
        if session.family.odds is None:
            raise RecordError(Sentence("Nobody reckons odds in this game."))
        told: dict[str, Any] = resolve(session.family.odds)(session, seat, self.language)
        return told

    def key(self, seat: int | None = None) -> dict[str, Any] | None:
        """Tell what each piece of the game in play does and how it ranks, and of the seat's own.

        ``None`` where the game has no such key.
        """
        session = self._seen_by(seat).session
        if session.family.key is None:
            return None
        told: dict[str, Any] = resolve(session.family.key)(session, seat, self.language)
        return told

    def review(self, seat: int, deal: int) -> list[dict[str, Any]]:
        """Go over the choices of the person at ``seat`` in a deal that has been shown.

        Each is told with what would have been best by what the seat knew then.
        """
        session = self._seen_by(seat).session
        if session.family.review is None:
            raise RecordError(Sentence("Nobody gives hints in this game."))
        looking_back.check(session, seat, deal)
        told: list[dict[str, Any]] = resolve(session.family.review)(
            session, seat, deal, self.language
        )
        return told

    def undo(self, seat: int | None = None) -> dict[str, Any]:
        """Take back the last move of a person, and what followed; it is kept as another line."""
        self._seen_by(seat)
        self._by_ourselves().undo()
        return self.view(seat)

    def rewind(self, at: Any, seat: int | None = None) -> dict[str, Any]:
        """Play on from the position after ``at`` moves; what followed is kept as another line."""
        self._seen_by(seat)
        session = self._by_ourselves()
        session.rewind(at)
        if not session.example.waits:
            session.advance()
        return self.view(seat)

    def whose(self, seat: int | None = None, at: Any = None) -> list[dict[str, Any]]:
        """Say whose moves ``seat`` would take back by going back to ``at``, its own left out.

        Of each person: the seat, how many moves, and the label of one that is alone. ``at`` is the
        last move of a person unless given.
        """
        seen = self._seen_by(seat)
        last = seen.session.last_of_a_person()
        point = len(seen.line.moves) if last is None else last
        if at is not None:
            seen.session.check_point(at)
            point = at
        return seen.taking_back(point)

    def switch(self, line: Any, seat: int | None = None) -> dict[str, Any]:
        """Go to the end of another line."""
        self._seen_by(seat)
        self._by_ourselves().switch(line)
        return self.view(seat)

    def save(self) -> str:
        """Give the record so far: for the worker to keep, never for the page."""
        return self._playing().record.as_json()

    def export(self) -> str:
        """Give the record of a game that is over. Raises ``RecordError`` while it goes on."""
        session = self._playing()
        if not session.open:
            why = "The record can be exported when the game is over: it holds every piece."
            raise RecordError(Sentence(why))
        from gnav_core.play import public

        return public.record(session).record.as_json()

    def share(self, at: int | None = None) -> dict[str, Any]:
        """Give the game as the text of a link; what nobody was shown is left out.

        ``at`` is where the position after so many moves stands in it, the last one unless given.
        """
        from gnav_core.play import public

        session = self._playing()
        if not session.over:
            session = self._by_ourselves()
        if at is not None:
            session.check_point(at)
        return public.text(session, at)

    @property
    def gate(self) -> Gate:
        """Where devices elsewhere come in; what they need is imported when one does."""
        if self._gate is None:
            from gnav_core.play.gate import Gate

            self._gate = Gate(self)
        return self._gate

    def _alone(self) -> None:
        """Raise ``RecordError`` while other devices sit at the table."""
        if self._gate is not None and self._gate.has_guests:
            away = "Others sit at this table from other devices; close it to them first."
            raise RecordError(Sentence(away))

    def _by_ourselves(self) -> Session:
        """Give the game, of which nobody plays elsewhere. Raises ``RecordError``."""
        session = self._playing()
        if session.devices:
            shared = "That cannot be done while somebody plays at another device."
            raise RecordError(Sentence(shared))
        return session

    def _playing(self) -> Session:
        if self.session is None:
            raise RecordError(Sentence("No game has been started."))
        return self.session


TABLE = TableApi()
