"""Write the preludes of all examples and what must come of them; ``--check`` only compares."""

from __future__ import annotations

import argparse
import datetime
import sys

from gnav_core.core.record import IllegalMoveError, RecordError
from scripts.examples import revised
from scripts.examples.example import LESSON, every, paths
from scripts.examples.prelude import PreludeError
from scripts.examples.written import finished, text


def main() -> int:
    """Write the examples, or say which are not fresh."""
    parser = argparse.ArgumentParser(description="Write what must come of the worked examples.")
    parser.add_argument("--check", action="store_true", help="write nothing, name what is stale")
    parser.add_argument("--only", default="", help="only examples whose id begins so")
    parsed = parser.parse_args()
    status = count = 0
    files = paths()
    for example in every():
        if example.id.startswith(LESSON) or not example.id.startswith(parsed.only):
            continue
        count += 1
        path = files[example.id]
        try:
            new = text(finished(example).value)
        except (RecordError, IllegalMoveError, PreludeError) as error:
            print(f"{example.id}: {error}", file=sys.stderr)
            status = 1
            continue
        if new == path.read_text("utf-8"):
            continue
        if parsed.check:
            print(f"{example.id} is not fresh: run `make examples`", file=sys.stderr)
            status = 1
        else:
            path.write_text(new, "utf-8")
            print(f"{example.id}: written")
    print(f"{count} examples")
    return status or keep_days(parsed.check)


def keep_days(check: bool) -> int:
    """Write the day of each example's last change, or give 1 where one is missing."""
    new = revised.written(datetime.date.today().isoformat())
    if new == revised.KEPT.read_text("utf-8"):
        return 0
    if check:
        print("the days of the examples are not fresh: run `make examples`", file=sys.stderr)
        return 1
    revised.KEPT.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
