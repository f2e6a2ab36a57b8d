"""The sets to cut out: the backs fall on the faces, at full size."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pypdfium2
import pytest
from pypdfium2.raw import FPDF_PAGEOBJ_PATH

SETS = ["gnav-set-1774.a4", "gnav-set-1774.letter", "gnav-set-1917.a4", "gnav-set-1917.letter"]
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
MM = 72 / 25.4
DISC = 27
#: How far a back may lie from its face, in millimetres.
NEAR = 0.1


def discs(page: pypdfium2.PdfPage) -> list[tuple[float, float]]:
    """Where the middles of the discs lie on a page, in millimetres from its left and its foot."""
    found = []
    for drawn in page.get_objects(filter=[FPDF_PAGEOBJ_PATH], max_depth=8):
        left, low, right, high = (edge / MM for edge in drawn.get_bounds())
        if abs(right - left - DISC) < 0.5 and abs(high - low - DISC) < 0.5:
            found.append(((left + right) / 2, (low + high) / 2))
    return found


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("edge", ["long", "short"])
def test_the_backs_fall_on_the_faces_whichever_edge_is_turned(
    printed: Path, name: str, edge: str
) -> None:
    with pypdfium2.PdfDocument(printed / f"{name}.pdf") as pdf:
        width, height = (side / MM for side in pdf[0].get_size())
        assert near((width, height), PAPERS[name.rpartition(".")[2]])
        faces, backs = discs(pdf[0]), discs(pdf[1])
    assert len(faces) == len(backs) == 42
    turned = [(width - x, y) if edge == "long" else (x, height - y) for x, y in backs]
    for face in faces:
        assert sum(near(face, back) for back in turned) == 1


@pytest.mark.parametrize("name", SETS)
def test_the_line_that_tells_the_size_is_fifty_millimetres_long(printed: Path, name: str) -> None:
    with pypdfium2.PdfDocument(printed / f"{name}.pdf") as pdf:
        drawn = pdf[0].get_objects(filter=[FPDF_PAGEOBJ_PATH], max_depth=8)
        lengths = [(b[2] - b[0]) / MM for b in (one.get_bounds() for one in drawn)]
    assert any(abs(length - 50) < 0.5 for length in lengths)  # the stroke itself is 0.4 wide


@pytest.mark.parametrize("name", SETS)
def test_a_set_has_two_of_each_and_says_whose_the_figures_are(printed: Path, name: str) -> None:
    with pypdfium2.PdfDocument(printed / f"{name}.pdf") as pdf:
        faces, backs, told = (page.get_textpage().get_text_bounded() for page in pdf)
    words = Counter(faces.split())
    for named in ("Potten", "Uglen", "Narren", "12", "6"):
        assert words[named] == 2, named
    for page in (faces, told):
        assert "Lorc" in page
        assert "Delapouite" in page
        assert "CC BY 3.0" in page
        assert "recoloured" in page
    assert "CC0" in backs
