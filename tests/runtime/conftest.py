"""What the tests of the runtime share: the built folder, and Pyodide under node."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.programs import NODE

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def build_runtime() -> Callable[..., None]:
    def build(*options: str) -> None:
        subprocess.run([sys.executable, "-m", "scripts.runtime", *options], cwd=ROOT, check=True)

    return build


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def runtime(build_runtime: Callable[..., None]) -> Path:
    build_runtime()
    return ROOT / "build" / "runtime"


@pytest.fixture(scope="session")
def boot(runtime: Path) -> Callable[..., str]:
    """Boot the runtime under node; give what it prints for a program or for lines of calls."""

    def run(program: str = "", calls: str = "") -> str:
        boot = ROOT / "scripts/runtime/boot.mjs"
        command: list[str | Path] = [NODE, boot, runtime, *filter(None, [program])]
        done = subprocess.run(command, input=calls, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture(scope="session")
def manifest(runtime: Path) -> Any:
    return json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
