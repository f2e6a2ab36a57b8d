"""Canasta: one page of its rules, which is asked and not played; no game is made of it."""

from typing import Final

SOURCE: Final = "canasta-1950"
USES: Final = ("cards",)
"""Packages that have to come with it: what a card is called."""

CALLS: Final = {
    f"canasta-{ask}": f"gnav_core.games.canasta.asked:{ask.replace('-', '_')}"
    for ask in ("pile", "red-three", "red-three-counts", "turn-up", "end", "cards")
}
"""What the browser calls it for."""

COMMANDS: Final = {"pile": "gnav_core.games.canasta.commands.pile"}
"""What it is asked by at a terminal."""

COMES_WITH: Final = "answer"
"""A module that has come when all have."""
