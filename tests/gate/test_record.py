"""`make prove` writes down when it passed, and a release demands that it passed."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scripts.data import freeze
from scripts.gate import record
from scripts.gate.tries import Try

CAT, OWL = "tests/games/test_long.py::test_cat", "tests/games/test_long.py::test_owl"
PASSED = Try(0, 2, {CAT: "passed", OWL: "passed"}, [], seconds=1234.4, processor=2345.6)
FAILED = replace(PASSED, exit=1, outcomes={CAT: "passed", OWL: "failed"})
FILES = {
    ".gitignore": "build/\n",
    "CITATION.cff": "version: 0.0.1\n",
    "releases/withdrawn.toml": "",
    "gnav_core/core/citations.json": "{}",
    "gnav_core/core/cat.py": "FINE = 1\n",
}


def git(repository: Path, *arguments: str) -> str:
    who = ["-c", "user.name=Cat", "-c", "user.email=cat@archive.example"]
    command = ["git", *who, *arguments]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(repository: Path) -> str:
    git(repository, "add", "--all")
    git(repository, "commit", "--quiet", "--allow-empty", "--message", "what is there")
    return git(repository, "rev-parse", "HEAD")


def change(repository: Path, name: str, text: str = "changed\n") -> None:
    path = repository / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        change(tmp_path, name, text)
    git(tmp_path, "init", "--quiet")
    (tmp_path / "tests").mkdir()
    commit(tmp_path)
    return tmp_path


def prove(repository: Path, tried: Try = PASSED, *, again: tuple[str, ...] = ()) -> list[str]:
    """Write down a run of all; give the reasons why it was not."""
    return record.write(repository, record.commit(repository), tried, [*again])


def read(repository: Path) -> Any:
    """Read the record that is there."""
    return record.read(repository)


def refused(repository: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Try to freeze a release that is refused; give the one sentence that is said."""
    assert freeze.main(["0.0.2"], repository) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


def test_a_run_of_all_says_when_it_passed_at_which_commit_and_in_what_time(repository):
    assert prove(repository) == []
    kept = read(repository)
    assert kept["failed"] is None
    assert kept["passed"]["commit"] == git(repository, "rev-parse", "HEAD")
    assert kept["passed"]["tests"] == 2
    assert kept["passed"]["seconds"] == 1234
    assert kept["passed"]["processor_seconds"] == 2346
    assert kept["passed"]["machine"].endswith(f"{os.cpu_count()} cores")
    assert {"at", "python"} <= kept["passed"].keys()
    record.demand(repository)


def test_a_run_that_fails_is_written_beside_the_last_that_passed(repository):
    prove(repository)
    passed = read(repository)["passed"]
    assert prove(repository, FAILED) == []
    kept = read(repository)
    assert kept["passed"] == passed
    assert kept["failed"]["failing"] == [OWL]
    prove(repository)
    assert read(repository)["failed"] is None


def test_what_passed_only_when_tried_alone_is_named(repository):
    prove(repository, FAILED, again=(OWL,))
    kept = read(repository)
    assert (kept["passed"]["again"], kept["failed"]) == ([OWL], None)


@pytest.mark.parametrize(
    ("tried", "why"),
    [
        (replace(PASSED, missing=[OWL]), "of 2 tests 1 were not run"),
        (replace(FAILED, missing=[CAT]), "of 2 tests 1 were not run"),
        (replace(PASSED, exit=2), "it was interrupted, or could not collect its tests"),
        (replace(PASSED, exit=3), "it broke down"),
        (Try(5, 0, {}, [], 1, 1), "it collected no test"),
        (Try(3, 0, {}, [], 1, 1), "it broke down"),
        (Try(-9, 0, {}, [], 1, 1), "pytest ended with -9 and counted nothing"),
        (replace(PASSED, outcomes={CAT: "passed", OWL: "skipped"}), "1 were skipped"),
    ],
)
def test_a_run_that_was_broken_off_or_left_something_out_writes_nothing(repository, tried, why):
    (said,) = prove(repository, tried)
    assert said.startswith(why)
    assert not (repository / record.PATH).exists()


@pytest.mark.parametrize("name", ["gnav_core/core/cat.py", "gnav_core/core/new.py"])
def test_a_run_of_what_is_not_committed_writes_nothing(repository, name):
    change(repository, name)
    assert prove(repository) == [f"{name} is not as the commit has it"]
    assert not (repository / record.PATH).exists()


def test_a_run_during_which_something_was_committed_writes_nothing(repository):
    before = record.commit(repository)
    commit(repository)
    assert record.write(repository, before, PASSED, []) == ["it was not of one commit"]


def test_a_release_asks_for_a_run_that_passed(repository, capsys):
    said = refused(repository, capsys)
    assert said.startswith("`make prove` has not passed whole yet: run it")
    prove(repository, replace(PASSED, missing=[OWL]))
    assert refused(repository, capsys) == said


@pytest.mark.parametrize("committed", [False, True])
@pytest.mark.parametrize("name", ["gnav_core/core/cat.py", "gnav_core/core/new.py"])
def test_a_release_is_of_what_was_proved(repository, capsys, name, committed):
    prove(repository)
    change(repository, name)
    if committed:
        commit(repository)
    assert f"and {name} changed since: run it again" in refused(repository, capsys)


def test_a_release_may_change_what_it_writes(repository):
    prove(repository)
    for name in ("CITATION.cff", "releases/v0.0.1.zip", "gnav_core/core/citations.json"):
        change(repository, name)
    record.demand(repository)
    commit(repository)
    record.demand(repository)


def test_a_file_that_moved_is_one_that_changed(repository, capsys):
    prove(repository)
    git(repository, "mv", "gnav_core/core/cat.py", "releases/cat.py")
    assert "gnav_core/core/cat.py changed since" in refused(repository, capsys)


def test_a_release_is_refused_where_the_same_has_failed_since(repository, capsys):
    prove(repository)
    prove(repository, FAILED)
    assert "and failed there afterwards" in refused(repository, capsys)
    prove(repository)
    record.demand(repository)


def test_a_release_is_refused_where_the_commit_is_not_known(repository, capsys):
    prove(repository)
    path = repository / record.PATH
    path.write_text(path.read_text("utf-8").replace('"commit": "', '"commit": "0'), "utf-8")
    assert "which this repository does not know" in refused(repository, capsys)


def test_the_record_that_is_kept_can_be_read():
    kept = json.loads((Path(__file__).parents[1] / "proved.json").read_text("utf-8"))
    assert {"at", "commit", "tests"} <= kept["passed"].keys()
