"""A soak finds the seed that fails, keeps it as a line, and the line is played from then on."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.soak.found import Found, failing, keep, read
from tests.programs import heed_a_stop

ROOT = Path(__file__).parents[2]
TESTS = """
from hypothesis import strategies as st
from tests.seeds import seeded, tried

@seeded("1")
def test_a_seed_is_good(seed):
    assert int(seed) % 7 != 3

@seeded("1", "2")
def test_another_is_always_good(seed):
    assert seed

@tried(few=30, many=60, number=st.integers(0, 99))
def test_no_number_ends_in_seven(number):
    assert number % 10 != 7
"""
NEEDLESS = "def test_that_takes_no_seed(): assert False\n"
BAD = "tests/test_tiny.py::test_a_seed_is_good"
TRIED = "tests/test_tiny.py::test_no_number_ends_in_seven"


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own, whose tests take their seeds as ours do."""
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_tiny.py").write_text(TESTS + NEEDLESS, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = prove\n  browser\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return tmp_path


def soak(project: Path, *more: str, minutes: str = "5") -> subprocess.CompletedProcess[str]:
    """Soak until no test is left that has not failed, or until the time is up."""
    command = [sys.executable, "-m", "scripts.soak", "--root", str(project), "--seed", "7"]
    asked = [*command, "--minutes", minutes, *more]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)


def test_what_fails_is_kept_once_and_played_again_until_it_is_mended(tiny: Path) -> None:
    """What takes long is played too, and what Hypothesis finds it finds again by the seed."""
    done = soak(tiny, BAD, TRIED)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.endswith("; 3 found\n")
    found = {one.test: one.seed for one in read(tiny)}
    assert [*sorted(found)] == [BAD, f"{TRIED}[few]", f"{TRIED}[many]"]
    assert int(found[BAD]) % 7 == 3
    assert all(f"{test} with seed {seed}: " in done.stdout for test, seed in found.items())
    assert [("1 failed" in said) for said in failing(tiny)] == [True] * 3
    mended = TESTS.replace("!= 3", "!= 9").replace("!= 7", "!= 10")
    (tiny / "tests" / "test_tiny.py").write_text(mended, "utf-8")
    assert failing(tiny) == []


def test_a_soak_that_finds_nothing_ends_with_its_time(tiny: Path) -> None:
    """Where the machine is busy, before it has begun."""
    done = soak(tiny, "tests/test_tiny.py::test_another_is_always_good", minutes="0.1")
    assert "; 0 found\n" in done.stdout
    assert done.returncode in (0, 2)
    assert read(tiny) == []


def test_a_soak_that_plays_nothing_says_so(tiny: Path) -> None:
    (tiny / "tests" / "test_tiny.py").write_text(NEEDLESS, "utf-8")
    done = soak(tiny)
    assert done.returncode == 2
    assert done.stderr == "No test that takes a seed was played.\n"


def test_it_is_ended_by_ctrl_c_and_says_what_it_has_done(tiny: Path) -> None:
    """What was found by then is kept, and it leaves no process behind."""
    command = [sys.executable, "-m", "scripts.soak", "--root", str(tiny), "--minutes", "600"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=ROOT, stdout=pipe, text=True, preexec_fn=heed_a_stop
    ) as soaking:
        assert soaking.stdout is not None
        assert soaking.stdout.readline().startswith("seed ")
        assert " with seed " in soaking.stdout.readline()
        soaking.send_signal(signal.SIGINT)
        rest = soaking.stdout.read()
    assert soaking.returncode == 1
    assert "stopped" in rest
    assert rest.endswith(f"; {len(read(tiny))} found\n")


def test_the_same_line_is_written_once(tmp_path: Path) -> None:
    assert keep(tmp_path, Found("a", "1"))
    assert not keep(tmp_path, Found("a", "1"))
    assert keep(tmp_path, Found("a", "2"))
    assert read(tmp_path) == [Found("a", "1"), Found("a", "2")]


def test_a_test_that_is_there_no_more_is_not_taken_to_hold(tiny: Path) -> None:
    keep(tiny, Found("tests/test_tiny.py::test_that_went", "1"))
    (said,) = failing(tiny)
    assert "test_that_went" in said
