"""The gate lets through only what every collected test was run on, tried on a small project."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.programs import heed_a_stop

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = """
[pytest]
testpaths = tests
addopts = -ra -m "not prove" --strict-markers --strict-config --import-mode=importlib
markers = prove: takes long
timeout = 60
"""
#: Forty tests in two files, of which a run lives to see a few where one of them says so.
FORTY = """
import os, time
from pathlib import Path
import pytest

HERE = Path(__file__).parent

def once(name):
    \"\"\"Whether this is the first time that it is asked.\"\"\"
    seen = HERE / name
    first = not seen.exists()
    seen.touch()
    return first

@pytest.mark.parametrize("number", range(20))
def test_of_rules(number):
    if number == 3:
        {third}

def test_who_runs_it():
    (HERE / "ran.txt").open("a").write(f"{{os.getpid()}}\\n")
"""
#: A test that begins another process, as a browser does, and leaves it to itself.
BEGINS = """
import subprocess, sys
from pathlib import Path

WORKS = "import time; all(time.process_time() < 4 for _ in iter(int, 1)); time.sleep(600)"

def begin():
    child = subprocess.Popen([sys.executable, "-c", WORKS], start_new_session=True)
    Path(__file__).with_name("child").write_text(str(child.pid))
    time.sleep(6)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project whose tests pass."""
    (tmp_path / "pytest.ini").write_text(SETTINGS, "utf-8")
    third(tmp_path, "pass")
    return tmp_path


def third(project: Path, line: str) -> None:
    """Let the fourth of twenty tests of a file do this, and leave another file in peace."""
    for name, does in (("test_one", line), ("test_two", "pass")):
        path = project / "tests" / name / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FORTY.format(third=does), "utf-8")


def gate(project: Path, *options: str, kind: str = "test") -> tuple[int, str]:
    """Run the gate there; give what it ended with, and what it said itself."""
    done = subprocess.run(
        [sys.executable, "-c", BEGIN, str(project), kind, "--", "-n", "2", *options],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    own = [line for line in done.stdout.splitlines() if line.startswith("gate: ")]
    return done.returncode, "\n".join(own)


BEGIN = """
import sys
from pathlib import Path
from scripts.gate.__main__ import main
sys.exit(main(sys.argv[2:], Path(sys.argv[1])))
"""


def test_what_passes_passes_and_is_counted(project):
    ended, said = gate(project)
    assert ended == 0
    assert "42 collected: 42 passed" in said
    assert said.endswith("gate: passed")


def test_what_fails_once_while_the_cores_are_busy_is_tried_once_more(project):
    third(project, "assert not once('seen')")
    ended, said = gate(project)
    assert ended == 0
    assert "passed when tried alone: tests/test_one/test_one.py::test_of_rules[3]" in said


def test_what_fails_twice_has_failed(project):
    third(project, "assert False")
    ended, said = gate(project)
    assert ended == 1
    assert said.endswith("gate: failed: tests/test_one/test_one.py::test_of_rules[3]")


def test_a_worker_that_dies_once_is_replaced_and_its_test_tried_once_more(project):
    third(project, "once('seen') and os._exit(1)")
    ended, said = gate(project)
    assert ended == 0
    assert "42 collected: 1 failed, 41 passed" in said
    assert "passed when tried alone: tests/test_one/test_one.py::test_of_rules[3]" in said


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("raise KeyboardInterrupt", "were not run"),
        ("pytest.exit('no more', 0)", "were not run"),
        ("pytest.exit('no more', 1)", "were not run"),
    ],
)
def test_a_run_that_is_broken_off_is_refused(project, line, why):
    third(project, line)
    ended, said = gate(project)
    assert ended not in (0, 1)
    assert why in said
    assert "once more" not in said


def test_workers_that_die_until_none_is_replaced_leave_tests_that_were_not_run(project):
    third(project, "os._exit(1)")
    ended, said = gate(project, "--max-worker-restart", "1")
    assert ended not in (0, 1)
    assert "were not run" in said
    assert "once more" not in said


@pytest.mark.parametrize("hook", ["runtest_logreport(report)", "runtest_logfinish(nodeid)"])
def test_an_error_of_pytest_itself_is_refused(project, hook):
    """As when the scheduler of xdist falls over a worker that it has replaced."""
    (project / "conftest.py").write_text(f"def pytest_{hook}:\n    raise KeyError('gw4')\n")
    ended, said = gate(project)
    assert ended not in (0, 1)
    assert "refused" in said
    assert "once more" not in said


def test_nothing_collected_is_refused(project):
    ended, said = gate(project, "-k", "nobody_has_this_name")
    assert ended == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "refused: it collected no test" in said


def test_a_file_that_cannot_be_read_is_refused(project):
    (project / "tests" / "test_one" / "test_broken.py").write_text("import nobody_has_this\n")
    ended, said = gate(project)
    assert ended != 0
    assert "refused" in said
    assert "once more" not in said


def test_a_test_that_stands_still_fails_alone_and_leaves_its_process_alive(project):
    third(project, "time.sleep(600)")
    ended, said = gate(project, "-o", "timeout=1", "-n", "1")
    assert ended == 1
    assert "42 collected: 1 failed, 41 passed" in said
    ran = (project / "tests" / "test_one" / "ran.txt").read_text().split()
    ran += (project / "tests" / "test_two" / "ran.txt").read_text().split()
    assert len({*ran}) == 1


def test_what_a_test_began_ends_with_the_run(project):
    third(project, "begin()")
    path = project / "tests" / "test_one" / "test_one.py"
    path.write_text(BEGINS + path.read_text())
    ended, said = gate(project, "-k", "test_one")
    assert ended == 0
    assert not alive(int(path.with_name("child").read_text()))
    if sys.platform == "linux":
        assert re.search("was still running, and was ended: python", said)
        took = re.search(r", ([0-9.]+) processor minutes", said)
        assert took, said
        assert float(took[1]) >= 0.1, "what it worked was not counted"


def test_ctrl_c_ends_it_and_leaves_nothing_running(project):
    third(project, "(HERE / 'pid').write_text(str(os.getpid())); time.sleep(600)")
    child = subprocess.Popen(
        [sys.executable, "-c", BEGIN, str(project), "test", "--", "-n", "2"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=heed_a_stop,
    )
    pid = project / "tests" / "test_one" / "pid"
    while not pid.exists():
        time.sleep(0.1)
    child.send_signal(signal.SIGINT)
    said, _ = child.communicate()
    assert child.returncode not in (0, 1)
    assert "refused" in said
    assert not alive(int(pid.read_text()))


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and waits to be asked does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_run_that_was_broken_off_writes_nothing_down(project):
    """How long tests took is kept of a whole run that passed, and of no other."""
    plugin = "from scripts.durations import Durations\n"
    keeps = "def pytest_configure(config): config.pluginmanager.register(Durations(config))\n"
    where = "import scripts.durations, pathlib\n"
    place = "scripts.durations.RUN = pathlib.Path(__file__).with_name('durations.json')\n"
    (project / "conftest.py").write_text(plugin + where + place + keeps)
    kept = project / "durations.json"
    for line in ("raise KeyboardInterrupt", "assert False", "pytest.exit('no more', 1)"):
        third(project, line)
        gate(project)
        assert not kept.exists(), line
    third(project, "pass")
    assert gate(project)[0] == 0
    assert len(json.loads(kept.read_text("utf-8"))) == 42
