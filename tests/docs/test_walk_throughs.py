"""A walk-through is walked: its files are written and its commands run, in a copy of the tree."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.blocks import FENCED, ROOT, WALKS, calls, run
from tests.rest_in_prove import rest_in_prove

#: The name of the file that a block holds, in the line above it.
NAMED = re.compile(r"^`([^`]+)`:\n\n\Z", re.MULTILINE)
INSTALLED = (".venv", "node_modules", "build/styles")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy what is tracked, and lend what is installed."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in names.strip("\0").split("\0"):
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
    (tmp_path / "build").mkdir()
    for name in INSTALLED:
        assert (ROOT / name / "made").exists(), f"run `make {name}/made` first"
        (tmp_path / name).symlink_to((ROOT / name).resolve())
    return tmp_path


def walk(page: Path, folder: Path) -> list[str]:
    """Take each step of a page in its order; give what was done."""
    text = page.read_text("utf-8")
    done = []
    for found in FENCED.finditer(text):
        language, block = found[1], found[2]
        named = NAMED.search(text[: found.start()])
        if named:
            (folder / named[1]).write_text(block, "utf-8")
            done.append(named[1])
        elif language == "console":
            for command, shown in calls(block):
                assert step(command, folder).strip() == shown.strip(), command
                done.append(command)
        elif language == "diff":
            run_well("patch", "--strip=1", "--forward", folder=folder, said=block)
            done.append("patch")
        else:
            assert language == "sh", f"{page.name} does not say what to do with {block}"
            step(block, folder)
            done.append(block)
    return done


def step(commands: str, folder: Path) -> str:
    """Run commands of a shell; make installs nothing anew, since what is installed is lent."""
    old = " ".join(f"-o {name}/made" for name in INSTALLED)
    lent = re.sub(r"^make ", f"make {old} ", commands, flags=re.MULTILINE)
    return run_well("bash", "-eu", "-o", "pipefail", "-c", lent, folder=folder)


def run_well(*command: str, folder: Path, said: str = "") -> str:
    done = run(*command, folder=folder, said=said, PYTHONPATH=str(folder))
    assert done.returncode == 0, f"{command[-1]}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("name", rest_in_prove(WALKS[::-1]))
def test_a_walk_through_can_be_walked(name: str, copy: Path) -> None:
    done = walk(ROOT / "docs" / name, copy)
    assert len(done) > 10


def test_what_is_walked_is_linked_for_those_who_build() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for name in WALKS:
        assert f"docs/{name}" in text
