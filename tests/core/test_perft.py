"""Positions by depth for a fixed order of the pieces, counted by hand for a few."""

from __future__ import annotations

import json

import pytest

from gnav_core.cli import main
from gnav_core.commands import perft as perft_command
from gnav_core.core.perft import Depth, perft
from gnav_core.core.registry import SetupError
from tests.doors.test_cli import gnav


def test_each_player_stands_or_asks_and_the_pieces_run_out():
    """gnav-1774.r3: two choices, then two; then a piece is dealt and no second is left."""
    assert perft("gnav-1774", 2, ["7", "9", "cat"], 3) == [
        Depth(1, 0, 0),
        Depth(2, 0, 0),
        Depth(4, 0, 4),
    ]


def test_a_piece_that_cannot_come_is_passed_over():
    """gnav-1774.r0: no third cat is drawn; in the next deal one is dealt."""
    counts = perft("gnav-1774", 2, ["cat", "cat", "cat", "9"], 2)
    assert counts[-1] == Depth(positions=4, over=0, waiting=2)


def test_a_tap_is_one_choice_more():
    """gnav-1917.r8.d: once each; after a stand two choices, an exchange three, a tap two."""
    assert [count.positions for count in perft("gnav-1917", 2, ["fool", "9"], 2)] == [1, 3, 7]


def test_who_may_refuse_has_a_move_and_who_must_not_has_none():
    """gnav-german.r4.a, gnav-german.r3.d."""
    asked = perft("gnav-german", 3, ["d3", "sk", "d5"], 2)
    forced = perft("gnav-german", 3, ["d3", "d9", "d5"], 2)
    assert [count.positions for count in asked] == [1, 2, 4]
    assert [count.positions for count in forced] == [1, 2, 4]
    tabu = perft("gnav-german", 3, ["d3", "sk", "d5"], 2, None, {"tabu": "on"})
    assert tabu[2].waiting == 1


def test_a_game_that_is_over_goes_no_further():
    """gnav-1774.r15: with appeals none, three lost strokes of one player end a game of two."""
    pieces = ["1", "9", "9", "1", "1", "9"]
    counts = perft("gnav-1774", 2, pieces, 9, 1, {"appeals": "none"})
    assert sum(count.over for count in counts) > 0
    assert len(counts) < 9


@pytest.mark.parametrize(
    ("rules", "players", "pieces", "depth", "why"),
    [
        ("gnav-2000", 2, ["7", "9"], 3, "there are no rules 'gnav-2000'"),
        ("gnav-1774", 38, ["7", "9"], 3, "not 38"),
        ("gnav-1774", 2, ["7", "d9"], 3, "there is no piece 'd9' in gnav-1774"),
        ("gnav-1774", 3, ["7", "9"], 3, "3 players are dealt 3 pieces, and only 2 are named"),
        ("gnav-1774", 2, ["7", "9"], -1, "the depth must be 0 or more, not -1"),
    ],
)
def test_what_cannot_be_counted_is_refused_in_one_sentence(rules, players, pieces, depth, why):
    with pytest.raises(SetupError, match=why):
        perft(rules, players, pieces, depth)


def test_a_long_count_says_how_far_it_is_but_not_beside_json(monkeypatch, capsys):
    monkeypatch.setattr(perft_command, "SECONDS", 0)
    asked = ["perft", "--rules", "gnav-1774", "--players", "2", "--pieces", "7 9 cat 3 4 5 6 8"]
    assert main([*asked, "--depth", "4"]) == 0
    said = capsys.readouterr()
    assert "gnav: depth 4: 0 of 6 positions gone on from.\n" in said.err
    assert said.out.splitlines()[-1].split()[:2] == ["4", "16"]
    assert main([*asked, "--depth", "4", "--json"]) == 0
    said = capsys.readouterr()
    assert (json.loads(said.out)["positions"], said.err) == ([1, 2, 4, 8, 16], "")


def test_the_command_prints_a_table_or_json():
    table = gnav("perft", "--rules", "gnav-1774", "--players", "2", "--pieces", "7, 9 cat")
    assert table.returncode == 0
    assert table.stdout.decode().splitlines()[1:] == [
        "    0            1        0        0",
        "    1            2        0        0",
        "    2            4        0        4",
    ]
    asked = ("--rules", "gnav-1917", "--players", "2", "--pieces", "fool 9", "--depth", "2")
    done = gnav("perft", *asked, "--readings", "strokes=4", "fool-stroke=two", "--json")
    answer = json.loads(done.stdout)
    assert answer["positions"] == [1, 3, 7]
    assert answer["readings"] == {"strokes": "4", "fool-stroke": "two"}
    assert (answer["dealer"], answer["pieces"], answer["over"]) == (1, ["fool", "9"], [0, 0, 0])


def test_the_command_is_refused_in_one_sentence():
    asked = ("--rules", "gnav-1774", "--players", "2", "--pieces", "7 9")
    done = gnav("perft", *asked, "--readings", "cuckoo=sings")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("gnav: gnav-1774: the reading 'cuckoo' can be")
    assert gnav("perft", "--rules", "gnav-1774").returncode == 2
