"""What is sent: to play, to read a rule, to search; compressed as a good host does."""

from __future__ import annotations

import gzip
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import brotli  # type: ignore[import-untyped]

from gnav_core.core import registry
from scripts.bench.row import Row, most

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
PACKED = {".woff2", ".png", ".jpg", ".webp", ".zip"}
LATER = re.compile(r"gnav_core\..+\.zip")
STOCK = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip")


def small(file: Path) -> int:
    """Give the bytes of a file as Brotli sends it, at its best; what is packed goes as it is."""
    data = file.read_bytes()
    return len(data) if file.suffix in PACKED else len(brotli.compress(data, quality=11))


class Fetched(HTMLParser):
    """Collect what a page asks for at once: styles, scripts, pictures, fonts it preloads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an address that the browser fetches."""
        named = dict(attrs)
        if tag in ("script", "img") and named.get("src"):
            self.found.append(named["src"] or "")
        loads = ("stylesheet", "preload", "modulepreload", "icon")
        if tag == "link" and named.get("rel") in loads and named.get("href"):
            self.found.append(named["href"] or "")


def page(path: str) -> int:
    """Weigh a page with all it asks for."""
    file = SITE / path / "index.html"
    fetched = Fetched()
    fetched.feed(file.read_text(encoding="utf-8"))
    wanted = {urlsplit(urljoin(f"/{path}/", part)).path for part in fetched.found}
    files = [SITE / unquote(part).lstrip("/") for part in wanted]
    return small(file) + sum(small(part) for part in files if part.is_file())


def rules(game: str) -> list[Path]:
    """List the files of the runtime that a game is played with."""
    own = {f"gnav_core.{part}.zip" for part in needs(game)}
    files = (ROOT / "build" / "runtime").iterdir()
    return [file for file in files if file.name in own or not LATER.match(file.name)]


def needs(game: str) -> list[str]:
    """List the packages that a game is played with: its own, and what it shares with others."""
    manifest = ROOT / "build" / "runtime" / "manifest.json"
    found: list[str] = json.loads(manifest.read_text(encoding="utf-8"))["needs"][game]
    return found


def scripts(game: str) -> list[Path]:
    """List the scripts that come to the table of a game: the page's, the worker, its furniture."""
    folder = ROOT / "build" / "table"
    made = json.loads(folder.with_suffix(".made.json").read_text(encoding="utf-8"))
    folders = [f"games/{game}", *({"cards"} & set(needs(game)))]
    furniture = {f"docs/assets/table/{one}/furniture.js" for one in folders}
    ahead = ["table.js", *(name for name, one in made.items() if one["begins"] in furniture)]
    found = {"worker.js"}
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += made[name]["brings"]
    return [folder / name for name in sorted(found)]


def playable(game: str) -> int:
    """Weigh all that must come before a game can be played."""
    return sum(map(small, {*rules(game), *scripts(game)}))


def measure() -> list[Row]:
    """Weigh what each game is played with, a rule's page, and the search index."""
    pyodide = sum(small(ROOT / "node_modules" / "pyodide" / name) for name in STOCK)
    index = (SITE / "search" / "search_index.json").read_bytes()
    megabytes = f"Pyodide as it comes: {pyodide / 1e6:.2f} MB"
    return [
        *(
            most(f"bytes to playable, compressed: {game.name}", playable(game.id) / 1e3, 4500,
                 "kB", megabytes)
            for game in registry.games()
        ),
        most("a rule’s page with all it asks for", page("gnav-1774/r3") / 1e3, 120, "kB"),
        most("the search index, gzip", len(gzip.compress(index, 9)) / 1e3, 150, "kB"),
    ]  # fmt: skip
