"""Make a print: set it with typst, and say what came of it. What is made already is kept."""

from __future__ import annotations

import datetime
import hashlib
import io
import json
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import pikepdf
import typst

from scripts import tei
from scripts.prints import faces
from scripts.prints.catalogue import Print
from scripts.prints.epub import epub
from scripts.prints.few_colours import in_few_colours

Json = dict[str, Any]

HERE: Final = Path(__file__).parent
FORMS: Final = HERE / "typst"
CSS: Final = HERE / "book.css"
#: PDF for keeping, and for whoever listens: what both ask for, typst sees to.
STANDARDS: Final = ("a-2a", "ua-1")
STANDARDS_SAID: Final = ("PDF/A-2a", "PDF/UA-1")
#: Points to an inch of the pictures on the page of prints, which shows the rules smaller.
PPI: Final = 62
PPI_OF_RULES: Final = 44
#: Ink on paper and a few tones between: whoever keeps the archive keeps all these pictures.
COLOURS: Final = 24
TYPES: Final = {"pdf": "application/pdf", "epub": "application/epub+zip"}


@dataclass(frozen=True)
class Press:
    """Where prints are made: `out` is what goes to the site, `work` what lies beside the press."""

    out: Path
    work: Path

    def make(self, one: Print) -> Json:
        """Make the files of a print and its pictures, unless they are there; say what they are."""
        data = one.data()
        words = json.dumps(data, ensure_ascii=False, sort_keys=True)
        made_from = self.made_from(one, words)
        mark = self.work / f"{one.name}.made"
        if not (mark.exists() and mark.read_text("utf-8") == made_from and self.stands(one)):
            mark.unlink(missing_ok=True)
            self.set(one, data)
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.write_text(made_from, "utf-8")
        return self.told(one)

    def made_from(self, one: Print, words: str) -> str:
        """Name all that a print is made from, in one word."""
        parts = [version("typst"), version("pillow"), one.day, words]
        parts += [path.read_text("utf-8") for path in sorted(HERE.rglob("*.*")) if is_form(path)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def stands(self, one: Print) -> bool:
        """Tell whether every file of a print is there."""
        return all((self.out / name).is_file() for name in (*files(one), *pictures(one)))

    def set(self, one: Print, data: Json) -> None:
        """Set a print: its PDF, its EPUB where it has one, and its pictures."""
        target = self.out / f"{one.name}.pdf"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(self.compiled(one, data, format="pdf", pdf_standards=[*STANDARDS]))
        if "epub" in one.formats:
            made = epub(data, CSS.read_text("utf-8"))
            (self.out / f"{one.name}.epub").write_bytes(made)
        ppi = PPI_OF_RULES if one.kind == "rules" else PPI
        pages = self.compiled(one, one.preview(data), format="png", ppi=ppi)
        pages = pages if isinstance(pages, list) else [pages]
        for name, page in zip(pictures(one), one.pictured, strict=True):
            (self.out / name).parent.mkdir(parents=True, exist_ok=True)
            (self.out / name).write_bytes(in_few_colours(pages[page - 1], colors=COLOURS))

    def compiled(self, one: Print, data: Json, **how: Any) -> Any:
        """Let typst set some data by the form of a print; a fault in either stops the build."""
        root = self.work / "root"
        root.mkdir(parents=True, exist_ok=True)
        for path in FORMS.glob("*.typ"):
            (root / path.name).write_text(path.read_text("utf-8"), "utf-8")
        (root / "data.json").write_text(json.dumps(data, ensure_ascii=False), "utf-8")
        day = datetime.datetime.fromisoformat(one.day).replace(tzinfo=datetime.UTC)
        try:
            return typst.compile(
                root / f"{one.form}.typ",
                root=root,
                font_paths=[faces.make(self.work / "faces")],
                ignore_system_fonts=True,
                sys_inputs={"data": "/data.json"},
                timestamp=int(day.timestamp()),
                **how,
            )
        except typst.TypstError as fault:
            raise ValueError(f"{one.name} cannot be set: {fault}; {fault.hints}") from fault

    def told(self, one: Print) -> Json:
        """Say what there is of a print: each file with its kind, bytes, pages and checksum."""
        return {
            "name": one.name,
            "kind": one.kind,
            "title": one.title._asdict(),
            "languages": list(one.languages),
            "day": one.day,
            "sources": list(one.sources),
            "licences": list(one.licences),
            "pictures": pictures(one),
            "files": [self.file_told(name) for name in files(one)],
        }

    def file_told(self, name: str) -> Json:
        """Say what a file is."""
        data = (self.out / name).read_bytes()
        kind = name.rpartition(".")[2]
        told = {
            "name": name,
            "type": TYPES[kind],
            "bytes": len(data),
            "sha256": hashlib.sha256(data).hexdigest(),
        }
        if kind != "pdf":
            return told | {"standards": ["EPUB 3.3"]}
        with pikepdf.open(io.BytesIO(data)) as pdf:
            return told | {"pages": len(pdf.pages), "standards": list(STANDARDS_SAID)}


#: What changes the bytes of a print without changing its words or its form.
PROGRAMS: Final = {"epub.py", "few_colours.py", "making.py"}


def is_form(path: Path) -> bool:
    """Tell whether a file is one that a print is set by."""
    return path.suffix in {".typ", ".xhtml", ".opf", ".xml", ".css"} or path.name in PROGRAMS


def files(one: Print) -> list[str]:
    """Name the files of a print."""
    return [f"{one.name}.{ending}" for ending in one.formats]


def pictures(one: Print) -> list[str]:
    """Name the pictures of a print."""
    return [f"pictures/{one.name}.{page}.png" for page in one.pictured]


def press(root: Path = tei.ROOT) -> Press:
    """Give the press of the repository at `root`."""
    made = root / "build" / "prints"
    return Press(made / "print", made / "work")
