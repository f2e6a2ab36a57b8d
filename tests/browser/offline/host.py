"""A host of the archive that can be stopped, started again, renewed and rolled back."""

from __future__ import annotations

import re
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
    *("about", "rights", "kept", "offline"),
    *("examples/1774-r0-order", "examples/1774-r2-deal"),
)
STYLE = "assets/css/archive.css"
#: What these pages ask for of the scripts and the styles, which are most files of all.
SCRIPTS = ("kept.js", "renewal.js")
STYLES = ("archive.css", "example.css")
IMPORTED = re.compile(r"""["']\./([\w.-]+\.js)["']""")
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


def asked_for(scripts: Path) -> set[str]:
    """Name the scripts that these pages ask for, and those that are imported for them."""
    found: set[str] = set()
    left = [*SCRIPTS]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += IMPORTED.findall((scripts / name).read_text("utf-8"))
    return found


def copy_few(folder: Path, *, table: bool = False) -> None:
    """Copy a few files and folders of the built site, with the table or without, and list them."""
    for name in (*FEW, "play") if table else FEW:
        source, target = SITE / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy2(source, target)
    if not table:
        scripts, styles = folder / "assets" / "table", folder / "assets" / "css"
        keep(scripts, asked_for(scripts))
        keep(styles, {*STYLES})
    shelves.write(folder)


def keep(folder: Path, names: set[str]) -> None:
    """Leave nothing else in a folder."""
    for file in folder.iterdir():
        if file.name not in names:
            file.unlink()


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """Serve a site behind a gate."""
    with serve_folder(folder) as address:
        gate = Gate(urlsplit(address).port or 0)
        gate.open()
        yield Host(folder, gate)
        gate.shut()
