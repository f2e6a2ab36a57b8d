"""Stage the reference: its list, and a page for each public module."""

from __future__ import annotations

from pathlib import Path

from scripts.reference.described import modules
from scripts.reference.modules import PUBLIC
from scripts.reference.page import FOLDER, index_page, module_page, places
from scripts.stage import Stage


def publish(stage: Stage, root: Path) -> None:
    """Stage all of it."""
    found = modules(root, PUBLIC)
    known = places(found)
    stage.write(f"{FOLDER}index.md", index_page(found))
    for name, module in found.items():
        stage.write(f"{FOLDER}{name}/index.md", module_page(name, module, known))
