"""A book as an EPUB 3: from the same data as its PDF, a file a text."""

from __future__ import annotations

import io
import uuid
import zipfile
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from scripts.prints.runs import Runs

Json = dict[str, Any]

MIMETYPE: Final = "application/epub+zip"
#: The first moment that a zip knows: an EPUB is the same file whenever it is made.
TIME: Final = (1980, 1, 1, 0, 0, 0)
CONTAINER: Final = "META-INF/container.xml"
PACKAGE: Final = "EPUB/package.opf"
#: What makes the name of a book the same for ever: a name of ours, in no space of anybody's.
NAMES: Final = uuid.uuid5(uuid.NAMESPACE_URL, "the-gnav-archive/print")
TAGS: Final = {"em": "em", "term": "i", "lang": "span", "ours": "em", "code": "code"}


class File(NamedTuple):
    """A file of the book: its name, its title, what stands in it."""

    name: str
    title: str
    words: str


def epub(book: Json, css: str) -> bytes:
    """Give a book as an EPUB; `css` is how it looks."""
    setter = Setter(book)
    files = list(setter.files())
    uid = uuid.uuid5(NAMES, f"{book['name']}.{book['lang']}.{book['day']}")
    told = {"book": book, "files": files, "uid": uid, "pages": setter.pages, "setter": setter}
    parts = {
        CONTAINER: _fill("container.xml", path=PACKAGE),
        PACKAGE: _fill("package.opf", **told),
        "EPUB/nav.xhtml": _fill("nav.xhtml", **told),
        "EPUB/book.css": css,
        **{f"EPUB/{file.name}": file.words for file in files},
    }
    return zipped(parts)


def zipped(parts: dict[str, str]) -> bytes:
    """Zip the parts of an EPUB: its kind first and as it is, everything at one fixed time."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("mimetype", TIME), MIMETYPE)
        for name, text in parts.items():
            info = zipfile.ZipInfo(name, TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, text)
    return made.getvalue()


class Setter:
    """Set the parts of one book as XHTML; it knows in which file each id has its place."""

    def __init__(self, book: Json) -> None:
        self.book = book
        self.pages: list[tuple[str, str]] = []
        self.home = {ident: name for name, ident in places(book)}
        self.name = ""

    def files(self) -> Iterator[File]:
        """Yield the files of the book, in their order."""
        said = self.book["words"]
        yield self.file("title.xhtml", "title.xhtml", self.book["title"])
        for text in self.book["texts"]:
            yield self.file(f"{text['id']}.xhtml", "text.xhtml", text["title"], text=text)
        for part in ("glossary", "bibliography", "imprint"):
            yield self.file(f"{part}.xhtml", f"{part}.xhtml", said[part])

    def file(self, name: str, template: str, title: str, **told: Any) -> File:
        """Set one file."""
        self.name = name
        words = _fill(template, book=self.book, title=title, setter=self, **told)
        return File(name, title, words)

    def runs(self, found: Runs) -> Markup:
        """Set runs."""
        return Markup().join(run if isinstance(run, str) else self.run(run) for run in found)

    def run(self, run: dict[str, Any]) -> Markup:
        """Set one run that is no string."""
        kind = run["kind"]
        if kind == "page":
            return self.page(run["n"])
        if kind == "lines":
            items = (Markup("<br/>{}").format(self.runs(item)) for item in run["items"])
            return Markup().join(items)
        words = self.runs(run["words"])
        if kind in {"ref", "work"}:
            return self.link(run["to"], words)
        if kind == "url":
            return Markup('<a href="{}">{}</a>').format(run["to"], words)
        if kind == "corr":
            mark = '<a epub:type="noteref" role="doc-noteref" class="corr" href="#{}">{}°</a>'
            return Markup(mark).format(f"e-{run['id']}", words)
        return Markup("<{0}{1}>{2}</{0}>").format(TAGS[kind], language(run.get("lang")), words)

    def page(self, number: str) -> Markup:
        """Set where a page of the print begins, and keep it for the list of pages."""
        self.pages.append((number, f"{self.name}#p{number}"))
        mark = '<span epub:type="pagebreak" role="doc-pagebreak" id="p{0}" aria-label="{0}"></span>'
        return Markup(mark).format(number)

    def link(self, ident: str, words: object) -> Markup:
        """Link to an id that has a place in the book; else set its words alone."""
        home = self.home.get(ident)
        if home is None:
            return Markup("{}").format(words)
        where = "" if home == self.name else home
        return Markup('<a href="{}#{}">{}</a>').format(where, ident, words)


def language(tag: str | None) -> Markup:
    """Set the attributes that say in which language words are."""
    return Markup(' lang="{0}" xml:lang="{0}"').format(tag) if tag else Markup()


def places(book: Json) -> Iterator[tuple[str, str]]:
    """Yield every id that has a place in the book, after the name of the file it stands in."""
    for text in book["texts"]:
        name = f"{text['id']}.xhtml"
        yield name, text["id"]
        for block in text["blocks"]:
            if block["kind"] == "rule":
                yield name, block["id"]
                yield from ((name, part["id"]) for part in block["parts"] if "id" in part)
        for kind in text["questions"]:
            yield from ((name, entry["id"]) for entry in kind["entries"])
    for group in book["bibliography"]:
        yield from (("bibliography.xhtml", entry["id"]) for entry in group["entries"])


def _fill(template: str, **told: Any) -> str:
    return _templates().get_template(template).render(language=language, **told)


def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("scripts.prints", "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
