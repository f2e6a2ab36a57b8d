"""Devices that have come to a table from elsewhere: what they are called, and where they sit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from time import monotonic
from typing import Any, Final

from gnav_core.core.outside import LONGEST_NAME, single
from gnav_core.core.record import RecordError
from gnav_core.core.sentences import Sentence
from gnav_core.play.place import Place

MOST: Final = 100
"""Devices that are there at once: those who play, and others who look on."""

AT_ONCE: Final = 100.0
A_SECOND: Final = 50.0
"""How many calls a device may make at once, and how many a second in the long run."""

SHORTEST_KEY: Final = 22
"""Letters of the secret of a device: 128 bits, in the fewest letters an address can hold."""

LONGEST_KEY: Final = 100


@dataclass
class Guest:
    """A device that has come; it has a ``key`` once it has asked to be let in.

    ``key`` is the hash of its secret, ``nonce`` what it adds to the chance of the game to come.
    ``here`` is false while nothing carries its words, ``bound`` true of one that can but look on.
    """

    id: str
    place: Place
    name: str = ""
    key: str = ""
    seat: int | None = None
    looks: bool = False
    admitted: bool = False
    here: bool = True
    bound: bool = False
    nonce: str = ""
    left: float = AT_ONCE
    heard: float = field(default_factory=monotonic)

    def may_speak(self) -> bool:
        """Whether this device has not asked too much of late; each time counts as a call."""
        now = monotonic()
        self.left = min(AT_ONCE, self.left + A_SECOND * (now - self.heard))
        self.heard = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def introduce(self, name: str, key: str, looks: bool) -> None:
        """Take down by which name it is known, and its secret. Raises ``RecordError``."""
        if not SHORTEST_KEY <= len(key) <= LONGEST_KEY or not key.isascii():
            secret = "The secret of a device has {least} to {most} plain letters."
            raise RecordError(Sentence(secret, least=SHORTEST_KEY, most=LONGEST_KEY))
        called = single(name, LONGEST_NAME)
        if not called:
            raise RecordError(Sentence("Say by which name you are known."))
        hashed = sha256(key.encode()).hexdigest()
        if self.key not in ("", hashed):
            raise RecordError(Sentence("This device has come under another secret."))
        self.key, self.looks = hashed, looks or self.bound
        if not self.admitted:
            self.name = called

    def is_same(self, other: Guest) -> bool:
        """Whether another is this device, come for the same."""
        return (self.key, self.bound) == (other.key, other.bound)

    def get_up(self) -> None:
        """Leave the seat, and the table."""
        self.seat, self.admitted = None, False

    def as_seen_by_host(self) -> dict[str, Any]:
        """Give what whoever hosts may know of it."""
        told = ("name", "seat", "looks", "admitted", "here")
        return {"guest": self.id, **{name: getattr(self, name) for name in told}}


class Guests:
    """All that have come, by the connection through which they speak."""

    def __init__(self) -> None:
        self._by_id: dict[str, Guest] = {}

    def __iter__(self) -> Iterator[Guest]:
        return iter([*self._by_id.values()])

    def named(self, connection: str) -> Guest | None:
        """Find who speaks through a connection."""
        return self._by_id.get(connection)

    def asking(self, connection: str) -> Guest:
        """Find who has asked to be let in. Raises ``RecordError``."""
        guest = self._by_id.get(connection)
        if guest is None or not guest.key:
            raise RecordError(Sentence("There is no such device at this table."))
        return guest

    def come(self, guest: Guest) -> None:
        """Let a device come. Raises ``RecordError`` where there is no room."""
        if len(self._by_id) >= MOST:
            full = "{most} devices are at this table, and there is no room for more."
            raise RecordError(Sentence(full, most=MOST))
        self._by_id[guest.id] = guest

    def go(self, guest: Guest) -> None:
        """Let a device go for good."""
        guest.get_up()
        self._by_id.pop(guest.id, None)

    def clear(self) -> None:
        """Let all go."""
        for guest in self:
            self.go(guest)

    def at(self, seat: int) -> Guest | None:
        """Find who sits at a seat."""
        return next((guest for guest in self if guest.seat == seat), None)

    def before(self, guest: Guest) -> Guest | None:
        """Find the same device under the connection that it had before.

        Whoever plays and looks on from one browser has come twice.
        """
        same = (one for one in self if one is not guest and one.is_same(guest))
        return next(same, None)
