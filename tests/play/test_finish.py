"""Whoever is tired of a game lets the computer finish it."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.play.page import Page


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_computers_play_a_game_of_persons_to_its_end(rules: str) -> None:
    page = Page()
    least, most = registry.rule_set(rules).seats.value
    view = page.start(rules, 1, min(max(2, least - 1), most - 1))
    seen = len(view["events"])
    ended = page.call("finish", seat=0, since=seen)
    assert ended["waiting"] == "over"
    assert ended["reason"]
    assert ended["events"][0]["n"] == seen
    assert ended["players"][0]["kind"] == "human", "he keeps his seat"
    assert page.call("finish", seat=0)["moves"] == ended["moves"], "there is nothing more to play"


def test_what_the_computer_played_can_be_played_otherwise() -> None:
    page = Page()
    begun = page.start("gnav-german", 1, 3)
    page.call("finish", seat=0)
    again = page.call("rewind", seat=0, at=begun["moves"])
    assert (again["waiting"], again["to_move"]) == ("seat", 0)
    assert [choice["move"] for choice in again["choices"]] == [
        choice["move"] for choice in begun["choices"]
    ]
