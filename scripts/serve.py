"""Serve a built site on this machine, with the types, compression and headers of a good host."""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from gnav_core.serving.server import SAID, Server, listening, serve

TOGETHER = "For a table to which other devices come: python3 -m gnav_core host --network"
ROOT = Path(__file__).resolve().parents[1]


@contextmanager
def serving(server: Server) -> Iterator[str]:
    """Let a server serve while the block runs and give its address."""
    with server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.address
        finally:
            server.shutdown()
            thread.join()


def serve_folder(folder: Path, port: int = 0) -> AbstractContextManager[str]:
    """Serve `folder` while the block runs and give its address; port 0 takes a free one."""
    return serving(listening(folder, port))


def main() -> str | None:
    """Serve until the user stops it; give the reason where it cannot."""
    parser = argparse.ArgumentParser(prog="python -m scripts.serve", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args()
    if not options.folder.is_dir():
        return f"serve: there is no folder {options.folder}; `make site` builds it"
    return serve(options.folder, options.port, said=f"{SAID}\n{TOGETHER}")


if __name__ == "__main__":
    sys.exit(main())
