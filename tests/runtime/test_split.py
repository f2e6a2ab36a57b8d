"""Each game comes in a zip of its own, when it is opened, and no other pays for it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from scripts.runtime.archive import read_zip
from scripts.runtime.split import later, split, zip_of
from tests.programs import NODE
from tests.runtime.second_game import with_tiny

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = [{"name": "Anna", "kind": "human"}, {"name": "Bo", "kind": "human"}]


def test_the_init_of_a_package_goes_with_the_core_and_the_rest_in_its_own_zip():
    files = {
        "gnav_core/core/text.json": b"1",
        "gnav_core/games/__init__.pyc": b"2",
        "gnav_core/games/gnav/__init__.pyc": b"3",
        "gnav_core/cards/__init__.pyc": b"8",
        "gnav_core/cards/go.pyc": b"9",
        "gnav_core/games/gnav/engine.pyc": b"4",
        "gnav_core/games/gnav/text.json": b"5",
        "gnav_core/games/gnav/sources/__init__.pyc": b"6",
        "gnav_core/games/hanrey/engine.pyc": b"7",
        "gnav_core/cards/pack.pyc": b"10",
        "gnav_core/cards/da.json": b"11",
    }
    core = dict(list(files.items())[:5])
    assert split(files) == {
        "gnav_core.zip": core,
        "gnav_core.games.gnav.zip": {
            "engine.pyc": b"4",
            "text.json": b"5",
            "sources/__init__.pyc": b"6",
        },
        "gnav_core.games.hanrey.zip": {"engine.pyc": b"7"},
        "gnav_core.cards.zip": {"pack.pyc": b"10", "da.json": b"11"},
    }


def test_the_core_s_zip_holds_no_module_and_no_word_of_a_game(runtime, manifest):
    core = read_zip(runtime / "gnav_core.zip")
    inits = {f"gnav_core/games/{game}/__init__.pyc" for game in manifest["needs"]}
    found = {name for name in core if name.startswith("gnav_core/games/")}
    assert found == {"gnav_core/games/__init__.pyc", *inits}
    text = json.loads(core["gnav_core/core/text.json"])
    shared = {name for name in core if name.startswith("gnav_core/cards/")}
    assert shared == {"gnav_core/cards/__init__.pyc", "gnav_core/cards/go.pyc"}
    assert not text["rules"]
    assert not text["cruces"]


@pytest.fixture(scope="module")
def two_games(runtime: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_tiny(runtime, tmp_path_factory.mktemp("two") / "runtime")


def ask(runtime: Path, *calls: dict[str, Any]) -> tuple[list[dict[str, Any]], list[str]]:
    """Make calls of a runtime under node: the answers, and the games that were laid in for them."""
    done = subprocess.run(
        [NODE, ROOT / "scripts/runtime/boot.mjs", runtime],
        input="".join(f"{json.dumps(call)}\n" for call in calls),
        capture_output=True,
        text=True,
        check=True,
    )
    laid = [line.removeprefix("laid in: ") for line in done.stderr.splitlines()]
    return [json.loads(line) for line in done.stdout.splitlines()], laid


def test_to_play_gnav_nothing_of_another_game_is_asked_for(two_games: Path):
    start = {"rules": "gnav-1774", "players": PLAYERS}
    answers, laid = ask(
        two_games,
        {"id": 1, "call": "start", "args": start},
        {"id": 2, "call": "sources"},
        {"id": 3, "call": "clauses"},
        {"id": 4, "call": "players"},
        {"id": 5, "call": "pieces", "args": {"language": "en"}},
    )
    assert [answer for answer in answers if "ok" not in answer] == []
    assert laid == ["games.gnav"]
    tiny = answers[1]["ok"][-1]
    assert (tiny["id"], tiny["family"]) == ("tiny-high", "tiny")
    assert "seats" not in tiny


def test_another_game_is_asked_for_when_it_is_opened_and_not_again(two_games: Path):
    start = {"rules": "tiny-high", "players": PLAYERS}
    answers, laid = ask(
        two_games,
        {"id": 1, "call": "sources", "args": {"wanted": "tiny-high"}},
        {"id": 2, "call": "start", "args": start},
        {"id": 3, "call": "clauses"},
        {"id": 4, "call": "view"},
    )
    assert [answer for answer in answers if "ok" not in answer] == []
    assert laid == ["games.tiny"]
    assert answers[0]["ok"][-1]["seats"] == [2, 3]
    assert "seats" not in answers[0]["ok"][0]
    assert "tiny-high.q.none-left" in answers[2]["ok"]
    assert not [name for name in answers[2]["ok"] if name.startswith("gnav-")]


def test_with_the_first_game_of_cards_comes_what_they_share(runtime: Path):
    start = {"rules": "hanrey-1774", "players": PLAYERS}
    answers, laid = ask(
        runtime,
        {"id": 1, "call": "sources", "args": {"wanted": "hanrey-1774"}},
        {"id": 2, "call": "start", "args": start},
        {"id": 3, "call": "view"},
    )
    assert [answer for answer in answers if "ok" not in answer] == []
    assert laid == ["cards games.hanrey"]


def test_the_zip_of_every_package_that_comes_later_lies_in_the_runtime(manifest):
    there = {file["name"] for file in manifest["files"]}
    assert {zip_of(part) for part in later(manifest["needs"])} <= there
