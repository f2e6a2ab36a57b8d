"""A study played by a Dask scheduler, of whose two workers one is killed."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.lab.test_study import ROOT, command, played, written

LAB = ROOT / "build/lab/bin/python"
HERE = {**os.environ, "PYTHONPATH": str(ROOT)}


@contextmanager
def going(*said: str, says: str, log: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Let a program of Dask go, once it has said a line that holds this."""
    with log.open("w") as file:
        program = subprocess.Popen(
            [str(LAB), "-m", "distributed.cli.dask_" + said[0], *said[1:]],
            cwd=ROOT,
            env=HERE,
            stdout=file,
            stderr=file,
            text=True,
        )
        try:
            yield program, line_of(log, says, program)
        finally:
            program.kill()
            program.wait()


def line_of(log: Path, says: str, program: subprocess.Popen[str]) -> str:
    """Wait for a line of a program's log."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        found = [line for line in log.read_text().splitlines() if says in line]
        if found:
            return found[0]
        assert program.poll() is None, log.read_text()
        time.sleep(0.1)
    raise AssertionError(log.read_text())


@pytest.mark.prove
def test_a_worker_is_killed_and_it_comes_out_the_same(tmp_path: Path) -> None:
    path = written(tmp_path, chunk=40)
    whole = played(path, tmp_path / "here")
    with ExitStack() as stack:
        head = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        _, line = stack.enter_context(going(*head, says="Scheduler at", log=tmp_path / "s"))
        found = re.search(r"tcp://[\d.:]+", line)
        assert found, line
        worker = ("worker", found[0], "--no-nanny", "--nthreads", "1", "--no-dashboard")
        workers = [
            stack.enter_context(going(*worker, says="Registered", log=tmp_path / f"w{at}"))[0]
            for at in range(2)
        ]
        study = subprocess.Popen(
            command(path, tmp_path / "there", "--scheduler", found[0], python=str(LAB)),
            cwd=ROOT,
            env=HERE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        chunks = tmp_path / "there/chunks"
        while not chunks.exists() or len([*chunks.glob("*.json")]) < 3:
            assert study.poll() is None, study.communicate()
            time.sleep(0.01)
        assert study.poll() is None, "it is still playing"
        workers[0].kill()
        out, err = study.communicate(timeout=200)
    assert whole in out, err
