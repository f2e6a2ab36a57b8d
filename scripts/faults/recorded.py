"""Write what it costs to find each fault into the list, which is otherwise written by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path


def write(path: Path, seconds: Mapping[str, float]) -> None:
    """Write the processor's seconds of these faults, by id; the rest of the list stays."""
    head, *faults = re.split(r"(?m)^(?=\[\[fault\]\]$)", path.read_text("utf-8"))
    written = head + "".join(_with(one, seconds) for one in faults)
    path.write_text(written.rstrip("\n") + "\n", "utf-8")


def _with(fault: str, seconds: Mapping[str, float]) -> str:
    said = re.search(r'(?m)^id = "(.+)"$', fault)
    assert said, f"a fault without an id: {fault}"
    if said[1] not in seconds:
        return fault
    line = f"seconds = {round(seconds[said[1]])}"
    without = re.sub(r"(?m)^seconds = \d+\n", "", fault).rstrip("\n")
    return f"{without}\n{line}\n\n"
