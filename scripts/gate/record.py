"""The record of `make prove`: when it last passed whole, at which commit, in what wall time.

A person commits it, and a release demands it. A run that was broken off, or was of less than all,
leaves it as it is; one that failed at a commit stands beside the one that passed.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from scripts.gate.tries import FAILED, PASSED, Try

Run = dict[str, Any]

PATH: Final = "tests/proved.json"
#: What a release may change of what was proved: a folder ends with a slash.
MAY_DIFFER: Final = (PATH, "releases/", "CITATION.cff", "gnav_core/core/citations.json")


class UnprovedError(ValueError):
    """Refuse what was not proved, in one sentence."""


def read(root: Path) -> dict[str, Run | None]:
    """Read the record: the last whole run that `passed`, and one that `failed` after it."""
    path = root / PATH
    kept: dict[str, Run | None] = {"passed": None, "failed": None}
    return kept | (json.loads(path.read_text("utf-8")) if path.exists() else {})


def write(root: Path, at: str, tried: Try, again: list[str]) -> list[str]:
    """Write down how a run of all at a commit ended; say why where it is not written.

    `again` are the tests that failed while all cores were busy and passed when tried once more.
    """
    why = [*lacks(root, at, tried)]
    if not why:
        kept = read(root)
        run = told(at, tried)
        if tried.exit == PASSED or (again and {*tried.ended("failed")} == {*again}):
            kept = {"passed": run | ({"again": again} if again else {}), "failed": None}
        else:
            kept["failed"] = run | {"failing": tried.ended("failed")}
        (root / PATH).write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return why


def lacks(root: Path, at: str, tried: Try) -> Iterator[str]:
    """Say in words what a run lacks to be one of all, at a commit that nothing was changed in."""
    if tried.why or tried.exit not in (PASSED, FAILED):
        yield tried.why or f"it ended with {tried.exit}"
    if skipped := tried.ended("skipped"):
        yield f"{len(skipped)} were skipped ({', '.join(skipped[:3])})"
    if not at or commit(root) != at:
        yield "it was not of one commit"
    elif others := [name for name in changed(root, at) if name != PATH]:
        yield f"{', '.join(others[:3])} is not as the commit has it"


def told(at: str, tried: Try) -> Run:
    """Say when, where, in what time and with how many tests a run ended."""
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": at,
        "tests": len(tried.outcomes),
        "seconds": round(tried.seconds),
        "processor_seconds": round(tried.processor),
        "machine": f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
    }


def git(root: Path, *arguments: str) -> list[str]:
    """Ask git for names. Raises UnprovedError where it knows no answer."""
    command = ["git", *arguments, "-z"]
    done = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise UnprovedError(done.stderr.strip())
    return [name for name in done.stdout.split("\0") if name]


def commit(root: Path) -> str:
    """Name the commit that is checked out; nothing where there is none."""
    asked = ["git", "rev-parse", "--verify", "--quiet", "HEAD"]
    done = subprocess.run(asked, cwd=root, capture_output=True, encoding="utf-8", check=False)
    return done.stdout.strip()


def changed(root: Path, since: str) -> list[str]:
    """List the files that are not as they were at a commit, new ones too."""
    differing = git(root, "diff", "--name-only", "--no-renames", since)
    return sorted({*differing, *git(root, "ls-files", "--others", "--exclude-standard")})


def demand(root: Path) -> None:
    """Demand that `make prove` passed whole at what stands in `root`.

    Raises UnprovedError where it did not, or where more changed since than a release changes.
    """
    kept = read(root)
    passed, failed = kept["passed"], kept["failed"]
    if passed is None:
        raise UnprovedError(f"`make prove` has not passed whole yet: run it, and commit {PATH}")
    before = f"`make prove` passed at {passed['commit'][:12]}"
    if failed and failed["commit"] == passed["commit"]:
        raise UnprovedError(
            f"{before}, and failed there afterwards: find out why, and run it again"
        )
    try:
        names = changed(root, passed["commit"])
    except UnprovedError as error:
        raise UnprovedError(
            f"{before}, which this repository does not know: run it again"
        ) from error
    others = [name for name in names if not may_differ(name)]
    if others:
        more = f" and {len(others) - 1} more" if others[1:] else ""
        raise UnprovedError(f"{before}, and {others[0]}{more} changed since: run it again")


def may_differ(name: str) -> bool:
    """Whether a file may differ between what was proved and what is released."""
    return any(name.startswith(one) if one.endswith("/") else name == one for one in MAY_DIFFER)
