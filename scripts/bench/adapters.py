"""How many lines it takes to bring every rule set to other libraries."""

from __future__ import annotations

from pathlib import Path

from scripts.bench.row import Row, alone

ADAPTERS = Path(__file__).resolve().parents[2] / "gnav_core" / "adapters"
NAMES = {
    "numbered.py": "what both adapters share",
    "openspiel.py": "the adapter for OpenSpiel",
    "pettingzoo.py": "the adapter for PettingZoo",
}


def lines(path: Path) -> int:
    """Count the lines of a file, blank ones and comments too."""
    return len(path.read_text("utf-8").splitlines())


def measure() -> list[Row]:
    """Count the lines of each module; they serve every rule set."""
    return [
        alone(f"{name}, gnav_core/adapters/{file}", lines(ADAPTERS / file), "lines")
        for file, name in NAMES.items()
    ]
