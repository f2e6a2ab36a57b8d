"""What is public stays: lists made on 2026-11-22 by the code of that day, and never made again.

An address may be redirected, by ``_redirects`` as by the forms of it for other hosts; the ranges of
DTS are the one exception that was planned, and are counted apart.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from lxml import html

from gnav_core import cli
from gnav_core.core import record, share
from gnav_core.serving import moved
from tests.play.page import Page
from tests.public import grounds, since
from tests.some import some

ROOT = Path(__file__).parents[2]
LESSONS = sorted(some((Path(__file__).parent / "lessons").glob("*.json")))
SITE = ROOT / "build" / "site"
FROZEN = Path(__file__).parent / "frozen"


def listed(name: str) -> list[str]:
    return (FROZEN / name).read_text("utf-8").split("\n")[:-1]


def kept(name: str) -> Any:
    return json.loads((FROZEN / name).read_text("utf-8"))


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def is_there(address: str) -> bool:
    name = (moved.to(address) or address).lstrip("/")
    return (SITE / (f"{name}index.html" if address.endswith("/") else name)).is_file()


@pytest.mark.parametrize("name", ["pages.txt", "files.txt", "dts_ranges.txt"])
def test_every_address_answers(name: str) -> None:
    addresses = listed(name)
    assert len(addresses) == {"pages.txt": 494, "files.txt": 1662, "dts_ranges.txt": 1776}[name]
    assert [address for address in addresses if not is_there(address)] == []


def test_every_anchor_is_on_its_page() -> None:
    lost, number = [], 0
    for address, anchors in kept("anchors.json").items():
        name = address.lstrip("/")
        file = SITE / (name if name.endswith(".html") else f"{name}index.html")
        there = set(html.parse(str(file)).xpath("//@id"))
        number += len(anchors.split())
        lost += [f"{address}#{anchor}" for anchor in anchors.split() if anchor not in there]
    assert number == 1137
    assert lost == []


def records() -> dict[str, str]:
    """Every golden game and worked example, as its text; of a lesson what it was on that day."""
    golden = (ROOT / "sources/conformance/games.jsonl").read_text("utf-8").splitlines()
    found = {line["id"]: json.dumps(line["record"]) for line in map(json.loads, golden)}
    for path in (ROOT / "sources").rglob("examples/*.json"):
        found[f"example {path.stem}"] = path.read_text("utf-8")
    for path in LESSONS:
        found[f"example {path.stem}"] = path.read_text("utf-8")
    return found


def as_it_was(name: str, text: str) -> Any:
    """A record with the words it had on the day of the lists; all else must be as it was."""
    was = json.loads(since.FILE.read_text("utf-8")).get(name.removeprefix("example "), {})
    return since.as_it_was(json.loads(text), was)


def test_every_golden_game_is_replayed_to_the_byte() -> None:
    """The games and the examples themselves, and all that replaying them prints, move by move.

    What an example says may be said better: `since.json` keeps the words of that day. An event may
    no longer be said to rest on a crux that decided nothing: `grounds.json` keeps where one stood.
    """
    known, games = records(), kept("games.json")
    idle = json.loads(grounds.FILE.read_text("utf-8"))
    assert len(games) == 403
    for game in games:
        text = known[game["id"]]
        then = as_it_was(game["id"], text)
        assert checksum(json.dumps(then, sort_keys=True)) == game["record"], (
            f"{game['id']}: {since.HOW}"
        )
        replayed = grounds.put_back(list(record.replay(text, each=True)), idle.get(game["id"], {}))
        answers = [since.as_it_was_told(json.dumps(a, ensure_ascii=False)) for a in replayed]
        assert checksum("\n".join(answers)) == game["replayed"], game["id"]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_that_was_kept_then_is_still_gone_through(path: Path) -> None:
    """Somebody may have begun it, and comes back to it."""
    page = Page()
    view = page.call("resume", text=path.read_text("utf-8"))
    while not view["taught"]:
        told = {"seat": view["seat"]}
        view = (
            page.call("continue", **told)
            if view["waiting"] == "deal"
            else (page.call("act", move=view["advised"], **told))
        )
    assert len(view["remarks"]) == len(json.loads(path.read_text("utf-8"))["remarks"])


def test_every_link_holds_what_it_held() -> None:
    links = kept("links.json")
    assert len(links) == 11
    for link in links:
        assert share.unpack(link["text"]) == (link["kind"], link["value"])
        if link["kind"] == "game":
            Page().call("open", text=link["text"])


def test_every_ledger_comes_to_the_same_scores() -> None:
    ledgers = kept("ledgers.json")
    assert len(ledgers) == 13
    for one in ledgers:
        players = Page().call("keep", ledger=one["ledger"])["players"]
        scores = [{key: player[key] for key in ("name", "score", "plus")} for player in players]
        assert scores == one["players"]


def test_house_rules_are_played() -> None:
    for house in kept("houses.json"):
        players = [{"name": name, "kind": "human"} for name in ("Anna", "Bo")]
        view = Page().call("start", rules="house", players=players, house=house, seed="a")
        assert view["rules"] == "house"


def options(parser: argparse.ArgumentParser) -> set[str]:
    """Every command with each of its options and arguments, as one types them."""
    (commands,) = (act for act in parser._actions if isinstance(act, argparse._SubParsersAction))
    return {
        f"{name} {' '.join(action.option_strings) or action.dest.upper()}"
        for name, command in commands.choices.items()
        for action in command._actions
    }


def test_every_command_takes_its_options() -> None:
    names = listed("commands.txt")
    assert len(names) == 57
    assert set(names) <= options(cli._parser())


def test_the_calls_once_printed_for_designers_still_run() -> None:
    """The code of *Drive the engine* as it stood, and what it printed."""
    places = json.loads(grounds.FILE.read_text("utf-8"))[grounds.CALLS.stem]
    then = grounds.put_back_in_lines(grounds.printed(ROOT), places)
    assert then == (FROZEN / "drive_the_engine.txt").read_text("utf-8")
