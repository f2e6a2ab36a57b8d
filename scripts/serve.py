"""Serve a built site on this machine, with the types, compression and headers of a good host.

While it is served it is watched: what is saved in the repository is seen at once (`scripts/watch`).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

from gnav_core.serving.server import SAID, Server, listening, serve
from scripts.watch.news import News
from scripts.watch.saved import watching
from scripts.watch.sending import sending
from scripts.watch.watching import Watching

TOGETHER = "For a table to which other devices come: python3 -m gnav_core host --network"
ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "site"
PRINTS = "build/prints/prints.json"
STALE = 1  # what `make -q` ends with where there is something to make


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


def edit(port: int) -> str | None:
    """Serve the built site and what is saved meanwhile; give the reason where it cannot."""
    news = News()
    watch = Watching(news, partial(print, flush=True))
    try:
        server = sending(SITE, port, news, watch.look)
    except OSError as error:
        return f"serve: port {port}: {error.strerror}"
    observer = watching(ROOT, watch.saved)
    with serving(server) as address:
        print(f"{SAID.format(address)}\n{TOGETHER}", flush=True)
        threading.Thread(target=complete, args=(watch,), daemon=True).start()
        try:
            watch.run()
        except KeyboardInterrupt:
            print()
        finally:
            observer.stop()
    return None


def complete(watch: Watching) -> None:
    """Make what the site can be read without, unless it is there, and lay it in.

    What was saved meanwhile is seen to again: it may have come too late for the site so made.
    """
    make = ["make", "--no-print-directory"]
    asked = subprocess.run([*make, "-q", "rest"], cwd=ROOT, capture_output=True, check=False)
    if asked.returncode != STALE:
        return
    with watch.alone() as saved:
        done = subprocess.run([*make, "rest"], cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
        late = saved()
    if done.returncode:
        watch.say("what is printed could not be set; `make rest` tries it again")
    elif late:
        watch.saved(PRINTS)
    else:
        watch.news.tell(["print/index.html"])


def main() -> str | None:
    """Serve until the user stops it; give the reason where it cannot."""
    parser = argparse.ArgumentParser(prog="python -m scripts.serve", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--still", action="store_true", help="watch nothing; browsers may keep it")
    options = parser.parse_args()
    if not options.folder.is_dir():
        return f"serve: there is no folder {options.folder}; `make site` builds it"
    if options.still or options.folder.resolve() != SITE:
        return serve(options.folder, options.port, said=f"{SAID}\n{TOGETHER}")
    return edit(options.port)


if __name__ == "__main__":
    sys.exit(main())
