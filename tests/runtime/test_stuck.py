"""A test that stands still is named, and tried once more when the others are done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STANDS_STILL_ONCE = """
import time
from pathlib import Path

def test_before(): pass

def test_stands_still():
    seen = Path(__file__).with_name("seen")
    if not seen.exists():
        seen.touch()
        time.sleep(60)

def test_after(): pass
"""
ENDED = ["-o", "faulthandler_timeout=1", "-o", "faulthandler_exit_on_timeout=true"]


def pytest_of(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder in another process."""
    command = [sys.executable, "-m", "pytest", "-q", "--rootdir", "."]
    environment = {"PYTHONPATH": str(ROOT), "PATH": ""}
    return subprocess.run(
        [*command, *options], cwd=folder, env=environment, capture_output=True, text=True
    )


def test_the_others_are_run_and_it_is_tried_again(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(STANDS_STILL_ONCE)
    (tmp_path / "conftest.py").write_text(
        "from tests.stuck import Stuck\n"
        "def pytest_configure(config): config.pluginmanager.register(Stuck(config))\n"
    )
    first = pytest_of(tmp_path, "-n", "1", *ENDED)
    assert first.returncode == 1
    assert "crashed while running 'test_it.py::test_stands_still'" in first.stdout
    assert "in test_stands_still" in first.stderr
    again = pytest_of(tmp_path, "--last-failed", "--last-failed-no-failures", "none")
    assert again.returncode == 0
    assert "1 passed in" in again.stdout
