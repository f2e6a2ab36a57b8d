"""A second family is played by record, view and command, with no edit outside its folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gnav_core import cli, games
from gnav_core.core import record, registry, text
from tests.play.page import Page

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the package of the tiny game, and the words it cites, be there."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(HERE)])
    monkeypatch.setattr(games, "FAMILIES", (*games.FAMILIES, "tiny"))
    words = {"short": "Tiny", "title": "Tiny", "lang": "en", "year": "2026", "package": "tiny"}
    monkeypatch.setitem(text.sources(), "tiny-high", {"id": "tiny-high", **words})
    registry._packages.cache_clear()
    yield
    registry._packages.cache_clear()


RECORD = {"format": "gnav-record/1", "rules": "tiny-high", "players": 2, "seed": "a"}
MOVES = ["deal:3", "deal:4", "keep", "throw"]


def test_a_record_is_replayed() -> None:
    (answer,) = record.replay(json.dumps({**RECORD, "moves": MOVES}))
    assert answer["status"] == "ok"
    assert answer["held"] == ["3", None]


def test_what_happens_before_the_first_move_is_told_with_it() -> None:
    each = record.replay(json.dumps({**RECORD, "moves": MOVES}), each=True)
    kinds = [[event["kind"] for event in answer["events"]] for answer in each]
    assert kinds == [["began", "dealt"], ["dealt"], ["kept"], ["threw", "showed"]]


def test_a_move_that_is_not_allowed_is_refused() -> None:
    (answer,) = record.replay(json.dumps({**RECORD, "moves": ["deal:3", "deal:3"]}))
    assert answer["status"] == "illegal"


def test_a_game_is_seen_from_one_seat_and_no_other_card_with_it() -> None:
    page = Page()
    players = [{"name": "Anna", "kind": "human"}, {"name": "Bo", "kind": "random"}]
    view = page.call("start", rules="tiny-high", players=players, seed="b")
    assert [zone["unknown"] for zone in view["zones"]] == [0, 1, 2, 0]
    assert [choice["label"] for choice in view["choices"]] == ["Keep", "Throw away"]
    assert [event["kind"] for event in view["events"]] == ["began", "dealt", "dealt"]
    assert "card" not in view["events"][2]
    view = page.call("act", seat=0, move="keep")
    assert view["waiting"] == "over"
    assert view["reason"].endswith("has the highest card.")


def test_it_is_played_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = iter(["keep\n", "keep\n"])
    monkeypatch.setattr("gnav_core.play.terminal.line", lambda: next(said, ""))
    command = ["play", "--rules", "tiny-high", "--players", "2", "--humans", "2", "--seed", "c"]
    assert cli.main(command) == 0
    printed = capsys.readouterr().out
    assert "Seat 0 holds the " in printed
    assert "score" not in printed
    assert "All show." in printed


def test_it_is_listed_with_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sources"]) == 0
    assert "tiny-high  Tiny (2026), 2 to 3 players" in capsys.readouterr().out


def test_the_first_game_is_still_there() -> None:
    assert [*registry.SOURCES][-1] == "tiny-high"
    assert registry.new("gnav-1774", 3).players == 3


def test_what_only_gnav_has_refuses_a_source_of_another_game_in_one_sentence() -> None:
    page = Page()
    laws = [{"rules": "tiny-high"}]
    house = {"format": "gnav-house/1", "base": "tiny-high", "choices": {}}
    ledger = {"format": "gnav-ledger/1", "rules": "tiny-high", "names": ["A", "B"], "entries": []}
    refused = [
        page.error("compare", deal=["7", "cat"], wishes=["stand", "stand"], laws=laws),
        page.error("house_check", house=house),
        page.error("keep", ledger=ledger),
    ]
    for error in refused:
        assert "tiny-high" in error["why"]
        assert "gnav-1774" in error["why"]
