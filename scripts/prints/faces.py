"""The faces of the prints: those of the site, whole, as files that the typesetter reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from scripts.pages import fonts

WORK: Final = "YsabeauOffice.ttf"


def make(target: Path) -> Path:
    """Write every face into a folder, unless it stands there; return the folder.

    The old-style 1 of the book face has a flag, as on the site. The files hold no time.
    """
    target.mkdir(parents=True, exist_ok=True)
    for name, (path, _) in fonts.CUTS.items():
        if not (made := target / f"{name}.ttf").exists():
            font = opened(fonts.PACKAGE / path)
            fonts.redraw_one(font)
            font.save(made)
    if not (made := target / WORK).exists():
        font = opened(fonts.WORK / "files/ysabeau-office-latin-wght-normal.woff2")
        instancer.instantiateVariableFont(font, {"wght": fonts.WEIGHT}, inplace=True)
        name_plainly(font, "Ysabeau Office")
        font.flavor = None
        font.save(made)
    return target


def opened(path: Path) -> TTFont:
    """Open a face so that saving it does not write the time."""
    return TTFont(path, recalcTimestamp=False)


def name_plainly(font: TTFont, family: str) -> None:
    """Name the one weight that is cut out of a face as its regular one, for a typesetter to find.

    The weight it declares is the regular one too: there is no other.
    """
    names = {1: family, 2: "Regular", 4: family, 6: family.replace(" ", "")}
    for record in [*font["name"].names]:
        if record.nameID in names:
            font["name"].setName(names[record.nameID], *_place(record))
        elif record.nameID in {16, 17, 21, 22, 25}:
            font["name"].names.remove(record)
    font["OS/2"].usWeightClass = 400


def _place(record: Any) -> tuple[int, int, int, int]:
    return record.nameID, record.platformID, record.platEncID, record.langID
