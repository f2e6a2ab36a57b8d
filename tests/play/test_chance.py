"""Seeds that nobody guesses, and the proof that the chance of several devices was fair."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gnav_core import cli
from gnav_core.core import chance
from gnav_core.core.record import replay
from gnav_core.play.session import Session
from gnav_core.play.table_api import TableApi
from tests.core.any_game import begun, head, moves_of
from tests.play.devices import play, seated

PLAYERS = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "random"}]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The record of a game of several devices that is over."""
    host, devices = seated("gnav-1774", ["human", "elsewhere", "elsewhere"])
    host.call("begin")
    play(host, devices, Random(3))
    told: dict[str, Any] = json.loads(host.call("export"))
    return told


def found(value: dict[str, Any]) -> dict[str, Any]:
    return list(replay(json.dumps(value)))[-1]


def test_a_seed_that_is_drawn_has_128_bits() -> None:
    table = TableApi()
    table.start("gnav-1774", PLAYERS)
    seeds = {json.loads(table.save())["seed"], *(chance.new_seed() for _ in range(100))}
    assert len(seeds) == 101
    assert all(len(bytes.fromhex(seed)) == chance.BYTES == 16 for seed in seeds)


def test_a_short_seed_of_old_deals_what_it_dealt() -> None:
    """What came of a seed of 32 bits, and of one that was typed, before there were others."""
    drawn = {
        "a": ["deal:house", "deal:10", "stand"],
        "5eed5eed": ["deal:7", "deal:1", "exchange"],
    }
    for seed, moves in drawn.items():
        table = TableApi()
        table.start("gnav-1774", PLAYERS, seed=seed, dealer=0)
        assert json.loads(table.save())["moves"] == moves


def test_replay_says_that_chance_went_by_what_was_committed_to(record: dict[str, Any]) -> None:
    assert record["commitment"] == chance.commitment(record["seed"])
    assert record["nonces"] == [None, "nonce1", "nonce2"]
    assert found(record)["chance"] == "as committed"
    last = list(replay(json.dumps(record), each=True))
    assert [answer["chance"] for answer in last if "chance" in answer] == ["as committed"]


def changed(record: dict[str, Any], at: int, move: str) -> dict[str, Any]:
    moves = [*record["moves"]]
    moves[at] = move
    return {**record, "moves": moves[: at + 1]}


def test_replay_says_where_chance_did_not_go_by_it(record: dict[str, Any]) -> None:
    other = "deal:3" if record["moves"][0] != "deal:3" else "deal:4"
    told = found(changed(record, 0, other))
    assert told["status"] == "ok"
    assert told["chance"].startswith(f"Chance brought {other} at move 0, where the seed draws ")
    assert found({**record, "nonces": [None, "nonce1", "other"]})["chance"].startswith("Chance")
    another = found({**record, "seed": "another"})["chance"]
    assert another == "The seed is not the one that was committed to."


@pytest.mark.parametrize("key", ["seed", "commitment"])
def test_nothing_is_said_of_a_record_that_lacks_the_seed_or_the_commitment(
    record: dict[str, Any], key: str
) -> None:
    assert "chance" not in found({name: part for name, part in record.items() if name != key})


def test_the_command_fails_where_it_was_not_fair(record: dict[str, Any], tmp_path: Path) -> None:
    for value, status in ((record, 0), ({**record, "seed": "another"}, 1)):
        file = tmp_path / "record.json"
        file.write_text(json.dumps(value), encoding="utf-8")
        assert cli.main(["replay", str(file)]) == status


@pytest.mark.parametrize("nonces", [7, "ab", ["a", 7], [["a"]], ["x" * 65], ["å"], [""], {}, None])
def test_nonces_that_are_none_are_as_if_there_were_none(nonces: Any) -> None:
    setup = {**head("gnav-1774", Random(1)), "seed": "a"}
    moves = moves_of(setup, Random(2), 3)
    kept = Session(begun({**setup, "nonces": nonces}, moves).record)
    assert chance.nonces(nonces) == ()
    assert kept.record.more["nonces"] == nonces


def test_each_device_changes_what_is_drawn() -> None:
    mixed = {
        chance.source("seed", added) for added in ((), ("a",), ("", "a"), ("a", "b"), ("b", "a"))
    }
    assert len(mixed) == 5
    assert chance.source("seed", ("", "")) == "seed"
