"""Make the pictures: those whose card, form or faces changed are set anew, all others are kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import typst
from PIL import Image

from scripts import tei
from scripts.pages.preview_card import Card, of_rule, of_source
from scripts.prints import faces
from scripts.prints.few_colours import in_few_colours
from scripts.tei.archive import Archive

FORM: Final = Path(__file__).with_name("card.typ")
#: Width and height in dots, which the form sets as points.
SIZE: Final = (1200, 630)
#: The colours of the form. Sixteen take half a byte a dot: the paper, and each ink in steps to it.
PAPER: Final = (0xF7, 0xF1, 0xE3)
INKS: Final = {(0x2B, 0x21, 0x18): 9, (0x7A, 0x23, 0x18): 6}


def cards(archive: Archive) -> Iterator[Card]:
    """Yield a card for each text and for each rule that has a page."""
    for text in archive.texts():
        yield of_source(text)
    for source in archive.sources.values():
        yield from (of_rule(source, rule) for rule in source.rules)


@dataclass(frozen=True)
class Press:
    """Hold where the pictures go, `out`, and where what they are made with lies, `work`."""

    out: Path
    work: Path

    def make(self, wanted: Sequence[Card]) -> int:
        """Make what is not made yet, drop what no card wants; give how many were made."""
        self.out.mkdir(parents=True, exist_ok=True)
        fonts = faces.make(self.work / "faces")
        marks = {card.file: mark(card, fonts) for card in wanted}
        made = self.marks() if self._list.is_file() else {}
        stale = [card for card in wanted if not self._stands(card, marks, made)]
        self._list.unlink(missing_ok=True)
        few: dict[str, Any] = {"palette": chosen(), "dither": Image.Dither.NONE}
        for card, picture in zip(stale, self._set(stale, fonts), strict=True):
            (self.out / card.file).write_bytes(in_few_colours(picture, **few))
        for path in self.out.iterdir():
            if path.name not in marks:
                path.unlink()
        self._list.write_text(json.dumps(marks, indent=1) + "\n", "utf-8")
        return len(stale)

    def marks(self) -> dict[str, str]:
        """Read of what each picture was made."""
        marks: dict[str, str] = json.loads(self._list.read_text("utf-8"))
        return marks

    @property
    def _list(self) -> Path:
        return self.work / "made.json"

    def _stands(self, card: Card, marks: dict[str, str], made: dict[str, str]) -> bool:
        return made.get(card.file) == marks[card.file] and (self.out / card.file).is_file()

    def _set(self, stale: Sequence[Card], fonts: Path) -> list[bytes]:
        """Set cards together, so that the faces are read once; a page each, as PNG."""
        if not stale:
            return []
        root = self.work / "root"
        root.mkdir(parents=True, exist_ok=True)
        told = json.dumps([asdict(card) for card in stale], ensure_ascii=False)
        (root / "cards.json").write_text(told, "utf-8")
        (root / FORM.name).write_text(FORM.read_text("utf-8"), "utf-8")
        pages: Any = typst.compile(
            root / FORM.name,
            root=root,
            font_paths=[fonts],
            ignore_system_fonts=True,
            format="png",
            ppi=72,
        )
        return pages if isinstance(pages, list) else [pages]


def mark(card: Card, fonts: Path) -> str:
    """Name all that a picture is made from, in one word."""
    said = [version("typst"), version("pillow"), str(palette()), json.dumps(asdict(card))]
    parts = [word.encode() for word in said] + [FORM.read_bytes()]
    parts += [path.read_bytes() for path in sorted(fonts.glob("EB*.ttf"))]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def chosen() -> Image.Image:
    """Give the palette as Pillow takes it."""
    few = Image.new("P", (1, 1))
    few.putpalette([part for colour in palette() for part in colour])
    return few


def palette() -> list[tuple[int, ...]]:
    """Give the paper, then the steps from it to each ink, by which the edges of letters are drawn.

    The colours are red, green and blue, 0 to 255 each.
    """
    steps = [(ink, step / many) for ink, many in INKS.items() for step in range(1, many + 1)]
    return [PAPER] + [
        tuple(round(paper + (full - paper) * share) for paper, full in zip(PAPER, ink, strict=True))
        for ink, share in steps
    ]


def press(root: Path = tei.ROOT) -> Press:
    """Give the press of the repository at `root`."""
    made = root / "build" / "previews"
    return Press(made / "pictures", made)
