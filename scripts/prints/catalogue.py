"""Every print there is: its name for ever, its kind, its language, and what it is made from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from scripts.pages.titles import Bilingual, in_both, ours
from scripts.prints import book, sets, sheets
from scripts.prints.imprint import licences_of
from scripts.tei.archive import Archive

Json = dict[str, Any]

CC0: Final = "https://creativecommons.org/publicdomain/zero/1.0/"
CC_BY: Final = "https://creativecommons.org/licenses/by/3.0/"
KINDS: Final = {
    "book": ours("The books"),
    "set": ours("A Gnav set to cut out"),
    "sheet": ours("One page at the table"),
    "rules": ours("The rules of each source on one page"),
}


@dataclass(frozen=True)
class Print:
    """A print: its name without its ending, and what gives its data to the typesetter.

    `form` is the typesetter's file, `pictured` the pages that stand for it on the page of prints,
    `preview` what part of the data these are set from. `languages` are those it is read in.
    """

    name: str
    kind: str
    title: Bilingual
    languages: tuple[str, ...]
    form: str
    data: Callable[[], Json]
    day: str
    sources: tuple[str, ...]
    licences: tuple[str, ...]
    pictured: tuple[int, ...] = (1,)
    preview: Callable[[Json], Json] = dict

    @property
    def formats(self) -> tuple[str, ...]:
        """Name the files of it: an EPUB beside the PDF where it is a book."""
        return ("pdf", "epub") if self.kind == "book" else ("pdf",)


def prints(archive: Archive) -> Iterator[Print]:
    """Yield every print: books, sets, sheets, rules, each in its languages."""
    yield from all_books(archive)
    yield from gnav_sets(archive)
    for language in book.LANGUAGES:
        yield from table_sheets(archive, language)
    for language in book.LANGUAGES:
        yield from rule_sheets(archive, language)


def all_books(archive: Archive) -> Iterator[Print]:
    """Yield the books in each language."""
    for language in book.LANGUAGES:
        yield from books(archive, language)


def books(archive: Archive, language: str) -> Iterator[Print]:
    """Yield the two books in a language, each pictured by an opening of one of its texts."""
    for volume in book.volumes(archive):
        licences = {uri for text in volume.texts for uri, _ in licences_of(text, language) if uri}
        yield Print(
            name=f"{volume.name}.{language}",
            kind="book",
            title=volume.subtitle,
            languages=(language,),
            form="book",
            data=lambda volume=volume: book.book(archive, volume, language),  # type: ignore[misc]
            day=book.day(archive, volume),
            sources=tuple(text.id for text in volume.texts),
            licences=tuple(sorted(licences)),
            pictured=(4, 5),
            preview=last_text,
        )


def last_text(data: Json) -> Json:
    """Leave of a book the text that stands last, without what is said of it."""
    (text,) = data["texts"][-1:]
    bare = {**text, "corrections": [], "notes": [], "questions": []}
    return {**data, "texts": [bare], "glossary": [], "bibliography": [], "index": []}


def gnav_sets(archive: Archive) -> Iterator[Print]:
    """Yield the Gnav sets: names of two sources, two papers."""
    for ident in sets.NAMED_BY:
        source = archive.sources[ident]
        for paper in sets.PAPERS:
            yield Print(
                name=f"gnav-set-{source.year}.{paper}",
                kind="set",
                title=ours("Named as in {year}", year=source.year),
                languages=book.LANGUAGES,
                form="set",
                data=lambda source=source, paper=paper: sets.gnav_set(source, paper),  # type: ignore[misc]
                day=archive.revised(ident),
                sources=(ident,),
                licences=(CC_BY, CC0),
            )


def table_sheets(archive: Archive, language: str) -> Iterator[Print]:
    """Yield what else lies on a table: the packs, a slate, an evening."""
    (booklet, _) = book.volumes(archive)
    games = tuple(text.id for text in booklet.texts[1:])
    of_cards = (*games, sets.TAROT, sets.GERMAN)
    made: dict[str, tuple[Bilingual, Callable[[], Json], tuple[str, ...]]] = {
        "packs": (sets.PACKS["title"], lambda: sets.packs(archive, language), of_cards),
        "slate": (sets.SLATE["title"], lambda: sets.slate(language), ("gnav-1774",)),
        "evening": (sheets.EVENING, lambda: sheets.evening(archive, language), games),
    }
    for name, (title, data, sources) in made.items():
        yield Print(
            name=f"{name}.{language}",
            kind="sheet",
            title=title,
            languages=(language,),
            form=name,
            data=data,
            day=max(archive.revised(source) for source in sources),
            sources=sources,
            licences=(CC0,),
        )


def rule_sheets(archive: Archive, language: str) -> Iterator[Print]:
    """Yield the rules of each source that is played on one page."""
    for source in filter(attrgetter("told"), archive.sources.values()):
        yield Print(
            name=f"rules/{source.id}.{language}",
            kind="rules",
            title=in_both(source.name),
            languages=(language,),
            form="sheet",
            data=lambda source=source: sheets.rule_sheet(source, language),  # type: ignore[misc]
            day=archive.revised(source.id),
            sources=(source.id,),
            licences=(CC0,),
        )
