"""Devices that play at a table from elsewhere, in words alone, as a page or a server has them."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import Any

from gnav_core import web
from gnav_core.core import registry
from gnav_core.play.guests import AT_ONCE
from gnav_core.play.session import Session
from gnav_core.play.table_api import TableApi

#: No two devices have one number, as no two connections are the same.
NUMBERS = count()


class Asks:
    """Whoever makes calls, and gives the whole answer to one with ``ask``."""

    def ask(self, call: str, **args: Any) -> dict[str, Any]:
        """Give the whole answer to a call."""
        raise NotImplementedError

    def call(self, call: str, **args: Any) -> Any:
        """Make a call that is answered."""
        answer = self.ask(call, **args)
        assert "ok" in answer, answer
        return answer["ok"]

    def refused(self, call: str, **args: Any) -> str:
        """Make a call that is refused; give why."""
        answer = self.ask(call, **args)
        assert "error" in answer, answer
        why: str = answer["error"]["why"]
        return why


class Host(Asks):
    """Whoever hosts: his calls go to the table itself."""

    def __init__(self) -> None:
        self.table = TableApi()

    @property
    def session(self) -> Session:
        """The game at the table."""
        assert self.table.session is not None
        return self.table.session

    def ask(self, call: str, **args: Any) -> dict[str, Any]:
        """Give the whole answer to a call."""
        asked = json.dumps({"id": 1, "call": call, "args": args})
        answer: dict[str, Any] = json.loads(web.call(asked, self.table))
        return answer

    def opens(self, rules: str, kinds: list[str], **more: Any) -> Any:
        """Open the table for a game."""
        players = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
        return self.call("host", rules=rules, players=players, **more)


class Device(Asks):
    """A device elsewhere: what it says reaches the table as a text, and so does the answer.

    It takes its time unless it is ``hasty``.
    """

    def __init__(self, host: Host, name: str, key: str = "", hasty: bool = False) -> None:
        self.host, self.name, self.hasty = host, name, hasty
        self.id = f"{name} {next(NUMBERS)}"
        self.key = key or f"{name}-".ljust(32, "k")
        self.heard: list[str] = []

    def pass_on(self, text: str) -> dict[str, Any]:
        """Say any text; give what the host is told of it."""
        guest = self.host.table.gate.guests.named(self.id)
        if guest is not None and not self.hasty:
            guest.left = AT_ONCE
        passed: dict[str, Any] = self.host.call("hear", guest=self.id, said=text)
        self.heard.append(passed["said"])
        return passed

    def ask(self, call: str, **args: Any) -> dict[str, Any]:
        """Give the whole answer to a call."""
        said = self.pass_on(json.dumps({"id": 7, "call": call, "args": args}))["said"]
        answer: dict[str, Any] = json.loads(said)
        assert answer["id"] == 7
        return answer

    def joins(self) -> Any:
        """Ask to be let in."""
        return self.call("join", name=self.name, key=self.key)

    def sits(self, seat: int | None) -> None:
        """Ask to be let in, be let in, and add to the chance."""
        self.joins()
        self.host.call("admit", guest=self.id, seat=seat)
        if seat is not None and not (told := self.call("table"))["begun"]:
            self.call("add", nonce=f"nonce{seat}", commitment=told["commitment"])


def seated(rules: str, kinds: list[str], **more: Any) -> tuple[Host, dict[int, Device]]:
    """Open a table and seat a device at each seat elsewhere."""
    host = Host()
    host.opens(rules, kinds, **more)
    seats = [seat for seat, kind in enumerate(kinds) if kind == "elsewhere"]
    devices = {seat: Device(host, f"Guest {seat}") for seat in seats}
    for seat, device in devices.items():
        device.sits(seat)
    return host, devices


def kinds_for(rules: str, most: int = 4) -> list[str]:
    """One person at the host's screen, the others elsewhere."""
    least, limit = registry.rule_set(rules).seats.value
    return ["human"] + ["elsewhere"] * (max(least, min(most, limit)) - 1)


def play(host: Host, devices: dict[int, Device], chance: Random, most: int = 1000) -> int:
    """Play on by moves at random, each made by whose turn it is; give how many were made."""
    session = host.session
    for made in range(most):
        if session.waiting == "over":
            return made
        if session.waiting == "deal":
            for device in devices.values():
                device.call("continue", since=len(session.events))
            if session.waiting == "deal":
                host.call("continue", seat=0, since=len(session.events))
            continue
        seat = session.game.current_player(session.state)
        assert isinstance(seat, int)
        move = str(chance.choice([*session.game.legal_actions(session.state)]))
        if seat in devices:
            devices[seat].call("act", move=move, since=len(session.events))
        else:
            host.call("act", seat=seat, move=move, since=len(session.events))
    return most
