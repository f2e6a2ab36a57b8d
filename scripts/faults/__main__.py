"""Plant every fault of the list in a copy of the tree, and say which of them the tests find."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scripts.faults import recorded
from scripts.faults.listed import LIST, ROOMS, ROOT, read
from scripts.faults.trying import FOUND, UnsoundError, tried


def main() -> int:
    """Try them; exit status 1 if any is not found."""
    parser = argparse.ArgumentParser(prog="python -m scripts.faults", description=__doc__)
    parser.add_argument("ids", nargs="*", help="all, unless some are named")
    parser.add_argument("--room", choices=ROOMS, help="only those of one room")
    parser.add_argument("--list", type=Path, default=ROOT / LIST, help="another list than ours")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried at a time")
    parser.add_argument("--record", action="store_true", help="write what each costs in the list")
    options = parser.parse_args()
    known = read(options.list)
    if strange := {*options.ids} - {one.id for one in known}:
        parser.error(f"the list has no fault {', '.join(sorted(strange))}")
    chosen = [one for one in known if options.room in (None, one.room)]
    chosen = [one for one in chosen if one.id in (options.ids or [one.id])]
    came = []
    try:
        for one in tried(chosen, options.jobs):
            print(f"{one.came:16}{one.fault.id} ({one.seconds:.0f} s)  {one.why}", flush=True)
            if one.came != FOUND:
                print(f"{'':16}{one.fault.wrong}", flush=True)
            came.append(one)
    except UnsoundError as error:
        print(f"faults: {error}", file=sys.stderr)
        return 2
    found = [one for one in came if one.came == FOUND]
    if options.record:
        recorded.write(options.list, {one.fault.id: one.seconds for one in found})
    minutes = sum(one.seconds for one in came) / 60
    print(f"{len(found)} of {len(came)} found, in {minutes:.1f} minutes of a processor")
    return int(len(found) < len(came))


if __name__ == "__main__":
    sys.exit(main())
