"""The published data, staged once and served by a plain static server."""

from __future__ import annotations

import functools
import http.server
import json
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scripts import tei
from scripts.data import edition as data
from scripts.data.bag import RECORDS
from scripts.data.publish import publish
from scripts.stage import Stage

Load = Callable[[str], Any]


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serve files as any static host does, and say nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Give the address of a plain static server, and the empty folder it serves."""
    folder = tmp_path_factory.mktemp("served")
    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/", folder
        server.shutdown()


@pytest.fixture(scope="session")
def published(served: tuple[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Publish the data under the address of the server, from a copy of the repository."""
    site, folder = served
    root = copy(tmp_path_factory.mktemp("copy"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITE_URL", site)
        publish(Stage(folder), data.load(root).archive, root)
    return folder


@pytest.fixture(scope="session")
def load(published: Path) -> Load:
    """Read a published JSON file by its path."""
    return lambda path: json.loads((published / path).read_text("utf-8"))


@pytest.fixture(scope="session")
def edition() -> data.Edition:
    return data.load()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Give a copy of what a release is made from, without any release."""
    return copy(tmp_path)


def copy(root: Path) -> Path:
    for name in ("sources", "LICENSES"):
        shutil.copytree(tei.ROOT / name, root / name)
    for name in ("releases/withdrawn.toml", *RECORDS.values()):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(tei.ROOT / name, root / name)
    return root
