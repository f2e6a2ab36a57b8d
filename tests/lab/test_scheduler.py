"""A study played by a Dask scheduler, of whose two workers one is killed."""

from __future__ import annotations

import re
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from scripts.laboratory.measure import DASK, HERE, going
from tests.lab.test_study import ROOT, command, played, written


@pytest.mark.prove
def test_a_worker_is_killed_and_it_comes_out_the_same(tmp_path: Path) -> None:
    path = written(tmp_path, chunk=40)
    whole = played(path, tmp_path / "here")
    with ExitStack() as stack:
        head = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        _, line = stack.enter_context(going(tmp_path, *head, says="Scheduler at"))
        found = re.search(r"tcp://[\d.:]+", line)
        assert found, line
        worker = ("worker", found[0], "--no-nanny", "--nthreads", "1", "--no-dashboard")
        workers = [
            stack.enter_context(going(tmp_path, *worker, says="Registered"))[0] for _ in range(2)
        ]
        study = stack.enter_context(
            subprocess.Popen(
                command(path, tmp_path / "there", "--scheduler", found[0], python=str(DASK)),
                cwd=ROOT,
                env=HERE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        stack.callback(study.kill)
        chunks = tmp_path / "there/chunks"
        while not chunks.exists() or len([*chunks.glob("*.json")]) < 3:
            assert study.poll() is None, study.communicate()
            time.sleep(0.01)
        assert study.poll() is None, "it is still playing"
        workers[0].kill()
        out, err = study.communicate()
    assert whole in out, err
