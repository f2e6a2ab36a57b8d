"""A STUN server is asked where one is named, and none is otherwise."""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread

from playwright.sync_api import Page

from gnav_core.hosting.server import own_address
from tests.browser.together.meeting import invite

COOKIE = 0x2112A442
SEEN_AS = ("198.51.100.7", 4711)
"""How the server says that a browser is seen from outside: an address that is nobody's."""


class Stun:
    """The least STUN server (RFC 8489): it answers a binding request, and counts them."""

    def __init__(self) -> None:
        self.line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.line.bind(("", 0))
        self.asked = 0

    @property
    def address(self) -> str:
        """The address as it is typed."""
        return f"stun:{own_address()}:{self.line.getsockname()[1]}"

    def serve(self) -> None:
        """Answer until the line is closed."""
        while True:
            try:
                said, sender = self.line.recvfrom(2048)
            except OSError:
                return
            if len(said) >= 20 and said[:2] == b"\x00\x01":
                self.asked += 1
                self.line.sendto(self.answer(said[8:20]), sender)

    def answer(self, transaction: bytes) -> bytes:
        """Give a binding response with the address that is seen, XORed as it must be."""
        address, port = SEEN_AS
        (number,) = struct.unpack("!I", socket.inet_aton(address))
        mapped = struct.pack("!HHBBHI", 0x0020, 8, 0, 1, port ^ (COOKIE >> 16), number ^ COOKIE)
        return struct.pack("!HHI", 0x0101, len(mapped), COOKIE) + transaction + mapped


@contextmanager
def stun_server() -> Iterator[Stun]:
    server = Stun()
    Thread(target=server.serve, daemon=True).start()
    try:
        yield server
    finally:
        server.line.close()


def ways(page: Page, offer: str) -> str:
    """Give the description that is made of an invitation."""
    return str(page.evaluate("(text) => unpack(text).sdp", offer))


def test_a_server_that_is_named_tells_how_a_device_is_seen(device: Callable[..., Page]) -> None:
    with stun_server() as server:
        page = device()
        offer = invite(page, stun=server.address)
        assert server.asked > 0
        assert f"{SEEN_AS[0]} {SEEN_AS[1]} typ srflx" in ways(page, offer)


def test_no_server_is_asked_where_none_is_named(device: Callable[..., Page]) -> None:
    with stun_server() as server:
        page = device()
        offer = invite(page)
        assert "srflx" not in ways(page, offer)
        assert server.asked == 0
