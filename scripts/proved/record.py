"""The record of `make prove`: where it last passed whole, and how a run after that ended.

A run that did not pass whole never takes the place of one that did; a person commits the record.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

Run = dict[str, Any]

PATH: Final = "tests/proved.json"
#: Each test as it was shown, so that the next run can go on: see `begun`.
SHOWN: Final = "tests/proved.jsonl"
#: What a run writes itself.
WRITTEN: Final = (PATH, SHOWN)
PASSED: Final = "passed"
#: What a release may change of what was proved: a folder ends with a slash.
MAY_DIFFER: Final = (*WRITTEN, "releases/", "CITATION.cff", "gnav_core/core/citations.json")


class UnprovedError(ValueError):
    """Refuse what was not proved, in one sentence."""


def read(root: Path) -> dict[str, Run | None]:
    """Read the record: the last run that `passed` whole, and the last one `since` that did not."""
    path = root / PATH
    kept: dict[str, Run | None] = {"passed": None, "since": None}
    return kept | (json.loads(path.read_text("utf-8")) if path.exists() else {})


def write(root: Path, run: Run) -> None:
    """Write down how a run ended; less than a whole one covers no failure at the same commit."""
    kept = read(root)
    since = kept["since"]
    if run["ended"] == PASSED:
        kept = {"passed": run, "since": None}
    elif run["ended"] == "failed" or not since or failed_at(since) != run["commit"]:
        kept["since"] = run
    (root / PATH).write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")


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
    passed, since = kept["passed"], kept["since"]
    if passed is None:
        raise UnprovedError(f"`make prove` has not passed whole yet: run it, and commit {PATH}")
    before = f"`make prove` passed at {passed['commit'][:12]}"
    if since and failed_at(since) == passed["commit"]:
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


def failed_at(run: Run) -> str:
    """Name the commit that a run failed at; nothing where it ended, or was of something, else."""
    return str(run["commit"]) if run["ended"] == "failed" and run["clean"] else ""


def may_differ(name: str) -> bool:
    """Whether a file may differ between what was proved and what is released."""
    return any(name.startswith(one) if one.endswith("/") else name == one for one in MAY_DIFFER)
