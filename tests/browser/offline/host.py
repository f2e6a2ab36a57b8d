"""A host of the archive that can be stopped, started again, renewed and rolled back."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from scripts.offline import shelves
from scripts.serve import serve_folder
from tests.browser.offline.gate import Gate
from tests.pages import SITE

#: What a small copy of the site has: an installation of the whole takes its time.
FEW = (
    *("index.html", "404.html", "manifest.webmanifest", "sitemap.xml", "assets", "search"),
    *("about", "rights", "kept", "play", "offline"),
    *("examples/1774-r0-order", "examples/1774-r2-deal"),
)
STYLE = "assets/css/archive.css"
WORD = "--made-by"
#: The pages that say by which version they are.
MARKED = ("about/index.html", "rights/index.html", "examples/1774-r0-order/index.html")


class Host:
    """A copy of the built site, served where its gate stands."""

    def __init__(self, folder: Path, gate: Gate) -> None:
        self.folder, self.gate = folder, gate

    @property
    def address(self) -> str:
        return self.gate.address

    def change(self, path: str, how: Callable[[str], str]) -> None:
        """Let a file be another one; the list of the archive's files is as it was."""
        file = self.folder / path
        text = how(file.read_text("utf-8"))
        file.write_text(text, encoding="utf-8")

    def renew(self, version: str) -> None:
        """Bring a version whose pages and styles bear its name."""
        mark = f"<i hidden id='version'>{version}</i>"
        for path in MARKED:
            self.change(path, lambda page: page.partition("<i hidden id='version'>")[0] + mark)
        style = f":root{{{WORD}:{version}}}"
        self.change(STYLE, lambda css: css.partition(f":root{{{WORD}")[0] + style)
        self.list()

    def list(self) -> None:
        """Write the list anew, and with it a new service worker."""
        shelves.write(self.folder)


def copy_few(folder: Path) -> None:
    """Copy a few files and folders of the built site, and list them."""
    for name in FEW:
        source, target = SITE / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy2(source, target)
    shelves.write(folder)


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """Serve a site behind a gate."""
    with serve_folder(folder) as address:
        gate = Gate(urlsplit(address).port or 0)
        gate.open()
        yield Host(folder, gate)
        gate.shut()
