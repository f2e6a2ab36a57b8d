"""The one table of a server: whoever speaks to it, what is told on, and what is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from threading import Condition, Timer
from typing import Any, Final

from gnav_core import web
from gnav_core.core.sentences import why
from gnav_core.hosting.kept import ROLES, Kept, KeptError, Role
from gnav_core.play.answering import WRITER, Call
from gnav_core.play.table_api import TableApi

LINKS: Final[dict[Role, str]] = {"host": "host", "guest": "join", "onlooker": "watch"}
"""What each link begins with, in the fragment of its address."""

TOKEN_BYTES: Final = 16
WAITS: Final = 4.0
"""Seconds that a question for news waits at most for its answer."""

MISSED: Final = 4.0
"""Seconds without a question for news after which a device counts as gone."""

NOT_FOR_A_PAGE: Final = ("save", "resume", "hear", "gone")
"""Calls of the table that no page makes: what they give, or take, is the server's own."""


@dataclass
class Tokens:
    """The secrets in the three links: of whoever hosts, plays, or looks on. 128 bits each."""

    host: str = field(default_factory=lambda: token_urlsafe(TOKEN_BYTES))
    guest: str = field(default_factory=lambda: token_urlsafe(TOKEN_BYTES))
    onlooker: str = field(default_factory=lambda: token_urlsafe(TOKEN_BYTES))

    def role(self, given: str) -> Role | None:
        """Say whose link holds this token."""
        said = given.encode("utf-8", "replace")
        return next(
            (one for one in ROLES if compare_digest(said, getattr(self, one).encode())), None
        )


class Table:
    """Answer one call at a time, keep the game after each change, and tell whoever waits for news.

    ``trouble`` says why the game could not be kept last, where it could not.
    """

    def __init__(self, kept: Kept) -> None:
        self.table, self.kept = TableApi(), kept
        self.tokens = Tokens()
        self.changes = 0
        self.address = ""
        self.trouble: KeptError | None = None
        self._turn = Condition()
        self._waiting: dict[str, int] = {}
        self._timers: dict[str, Timer] = {}
        self._closed = False
        gate = self.table.gate
        gate.calls = _for_a_page(gate.calls)
        self.table.calls = {**_for_a_page(self.table.calls), "links": self.links}
        self._take_up()

    def link(self, role: Role) -> str:
        """Give the link by which others come to play (``guest``), or to look on."""
        return f"{self.address}play/#{LINKS[role]}={getattr(self.tokens, role)}"

    def host(self, request: str) -> str:
        """Answer a call of whoever hosts."""
        with self._changing():
            return web.call(request, self.table)

    def links(self) -> dict[str, str]:
        """Give the links that whoever hosts may give to others."""
        return {"join": self.link("guest"), "watch": self.link("onlooker")}

    def device(self, device: str, request: str, role: Role) -> str:
        """Answer a call of a device; one with the link of an onlooker can but look on."""
        name = connection(device, role)
        with self._changing():
            self.table.gate.come(name).bound = role == "onlooker"
            heard = self.table.gate.hear(name, request)
            if role == "onlooker":
                self._let_look_on(name)
            said: str = heard["said"]
            return said

    def news(self, known: int, role: Role = "host", device: str | None = None) -> str:
        """Wait until there is something that a page has not been told, but not for long."""
        name = connection(device, role) if device is not None else None
        with self._turn:
            if name is not None:
                self._waiting[name] = self._waiting.get(name, 0) + 1
                self._is_there(name)
            self._turn.wait_for(lambda: self.changes > known or self._closed, WAITS)
            if name is not None:
                self._waiting[name] -= 1
                self._expect(name)
            trouble = self._told_trouble() if role == "host" else None
            return WRITER.encode({"changes": self.changes, "trouble": trouble})

    def _told_trouble(self) -> str | None:
        """Say to whoever hosts, in his language, what is in the way of keeping the game."""
        return why(self.trouble, self.table.language) if self.trouble else None

    def close(self) -> None:
        """Let nobody wait any more."""
        with self._turn:
            self._closed = True
            for timer in self._timers.values():
                timer.cancel()
            self._turn.notify_all()

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Let one call change what it likes; then keep it, and tell whoever waits."""
        with self._turn:
            before = self._mark()
            try:
                yield
            finally:
                after = self._mark()
                if after != before:
                    self.changes += 1
                    if after[0] != before[0]:
                        self._keep()
                    self._turn.notify_all()

    def _mark(self) -> tuple[Any, Any]:
        return self.table.gate.mark(), self.table.gate.changes

    def _keep(self) -> None:
        """Keep the game as it is now; what is in the way is told whoever hosts."""
        if self.table.session is None:
            return
        try:
            self.kept.write(vars(self.tokens), self.table.save())
            self.trouble = None
        except KeptError as error:
            self.trouble = error

    def _take_up(self) -> None:
        """Take up the game that was kept, with the links that lead to it."""
        found = self.kept.read()
        if found is None:
            return
        self.tokens = Tokens(**found.tokens)
        if found.record is not None:
            self.table.load(found.record)

    def _let_look_on(self, name: str) -> None:
        guest = self.table.gate.guests.named(name)
        if guest is not None and guest.key and (not guest.admitted or guest.seat is not None):
            self.table.gate.admit(name, None)

    def _is_there(self, name: str) -> None:
        if timer := self._timers.pop(name, None):
            timer.cancel()
        guest = self.table.gate.guests.named(name)
        if guest is not None and not guest.here:
            guest.here = True
            self.changes += 1
            self._turn.notify_all()

    def _expect(self, name: str) -> None:
        """Wait for the device to ask for news again; where it does not, it is gone."""
        if self._closed or self._waiting[name]:
            return
        del self._waiting[name]
        timer = self._timers[name] = Timer(MISSED, self._miss, (name,))
        timer.daemon = True
        timer.start()

    def _miss(self, name: str) -> None:
        with self._changing():
            if name not in self._waiting:
                self._timers.pop(name, None)
                if self.table.gate.guests.named(name) is not None:
                    self.table.gate.gone(name)


def connection(device: str, role: Role) -> str:
    """Name the connection of a device by the hash of its secret, which nobody else is told.

    A browser in which somebody plays, and looks on, has one for each.
    """
    return sha256(f"{role} {device}".encode("utf-8", "replace")).hexdigest()[:32]


def _for_a_page(calls: Mapping[str, Call]) -> dict[str, Call]:
    """Leave out what no page may call."""
    return {name: call for name, call in calls.items() if name not in NOT_FOR_A_PAGE}
