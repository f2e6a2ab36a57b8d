"""The page of the pieces of a set: how they look, and the files from which they are printed."""

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
"""From disc to disc; a disc is 28 wide, 1.5 short of its square on each side."""
DISC: Final = 28
#: The sets that are printed: by the year of the names, and for which paper (`scripts/prints/`).
YEARS: Final = ("1774", "1917")
PAPERS: Final = (("a4", "A4"), ("letter", "Letter"))


def tiles_page() -> str:
    """Set the page that shows the pieces and leads to the files."""
    faces = [Markup(set_figures.disc(set_figures.face(piece))) for piece in pieces()]
    return page_of(
        "tiles.html",
        front_matter(
            "A sheet of pieces",
            "Forty-two pieces of Gnav to print and cut out.",
            danish="Et ark brikker",
        ),
        page=PAGE,
        figures=Markup(set_figures.figures()),
        discs=faces,
        years=YEARS,
        papers=PAPERS,
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
