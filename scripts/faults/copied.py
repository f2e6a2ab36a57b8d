"""A copy of the tree, to plant faults in and be thrown away: the tree itself is never touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Final, NamedTuple

from scripts.faults.listed import ROOT, Fault

LINKED: Final = (".venv", "node_modules")
ENVIRONMENT: Final = ("pyvenv.cfg", "node_modules")
"""What an environment under ``build/`` has, of Python's packages or of node's."""

STANDS_STILL: Final = 900
"""Seconds after which a program is ended: a fault may let it wait for ever."""

PYTHON: Final = (".venv/bin/python", "-m")

STEPS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "prints": ((*PYTHON, "scripts.prints"),),
    "runtime": (
        (*PYTHON, "scripts.runtime"),
        (*PYTHON, "scripts.runtime.bundle"),
        (*PYTHON, "scripts.runtime.told"),
    ),
    "table": ((*PYTHON, "scripts.runtime.bundle"),),
    "pages": ((*PYTHON, "mkdocs", "build", "--strict", "--quiet"),),
    "hosts": ((*PYTHON, "scripts.hosts", "build/site"),),
    "offline": ((*PYTHON, "scripts.offline", "build/site"),),
}
"""What can be made again, in the order in which the Makefile makes it."""

FOLLOWS: Final = {
    "runtime": {"offline"},
    "table": {"offline"},
    "pages": {"hosts", "offline"},
    "hosts": {"offline"},
}
"""What is no longer right once a step has been made again."""

LAID: Final = {"runtime": ("runtime", "table"), "table": ("table",)}
"""What a step makes that the site has as it is, under ``assets/``."""


class Ran(NamedTuple):
    """How a program ended (``None``: it stood still), what it said, and what it cost."""

    status: int | None
    said: str
    seconds: float


class CannotMakeError(Exception):
    """Something could not be made again with a fault in it."""


class Copy:
    """The working tree as it is now, with what is built of it, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stale: set[str] = set()
        for name in _tree():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target, follow_symlinks=False)
        for name in LINKED:
            (folder / name).symlink_to(ROOT / name)
        (folder / "build").mkdir()
        for made in (ROOT / "build").glob("*"):
            _copied(made, folder / "build" / made.name)

    def tried(self, fault: Fault) -> Ran:
        """Plant a fault, make again what it touches, run its test, and take the fault out again.

        Raises ``CannotPlantError``, or ``CannotMakeError``.
        """
        path = self.folder / fault.file
        before, times = path.read_bytes(), path.stat()
        path.write_text(fault.planted(before.decode()), "utf-8")
        try:
            spent = self.made({*fault.makes, *self.stale})
            self.stale = _followed(fault.makes)
            ran = self.tests(fault.found_by)
            return ran._replace(seconds=ran.seconds + spent)
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def made(self, steps: set[str]) -> float:
        """Make these again, and what follows from them; say what it cost."""
        spent = 0.0
        due = _followed(steps)
        for step in (one for one in STEPS if one in due):
            for command in STEPS[step]:
                ran = self.run(*command)
                spent += ran.seconds
                if ran.status != 0:
                    told = f"{' '.join(command)} ended with {ran.status}"
                    raise CannotMakeError(f"{told}\n{ran.said}")
            if "pages" not in due:
                self._lay(step)
        return spent

    def tests(self, *names: str) -> Ran:
        """Run tests, whatever they are marked; of one alone no more than its first failure."""
        quiet = ("-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-m", "")
        return self.run(*PYTHON, "pytest", *quiet, *(["-x"] if len(names) == 1 else []), *names)

    def run(self, *command: str) -> Ran:
        """Run a program in the copy, its whole family measured."""
        env = {**os.environ, "PYTHONPATH": str(self.folder), "NO_MKDOCS_2_WARNING": "1"}
        log = self.folder / "said.txt"
        with log.open("wb") as said:
            child = subprocess.Popen(
                [str(self.folder / command[0]), *command[1:]],
                cwd=self.folder,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            status, seconds = _waited(child)
        return Ran(status, log.read_text("utf-8", "replace"), seconds)

    def _lay(self, step: str) -> None:
        """Lay what a step has made into the site, as the site's builder would."""
        for name in LAID.get(step, ()):
            target = self.folder / "build/site/assets" / name
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(self.folder / "build" / name, target)


def _tree() -> list[str]:
    """List what is in the tree: committed, changed, or new and not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def _copied(made: Path, target: Path) -> None:
    """Copy what is built of the tree; an environment, which nothing here changes, is shared."""
    if any((made / mark).exists() for mark in ENVIRONMENT):
        target.symlink_to(made)
    elif made.is_dir():
        shutil.copytree(made, target, symlinks=True)
    else:
        shutil.copy2(made, target)


def _followed(steps: set[str] | tuple[str, ...]) -> set[str]:
    found = set(steps)
    for step in STEPS:
        if step in found:
            found |= FOLLOWS.get(step, set())
    return found


def _waited(child: subprocess.Popen[bytes]) -> tuple[int | None, float]:
    """Wait for a program; give how it ended, and the processor's seconds of it and its children."""
    end = time.monotonic() + STANDS_STILL
    while time.monotonic() < end:
        pid, status, usage = os.wait4(child.pid, os.WNOHANG)
        if pid:
            child.returncode = os.waitstatus_to_exitcode(status)
            return child.returncode, usage.ru_utime + usage.ru_stime
        time.sleep(0.05)
    os.killpg(child.pid, 9)
    _, _, usage = os.wait4(child.pid, 0)
    child.returncode = -9
    return None, usage.ru_utime + usage.ru_stime
