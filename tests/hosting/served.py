"""A table that is served, and those who speak to it over HTTP."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from gnav_core.hosting.kept import Kept
from gnav_core.hosting.server import open_table
from gnav_core.hosting.table import Table
from scripts.serve import serving
from tests.play.devices import Asks

PLAYERS = [
    {"name": "Anna", "kind": "human"},
    {"name": "Bo", "kind": "elsewhere"},
    {"name": "Carl", "kind": "elsewhere"},
]


LISTENS = 20.0
"""Seconds that anybody waits for an answer."""


class Served(NamedTuple):
    """A server's port, and its table."""

    port: int
    table: Table


@contextmanager
def served(folder: Path, kept: Path | None = None, port: int = 0) -> Iterator[Served]:
    """Serve a folder and a table while the block runs."""
    table = Table(Kept(kept))
    server = open_table(folder, port, table, network=False)
    table.address = server.address
    with serving(server):
        try:
            yield Served(server.server_port, table)
        finally:
            table.close()


class Speaker(Asks):
    """Somebody with a link: whoever hosts, or a device with a secret of its own."""

    def __init__(self, port: int, token: str, device: str | None = None) -> None:
        self.port = port
        self.path = "/table/host" if device is None else "/table/device"
        self.headers = {"Authorization": f"Bearer {token}"}
        if device is not None:
            self.headers["Gnav-Device"] = device.ljust(32, "k")
        self.device = device

    def send(
        self, method: str, path: str, body: bytes = b"", more: dict[str, str] | None = None
    ) -> tuple[int, str]:
        """Send any request; give the status and the body of the answer."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LISTENS)
        try:
            line.request(method, path, body, {**self.headers, **(more or {})})
            answer = line.getresponse()
            return answer.status, answer.read().decode()
        finally:
            line.close()

    def ask(self, call: str, **args: Any) -> dict[str, Any]:
        """Give the whole answer to a call."""
        body = json.dumps({"id": 3, "call": call, "args": args}).encode()
        status, text = self.send("POST", self.path, body)
        assert status == 200, text
        answer: dict[str, Any] = json.loads(text)
        return answer

    def news(self, after: int = -1) -> dict[str, Any]:
        """Ask what is new."""
        status, text = self.send("GET", f"/table/news?after={after}")
        assert status == 200, text
        told: dict[str, Any] = json.loads(text)
        return told


def host_of(one: Served) -> Speaker:
    """Speak as whoever hosts."""
    return Speaker(one.port, one.table.tokens.host)


def guest_of(one: Served, name: str) -> Speaker:
    """Speak as a guest's device."""
    return Speaker(one.port, one.table.tokens.guest, name)


def seated(one: Served) -> tuple[Speaker, list[Speaker]]:
    """Set up a game of three, and seat two guests."""
    host, guests = host_of(one), [guest_of(one, name) for name in ("Bo", "Carl")]
    told = host.call("host", rules="gnav-1774", players=PLAYERS)
    for seat, guest in enumerate(guests, 1):
        guest.call("join", name=str(guest.device), key=str(guest.device).ljust(30, "q"))
        asking = [known["guest"] for known in host.call("lobby")["guests"] if not known["admitted"]]
        host.call("admit", guest=asking[0], seat=seat)
        guest.call("add", nonce=f"n{seat}", commitment=told["commitment"])
    return host, guests
