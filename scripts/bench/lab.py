"""Run a program of this folder where the laboratory and what it is measured against are."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "build" / "clients" / "bin" / "python"
PLACE = {**os.environ, "PYTHONPATH": str(ROOT)}


def run(program: str, *said: str) -> str:
    """Give what a program prints."""
    command: list[str | Path] = [PYTHON, Path(__file__).with_name(program), *said]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=True, env=PLACE, cwd=ROOT
    )
    return done.stdout
