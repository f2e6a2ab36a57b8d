"""A book of the edition as data: what it holds, for a typesetter or for an e-book."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from scripts import tei
from scripts.pages import days, front_page
from scripts.pages.titles import Bilingual, ours
from scripts.prints import back, commentary, imprint
from scripts.prints.texts import Text
from scripts.tei.archive import Archive
from scripts.tei.layers import NS
from scripts.tei.passages import shown_lang

Json = dict[str, Any]

LANGUAGES: Final = ("en", "da")
#: What the books call their parts and what stands in them, by the name the typesetter uses.
WORDS: Final = {
    "contents": ours("Contents"),
    "notes": ours("Notes"),
    "corrections": ours("Corrections"),
    "received": ours("received text"),
    "supplied": ours("not in the received text"),
    "choices": ours("What can be chosen"),
    "chosen": ours("ours"),
    "evidence": ours("Evidence"),
    "reason": ours("Reason"),
    "else": ours("What else could stand there"),
    "glossary": ours("Glossary"),
    "bibliography": ours("Bibliography"),
    "index": ours("Index of clauses"),
    "imprint": ours("Imprint"),
    "printed": ours("Pages of the print"),
    "summary": ours(
        "Text alone, in the order in which it is read, with headings, links and a table of "
        "contents; each passage says in which language it is."
    ),
}


@dataclass(frozen=True)
class Volume:
    """A book: its name in addresses, its titles, and the texts that it holds, in their order."""

    name: str
    title: Bilingual
    subtitle: Bilingual
    kind: str
    texts: tuple[tei.Source, ...]


def volumes(archive: Archive) -> tuple[Volume, Volume]:
    """List the books: the booklet of 1774 with its eleven games, then Gnav's other sources."""
    games = tuple(game.source for game in front_page.printed(archive))
    others = tuple(s for s in archive.family("gnav").values() if s not in games)
    return (
        Volume(
            "booklet-1774",
            Bilingual(archive.booklet.title, archive.booklet.title),
            ours("The booklet of 1774 with its eleven games, translated, with notes and cruces"),
            "booklet",
            (archive.booklet, *games),
        ),
        Volume(
            "gnav-sources",
            ours("Gnav: the other sources"),
            ours("1917, Wikipedia, the Royal Library and a German page, with notes and cruces"),
            "sources",
            others,
        ),
    )


def book(archive: Archive, volume: Volume, language: str) -> Json:
    """Give a book in a language, whole."""
    texts = [text_data(archive, text, language) for text in volume.texts]
    glossary = back.glossary(archive, volume.texts, language)
    cited = back.works_in([texts, glossary])
    return {
        "name": volume.name,
        "lang": language,
        "title": getattr(volume.title, language),
        "titleLang": "da" if volume.kind == "booklet" else language,
        "subtitle": getattr(volume.subtitle, language),
        "printed": printed(volume.texts),
        "tongues": sorted({shown_lang(text) for text in volume.texts} - {language}),
        "day": day(archive, volume),
        "said": getattr(days.in_both(day(archive, volume)), language),
        "words": {name: getattr(said, language) for name, said in WORDS.items()},
        "opening": imprint.opening(language, volume.kind),
        "texts": texts,
        "glossary": glossary,
        "bibliography": back.works(archive, cited, language),
        "index": back.index(volume.texts),
        "imprint": imprint.imprint(volume.texts, language, days.in_both(day(archive, volume))),
    }


def printed(texts: tuple[tei.Source, ...]) -> str:
    """Name the print whose pages are marked in a book; empty where no print has any."""
    found = (text.header.find(".//tei:monogr", NS) for text in texts)
    book = next((one for one in found if one is not None), None)
    if book is None:
        return ""
    title, year = book.find("tei:title", NS), book.find(".//tei:date", NS)
    return " ".join(tei.prose(part) for part in (title, year) if part is not None)


def day(archive: Archive, volume: Volume) -> str:
    """Give the day on which anything in a book was last changed."""
    parts = (*(text.id for text in volume.texts), "glossary", "bibliography")
    return max(archive.revised(name) for name in parts)


def text_data(archive: Archive, source: tei.Source, language: str) -> Json:
    """Give one text of a book with all that is said of it."""
    text = Text(archive, source, language)
    return {
        "id": source.id,
        "name": source.name,
        "title": source.title,
        "year": source.year,
        "lang": shown_lang(source),
        "faces": bool(text.translated),
        "blocks": list(text.blocks()),
        "corrections": commentary.corrections(text),
        "notes": commentary.notes(text),
        "questions": commentary.questions(text),
    }
