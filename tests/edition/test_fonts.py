"""The faces have every letter that the archive prints in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scripts import tei
from tests.some import some

FONTS = tei.ROOT / "docs/assets/fonts"


@pytest.fixture(scope="module")
def letters(staged: Path) -> set[str]:
    pages = [*staged.rglob("*.md"), *(tei.ROOT / "docs").glob("*.md")]
    return set("".join(path.read_text("utf-8") for path in pages)) - {"\n", "\t"}


def drawn(name: str) -> set[str]:
    """Give the letters that are in a cut of the book face."""
    with TTFont(FONTS / f"EBGaramond-{name}.woff2") as font:
        return set(map(chr, font.getBestCmap()))


@pytest.mark.parametrize("name", ["Regular", "Italic"])
def test_the_face_has_every_letter_on_the_pages(name: str, letters: set[str]) -> None:
    assert letters - drawn(name) == drawn("Italic-Icelandic") & letters


def test_the_icelandic_letters_stand_in_italics_alone(staged: Path) -> None:
    """Anchors and titles are set in the italic; what is to be copied stands in the machine's."""
    elsewhere = re.compile(r"<(em|i|span|pre)\b[^<>]*>[^<>]*</\1>|\*[^*\n]+\*")
    for path in some(staged.rglob("*.md")):
        _, _, shown = path.read_text("utf-8").rpartition("\n---\n")
        assert not set(elsewhere.sub("", shown)) & drawn("Italic-Icelandic"), path


def test_the_icelandic_letters_are_asked_for_where_they_stand(staged: Path) -> None:
    """Only the pages that show them ask for their cut."""
    style = (tei.ROOT / "docs/assets/css/anchors.css").read_text("utf-8")
    said = {chr(int(code, 16)) for code in re.findall(r"U\+([0-9A-F]+)", style)}
    assert said == drawn("Italic-Icelandic")
    for path in some(staged.rglob("*.md")):
        text = path.read_text("utf-8")
        assert not set(text) & said or "assets/css/anchors.css" in text, path


def test_the_face_keeps_small_capitals_and_old_figures() -> None:
    with TTFont(FONTS / "EBGaramond-Regular.woff2") as font:
        features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
    assert {"smcp", "c2sc", "onum", "lnum"} <= features


def test_the_face_of_what_works_the_site_is_one_weight_and_small() -> None:
    """In controls and references stand letters, figures and marks; a ◊ is the book face's."""
    path = FONTS / "YsabeauOffice.woff2"
    with TTFont(path) as font:
        known = set(map(chr, font.getBestCmap()))
        assert font["OS/2"].usWeightClass == 500
        assert "fvar" not in font
    marks = set("".join(map(chr, range(0x20, 0x7F))) + "§©«»·×–—‘’“”„•…›\u00a0")
    assert marks | set("æøåäöüßéÆØÅÄÖÜÉ") <= known
    assert path.stat().st_size <= 10_000


@pytest.mark.parametrize("name", ["OFL.txt", "OFL-YsabeauOffice.txt", "OFL-UnifrakturMaguntia.txt"])
def test_the_licence_lies_beside_the_face(name: str) -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / name).read_text("utf-8").upper()
