"""All that the pages are made from, read once: the texts, translations, glossary, bibliography."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts import tei
from scripts.tei import bibliography, grounds, languages, pointers, revisions
from scripts.tei.bibliography import Work
from scripts.tei.glossary import Entry, load_glossary
from scripts.tei.layers import NS, XML_LANG
from scripts.tei.revisions import Revision
from scripts.tei.translations import Words, load_translations

NONE: Final[Mapping[str, Words]] = {}


@dataclass(frozen=True)
class Archive:
    """Hold the sources, the booklet, translations, glossary, works cited, and every change."""

    sources: dict[str, tei.Source]
    booklet: tei.Source
    translations: Mapping[str, Mapping[str, Words]]
    glossary: tuple[Entry, ...]
    works: tuple[Work, ...]
    revisions: tuple[Revision, ...]

    def texts(self) -> Iterator[tei.Source]:
        """Yield every text: the sources, then the booklet."""
        yield from self.sources.values()
        yield self.booklet

    def family(self, name: str) -> dict[str, tei.Source]:
        """Give the sources of a family."""
        return {source.id: source for source in self.sources.values() if source.family == name}

    def text_of(self, ident: str) -> tei.Source:
        """Give the text that an id belongs to; KeyError if there is none such."""
        name = ident.partition(".")[0]
        return self.booklet if name == self.booklet.id else self.sources[name]

    def translated(self, source: tei.Source) -> Mapping[str, Words]:
        """Give a text's translations by language; none where only a paraphrase is shown."""
        return self.translations.get(source.id, NONE)

    def beside(self, source: tei.Source) -> Mapping[str, Words]:
        """Give the translations that stand beside a text; none where its words are ours anyway."""
        return NONE if source.publish == "ours" else self.translated(source)

    def revised(self, name: str) -> str:
        """Give the day on which a text was last changed, with its notes and translations."""
        return revisions.newest(self.revisions)[name]

    def terms_of(self, ident: str) -> list[Entry]:
        """List the entries of the glossary whose words stand in a rule, by their heads."""
        found = [e for e in self.glossary if any(c.startswith(f"{ident}.") for c in e.clauses)]
        return sorted(found, key=lambda entry: entry.head.casefold())

    def clause(self, ident: str) -> tei.Clause:
        """Find a clause of any text; KeyError if there is none such."""
        return self.text_of(ident).clause(ident)


def load(root: Path = tei.ROOT) -> Archive:
    """Read the whole archive from the repository at ``root``.

    Raises ``ValueError`` where anything in it points to an id that nobody knows, or does not say
    what it rests on.
    """
    pointers.check(root)
    for _ in grounds.grounds(root):
        pass
    sources = tei.load_all(root)
    for source in sources.values():
        if source.publish == "paraphrase":
            withhold(source, sources.values())
    booklet = tei.load_booklet(root)
    return Archive(
        sources=sources,
        booklet=booklet,
        translations=load_translations(root),
        glossary=load_glossary(root, (*sources.values(), booklet)),
        works=bibliography.load(root),
        revisions=tuple(revisions.revisions(root)),
    )


def withhold(source: tei.Source, sources: Iterable[tei.Source]) -> None:
    """Leave out of all notes and evidence what they quote from a text that is not published.

    Its language tells the words: no other source is in it.
    """
    language = languages.language(source.id)
    said = [
        part.element
        for other in sources
        for kind in (other.notes, other.cruces, other.questions)
        for part in kind
    ]
    for element in said:
        for quote in element.iterfind(".//tei:quote", NS):
            if quote.get(XML_LANG) == language:
                del quote[:]
                quote.text = "…"


def print_of(source: tei.Source) -> str | None:
    """Give the address of the Royal Library's text of the print that a source stands in."""
    found = source.header.find(".//tei:sourceDesc/*/tei:ref", NS)
    breaks = source.body.find(".//tei:pb", NS)
    return None if found is None or breaks is None else found.get("target")
