"""What is sent: to play, to read a rule, to search; compressed as a good host does."""

from __future__ import annotations

import gzip
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import brotli  # type: ignore[import-untyped]

from gnav_core.games import FAMILIES
from scripts.bench.row import Row, most

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
PACKED = {".woff2", ".png", ".jpg", ".webp", ".zip"}
STOCK = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip")


def small(file: Path) -> int:
    """Give the bytes of a file as Brotli sends it, at its best; what is packed goes as it is."""
    data = file.read_bytes()
    return len(data) if file.suffix in PACKED else len(brotli.compress(data, quality=11))


class Parts(HTMLParser):
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
    parts = Parts()
    parts.feed(file.read_text(encoding="utf-8"))
    wanted = {urlsplit(urljoin(f"/{path}/", part)).path for part in parts.found}
    files = [SITE / unquote(part).lstrip("/") for part in wanted]
    return small(file) + sum(small(part) for part in files if part.is_file())


def measure() -> list[Row]:
    """Weigh the runtime with the table, a rule's page, and the search index."""
    _, *others = (f"gnav_core.games.{game}.zip" for game in FAMILIES)  # they come when opened
    runtime = [file for file in (ROOT / "build" / "runtime").iterdir() if file.name not in others]
    table = [file for file in (ROOT / "build" / "table").glob("*.js") if "scores" not in file.name]
    playable = sum(map(small, runtime + table))
    pyodide = sum(small(ROOT / "node_modules" / "pyodide" / name) for name in STOCK)
    index = (SITE / "search" / "search_index.json").read_bytes()
    megabytes = f"Pyodide as it comes: {pyodide / 1e6:.2f} MB"
    return [
        most("bytes to playable, compressed", playable / 1e3, 4500, "kB", megabytes),
        most("a rule’s page with all it asks for", page("gnav-1774/r3") / 1e3, 120, "kB"),
        most("the search index, gzip", len(gzip.compress(index, 9)) / 1e3, 150, "kB"),
    ]
