"""Which files a device keeps together: a shelf is kept whole, or not at all.

*pages* is what every visitor gets once his first page rests; *engine* comes when a game is first
played, with a shelf named by the game; *rest* is what else a reader can open, and comes to whoever
keeps the whole archive. Frozen releases, downloads and the data for programs are on no shelf.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote

from scripts.data.releases import VERSION

WORKER: Final = "sw.js"
WRITTEN: Final = Path(__file__).with_name(WORKER)
MANIFEST: Final = "assets/runtime/manifest.json"

#: A host may fill in its own name here, so it has no checksum.
FILLED_IN: Final = "sitemap.xml"

#: By address; the first that fits holds. What fits none, or one without a name, is on no shelf.
SHELVES: Final = (
    (re.compile(r"(.*/)?told\.[^/]*\.json"), "pages"),  # the set-up, before Python has come
    (re.compile(r"assets/runtime/.+"), "engine"),
    (re.compile(r"api/[^/]+-[^/]+/text\.json"), "engine"),  # the table shows them in another layer
    (re.compile(r"examples/(lesson-[^/]+|chapters/[^/]+)\.json"), "engine"),
    (re.compile(r"examples/.+\.(cite|csl)\.json"), ""),  # the page has them, but for the day
    (re.compile(r"(examples|reference|decisions|id)/(?!index\.html$).+\.(html|json)"), "rest"),
    (re.compile(r"(.*/)?index\.html"), "pages"),
    (re.compile(r"assets/.+\.(css|js|woff2|svg)"), "pages"),
    (re.compile(r"assets/icons/.+|search/.+|sitemap\.xml|manifest\.webmanifest"), "pages"),
    (re.compile(r"print/pictures/.+"), "pages"),  # what its page shows; the prints are fetched
    (re.compile(r"[^/]+-[^/]+/.+\.(bib|ris|txt|xml|json)"), "rest"),  # a rule as a file
)
GAME: Final = re.compile(r"assets/runtime/gnav_core\.(games\..+)\.zip")


def shelves_of(path: str, needs: Mapping[str, list[str]]) -> list[str]:
    """Name the shelves of a file, given what each game needs: a zip is on that of each of them."""
    folder = path.partition("/")[0]
    if VERSION.fullmatch(folder.removeprefix("v")):
        return []
    if zipped := GAME.fullmatch(path):
        return [game for game, parts in needs.items() if zipped[1] in parts]
    found = next((shelf for form, shelf in SHELVES if form.fullmatch(path)), None)
    return [found] if found else []


def address(path: str) -> str:
    """Give the address of a file within the site: a page has that of its folder."""
    return quote(path.removesuffix("index.html"))


def checksum(content: bytes) -> str:
    """Give the first half of a file's SHA-256, as base64: against damage, and half as long."""
    return base64.b64encode(hashlib.sha256(content).digest()[:16]).decode().rstrip("=")


def listed(site: Path) -> dict[str, dict[str, tuple[int, str]]]:
    """List the files of each shelf by their address, each with its size and checksum."""
    needs: dict[str, list[str]] = json.loads((site / MANIFEST).read_text("utf-8"))["needs"]
    found: dict[str, dict[str, tuple[int, str]]] = {
        name: {} for name in ("pages", "engine", *needs, "rest")
    }
    for file in sorted(site.rglob("*")):
        path = file.relative_to(site).as_posix()
        on = shelves_of(path, needs) if file.is_file() else []
        if on:
            content = file.read_bytes()
            entry = len(content), "" if path == FILLED_IN else checksum(content)
            for shelf in on:
                found[shelf][address(path)] = entry
    return found


def write(site: Path) -> None:
    """Write the service worker with the list, and with the version, which is the sum of both."""
    said = json.dumps(listed(site), separators=(",", ":"), sort_keys=True)
    script = WRITTEN.read_text("utf-8")
    version = hashlib.sha256((script + said).encode()).hexdigest()[:16]
    head = f'const VERSION = "{version}";\nconst SHELVES = {said};\n'
    (site / WORKER).write_text(head + script, encoding="utf-8")
