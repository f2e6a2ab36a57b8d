"""A page that calls the engine, for the tests of what the browser calls."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from gnav_core import web
from gnav_core.core.action import Action
from gnav_core.play.table_api import TableApi


class Page:
    """A page that calls the engine and keeps what it received."""

    def __init__(self) -> None:
        self.table = TableApi()
        self.received: list[str] = []

    def call(self, call: str, **arguments: Any) -> Any:
        """Call and give the answer; raises ``AssertionError`` with the sentence of an error."""
        request = json.dumps({"id": 1, "call": call, "args": arguments})
        text = web.call(request, self.table)
        self.received.append(text)
        answer = json.loads(text)
        assert "ok" in answer, answer.get("error", {}).get("why")
        return answer["ok"]

    def answer(self, call: str, **arguments: Any) -> dict[str, Any]:
        """Call, and give the answer, whatever it is."""
        request = json.dumps({"id": 1, "call": call, "args": arguments})
        answer: dict[str, Any] = json.loads(web.call(request, self.table))
        return answer

    def error(self, call: str, **arguments: Any) -> dict[str, Any]:
        """Call what must be refused, and give the error."""
        return self.answer(call, **arguments)["error"]

    def start(self, rules: str, people: int, computers: int, **more: Any) -> Any:
        players = [{"name": f"P{seat}", "kind": "human"} for seat in range(people)]
        players += [{"name": f"C{seat}", "kind": "computer"} for seat in range(computers)]
        return self.call("start", rules=rules, players=players, **{"seed": "a", **more})


def a_move(choice: dict[str, Any], chance: Random) -> str:
    """Make a move of a choice of a view, what is chosen freely at random."""
    args = tuple(tuple(_some(arg, chance)) for arg in choice["args"])
    return str(Action(choice["move"], args))


def _some(parts: list[dict[str, Any]], chance: Random) -> list[str]:
    found = []
    for part in parts:
        chosen = chance.sample(part["words"], chance.randint(part["least"], part["most"]))
        found += [word for word in part["words"] if word in chosen]
    return found
