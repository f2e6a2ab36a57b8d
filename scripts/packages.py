"""Print what some groups of pyproject.toml need of requirements.lock: ``GROUP...``, for pip.

Under each package the lock says through what it came: a group of ours, or other packages. What came
through a group, and through what that brought, is the group's. This runs before anything is
installed, so it imports nothing but Python's own library.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

LOCK = Path(__file__).resolve().parents[1] / "requirements.lock"
#: A package begins at the start of a line; what it came through stands in the comments under it.
EACH = re.compile(r"^(?P<name>[a-z0-9-]+)==(?:.*\n)(?:[ #].*\n)*", re.MULTILINE)
THROUGH = re.compile(
    r"^    #(?: via)? +([a-z0-9-]+)(?: \(pyproject\.toml:([a-z]+)\))?$", re.MULTILINE
)


def needed(groups: Iterable[str], lock: str) -> Iterator[str]:
    """Yield the entries of a lock that some groups need, in its order.

    Raises ValueError for a group of which it has nothing.
    """
    entries = [(found["name"], found[0]) for found in EACH.finditer(lock)]
    brings: dict[str, set[str]] = {}
    for name, entry in entries:
        for through, group in THROUGH.findall(entry):
            brings.setdefault(f"group {group}" if group else through, set()).add(name)
    wanted: set[str] = set()
    asked = [f"group {group}" for group in groups]
    for one in asked:
        if one not in brings:
            raise ValueError(f"the lock has no {one}: `make lock` writes it anew")
    while asked:
        new = brings.get(asked.pop(), set()) - wanted
        wanted |= new
        asked += new
    yield from (entry for name, entry in entries if name in wanted)


if __name__ == "__main__":
    try:
        sys.stdout.writelines(needed(sys.argv[1:], LOCK.read_text("utf-8")))
    except ValueError as error:
        sys.exit(f"packages: {error}")
