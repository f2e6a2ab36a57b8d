"""A way to a server that can be shut: what was on its way is cut off, as where a network goes."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread


class Gate:
    """Pass connections on to a port of this machine, from a port that stays the same."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.port = 0
        self.door: socket.socket | None = None
        self.passing: list[socket.socket] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Let whoever comes through."""
        self.door = socket.socket()
        self.door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.door.bind(("127.0.0.1", self.port))
        self.door.listen(64)
        self.port = self.door.getsockname()[1]
        Thread(target=self._watch, args=(self.door,), daemon=True).start()

    def shut(self) -> None:
        """Cut off who is passing, and let nobody in."""
        doors = [self.door, *self.passing]
        self.door, self.passing = None, []
        for door in filter(None, doors):
            with suppress(OSError):
                door.shutdown(socket.SHUT_RDWR)
            door.close()

    def _watch(self, door: socket.socket) -> None:
        with suppress(OSError):  # it has been shut
            while True:
                outside, _ = door.accept()
                inside = socket.create_connection(("127.0.0.1", self.behind))
                self.passing += [outside, inside]
                for source, target in ((outside, inside), (inside, outside)):
                    Thread(target=_carry, args=(source, target), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while said := source.recv(65_536):
            target.sendall(said)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
