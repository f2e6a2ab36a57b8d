"""Cut both faces down to the letters the archive prints, and copy the blackletter beside them.

The package `@expo-google-fonts/eb-garamond` carries the whole of EB Garamond, with its small
capitals and old-style figures; the web packages of the same face leave both out.
`@fontsource-variable/ysabeau-office` has the second face in every weight: one is cut out of it.
The blackletter is copied whole: its licence keeps its name for the unchanged face.
The result is committed, so that building the site needs neither the package nor this program.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from string import ascii_letters

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "node_modules/@expo-google-fonts/eb-garamond"
WORK = ROOT / "node_modules/@fontsource-variable/ysabeau-office"
BLACKLETTER = ROOT / "node_modules/@fontsource/unifrakturmaguntia"
TARGET = ROOT / "docs/assets/fonts"
FEATURES = ["kern", "liga", "locl", "ccmp", "onum", "lnum", "pnum", "tnum"]
ITALIC = "EBGaramond-Italic"
CUTS = {
    "EBGaramond-Regular": ("400Regular/EBGaramond_400Regular.ttf", [*FEATURES, "smcp", "c2sc"]),
    ITALIC: ("400Regular_Italic/EBGaramond_400Regular_Italic.ttf", FEATURES),
    "EBGaramond-SemiBold": ("600SemiBold/EBGaramond_600SemiBold.ttf", FEATURES),
}

# Printable ASCII, the letters of Danish, Norwegian, Swedish, German and of Cuccù, those of French
# words and of Faroese and Icelandic names, and the marks.
LETTERS = "".join(map(chr, range(0x20, 0x7F)))
LETTERS += "æøåäöüßéùÆØÅÄÖÜÉ"
LETTERS += "àèêáíóýðÓ"
LETTERS += "\u00a0§©«»·×–—‘’“”„•…›◊→←≠≤≥±−"
# What one text alone needs beside these is in a cut of its own, that its pages alone ask for.
ICELANDIC = "ÁÚÞúþ"
WEIGHT = 500
SMALL = frozenset(ascii_letters) | {"ae", "oslash", "aring", "AE", "Oslash", "Aring"}


def redraw_one(font: TTFont) -> None:
    """Give the old-style 1 a flag: the face draws it as a small capital I, and 1774 reads I774.

    In the roman the dotless i is that figure; in the italic the lining 1 is brought down to it.
    """
    italic = font["post"].italicAngle != 0
    model, across, up = ("one.lf", 0.8, 0.64) if italic else ("dotlessi", 1.0, 1.0)
    glyphs = font.getGlyphSet()
    for name in ("one.osf", "one.tosf", "one.sc"):
        width, _ = font["hmtx"][name]
        scale = 1.1 if name == "one.sc" else 1.0
        drawn = glyphs[model].width * across * scale
        room = width if name == "one.tosf" else round(drawn + 50)
        pen = TTGlyphPen(glyphs)
        shift = (across * scale, 0.0, 0.0, up * scale, (room - drawn) / 2, 0.0)
        glyphs[model].draw(TransformPen(pen, shift))
        font["glyf"][name] = drawing = pen.glyph()
        drawing.recalcBounds(font["glyf"])
        font["hmtx"][name] = (room, drawing.xMin)


def spare_small_capitals(font: TTFont) -> None:
    """Keep the small capitals of letters only: names of sources need no small figures or marks."""
    table = font["GSUB"].table
    wanted = {
        at
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag in {"smcp", "c2sc"}
        for at in record.Feature.LookupListIndex
    }
    for at in wanted:
        for part in table.LookupList.Lookup[at].SubTable:
            mapping = getattr(getattr(part, "ExtSubTable", part), "mapping", {})
            for glyph in mapping.keys() - SMALL:
                del mapping[glyph]


def settings(features: list[str]) -> subset.Options:
    """Say what a cut keeps beside its letters: these features, and whose work the face is."""
    options = subset.Options()
    options.layout_features = features
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    return options


def cut_book(source: Path, target: Path, features: list[str]) -> None:
    """Write the subset of one file of the book face."""
    options = settings(features)
    font = subset.load_font(str(source), options)
    redraw_one(font)
    spare_small_capitals(font)
    write(font, target, options, LETTERS)


def cut_letters(source: Path, target: Path, letters: str) -> None:
    """Write a few letters of one file of the book face."""
    options = settings(["kern"])
    write(subset.load_font(str(source), options), target, options, letters)


def cut_work(source: Path, target: Path) -> None:
    """Write one weight of the second face, whose figures are lining and of one width as drawn."""
    options = settings(["kern", "liga", "locl", "ccmp"])
    font = subset.load_font(str(source), options)
    instancer.instantiateVariableFont(font, {"wght": WEIGHT}, inplace=True, updateFontNames=True)
    write(font, target, options, LETTERS)


def write(font: TTFont, target: Path, options: subset.Options, letters: str) -> None:
    """Keep these letters, and write the font as WOFF2."""
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    """Cut every face and copy the licences beside them."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, (path, features) in CUTS.items():
        cut_book(PACKAGE / path, TARGET / f"{name}.woff2", features)
    italic, _ = CUTS[ITALIC]
    cut_letters(PACKAGE / italic, TARGET / f"{ITALIC}-Icelandic.woff2", ICELANDIC)
    cut_work(WORK / "files/ysabeau-office-latin-wght-normal.woff2", TARGET / "YsabeauOffice.woff2")
    for made in sorted(TARGET.glob("*.woff2")):
        print(f"{made.name} {made.stat().st_size} bytes")
    shutil.copyfile(PACKAGE / "LICENSE_FONT", TARGET / "OFL.txt")
    shutil.copyfile(WORK / "LICENSE", TARGET / "OFL-YsabeauOffice.txt")
    face = BLACKLETTER / "files/unifrakturmaguntia-latin-400-normal.woff2"
    shutil.copyfile(face, TARGET / "UnifrakturMaguntia.woff2")
    shutil.copyfile(BLACKLETTER / "LICENSE", TARGET / "OFL-UnifrakturMaguntia.txt")


if __name__ == "__main__":
    main()
