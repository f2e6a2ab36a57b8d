"""The suite that other engines are held against: its golden games, its counts, its check."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gnav_core.core import registry
from scripts import tei
from scripts.conformance import counts, golden, malformed, playthrough, suite
from scripts.conformance.answer import answer, compared, rules
from scripts.examples.example import proofs

GNAV = [sys.executable, "-S", "-m", "gnav_core", "replay", "-"]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The suite as it is downloaded."""
    folder = tmp_path_factory.mktemp("suite")
    with zipfile.ZipFile(io.BytesIO(suite.archive(suite.files()))) as packed:
        packed.extractall(folder)
    return folder / suite.NAME


def check(folder: Path, *command: str) -> subprocess.CompletedProcess:
    """Run the suite's own check of an engine."""
    return subprocess.run(
        [sys.executable, "-S", str(folder / "check.py"), *command],
        cwd=tei.ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("source", registry.SOURCES)
def test_every_golden_game_is_answered_as_it_was(source):
    """Else run `python -m scripts.conformance`, and read the diff."""
    found = [line for line in golden.committed() if line["record"]["rules"] == source]
    assert found
    for line in found:
        assert answer(json.dumps(line["record"])) == line["answer"], line["id"]


def test_the_golden_games_are_those_that_the_command_writes():
    """Only their moves are made by chance, from a seed that is their name."""
    kept = {line["id"]: line["record"] for line in golden.committed()}
    assert list(kept) == [
        name for whole in golden.games_of_all() for name in (whole["id"], f"{whole['id']}-slip")
    ]
    for whole in list(golden.games_of_all())[:10]:
        assert kept[whole["id"]] == whole["record"]


@pytest.mark.parametrize("source", registry.SOURCES)
def test_there_are_golden_games_of_every_reading_and_many_numbers_of_seats(source):
    records = [line["record"] for line in golden.committed() if line["record"]["rules"] == source]
    for crux, options in registry.readings(source).items():
        for option in options[1:]:
            assert any(record["readings"] == {crux: option} for record in records)
    least, most = registry.rule_set(source).seats.value
    assert {least, most} <= {record["players"] for record in records}


def test_there_are_whole_games_and_slips_of_every_kind():
    answers = [line["answer"] for line in golden.committed()]
    assert sum(answer["terminal"] for answer in answers) > 20
    slips = [answer for answer in answers if answer["status"] == "illegal"]
    assert len({answer["move"] for answer in slips}) > 8
    assert all(answer["clauses"] for answer in slips)


@pytest.mark.parametrize("line", counts.committed(), ids=lambda line: f"{line['rules']}")
def test_the_positions_are_as_many_as_they_were(line):
    assert counts.counted(line) == line


def test_every_source_has_counts():
    assert {line["rules"] for line in counts.committed()} == set(registry.SOURCES)


def test_every_malformed_text_is_answered_with_an_error_and_no_more():
    for line in malformed.texts():
        assert answer(line["text"]) == {"status": "error"}, line["id"]


def test_every_worked_example_is_in_the_suite_and_so_is_what_it_refuses():
    names = [line["id"] for line in suite.examples()]
    assert len(names) == len(set(names))
    for example in proofs():
        assert example.id in names
        assert (f"{example.id}-refused" in names) == bool(example.refused)


def test_letters_of_clauses_and_reasons_are_not_compared():
    assert rules(["gnav-1774.r3.d", "gnav-1774.r3.g", "gnav-1774.q.cuckoo"]) == [
        "gnav-1774.r3",
        "gnav-1774.q.cuckoo",
    ]
    assert compared({"status": "ok", "events": [], "why": "so"}) == {"status": "ok"}


def test_this_engine_passes_its_own_check(unpacked):
    done = check(unpacked, *GNAV)
    assert done.returncode == 0, done.stdout[-2000:]
    lines = sum(len((unpacked / name).read_text("utf-8").splitlines()) for name in ANSWERED)
    assert done.stdout == f"{lines} of {lines} answers are right\n"


ANSWERED = ("examples.jsonl", "games.jsonl", "malformed.jsonl")


def test_an_engine_that_errs_is_told_where(unpacked, tmp_path):
    engine = tmp_path / "engine.py"
    engine.write_text(
        "import subprocess, sys\n"
        f"done = subprocess.run({GNAV!r}, stdin=sys.stdin, capture_output=True, text=True)\n"
        "print(done.stdout.replace('\"to_move\": 1,', '\"to_move\": 2,'), end='')\n"
    )
    done = check(unpacked, sys.executable, str(engine))
    assert done.returncode == 1
    assert "1774-r3-cat: to_move: 2, not 1" not in done.stdout
    assert "1774-r3-number: to_move: 2, not 1" in done.stdout


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["no-such-engine"], "no-such-engine cannot be run"),
        ([sys.executable, "-c", "print(1)"], "1 answers to"),
    ],
)
def test_an_engine_that_cannot_be_asked_is_said_in_one_sentence(unpacked, command, sentence):
    done = check(unpacked, *command)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


def test_the_archive_is_the_same_each_time():
    assert suite.archive(suite.files()) == suite.archive(suite.files())


@pytest.mark.parametrize("source", list(registry.SOURCES))
def test_a_game_of_each_source_stands_there_to_be_read_as_it_is_played(source: str) -> None:
    assert playthrough.path(source).read_text("utf-8") == playthrough.written(source)
