"""The book face has every letter that the archive prints in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scripts import tei

FONTS = tei.ROOT / "docs/assets/fonts"


@pytest.fixture(scope="module")
def letters(staged: Path) -> set[str]:
    pages = [*staged.rglob("*.md"), *(tei.ROOT / "docs").glob("*.md")]
    return set("".join(path.read_text("utf-8") for path in pages)) - {"\n", "\t"}


@pytest.mark.parametrize("name", ["Regular", "Italic"])
def test_the_face_has_every_letter_on_the_pages(name: str, letters: set[str]) -> None:
    with TTFont(FONTS / f"EBGaramond-{name}.woff2") as font:
        known = font.getBestCmap()
    assert {letter for letter in letters if ord(letter) not in known} == set()


def test_the_face_keeps_small_capitals_and_old_figures() -> None:
    with TTFont(FONTS / "EBGaramond-Regular.woff2") as font:
        features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
    assert {"smcp", "c2sc", "onum", "lnum"} <= features


def test_the_licence_lies_beside_the_face() -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text("utf-8").upper()
