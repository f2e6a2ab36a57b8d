"""What one saving asks for, in the order in which somebody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from gnav_core.games import ASKED, FAMILIES
from scripts import site
from scripts.pages.templates import TEMPLATES
from scripts.runtime import __main__ as runtime
from scripts.runtime import bundle, told
from scripts.stage import Part, Stage
from scripts.tei import text
from scripts.watch import kinds
from scripts.watch.drawing import Drawing

#: Read before anything is saved: their modules, and the templates, which are asked for their day.
for family in (*FAMILIES, *ASKED):
    import_module(f"gnav_core.games.{family}")
for template in TEMPLATES.list_templates():
    TEMPLATES.get_template(template)

Tell = Callable[[dict[str, Any]], None]
ROOT: Final = Path(__file__).resolve().parents[2]


def place_of(looked: str) -> str:
    """Give the file of the site that a path of an address stands for."""
    return f"{looked}index.html" if looked.endswith("/") or not looked else looked


def names_of(place: str) -> tuple[str, ...]:
    """Give the names that the page of a place may be staged by."""
    folder = place.removesuffix("index.html").rstrip("/")
    return (f"{folder}/index.md", f"{folder}.md") if folder else ("index.md",)


class Noting(Stage):
    """Stage files, and note which of them are others than before."""

    def __init__(self, target: Path) -> None:
        super().__init__(target)
        self.noted: list[str] = []

    def write_bytes(self, name: str, data: bytes) -> None:
        """Write a file, and note it."""
        before = self.changed
        super().write_bytes(name, data)
        if self.changed > before:
            self.noted.append(name)


class Saving:
    """What one saving asks for."""

    def __init__(self, saved: Iterable[str], tell: Tell, drawing: Drawing) -> None:
        self.asks, self.tell, self.drawing = kinds.of_all(saved), tell, drawing
        self.stage = Noting(ROOT / "build/docs")
        self.parts: dict[str, Part] = {}
        self.fresh: set[str] = set()

    def first(self, looked: Iterable[str]) -> None:
        """See to what everything else goes by, then to the pages that are looked at."""
        if self.asks.table and not self.asks.rules:
            self.bundle()
        by_hand = self.write(site.by_hand(ROOT))
        if self.asks.bound:
            self.tell({"seen": self.drawing.bind()})
        if self.asks.archive:
            self.parts = {part.name: part for part in site.of_archive(ROOT)}
        if not {*by_hand} <= self.drawing.places.keys():
            self.drawing.list_files()
        places = self.drawing.places
        for one in (*looked, *filter(None, map(places.get, by_hand))):
            self.look(one)

    def then(self) -> None:
        """See to what takes longer."""
        if self.asks.words:
            self.compare()
        if self.asks.rules:
            runtime.renew(ROOT / "build/runtime")
            self.bundle()
            self.tell({"said": "the rules in the browser are the new ones"})

    def look(self, looked: str) -> None:
        """Draw a page that is looked at, unless it was drawn since the saving."""
        place = place_of(looked)
        if place in self.fresh:
            return
        for name in names_of(place):
            if part := self.parts.get(name):
                self.write([part])
                if place not in self.drawing.pages:
                    self.drawing.list_files()
        if place not in self.drawing.pages:
            return
        said = len(self.drawing.warnings.said)
        if self.drawing.draw(place):
            self.tell({"seen": [place]})
        self.fresh.add(place)
        for warning in self.drawing.warnings.said[said:]:
            self.tell({"trouble": warning})

    def write(self, parts: Iterable[Part]) -> list[str]:
        """Stage some parts, lay into the site what is no page, and give the pages, each if new."""
        for part in parts:
            part.write(self.stage)
        noted, self.stage.noted = self.stage.noted, []
        laid = [name for name in noted if not name.endswith(".md")]
        for name in laid:
            self.drawing.write(name, (self.stage.target / name).read_bytes())
        if laid:
            self.tell({"seen": laid})
        return [name for name in noted if name.endswith(".md")]

    def bundle(self) -> None:
        """Bundle the table's scripts, with what is drawn before Python has come."""
        bundle.bundle(ROOT / "build/table")
        if self.asks.rules:
            told.write(ROOT / "build/runtime", ROOT / "build/table")
        self.write(site.made(ROOT))

    def compare(self) -> None:
        """Say what is made from the sources and committed, and is no longer as they say."""
        try:
            stale = text.stale(ROOT)
        except ValueError as untold:
            self.tell({"said": f"{untold}; then `make text`"})
            return
        if names := [path.relative_to(ROOT).as_posix() for path in stale]:
            self.tell({"said": f"`make text` has yet to write {', '.join(sorted(names))}"})
