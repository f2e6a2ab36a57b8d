"""The sheet of pieces to print and cut out: forty-two faces, and on a second page their backs."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from gnav_core.core import registry
from scripts.pages import set_figures
from scripts.pages.front_matter import front_matter
from scripts.pages.templates import page_of

PAGE: Final = "which-set/tiles/"
COLUMNS, ROWS = 6, 7
STEP: Final = 31
"""Millimetres from disc to disc; a disc is 28 mm wide, 1.5 mm short of its square on each side."""
DISC: Final = 28


def tiles_page() -> str:
    """Set the page that holds the two sheets."""
    faces = [Markup(set_figures.disc(set_figures.face(piece))) for piece in pieces()]
    back = Markup(set_figures.disc(""))
    return page_of(
        "tiles.html",
        front_matter(
            "A sheet of pieces",
            "Forty-two pieces of Gnav to print and cut out.",
            danish="Et ark brikker",
        ),
        page=PAGE,
        figures=Markup(set_figures.figures()),
        sheets={"Faces": faces, "Backs": [back] * len(faces)},
        columns=COLUMNS,
        rows=ROWS,
        step=STEP,
        disc=DISC,
        margin=(STEP - DISC) / 2,
    )


def pieces() -> tuple[str, ...]:
    """List the forty-two pieces, the best first, as 1774 has them."""
    pieces: tuple[str, ...] = registry.rule_set("gnav-1774").full_bag
    return pieces
