"""Faults of the system, given to real commands: full, closed, broken, forbidden, stopped.

Each is said in one sentence, and what was kept before stays whole.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gnav_core.core.record import LONGEST, parse
from tests.core.test_record import EXAMPLE
from tests.games.gnav.house_rules import rules
from tests.programs import heed_a_stop

ROOT = Path(__file__).parents[2]
GNAV = [sys.executable, "-S", "-m", "gnav_core"]
STANDS = "stand\n\n" * 400


def under(setting: str, *arguments: str, said: Any = "") -> subprocess.CompletedProcess:
    """Run a command with a redirection (``> /dev/full``) or a limit (``ulimit -f 1``)."""
    limit, redirected = (setting, "") if setting.startswith("ulimit") else (":", setting)
    command = ["bash", "-c", f'{limit} && exec "$@" {redirected}', "bash", *GNAV, *arguments]
    given = said if isinstance(said, bytes) else said.encode()
    return subprocess.run(command, cwd=ROOT, input=given, capture_output=True, check=False)


def one_sentence(done: subprocess.CompletedProcess) -> str:
    """Give the only line on standard error."""
    why = done.stderr.decode()
    assert why.startswith("gnav: "), why
    assert why.count("\n") == 1, why
    return why


COMMANDS = {
    "sources": (),
    "show": ("1774:3",),
    "cite": ("1774:3",),
    "compare": ("--deal", "7 cat", "--wishes", "exchange stand", "--rules", "1774"),
    "perft": ("--rules", "gnav-1774", "--players", "2", "--pieces", "7 9"),
    "play": ("--seed", "1"),
    "replay": ("-",),
}


@pytest.mark.parametrize("command", [*COMMANDS, "--help"])
def test_an_answer_that_cannot_be_written_is_one_sentence(command):
    done = under("> /dev/full", command, *COMMANDS.get(command, ()), said=json.dumps(EXAMPLE))
    why = "gnav: the answer cannot be written: No space left on device.\n"
    assert (done.returncode, one_sentence(done)) == (2, why)


@pytest.mark.parametrize("command", ["sources", "play", "--version"])
def test_an_answer_that_nobody_could_read_is_not_given(command):
    done = under(">&-", command)
    why = "gnav: standard output is closed, so nothing can be answered.\n"
    assert (done.returncode, one_sentence(done)) == (2, why)


@pytest.mark.parametrize("arguments", [("replay", "-"), ("play", "--seed", "1")])
@pytest.mark.parametrize("setting", ["<&-", "0>/dev/null"])
def test_standard_input_that_cannot_be_read_is_one_sentence(setting, arguments):
    done = under(setting, *arguments)
    assert done.returncode == 2
    assert ("closed" if "&" in setting else "Bad file descriptor") in one_sentence(done)


@pytest.mark.parametrize("setting", ["2>&-", "2> /dev/full"])
def test_where_nothing_can_be_said_the_status_says_it(setting):
    for arguments in (("play", "--players", "x"), ("replay", "/none")):
        done = under(setting, *arguments)
        assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


def test_a_reader_who_has_read_enough_is_left_in_peace(tmp_path):
    many = tmp_path / "many.jsonl"
    many.write_text(f"{json.dumps(EXAMPLE)}\n" * 2000)
    done = under("| head -1", "replay", str(many))
    assert (done.stdout.count(b"\n"), done.stderr) == (1, b"")


def kept(file: Path) -> list[str]:
    """The moves of a game that is kept in a file; it must be whole."""
    return list(parse(file.read_text(encoding="utf-8")).moves)


def test_a_disk_that_fills_while_a_game_is_kept_loses_nothing(tmp_path):
    """A file may hold 1024 bytes here: the game goes on, and what was kept before is whole."""
    file = tmp_path / "game.json"
    played = ("play", "--rules", "gnav-1917", "--players", "12", "--seed", "1", "--save", str(file))
    done = under("ulimit -f 1", *played, said=STANDS)
    assert done.returncode == 2
    said = one_sentence(done)
    assert "could not be saved: File too large" in said
    assert "holds it as it was" in said
    moves = kept(file)
    assert len(moves) > 10
    assert list(tmp_path.iterdir()) == [file]
    assert done.stdout.count(b"is dealt a") > sum(move.startswith("deal:") for move in moves)
    resumed = under("", "play", "--resume", str(file), said=STANDS)
    assert (resumed.returncode, resumed.stderr) == (0, b"")
    assert kept(file)[: len(moves)] == moves
    assert len(kept(file)) > len(moves)


def test_a_disk_that_is_full_from_the_first_refuses_the_game_and_leaves_the_old_one(tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(EXAMPLE))
    done = under("ulimit -f 0", "play", "--seed", "1", "--save", str(file), said=STANDS)
    assert (done.returncode, done.stdout) == (2, b"")
    assert "cannot be kept in" in one_sentence(done)
    assert kept(file) == EXAMPLE["moves"]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "'': it is no file."),
        ("/", "/: it is no file."),
        (".", ".: it is no file."),
        ("/proc/game.json", "No such file"),
        ("/none/game.json", "No such file"),
        ("x" * 300, "File name too long"),
        (f"/tmp/{'x' * 253}", "File name too long"),
        (f"/tmp/{'x/' * 3000}y", "File name too long"),
    ],
)
def test_a_game_that_can_be_kept_nowhere_is_not_begun(name, why):
    done = under("", "play", "--seed", "1", "--save", name, said=STANDS)
    assert (done.returncode, done.stdout) == (2, b"")
    assert why in one_sentence(done)


def test_what_is_no_file_is_not_replaced_by_one(tmp_path):
    """A pipe here; a superuser’s game once took the place of a device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = under("", "play", "--seed", "1", "--save", str(pipe), said=STANDS)
    assert (done.returncode, done.stdout) == (2, b"")
    assert "it is no file" in one_sentence(done)
    assert pipe.is_fifo()


RESUMED = {
    "half a letter": json.dumps({**EXAMPLE, "names": ["\ud800", "B", "C"], "seed": "\udfff"}),
    "a byte order mark": "\ufeff" + json.dumps(EXAMPLE),
    "a long name": json.dumps({**EXAMPLE, "names": ["A" * 100_000, "B", "C"]}),
    "a number for a line": json.dumps({**EXAMPLE, "line": 1.0, "lines": [{"moves": []}]}),
}


@pytest.mark.parametrize("text", RESUMED.values(), ids=RESUMED.keys())
def test_a_game_with_something_odd_in_it_is_gone_on_with(text, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    done = under("", "play", "--resume", str(file), said="\nstand\nq\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert max(map(len, done.stdout.decode().splitlines())) < 400
    assert len(kept(file)) > len(EXAMPLE["moves"])
    if "A" * 1000 in text:
        assert "A" * 100_000 in file.read_text()


REFUSED = {
    "one of a newer version": (json.dumps({**EXAMPLE, "format": "gnav-record/2"}), "newer version"),
    "too long a one": (json.dumps({**EXAMPLE, "more": "x" * LONGEST}), "at most 1000000 letters"),
    "too deep a one": ("[" * 5000, "nested too deep"),
    "no text": (b"\xff\xfe", "not UTF-8"),
    "nothing": ("", "This is not JSON"),
}


@pytest.mark.parametrize(("text", "why"), REFUSED.values(), ids=REFUSED.keys())
def test_a_game_that_cannot_be_gone_on_with_is_left_as_it_was(text, why, tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    before = file.read_bytes()
    done = under("", "play", "--resume", str(file), said=STANDS)
    assert (done.returncode, done.stdout) == (2, b"")
    assert why in one_sentence(done)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("play", "--players", "1000000000"), "2 to 37 players"),
        (("play", "--players", "9" * 5000), "must be a whole number, not '9999"),
        (("play", "--seed", b"\xff".decode(errors="surrogateescape")), "no UTF-8 text"),
        (("play", "--seed", "x" * 101), "at most 100 letters"),
        (("rule", "--held", "7 cat", "--asks", "0", "--draw", "?"), "no piece '?'"),
        (("rule", "--held", ". 7 cat", "--shows", "--cards", "d7 sk sj"), "A card is '.' just"),
        (("perft", "--rules", "gnav-1774", "--players", "2", "--pieces=--"), "given no value"),
        (("house", "/dev/zero"), "at most 100000 letters"),
        (("play", "--resume", "/dev/zero"), "too long"),
    ],
)
def test_what_is_absurd_on_the_command_line_is_one_sentence(arguments, why):
    done = under("ulimit -v 400000", *arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert why in one_sentence(done)


@pytest.mark.parametrize("part", [{"base": []}, {"choices": {"cat": {}}}, {"choices": {"cat": []}}])
def test_house_rules_that_hold_the_wrong_things_are_one_sentence(part, tmp_path):
    file = tmp_path / "house.json"
    file.write_text(json.dumps({**rules(), **part}))
    done = under("", "house", str(file))
    assert (done.returncode, "There is no source" in one_sentence(done)) == (2, True)


def test_an_endless_line_at_the_keys_takes_no_memory():
    done = under("ulimit -v 400000", "play", "--seed", "1", said=b"x" * 3_000_000)
    assert done.returncode == 0
    assert b"There is no move 'xxxx" in done.stdout


def until_worked(process: int, seconds: float) -> None:
    """Wait until a process has had so much time of a processor, however busy that is."""
    ticks = seconds * os.sysconf("SC_CLK_TCK")
    used = Path(f"/proc/{process}/stat")
    while sum(map(int, used.read_text().rpartition(")")[2].split()[11:13])) < ticks:
        time.sleep(0.05)


def test_a_count_that_is_stopped_prints_what_was_counted():
    pieces = "7 cat house 9 3 12 owl 5 cuckoo fool 1 2 4 6 8 10 11 0 pot horse dragoon 7 3 5 9 11"
    pieces += " 12 1 2 4 6 8 10 7 3 5 9 11 12 1 2 4 6 8 10 4 4 6 6 1 2 3 5 7 8 9 0 11 10"
    asked = ["perft", "--rules", "gnav-1774", "--players", "6", "--pieces", pieces, "--depth", "90"]
    for more in ([], ["--json"]):
        counting = subprocess.Popen(
            [*GNAV, *asked, *more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=heed_a_stop,
        )
        with counting:
            if not more:
                assert counting.stdout is not None
                head = [counting.stdout.readline() for _ in range(3)]
                assert head[2].split() == [b"1", b"2", b"0", b"0"]
            else:
                until_worked(counting.pid, 1.5)
            counting.send_signal(signal.SIGINT)
            out, err = counting.communicate()
        assert (counting.returncode, err) == (130, b"")
        if more:
            assert json.loads(out)["positions"][:2] == [1, 2]
