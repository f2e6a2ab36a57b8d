"""Stage the page of credits, the bill of materials, and the licences that both point to."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from scripts.credits.bill import bill
from scripts.credits.page import fill
from scripts.credits.parts import parts
from scripts.stage import Stage

PAGE: Final = "credits.md"
BILL: Final = "credits/parts.json"
OURS: Final = "MIT-The-Gnav-Archive.txt"


def publish(stage: Stage, root: Path) -> None:
    """Stage all of it."""
    found = parts(root)
    stage.write(PAGE, fill((root / "docs" / PAGE).read_text("utf-8"), found))
    stage.write(BILL, bill(found))
    for path in sorted((root / "LICENSES").glob("*.txt")):
        stage.write(f"licences/{path.name}", path.read_text("utf-8"))
    stage.write(f"licences/{OURS}", (root / "LICENSE").read_text("utf-8"))
