"""Run ``gnav``, also from a bare checkout: ``python3 -m gnav_core``.

This module and the package's own can be read by a Python of years ago, even by Python 2 (so a
type stands in a comment): what is too old for the rules is told so in one sentence.
"""

import sys

NEEDED = (3, 11)


def main():  # type: () -> int
    """Run the command, or say which Python it needs; give the exit status."""
    if sys.version_info < NEEDED:
        said = "gnav: this needs Python {}.{} or newer, and this is Python {}.{}.\n"
        sys.stderr.write(said.format(*(NEEDED + tuple(sys.version_info)[:2])))
        return 2
    from gnav_core.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
