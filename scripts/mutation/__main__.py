"""Change the rule sets field by field; print what kills each mutant and who survives, and why."""

from __future__ import annotations

import argparse
import sys

from gnav_core.core import registry
from scripts.mutation.score import accepted, every, report, unexplained


def main() -> int:
    """Print the score; exit status 1 if a survivor has no reason."""
    parser = argparse.ArgumentParser(description="Change each field of each rule set in turn.")
    parser.add_argument("sources", nargs="*", help="all, unless some are named")
    parser.add_argument("--only", default="", help="only fields whose path begins so: tally.start")
    parsed = parser.parse_args()
    scores, known = every(parsed.only, parsed.sources or tuple(registry.SOURCES)), accepted()
    print("\n".join(report(scores, known)))
    return int(bool(unexplained([name for one in scores for name in one.survivors], known)))


if __name__ == "__main__":
    sys.exit(main())
