"""Build the whole site aside, as `make site` does, and lay into the served one what is otherwise.

What is another is printed as a line of JSON. It ends as it began where the build cannot be had:
what it says is in `build/watch/whole.log`, its first complaint is printed.
"""

from __future__ import annotations

import filecmp
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scripts.watch.drawing import lay

ROOT: Final = Path(__file__).resolve().parents[2]
SITE: Final = ROOT / "build/site"
ASIDE: Final = ROOT / "build/watch/site"
LOG: Final = ROOT / "build/watch/whole.log"
STEPS: Final = (
    ("mkdocs", "build", "--strict", "--site-dir", str(ASIDE)),
    ("scripts.hosts", str(ASIDE)),
    ("scripts.offline", str(ASIDE)),
)
COMPLAINT: Final = re.compile(
    r"^(?:WARNING|ERROR)\s+-\s+(.+)|^\w*(?:Error|Exception): (.+)", re.MULTILINE
)


def build() -> str | None:
    """Build the site aside; give the first complaint where it cannot be built."""
    ASIDE.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        for module, *arguments in STEPS:
            command = [sys.executable, "-m", module, *arguments]
            done = subprocess.run(
                command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False
            )
            if done.returncode:
                return complaint(LOG.read_text("utf-8"))
    return None


def complaint(log: str) -> str:
    """Give the first thing that a build complained of; its last word where it did not say."""
    found = COMPLAINT.search(log)
    return next(filter(None, found.groups())) if found else log.strip().splitlines()[-1]


def laid(made: Path, served: Path) -> Iterator[str]:
    """Make one folder like another, file by file, and yield the files that were otherwise."""
    wanted = {path.relative_to(made) for path in made.rglob("*") if path.is_file()}
    for path in sorted(wanted):
        if not (served / path).is_file() or not filecmp.cmp(
            made / path, served / path, shallow=False
        ):
            lay(served / path, (made / path).read_bytes())
            yield path.as_posix()
    for path in sorted(served.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(served) not in wanted:
            path.unlink()
            yield path.relative_to(served).as_posix()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def main() -> int:
    """Build and lay; say what is otherwise, or what was complained of."""
    if hasattr(os, "nice"):
        os.nice(10)  # somebody writes meanwhile
    wrong = build()
    said = {"trouble": wrong} if wrong else {"seen": [*laid(ASIDE, SITE)]}
    print(json.dumps(said), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
