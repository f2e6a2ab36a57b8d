"""Serve the archive that lies in this folder, and open it in the browser.

Nothing but Python must be there. This file can be read by a Python of years ago, even by Python 2
(so a type stands in a comment): what is too old is told so.
"""

import sys

NEEDED = (3, 11)
# Not the usual 8000: what a browser keeps there for other sites would meet what it keeps of ours.
PORT = 1774
OLD = """\
The Gnav Archive needs Python {0}.{1} or newer, and this is Python {2}.{3}.
Der skal Python {0}.{1} eller nyere til Gnav-arkivet, og dette er Python {2}.{3}."""
SAID = """\
The Gnav Archive is at {0} (Ctrl-C stops it).
Gnav-arkivet er nu at finde her: {0} (Ctrl-C lukker det)."""


def main():  # type: () -> str | None
    """Serve until the user stops it; give the reason where it cannot be."""
    if sys.version_info < NEEDED:
        return OLD.format(*(NEEDED + tuple(sys.version_info)[:2]))
    from pathlib import Path

    folder = Path(__file__).resolve().parent
    sys.dont_write_bytecode = True  # nothing is left on the stick
    sys.path.insert(0, str(folder))
    from gnav_core.serving.server import serve

    # On one machine nothing is gained by compression, and an old one is slow at it.
    return serve(folder / "site", PORT, opens=True, compresses=False, said=SAID)


if __name__ == "__main__":
    sys.exit(main())
