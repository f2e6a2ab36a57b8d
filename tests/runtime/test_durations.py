"""How long tests take is recorded, and what takes longest is begun first."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from scripts.coverage.recording import ALL
from scripts.durations import Durations, by_file, slowest
from tests.conftest import lasting

TOOK = {"tests/a/test_x.py::test_one": 2.34, "tests/a/test_x.py::test_two": 1.2, "tests/b.py::t": 3}


def recorded(**more: object) -> Durations:
    """A record of two tests, of three phases each, in a run of this kind."""
    asked = {"markexpr": ALL, "keyword": "", "lf": False, "collectonly": False}
    source = pytest.Config.ArgsSource.TESTPATHS
    config: object = SimpleNamespace(args_source=source, option=SimpleNamespace(**asked), **more)
    record = Durations(config)  # type: ignore[arg-type]
    for seconds in (0.5, 1.0, 0.25):
        for test in ("one", "two"):
            report: object = SimpleNamespace(nodeid=test, duration=seconds)
            record.pytest_runtest_logreport(report)  # type: ignore[arg-type]
    return record


def test_a_test_takes_what_it_sets_up_and_clears_away_too():
    assert recorded().took == {"one": 1.75, "two": 1.75}


def test_only_the_process_that_began_a_whole_run_writes_it_down():
    assert recorded().whole
    assert not recorded(workerinput={}).whole


def test_files_are_kept_in_whole_seconds_and_those_that_take_none_are_not():
    assert by_file({**TOOK, "tests/c.py::t": 0.4}) == {"tests/a/test_x.py": 4, "tests/b.py": 3}


def test_the_slowest_stand_first():
    assert [*slowest(TOOK, 2)] == ["    3.0  b.py::t", "    2.3  a/test_x.py::test_one"]


def test_what_runs_together_lasts_as_long_as_all_its_files():
    times = {"tests/cite/test_a.py": 7, "tests/cite/test_b.py": 5, "tests/core/test_cited.py": 2}
    assert lasting(times) == {"the citations": 12, "tests/core/test_cited.py": 2}
