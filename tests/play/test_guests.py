"""A device that has come to a table: how much it may ask, and of how long a secret it is known."""

from __future__ import annotations

from time import monotonic

from gnav_core.play.guests import AT_ONCE, Guest
from gnav_core.play.place import Place
from tests.play.devices import Host


def test_whoever_was_silent_for_long_may_not_ask_more_at_once() -> None:
    """What a device has not asked is not saved up: the table would stand still for all."""
    guest = Guest("one", Place(Host().table.gate, "one"))
    guest.heard = monotonic() - 3600
    heard = sum(guest.may_speak() for _ in range(1000))
    assert AT_ONCE <= heard < 3 * AT_ONCE
