"""Cut the book face down to the letters the archive prints, and copy the blackletter beside it.

The package `@expo-google-fonts/eb-garamond` carries the whole of EB Garamond, with its small
capitals and old-style figures; the web packages of the same face leave both out.
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

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "node_modules/@expo-google-fonts/eb-garamond"
BLACKLETTER = ROOT / "node_modules/@fontsource/unifrakturmaguntia"
TARGET = ROOT / "docs/assets/fonts"
FEATURES = ["kern", "liga", "locl", "ccmp", "onum", "lnum", "pnum", "tnum"]
CUTS = {
    "EBGaramond-Regular": ("400Regular/EBGaramond_400Regular.ttf", [*FEATURES, "smcp", "c2sc"]),
    "EBGaramond-Italic": ("400Regular_Italic/EBGaramond_400Regular_Italic.ttf", FEATURES),
    "EBGaramond-SemiBold": ("600SemiBold/EBGaramond_600SemiBold.ttf", FEATURES),
}

# Printable ASCII, the letters of Danish, Norwegian, Swedish and German, and the marks.
LETTERS = "".join(map(chr, range(0x20, 0x7F)))
LETTERS += "æøåäöüßéÆØÅÄÖÜÉ"
LETTERS += "\u00a0§©«»·×–—‘’“”„•…›◊→←≠≤≥"
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


def cut(source: Path, target: Path, features: list[str]) -> None:
    """Write the subset of one font file as WOFF2."""
    options = subset.Options()
    options.layout_features = features
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    font = subset.load_font(str(source), options)
    redraw_one(font)
    spare_small_capitals(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    """Cut every face and copy the licence beside them."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, (path, features) in CUTS.items():
        cut(PACKAGE / path, TARGET / f"{name}.woff2", features)
        print(f"{name}.woff2 {(TARGET / f'{name}.woff2').stat().st_size} bytes")
    shutil.copyfile(PACKAGE / "LICENSE_FONT", TARGET / "OFL.txt")
    face = BLACKLETTER / "files/unifrakturmaguntia-latin-400-normal.woff2"
    shutil.copyfile(face, TARGET / "UnifrakturMaguntia.woff2")
    shutil.copyfile(BLACKLETTER / "LICENSE", TARGET / "OFL-UnifrakturMaguntia.txt")


if __name__ == "__main__":
    main()
