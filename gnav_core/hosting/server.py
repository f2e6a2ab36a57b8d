"""The built site and a table, for whoever has the link: three addresses beside the site's files.

``POST table/host`` and ``POST table/device`` make a call, ``GET table/news`` waits for what is new.
The token of the link stands in a header, as does the secret of a device: neither is ever part of an
address that is asked for.
"""

from __future__ import annotations

import json
import socket
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from gnav_core.hosting.kept import Role
from gnav_core.hosting.table import Table
from gnav_core.play.gate import LONGEST as LONGEST_OF_A_DEVICE
from gnav_core.serving.server import LOOPBACK, Handler, Server, listening

EVERYWHERE: Final = "0.0.0.0"  # asked for in so many words
LONGEST: Final = 1_100_000
"""Bytes of a call of whoever hosts: a record and what stands round it."""

HERE: Final = "/table/"
NOBODY: Final = "192.0.2.1"
"""An address that is nobody's, by which a machine says what it calls itself to others."""


class TableHandler(Handler):
    """Answer for the table, and for the site's files as ever."""

    def __init__(self, *arguments: Any, table: Table, **named: Any) -> None:
        self.table = table
        super().__init__(*arguments, **named)

    def do_GET(self) -> None:  # noqa: N802  # as http.server calls it
        """Give what is new, where it is asked for, or a file."""
        asked = urlsplit(self.path)
        if asked.path != f"{HERE}news":
            super().do_GET()
            return
        role = self._role()
        if role is not None:
            known = parse_qs(asked.query).get("after", ["0"])[0]
            after = int(known) if known.isdecimal() and len(known) < 10 else 0
            device = None if role == "host" else self._device()
            if role == "host" or device is not None:
                self._answer(self.table.news(after, role, device))

    def do_POST(self) -> None:  # noqa: N802  # as http.server calls it
        """Answer a call."""
        role = self._role()
        if role is None:
            return
        path = urlsplit(self.path).path
        if path == f"{HERE}host" and role == "host":
            request = self._body(LONGEST)
            if request is not None:
                self._answer(self.table.host(request))
        elif path == f"{HERE}device" and role != "host":
            request, device = self._body(4 * LONGEST_OF_A_DEVICE), self._device()
            if request is not None and device is not None:
                self._answer(self.table.device(device, request, role))
        else:
            self._refuse(HTTPStatus.NOT_FOUND)

    def _role(self) -> Role | None:
        """Say who asks; a stranger, and a page of another site, is refused."""
        origin = self.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != self.headers.get("Host"):
            self._refuse(HTTPStatus.FORBIDDEN)
            return None
        said = self.headers.get("Authorization", "")
        role = self.table.tokens.role(said.removeprefix("Bearer "))
        if role is None:
            self._refuse(HTTPStatus.FORBIDDEN)
        return role

    def _device(self) -> str | None:
        device = self.headers.get("Gnav-Device", "")
        if 22 <= len(device) <= 100:
            return device
        self._refuse(HTTPStatus.BAD_REQUEST)
        return None

    def _body(self, most: int) -> str | None:
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or len(length) > 9 or int(length) > most:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return None
        return self.rfile.read(int(length)).decode("utf-8", "replace")

    def _refuse(self, status: HTTPStatus) -> None:
        """Refuse, and hear no more on this line: what was sent with the request is not read."""
        self.close_connection = True
        self._answer(json.dumps({"refused": status.phrase}), status)

    def _answer(self, text: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        body = text.encode("utf-8", "surrogatepass")
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)


def open_table(folder: Path, port: int, table: Table, *, network: bool) -> Server:
    """Listen for a table beside the site in ``folder``: on this machine alone, or on the network.

    Raises ``OSError`` where no port can be had.
    """
    handler = partial(TableHandler, directory=str(folder), table=table)
    return listening(folder, port, host=EVERYWHERE if network else LOOPBACK, handler=handler)


def own_address() -> str:
    """Give the address by which others on the home network reach this machine.

    It is loopback where there is no network. Nothing is sent to find it.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((NOBODY, 9))
            return str(asked.getsockname()[0])
        except OSError:
            return LOOPBACK
