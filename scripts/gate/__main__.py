"""Run the tests, and let through only what every one of them was run on and passed.

`test` runs those of every commit, in three rings that can be run alone; `prove` those that take
longer. What fails while all cores are busy is tried once more, alone; nothing else is a reason for
a second try: a run that breaks down, is interrupted, collects nothing or leaves out what it
collected has not passed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from scripts.gate import record
from scripts.gate.tries import Try, run

ROOT: Final = Path(__file__).resolve().parents[2]
#: The tests of one file stay together in one process.
SHARED: Final = ("--dist", "loadfile", "--no-loadscope-reorder")
#: The folders whose tests need nothing built.
FAST: Final = tuple(
    f"tests/{name}" for name in "core cards doors play games danish sources fuzz soak".split()
)
WITHOUT: Final = ("-m", "not browser and not prove")


def rings(root: Path) -> dict[str, tuple[str, ...]]:
    """Give what each kind of run is given: in how many processes, which marks, which folders."""
    tests = sorted({f"tests/{path.parent.name}" for path in root.glob("tests/*/test_*.py")})
    others = [name for name in tests if name not in (*FAST, "tests/browser")]
    return {
        "test": ("-n", "3", *SHARED, "-m", "not prove"),
        "fast": ("-n", "3", *SHARED, *WITHOUT, *FAST),
        "site": ("-n", "3", *SHARED, *WITHOUT, *others),
        "browser": ("-n", "3", *SHARED, "-m", "browser and not prove"),
        "prove": ("-n", "2", *SHARED, "-m", "prove", "-o", "timeout=3600"),
    }


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Run one kind of tests, with more options for pytest after ``--``.

    Gives 0 only where all that was collected passed, at the first try or the second.
    """
    kinds = rings(root)
    parser = argparse.ArgumentParser(prog="python -m scripts.gate", description=__doc__)
    parser.add_argument("kind", choices=kinds)
    parser.add_argument("options", nargs="*", help="for pytest, after --")
    chosen = parser.parse_args(arguments)
    options = [*kinds[chosen.kind], *chosen.options]
    at = record.commit(root)
    first = run(options, root)
    again = tried_again(first, options, root)
    if chosen.kind == "prove" and not chosen.options:
        for why in record.write(root, at, first, again):
            print(f"gate: {record.PATH} stays as it is: {why}")
    return told(first, again)


def tried_again(first: Try, options: list[str], root: Path) -> list[str]:
    """Try what failed once more, alone; give what passed then."""
    failed = first.ended("failed")
    if first.why or not failed:
        return []
    print(f"gate: once more, alone: {len(failed)} that failed while all cores were busy")
    others = [word for word in options if not word.startswith("tests/")]
    second = run([*others, "-n", "0", *failed], root)
    return [name for name in failed if second.outcomes.get(name) == "passed"]


def told(first: Try, again: list[str]) -> int:
    """Say how it ended; give 0 where all passed."""
    counts = ", ".join(f"{number} {outcome}" for outcome, number in first.counts.items())
    took = f"{first.seconds:.0f} s, {first.processor / 60:.1f} processor minutes"
    print(f"gate: {first.due} collected: {counts or 'none ran'}; {took}")
    if first.left:
        print(f"gate: was still running, and was ended: {', '.join(first.left)}")
    if first.why:
        print(f"gate: refused: {first.why}")
        return first.exit or 1
    if again:
        print(f"gate: passed when tried alone: {', '.join(again)}")
    left = {*first.ended("failed")} - {*again}
    if not left:
        print("gate: passed")
        return 0
    print(f"gate: failed: {', '.join(sorted(left))}")
    return first.exit


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    sys.exit(main())
