"""Change the rule sets field by field; print what kills each mutant and who survives, and why."""

from __future__ import annotations

import argparse
import sys

from gnav_core.core import registry
from scripts.mutation import committed
from scripts.mutation.score import (
    Accepted,
    Score,
    accepted,
    every,
    report,
    stale,
    survivors,
    unexplained,
    unread,
)

SOURCES = tuple(registry.SOURCES)


def main() -> int:
    """Print the score; exit status 1 if it is not as it should be."""
    parser = argparse.ArgumentParser(description="Change each field of each rule set in turn.")
    parser.add_argument("sources", nargs="*", help="all, unless some are named")
    parser.add_argument("--only", default="", help="only fields whose path begins so: tally.start")
    parser.add_argument("--killers", action="store_true", help="say what kills each")
    parser.add_argument("--write", action="store_true", help=f"write {committed.PATH.name}")
    parser.add_argument(
        "--check", action="store_true", help=f"fail where {committed.PATH.name} differs"
    )
    parsed = parser.parse_args()
    if (parsed.write or parsed.check) and (parsed.sources or parsed.only):
        parser.error("the record is of all sources: name none with --write or --check")
    scores, known = every(committed.killers(), parsed.only, parsed.sources or SOURCES), accepted()
    print("\n".join(report(scores, known)))
    if parsed.killers:
        for one in scores:
            print(*(f"{name}  ←  {killed}" for name, killed in one.killers.items()), sep="\n")
    if parsed.write:
        committed.write(scores, known)
    faults = wrong(scores, known)
    if parsed.check and is_stale(scores, known):
        faults.append(f"{committed.PATH.name} is not fresh, or a reason explains nothing more")
    print(*faults, sep="\n", file=sys.stderr)
    return int(bool(faults))


def wrong(scores: list[Score], known: list[Accepted]) -> list[str]:
    """List what must not be: survivors without a reason, values that nothing reads."""
    found = unexplained(survivors(scores), known)
    return [
        *(f"survives without a reason: {name}" for name in found),
        *(f"is never read by an engine: {name}" for name in unread(scores)),
    ]


def is_stale(scores: list[Score], known: list[Accepted]) -> bool:
    """Say whether the record is not that of these scores, or a reason explains nothing."""
    same = committed.PATH.exists() and committed.read() == committed.record(scores, known)
    return not same or bool(stale(survivors(scores), known))


if __name__ == "__main__":
    sys.exit(main())
