"""The built runtime with a second game: the tiny one, as a browser would be sent it."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from scripts.runtime.archive import read_zip
from scripts.runtime.build import MANIFEST
from scripts.runtime.split import CORE, split, zip_of
from scripts.zips import zipped

TINY = Path(__file__).resolve().parents[1] / "games" / "tiny"
WORDS = {"id": "tiny-high", "title": "Tiny", "short": "Tiny", "lang": "en", "year": "2026"}


def with_tiny(runtime: Path, out: Path) -> Path:
    """Copy a runtime and add the tiny game's zip; its modules are sent as they are written."""
    shutil.copytree(runtime, out)
    files = {
        f"gnav_core/games/tiny/{path.relative_to(TINY).as_posix()}": path.read_bytes()
        for path in TINY.rglob("*")
        if path.suffix in (".py", ".json")
    }
    shared = split(files)
    core = {**read_zip(out / CORE), **shared[CORE]}
    del core["gnav_core/games/__init__.pyc"]
    core["gnav_core/games/__init__.py"] = b'FAMILIES = ("gnav", "tiny")\nASKED = ()\n'
    text = json.loads(core["gnav_core/core/text.json"])
    text["sources"]["tiny-high"] = {**WORDS, "package": "tiny"}
    core["gnav_core/core/text.json"] = json.dumps(text).encode()
    (out / CORE).write_bytes(zipped(core))
    own = zip_of("games.tiny")
    (out / own).write_bytes(zipped(shared[own]))
    manifest = json.loads((out / MANIFEST).read_text(encoding="utf-8"))
    files_there = sorted(path for path in out.iterdir() if path.name != MANIFEST)
    manifest["games"] = ["gnav", "tiny"]
    manifest["files"] = [
        {
            "name": path.name,
            "bytes": path.stat().st_size,
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in files_there
    ]
    (out / MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")
    return out
