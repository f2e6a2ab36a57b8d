"""What a device is answered comes through the door of a page whole, and what is odd does not."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from tests.play.devices import Device, kinds_for, play, seated
from tests.programs import NODE

HERE = Path(__file__).parent


def heard(rules: str, chance: Random, stretches: int) -> list[tuple[str, Any]]:
    """Play a game of devices; give what they were answered now and then, with the calls."""
    least, limit = registry.rule_set(rules).seats.value
    host, devices = seated(rules, kinds_for(rules, chance.randint(least, min(limit, 6))))
    host.call("begin")
    looks = Device(host, "Onlooker")
    looks.sits(None)
    told: list[tuple[str, Any]] = []
    for _ in range(stretches):
        play(host, devices, chance, most=7)
        since = len(host.session.events)
        moves = len(host.session.line.moves)
        for device in (*devices.values(), looks):
            for call, args in (
                ("view", {"since": chance.choice((0, since))}),
                ("look", {"at": chance.randint(0, moves)}),
                ("hint", {}),
                ("odds", {}),
                ("key", {}),
                ("review", {"deal": 1}),
                ("export", {}),
            ):
                answer = device.ask(call, **args)
                if "ok" in answer:
                    told.append((call, answer["ok"]))
    told += [(call, looks.call(call)) for call in ("clauses", "quotes", "table")]
    return told


FEW = [(rules, 1) for rules in registry.SOURCES]
MANY = [pytest.param(rules, 12, marks=pytest.mark.prove) for rules in registry.SOURCES]


@pytest.mark.parametrize(("rules", "games"), [*FEW, *MANY])
def test_each_answer_is_read_as_it_was(rules: str, games: int, tmp_path: Path) -> None:
    told = [
        one
        for game in range(games)
        for one in heard(rules, Random(f"{rules} {game}"), stretches=4 if games == 1 else 20)
    ]
    file = tmp_path / "heard.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    done = subprocess.run(
        [NODE, HERE / "answers.mjs", file], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{len(told)} answers read\n"
