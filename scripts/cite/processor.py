"""Set items in styles of the Citation Style Language, with citeproc-js under node."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
HAS_STYLES: Final = ROOT / "build/styles/bin/python"

Json = dict[str, Any]

STYLES: Final = {"apa": "apa", "chicago": "chicago-notes-bibliography"}
ENTRY: Final = re.compile(r'<div[^>]*class="csl-entry"[^>]*>(?P<words>.*?)</div>', re.DOTALL)

#: A day of access that stands in no text, and how the styles write it.
DAY: Final = {"date-parts": [[2001, 3, 2]]}
WRITTEN: Final = "March 2, 2001"


@cache
def style_files() -> dict[str, str]:
    """Give the file of each style. Raises FileNotFoundError where the styles are not installed."""
    if not HAS_STYLES.exists():
        raise FileNotFoundError("the styles are not installed: run `make build/styles/made` first")
    asked: list[str | Path] = [HAS_STYLES, Path(__file__).with_name("styles.py"), *STYLES.values()]
    done = subprocess.run(asked, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return dict(zip(STYLES, json.loads(done.stdout), strict=True))


def processed(items: Iterable[Json]) -> dict[str, dict[str, str]]:
    """Set each item in each style: HTML by id and style, the day of access left open."""
    given = {
        "items": [{**item, "accessed": DAY} for item in items],
        "styles": style_files(),
    }
    node = Path(sys.executable).with_name("node")
    done = subprocess.run(
        [node, Path(__file__).with_name("render.mjs")],
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return {
        ident: {style: _entry(html) for style, html in styles.items()}
        for ident, styles in found.items()
    }


def _entry(html: str) -> str:
    """Take an entry out of its frame."""
    match = ENTRY.search(html)
    if match is None:
        raise ValueError(f"the processor gave no entry: {html}")
    return match["words"].strip().replace(WRITTEN, "{day-en}")
