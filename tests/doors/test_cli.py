"""The command ``gnav``, run from a checkout where nothing is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from tests.core.any_game import head, moves_of

ROOT = Path(__file__).parents[2]
EXAMPLE: dict[str, Any] = {
    "format": "gnav-record/1",
    "rules": "gnav-1774",
    "players": 3,
    "moves": ["deal:7", "deal:cat", "deal:house", "exchange"],
}


def gnav(*arguments: str, said: str | bytes = "") -> subprocess.CompletedProcess:
    """Run the command without any installed package: ``-S`` leaves site-packages out."""
    given = said if isinstance(said, bytes) else said.encode()
    command = [sys.executable, "-S", "-m", "gnav_core", *arguments]
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, check=False)
    assert b"Traceback" not in done.stderr
    return done


def answers(done: subprocess.CompletedProcess) -> list[dict]:
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_every_rule_set_is_replayed_from_standard_input(rules):
    setup = head(rules, Random(rules))
    moves = moves_of(setup, Random(rules), 20)
    done = gnav("replay", "-", said=json.dumps({**setup, "moves": moves}))
    (answer,) = answers(done)
    assert (done.returncode, answer["status"]) == (0, "ok")
    assert all(event["clauses"] for event in answer["events"])


def test_one_bad_record_spoils_no_other():
    lines = [json.dumps(EXAMPLE), "", "{cut off", json.dumps({**EXAMPLE, "moves": ["hop"]})]
    done = gnav("replay", "-", said="\n".join(lines))
    assert [answer["status"] for answer in answers(done)] == ["ok", "error", "illegal"]
    assert done.returncode == 1


def test_each_prints_a_line_after_every_move():
    done = gnav("replay", "--each", "-", said=json.dumps(EXAMPLE))
    assert len(answers(done)) == 4


def test_a_file_that_cannot_be_read_is_said_in_one_sentence(tmp_path):
    for name in (str(tmp_path / "none.json"), str(tmp_path)):
        done = gnav("replay", name)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode().count("\n") == 1


def test_bytes_that_are_no_text_spoil_only_their_own_line():
    good = json.dumps(EXAMPLE).encode()
    done = gnav("replay", "-", said=good + b"\n\xff\xfe\x00\n" + good + b"\n")
    assert [answer["status"] for answer in answers(done)] == ["ok", "error", "ok"]


def test_an_odd_letter_is_answered_as_json():
    done = gnav("replay", "-", said=json.dumps({**EXAMPLE, "moves": ["\ud800"]}))
    (answer,) = answers(done)
    assert answer["move"] == "\ud800"


def test_a_misused_command_exits_with_two():
    assert gnav("replay").returncode == 2
    assert gnav().returncode == 2
    assert gnav("deal").returncode == 2


def test_the_sources_are_listed_with_their_readings():
    printed = gnav("sources").stdout.decode()
    assert all(name in printed for name in registry.SOURCES)
    listed = json.loads(gnav("sources", "--json").stdout)
    assert [source["id"] for source in listed] == list(registry.SOURCES)
    assert listed[0]["readings"]["cuckoo"] == ["asker-stands", "stops-play"]


def test_a_clause_is_shown_with_its_old_letters():
    printed = gnav("show", "1774:3").stdout.decode()
    assert "[b] har dennne hans Sidemand en Brikke med Tal paa skal han bytte med ham," in printed
    assert "Giøgen" in gnav("show", "1774:3h").stdout.decode()
    crux = gnav("show", "1774:cuckoo").stdout.decode()
    assert "asker-stands (default)" in crux


def test_an_unknown_clause_is_refused_in_one_sentence():
    done = gnav("show", "1774:99")
    assert done.returncode == 1
    assert done.stderr.decode() == (
        "gnav: nothing is cited as '1774:99'; the rules of gnav-1774 go from 1774:0 to 1774:17\n"
    )


def test_a_game_is_played_at_the_terminal_saved_and_resumed(tmp_path):
    save = tmp_path / "game.json"
    said = "?\nhop\nstand\n\nstand\nq\n"
    done = gnav("play", "--seed", "3", "--save", str(save), said=said)
    printed = done.stdout.decode()
    assert "There is no move 'hop'." in printed
    assert "[1774:3[a]]" in printed
    resumed = gnav("play", "--resume", str(save), said="q\n")
    assert resumed.returncode == 0
    assert json.loads(save.read_text())["seed"] == "3"


def test_at_the_terminal_the_odds_are_told_with_what_was_assumed_and_its_clauses():
    """Hanrey has none: the word is no move there."""
    said = gnav("play", "--seed", "3", "--players", "3", said="odds\nq\n").stdout.decode()
    assert "Loses, of 100 deals" in said
    assert "Counted exactly, over all 440 ways" in said
    assert "keep the better half and to exchange the worse" in said
    assert "1774:" in said.splitlines()[-2]
    said = gnav("play", "--rules", "hanrey-1774", said="odds\nq\n").stdout.decode()
    assert "not 'odds'" in said


def test_what_was_taken_back_after_seeing_is_told_at_its_place_at_the_terminal(tmp_path):
    save = tmp_path / "game.json"
    moves = ["deal:7", "deal:9", "deal:2", "stand"]
    lines = [{"moves": [*moves, "exchange"], "seen": 4}]
    value = {"format": "gnav-record/1", "rules": "gnav-1774", "players": 3, "seed": "3"}
    kept = {**value, "kinds": ["human"] * 3, "line": 1, "lines": lines, "moves": [*moves, "stand"]}
    save.write_text(json.dumps(kept))
    printed = gnav("play", "--resume", str(save), said="q\n").stdout.decode().splitlines()
    ours = "our note: no rule allows or forbids it"
    note = f"  Here one move was taken back after seeing what came ({ours})."
    assert printed.count(note) == 1
    assert "stands." in printed[printed.index(note) - 1]
    assert "stands." in printed[printed.index(note) + 1]
    assert json.loads(save.read_text())["lines"] == lines


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_where_nobody_says_how_many_play_the_rules_are_for_them(rules):
    done = gnav("play", "--rules", rules, said="q\n")
    assert (done.returncode, done.stderr) == (0, b"")


def test_another_seats_piece_is_never_printed_before_the_showing():
    printed = gnav("play", "--seed", "3", said="q\n").stdout.decode()
    assert printed.count("is dealt a piece") == 3


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--rules", "gnav-1800"), "there are no rules 'gnav-1800'"),
        (("--players", "38"), "2 to 37 players"),
        (("--players", "1"), "2 to 37 players"),
        (("--rules", "gnav-german", "--players", "7"), "2 to 6 players"),
        (("--reading", "dog=yes"), "there is no reading 'dog'"),
        (("--reading", "cuckoo=sings"), "'asker-stands' or 'stops-play'"),
        (("--dealer", "9"), "a seat from 0 to 3"),
        (("--humans", "9"), "9 people cannot sit at 4 seats"),
        (("--resume", "no-such-file.json"), "no-such-file.json"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_in_one_sentence(arguments, why):
    done = gnav("play", *arguments)
    assert done.returncode == 2
    assert why in done.stderr.decode()
    assert done.stderr.decode().count("\n") == 1


def test_a_corrupted_saved_game_is_refused_and_left_as_it_was(tmp_path):
    save = tmp_path / "game.json"
    save.write_text('{"format": "gnav-record/1", "rules": "gnav-17', encoding="utf-8")
    done = gnav("play", "--resume", str(save))
    assert done.returncode == 2
    assert "This is not JSON" in done.stderr.decode()
    assert save.read_text(encoding="utf-8").endswith("gnav-17")
