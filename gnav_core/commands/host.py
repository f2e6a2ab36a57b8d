"""The command ``gnav host``: the built site and a table on the home network."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gnav_core.core.streams import fault, refused

if TYPE_CHECKING:
    from gnav_core.hosting.table import Table

HELP: Final = "serve the site and a table to which other devices come"
SITE: Final = Path(__file__).resolve().parents[2] / "build" / "site"
PORT: Final = 8774


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--site", type=Path, default=SITE, help="the folder of the built site")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument(
        "--network",
        action="store_true",
        help="let other devices of this network come; otherwise this machine alone is served",
    )
    parser.add_argument("--keep", type=Path, default=None, help="the file that keeps the game")
    parser.add_argument("--new", action="store_true", help="begin anew, with new links")
    parser.add_argument("--quiet", action="store_true", help="open no browser")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Serve until Ctrl-C; exit status 2 where that cannot be."""
    from gnav_core.hosting.kept import Kept, KeptError
    from gnav_core.hosting.table import Table

    if not (parsed.site / "play" / "index.html").is_file():
        return refused(f"there is no built site in {parsed.site}; `make site` builds it.")
    kept = Kept(parsed.keep or _usual_file())
    try:
        if parsed.new:
            kept.forget()
        table = Table(kept)
    except KeptError as error:
        return refused(f"{error} `gnav host --new` begins anew; the file is kept beside it.")
    try:
        _serve(parsed, table)
    except KeyboardInterrupt:
        print()
    except OSError as error:
        return refused(f"port {parsed.port}: {fault(error)}.")
    finally:
        table.close()
    return 0


def _serve(parsed: argparse.Namespace, table: Table) -> None:
    import webbrowser
    from threading import Thread

    from gnav_core.hosting.server import open_table, own_address

    with open_table(parsed.site, parsed.port, table, network=parsed.network) as server:
        port = server.server_port
        table.address = f"http://{own_address() if parsed.network else '127.0.0.1'}:{port}/"
        page = f"http://127.0.0.1:{port}/play/#host={table.tokens.host}"
        print(f"Your table: {page}")
        if parsed.network:
            print(f"Others on this network come by {table.link('guest')}")
            print(f"and look on by {table.link('onlooker')}")
        else:
            print("Only this machine is served; with --network other devices can come.")
        print("Ctrl-C stops it; the game is kept, and goes on when it is started again.")
        sys.stdout.flush()
        if not parsed.quiet:  # apart: a browser of a terminal would keep us until it is left
            Thread(target=webbrowser.open, args=(page,), daemon=True).start()
        server.serve_forever()


def _usual_file() -> Path:
    """Give the file that keeps the game where none is named."""
    state = os.environ.get("XDG_STATE_HOME")
    home = Path(state) if state else Path.home() / ".local" / "state"
    return home / "gnav" / "table.json"
