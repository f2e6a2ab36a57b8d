"""Make all that is stale and cheap: the form of the code, and what is made of it and committed.

Of what takes longer, that which a change bears on is named, with its command and its time.
"""

from __future__ import annotations

import argparse
import hashlib
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Final

from scripts.made import MADE, Made
from scripts.what.files import ROOT, Files, changed, here
from scripts.what.told import lasts

FORM: Final = ("ruff check --fix --quiet", "ruff format --quiet")


def main() -> int:
    """Make it, and say what was written, what failed and what is left; exit status 1 on a failure.

    With ``--check`` nothing is written, and what looks itself whether it is stale does only that.
    """
    parser = argparse.ArgumentParser(prog="make fix", description=__doc__)
    parser.add_argument("--since", default="HEAD", help="what changed since this commit counts")
    parser.add_argument("--all", action="store_true", help="make all that is cheap, changed or not")
    parser.add_argument("--check", action="store_true", help="only say whether anything is stale")
    asked = parser.parse_args()
    if asked.check:
        looking = (f"{made.command} --check" for made in MADE if made.always)
        return int(bool([command for command in looking if not _run(command)]))
    return fix({*changed(asked.since)}, every=asked.all)


def fix(touched: set[str], *, every: bool = False) -> int:
    """Make what is cheap and due after a change, and then what is due after that."""
    failed = [command for command in FORM if not _run(command)]
    for made in MADE:
        if made.cheap and (every or is_due(here(), made, touched)):
            wrote = _make(made, failed)
            touched |= {*wrote}
            for name in wrote:
                print(f"written: {name}")
    for made in MADE:
        if not made.cheap and is_due(here(), made, touched):
            print(f"left: {made.what} ({lasts(made.seconds)}): .venv/bin/python -m {made.command}")
            if made.told:
                print(f"      {made.told}")
    for command in failed:
        print(f"failed: .venv/bin/python -m {command}", file=sys.stderr)
    return int(bool(failed))


def is_due(files: Files, made: Made, touched: Iterable[str]) -> bool:
    """Say whether something may be stale: what it reads is touched, or it looks itself."""
    return made.always or not files.like(*made.reads).isdisjoint(touched)


def _make(made: Made, failed: list[str]) -> list[str]:
    """Run a command; give the files that it wrote otherwise than they were."""
    before = dict(_sums(made))
    if not _run(made.command):
        failed.append(made.command)
    return sorted(name for name, made_now in _sums(made) if before.get(name) != made_now)


def _sums(made: Made) -> Iterator[tuple[str, str]]:
    patterns = (one.replace("{game}", "*") for one in made.writes)
    for name in here().like(*patterns):
        yield name, hashlib.sha256((ROOT / name).read_bytes()).hexdigest()


def _run(command: str) -> bool:
    """Run a module; where it fails, show what it said."""
    asked = [sys.executable, "-m", *shlex.split(command)]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-2000:], sep="\n", file=sys.stderr)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
