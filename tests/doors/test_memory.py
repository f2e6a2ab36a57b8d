"""What the browser keeps of Python's memory: at rest, with no game, and with chance sown anew."""

from __future__ import annotations

import json
import random

import pytest

from gnav_core import web
from gnav_core.play.table_api import TABLE

PLAYERS = [{"name": "Anna", "kind": "human"}, {"name": "Bo", "kind": "threshold"}]


def test_a_table_with_a_game_does_not_come_to_rest(monkeypatch):
    monkeypatch.setattr(TABLE, "session", None)
    web.settle()
    web.call(json.dumps({"call": "start", "args": {"rules": "gnav-1774", "players": PLAYERS}}))
    with pytest.raises(RuntimeError, match="a game is at the table"):
        web.settle()


def test_chance_does_not_go_on_from_where_it_stood():
    random.seed(1774)
    stood = random.getstate()
    web.wake()
    first = random.random()
    random.setstate(stood)
    web.wake()
    assert random.random() != first
