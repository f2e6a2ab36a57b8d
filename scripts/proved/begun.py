"""What runs of `make prove` have shown that were cut off: the next run at that commit goes on.

Each test is written down as soon as it has ended, so that what was shown outlives the machine's
being switched off. What failed is tried again if it drives a browser, which time can make fail;
any other failure, a change of a file or another commit lets all begin anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

PATH: Final = "build/proved.jsonl"


@dataclass
class Begun:
    """What earlier runs at a commit have shown, by the name of the test, and their seconds."""

    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    seconds: list[int] = field(default_factory=list)


def read(root: Path, commit: str) -> Begun:
    """Read what was shown at a commit so far: nothing, where all has to begin anew."""
    lines = [*written(root / PATH)]
    if not lines or lines[0] != {"commit": commit}:
        return Begun()
    begun, outcomes = Begun(), dict[str, str]()
    for line in lines[1:]:
        if "test" not in line:
            begun.seconds.append(0)
            continue
        if line["outcome"] == "failed" and not line["again"]:
            return Begun()
        outcomes[line["test"]] = line["outcome"]
        begun.seconds[-1] = line["seconds"]
        if line["outcome"] == "failed" and line["test"] not in begun.failed:
            begun.failed.append(line["test"])
    begun.passed = sorted(name for name, outcome in outcomes.items() if outcome == "passed")
    return begun


def written(path: Path) -> Iterator[dict[str, Any]]:
    """Read the lines one by one, without what was cut off in the middle of one."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError):
            yield json.loads(line)


def begin(root: Path, commit: str, begun: Begun) -> None:
    """Begin a run: after what was shown already, or with nothing."""
    path = root / PATH
    path.parent.mkdir(exist_ok=True)
    if not begun.seconds:
        path.write_text(json.dumps({"commit": commit}), "utf-8")
    add(root, {"run": len(begun.seconds) + 1})


def add(root: Path, line: dict[str, Any]) -> None:
    """Write down what has just been shown."""
    with (root / PATH).open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(line))


def forget(root: Path) -> None:
    """Let the next run begin anew."""
    (root / PATH).unlink(missing_ok=True)
