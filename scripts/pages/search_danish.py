"""Make the entries of the search for those who read Danish: the same places, told in Danish.

What has no Danish, a page for programmers or a source's own words, stands as in the first index.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from lxml import html
from material.plugins.search.plugin import Parser

from gnav_core.core.sentences import tell
from scripts import tei
from scripts.pages import changes_page, side_by_side_page, titles
from scripts.pages.belonging import belongs
from scripts.pages.commentary import note_id
from scripts.pages.findings import PAGE as LABORATORY
from scripts.pages.glossary_page import PAGE, anchor
from scripts.pages.how_to_text import in_languages
from scripts.pages.html import BIBLIOGRAPHY
from scripts.pages.laboratory_page import TITLE as IN_THE_LABORATORY
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.glossary import Entry
from scripts.tei.translations import without_originals

#: The title and the paragraphs of an entry in Danish, by its place.
Told = tuple[str, Sequence[str]]

#: Pages that are found by their names alone: what stands on them is found where it stands first.
LISTS: Final = {
    PAGE: titles.ours("Glossary"),
    BIBLIOGRAPHY: titles.ours("Bibliography"),
    LABORATORY: IN_THE_LABORATORY,
    changes_page.PAGE: titles.ours("What has changed"),
    side_by_side_page.PAGE: side_by_side_page.TITLE,
}

TAG: Final = re.compile(r"<[^>]*>")
MARKDOWN_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ENGLISH: Final = ".//*[@data-said='en']"
DANISH: Final = ".//*[@data-said='da'][@data-search-exclude]"


def called(source: tei.Source) -> str:
    """Name a source in Danish."""
    return str(tell("da", source.name))


def edition(archive: Archive) -> Iterator[tuple[str, Told]]:
    """Yield what is told of the edition in Danish, by its place."""
    for source in archive.sources.values():
        if source.told:
            found = in_languages(source)["da"]
            lines = (line.words for line in found.sentences())
            yield source.told, (found.title, (f"{found.title}. {found.aim} {found.by}.", *lines))
        for rule in source.rules:
            title, said = titles.title(source, rule).da, titles.sentence(source, rule).da
            named = f"{called(source)}, {title[0].lower()}{title[1:]}"
            yield links.address(rule.id), (named, (said,))
        yield from notes(source)
    for source in (*archive.sources.values(), archive.booklet):
        yield from clauses(archive, source)
    for text in archive.texts():
        yield links.address(text.id), whole(archive, text)
        yield f"{links.address(text.id)}cruces/", (f"Tvivlssteder i {called(text)}", ())
        yield from cruces(text)
    for page, listed in LISTS.items():
        yield page, (listed.da, ())
    for entry in archive.glossary:
        yield term_place(entry), (entry.forms["da"][0], (all_forms(entry), entry.definition_da))


def whole(archive: Archive, source: tei.Source) -> Told:
    """Give a text's own page: its title, what it belongs to, and how we introduce it."""
    opening = tei.ROOT / "docs" / "introductions" / f"{source.id}.opening.da.md"
    said = (belongs(archive, source).da, bare(opening.read_text("utf-8")))
    return f"{called(source)}: {source.title}", said


def bare(markdown: str) -> str:
    """Give the words of a text written by hand, without its links, tags and emphasis."""
    return TAG.sub("", MARKDOWN_LINK.sub(r"\1", markdown)).replace("*", "")


def term_place(entry: Entry) -> str:
    """Give the place of a term in the glossary."""
    return f"{PAGE}#{anchor(entry)}"


def all_forms(entry: Entry) -> str:
    """Give a term in every language and spelling."""
    return ", ".join(form for found in entry.forms.values() for form in found)


def clauses(archive: Archive, source: tei.Source) -> Iterator[tuple[str, Told]]:
    """Yield each clause with its translation, the Danish one where there is one."""
    translated = archive.translated(source)
    told = translated.get("da", translated.get("en"))
    for rule in source.rules:
        for clause in rule.clauses:
            words = [without_originals(told[clause.id])] if told else []
            place = links.address(clause.id)
            yield place, (links.label(clause.id), (tei.corrected(clause.element), *words))


def notes(source: tei.Source) -> Iterator[tuple[str, Told]]:
    """Yield the commentary on each rule."""
    for rule in source.rules:
        for note in source.notes:
            targets = [target for target in note.targets if target.startswith(f"{rule.id}.")]
            if targets and note.kind != "emendation":
                place = f"{links.address(rule.id)}#{note_id(note)}"
                yield place, (f"Note til {links.label(targets[0])}", (note.text_da,))


def cruces(source: tei.Source) -> Iterator[tuple[str, Told]]:
    """Yield what is asked of a source: question and reason; of a gap the answer, which is ours."""
    for crux in (*source.cruces, *source.questions):
        answer = source.summaries[crux.id].sentence["da"]
        told = answer if crux.kind == "gap" else crux.reason_da or crux.reason
        said = (crux.question_da or crux.question, told)
        yield links.address(crux.id), (links.label(crux.id, "da"), said)


def of_page(site: Path, page: str) -> dict[str, tuple[str, str]]:
    """Read a built page as a reader of Danish has it: title and text of each section."""
    tree = html.parse(str(site / page / "index.html"), html.HTMLParser(encoding="utf-8"))
    article = tree.find(".//article")
    for english in article.findall(ENGLISH):
        english.drop_tree()
    for danish in article.findall(DANISH):
        del danish.attrib["data-search-exclude"]
    parser = Parser()
    parser.feed(html.tostring(article, encoding="unicode"))
    parser.close()
    return {
        f"{page}#{section.id}" if section.id else page: (
            "".join(section.title).strip(),
            "".join(section.text).strip(),
        )
        for section in parser.data
    }


def in_danish(
    entries: Sequence[Mapping[str, Any]],
    site: Path,
    told: Mapping[str, tuple[str, str]],
    in_english: tuple[str, ...] = (),
) -> Iterator[dict[str, Any]]:
    """Yield each entry with its Danish title and text, where it has any.

    The pages that begin ``in_english`` have none.
    """
    pages: dict[str, dict[str, tuple[str, str]]] = {}
    for entry in entries:
        place = entry["location"]
        page = place.partition("#")[0]
        as_it_is = entry["title"], entry["text"]
        if place not in told and page not in pages:
            pages[page] = {} if page.startswith(in_english) else of_page(site, page)
        title, text = told.get(place) or pages[page].get(place, as_it_is)
        yield {**entry, "title": title or entry["title"], "text": text}
