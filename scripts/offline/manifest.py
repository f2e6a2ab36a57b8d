"""The manifest and the icons of an archive that is installed as an app."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Final

from scripts.offline.drawing import read
from scripts.offline.png import png

PATH: Final = "manifest.webmanifest"
ICONS: Final = "assets/icons"
SIGN: Final = "assets/favicon.svg"
COLOURS: Final = "assets/css/ink.css"

#: The file of each icon, how many dots it is wide, and whether a device may cut its edges off.
DRAWN: Final = (("192.png", 192, False), ("512.png", 512, False), ("maskable-512.png", 512, True))

TITLE: Final = re.compile(r"<title[^>]*>([^<]+)</title>")
PAPER: Final = re.compile(r"--paper:\s*(#\w+)")


def found(form: re.Pattern[str], file: Path) -> str:
    """Give what a form finds first in a file of the site; raises ValueError if it finds nothing."""
    match = form.search(file.read_text("utf-8"))
    if not match:
        raise ValueError(f"{file} does not say {form.pattern}")
    return html.unescape(match[1])


def manifest(site: Path) -> dict[str, object]:
    """Say what the archive is called, and no more: every page of it fetches this."""
    name = found(TITLE, site / "index.html")
    paper = found(PAPER, site / COLOURS)
    return {
        "id": "./",
        "name": name,
        "short_name": name.removeprefix("The "),
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": paper,
        "theme_color": paper,
        "icons": [
            {
                "src": f"{ICONS}/{file}",
                "sizes": f"{side}x{side}",
                "type": "image/png",
                "purpose": "maskable" if cut else "any",
            }
            for file, side, cut in DRAWN
        ],
    }


def write(site: Path) -> None:
    """Draw the icons and write the manifest."""
    sign = read(site / SIGN)
    (site / ICONS).mkdir(exist_ok=True)
    for name, side, cut in DRAWN:
        (site / ICONS / name).write_bytes(png(side, sign.rows(side, maskable=cut)))
    text = json.dumps(manifest(site), ensure_ascii=False, separators=(",", ":"))
    (site / PATH).write_text(text, encoding="utf-8")
