"""Programs that tests need: node of PyPI's wheel, and those of the system, found or installed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

#: The node that was installed beside this Python, so that its version is ours.
NODE: Final = Path(sys.executable).parent / "node"


def found(program: str, package: str) -> str:
    """Find a program, or install the Debian package that has it; fail where it cannot be had."""
    path = f"{os.environ['PATH']}{os.pathsep}/usr/sbin"
    if not shutil.which(program, path=path):
        # RUNLEVEL keeps the system from starting a server of its own.
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        command = ["apt-get", "install", "--yes", "--no-install-recommends", package]
        try:
            subprocess.run(command, env=quiet, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            pytest.fail(f"{program} is not here, and could not be installed: {error}")
    where = shutil.which(program, path=path)
    assert where, f"{package} was installed, and brought no {program}"
    return where


def heed_a_stop() -> None:
    """Let Ctrl-C stop a child: what is begun in the background is born deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
