"""A view tells, event by event, how the table stood: the last of them is the table as it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.cards.pack import in_order
from gnav_core.core import record, registry
from gnav_core.play.seating import HUMAN
from gnav_core.play.session import Session
from gnav_core.play.table_api import TableApi
from gnav_core.play.views import View
from tests.core.any_game import act, head, moves_of
from tests.rest_in_prove import rest_in_prove
from tests.seeds import seeded
from tests.seen import Looker, held

every_source = pytest.mark.parametrize("rules", list(registry.SOURCES))


class Watcher:
    """Follow a game from one seat by what each event has changed, as the table does."""

    def __init__(self, session: Session, seat: int | None) -> None:
        self.session, self.seat, self.looker = session, seat, Looker()

    def look(self) -> dict[str, Any]:
        view = View(self.session, self.seat, "en").now(len(self.looker.known))
        for event in view["events"]:
            self.looker.take(event.get("then", event) | {"after": event["after"]})
        return view


def lying(zones: Any) -> list[Any]:
    """Say what lies where; in which order it lies in a hand or heap does not matter."""
    found = [{**zone, "cards": sorted(zone["cards"], key=str)} for zone in zones]
    return sorted(found, key=lambda zone: zone["id"])


@every_source
@pytest.mark.parametrize("games", rest_in_prove([2, 12]))
@seeded("unfolding")
def test_what_each_event_changed_comes_to_the_table_as_it_is(
    rules: str, games: int, seed: str
) -> None:
    chance = Random(f"{seed} {rules}")
    for _ in range(games):
        setup = head(rules, chance)
        session = Session(record.read(setup), [HUMAN] * setup["players"])
        watchers = [Watcher(session, seat) for seat in (None, 0, setup["players"] - 1)]
        for move in moves_of(setup, chance, 250):
            act(session, move)
            for watcher in watchers:
                view, looker = watcher.look(), watcher.looker
                assert sorted(looker.marks.values(), key=str) == sorted(view["marks"], key=str)
                assert looker.playing == [player["in"] for player in view["players"]]
                if not session.over:
                    assert lying(looker.zones.values()) == lying(view["zones"])


def test_what_is_drawn_comes_to_its_place_in_the_hand_at_once() -> None:
    """piquet-1774.r1.d: what is bought stands among the rest before anything is announced."""
    setup = head("piquet-1774", Random(0))
    session = Session(record.read(setup), [HUMAN] * setup["players"])
    for move in moves_of(setup, Random(0), 60):
        act(session, move)
    drawn = [one for one in View(session, 0, "en").now()["events"] if one["kind"] == "drew"]
    assert drawn
    for event in drawn:
        hands = [zone for zone in event["after"]["zones"] if zone["kind"] == "hand"]
        for cards in ([lying["card"] for lying in zone["cards"]] for zone in hands):
            assert cards == list(in_order(cards))


def test_how_a_game_ended_is_told_without_what_the_end_laid_open() -> None:
    """Until all have shown, the last deal of a game is told as every other deal was."""
    table = TableApi()
    players = [{"name": name, "kind": "threshold"} for name in ("Anna", "Bo", "Carl")]
    view = table.calls["start"](rules="gnav-1774", players=players, seed="to the end")
    while view["waiting"] == "deal":
        view = table.calls["continue"](seat=None, since=view["events"][-1]["n"] + 1)
    assert view["waiting"] == "over"
    hidden = {"players": view["players"], "zones": []}
    for event in view["events"]:
        if event["kind"] == "showed":
            break
        hidden["zones"] = event["after"]["zones"]
        assert set(held(hidden)) <= {None, "hidden"}
        assert "piece" not in event.get("then", event) or event["kind"] == "passed"
    assert any("then" in event for event in view["events"])
