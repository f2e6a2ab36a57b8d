"""Finish the search index: one entry a clause, a note, a crux and a term, in every spelling.

The site builder indexes the pages written by hand. The entries of the edition are made here from
the sources, so that each opens at its clause, and is found by every spelling of its words. Those
who read Danish have an index of their own, which nobody else fetches.
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any, Final

from scripts import tei
from scripts.pages import titles
from scripts.pages.belonging import belongs
from scripts.pages.commentary import note_id
from scripts.pages.how_to_text import in_languages
from scripts.pages.html import BIBLIOGRAPHY
from scripts.pages.little_words import LITTLE, little
from scripts.pages.search_danish import (
    LISTS,
    all_forms,
    bare,
    edition,
    in_danish,
    term_place,
)
from scripts.pages.search_spellings import Spellings
from scripts.tei import links
from scripts.tei.archive import Archive, load
from scripts.tei.bibliography import Work
from scripts.tei.glossary import Entry
from scripts.tei.layers import NS, XML_ID, diplomatic, prose
from scripts.tei.translations import without_originals

Doc = dict[str, Any]

#: Where it stands how a player asks for a rule, in each language: a file for a folder of sources.
ASKED: Final = {"en": "asked.toml", "da": "asked.da.toml"}
#: Pages for those who work with the programme come after what players ask for, and each part of
#: them is found by its title: all words of all games leave no room for theirs.
FOR_PROGRAMMERS: Final = 0.2
#: A place as one types it, without the brackets: ``3d`` for the label ``1774:3[d]``.
TYPED: Final = re.compile(r"(\w+)\[(\w)\]$")
#: A word of a question, or a number.
ASKED_WORD: Final = re.compile(r"\w+")
#: How to play stands before all that only has these words, by the first source before the others.
HOW_TO_PLAY: Final = (7, 2)

#: The words of the sources come before what is said of them, those of the first family before all.
CLAUSE_FIRST: Final = (5, 4)


def paragraphs(*texts: str) -> str:
    """Set texts as the index holds them, each a paragraph."""
    return "".join(f"<p>{escape(text, quote=False)}</p>" for text in texts if text)


def doc(location: str, title: str, text: str, norm: str = "") -> Doc:
    """Make one entry."""
    return {"location": location, "title": title, "text": text, "norm": norm}


def docs(archive: Archive, introductions: Path) -> Iterator[Doc]:
    """Yield the entries of the edition, each page before its parts."""
    for source in archive.sources.values():
        yield whole(archive, source, introductions)
        if source.told:
            yield told(source)
        for rule in source.rules:
            yield rule_doc(source, rule)
            yield from clauses(archive, source, rule)
            yield from notes(source, rule)
    booklet = archive.booklet
    yield whole(archive, booklet, introductions)
    for part in booklet.rules:
        yield from clauses(archive, booklet, part)
    for text in archive.texts():
        yield from cruces(text)
    yield from (doc(page, named.en, "") for page, named in LISTS.items())
    yield from map(term, archive.glossary)
    yield from map(work, archive.works)


def rule_doc(source: tei.Source, rule: tei.Rule) -> Doc:
    """Make the entry of a rule's page: its title, and its sentence."""
    title, said = titles.title(source, rule).en, titles.sentence(source, rule).en
    named = f"{source.name}, {title[0].lower()}{title[1:]}"
    return doc(links.address(rule.id), named, paragraphs(said))


def told(source: tei.Source) -> Doc:
    """Make the entry of the page on how to play by a source."""
    said = in_languages(source)["en"]
    lines = (line.words for line in said.sentences())
    made = doc(source.told, said.title, paragraphs(f"{said.aim} {said.by}.", *lines))
    return {**made, "boost": HOW_TO_PLAY[source.id != tei.order()[0]]}


def whole(archive: Archive, source: tei.Source, introductions: Path) -> Doc:
    """Make the entry of a text's own page: its title, what it belongs to, how we introduce it."""
    said = (introductions / f"{source.id}.md").read_text("utf-8")
    named = f"{source.name}: {source.title}"
    return doc(
        links.address(source.id),
        named,
        paragraphs(belongs(archive, source).en, bare(said)),
        heading(source),
    )


def heading(source: tei.Source) -> str:
    """Give the heading of a text as received: Styr-Volt, which we call Styrvolt."""
    head = source.body.find(f".//tei:head[@{XML_ID}='{source.id}.head']", NS)
    return "" if head is None else diplomatic(head)


def clauses(archive: Archive, source: tei.Source, rule: tei.Rule) -> Iterator[Doc]:
    """Yield each clause: its corrected words and its translation, its other layers unseen."""
    told = archive.translated(source).get("en", {})
    boost = CLAUSE_FIRST[source.family != archive.sources[tei.order()[0]].family]
    for clause in rule.clauses:
        translated = [without_originals(told[clause.id])] if told else []
        label = links.label(clause.id)
        typed = "".join(TYPED.findall(label)[0]) if TYPED.search(label) else ""
        other = f"{diplomatic(clause.element)} {tei.normalised(clause.element)}"
        text = paragraphs(tei.corrected(clause.element), *translated)
        made = doc(links.address(clause.id), label, text, other)
        yield {**made, "boost": boost, "typed": typed}


def notes(source: tei.Source, rule: tei.Rule) -> Iterator[Doc]:
    """Yield the commentary on a rule."""
    for note in source.notes:
        targets = [target for target in note.targets if target.startswith(f"{rule.id}.")]
        if targets and note.kind != "emendation":
            place = f"{links.address(rule.id)}#{note_id(note)}"
            yield doc(place, f"Note on {links.label(targets[0])}", paragraphs(note.text))


def cruces(source: tei.Source) -> Iterator[Doc]:
    """Yield what is asked of a source: question and reason; of a gap the answer, which is ours."""
    if source.cruces or source.questions:
        yield doc(f"{links.address(source.id)}cruces/", f"Cruces and gaps of {source.name}", "")
    for crux in (*source.cruces, *source.questions):
        told = source.summaries[crux.id].sentence["en"] if crux.kind == "gap" else crux.reason
        text = paragraphs(crux.question, told)
        yield doc(links.address(crux.id), links.label(crux.id), text)


def term(entry: Entry) -> Doc:
    """Make the entry of a term."""
    forms = all_forms(entry)
    said = paragraphs(forms, entry.definition, *entry.notes)
    return doc(term_place(entry), entry.head, said, forms)


def work(cited: Work) -> Doc:
    """Make the entry of a work: how we call it, and what it is."""
    place = f"{BIBLIOGRAPHY}#{cited.id.partition('.')[2]}"
    return doc(place, cited.short, paragraphs(prose(cited.described())))


def questions(language: str) -> dict[str, str]:
    """Read how a player asks for each rule or other place; it is asked for in one file only."""
    found: dict[str, str] = {}
    for path in sorted((tei.ROOT / "sources").glob(f"*/{ASKED[language]}")):
        asked = tomllib.loads(path.read_text("utf-8"))
        if twice := sorted(found.keys() & asked):
            raise ValueError(f"{twice[0]} is asked for in {path} and in another file")
        found |= asked
    return found


def in_plain_words(asked: Mapping[str, set[str]]) -> dict[str, str]:
    """Give the words by which each place is asked for in either language, and others for each.

    Little words are none of them; what a question says twice counts for more.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    for language in ASKED:
        for named, question in questions(language).items():
            place = links.address(named) if links.is_id(named) else named
            said = [w for w in ASKED_WORD.findall(question.lower()) if w not in LITTLE[language]]
            others = {more for word in said for more in asked.get(word, ())}
            found[place] += [*said, *sorted(others)]
    return {place: " ".join(said) for place, said in found.items()}


def finish(index: Path, archive: Archive, for_programmers: tuple[str, ...] = ()) -> None:
    """Add the edition to a built index and other spellings to every entry, and make the Danish one.

    The pages that begin ``for_programmers`` come last of all that is found.
    """
    data = json.loads(index.read_text("utf-8"))
    made = list(docs(archive, tei.ROOT / "docs/introductions"))
    places = {entry["location"] for entry in made}
    every = [entry for entry in data["docs"] if entry["location"] not in places] + made
    for entry in every:
        if for_programmers and entry["location"].startswith(for_programmers):
            entry |= {"boost": FOR_PROGRAMMERS, "text": ""}
    told = {place: (title, paragraphs(*said)) for place, (title, said) in edition(archive)}
    spellings = Spellings(archive)
    danish = in_danish(every, index.parents[1], told, for_programmers)
    for name, language, entries in (
        (index.name, "en", every),
        (f"{index.stem}.da.json", "da", danish),
    ):
        config = {**data["config"], "little": little(language), "spellings": spellings.as_json()}
        finished = {"config": config, "docs": list(spelled(entries, spellings))}
        written = json.dumps(finished, ensure_ascii=False, separators=(",", ":"))
        index.with_name(name).write_text(written, "utf-8")


def spelled(entries: Iterable[Doc], spellings: Spellings) -> Iterator[Doc]:
    """Yield each entry with what its spellings are made from, and with how a player asks for it."""
    plain = in_plain_words(spellings.sought)
    for entry in entries:
        question = plain.get(entry["location"])
        whose = {"theirs": "first"} if "typed" in entry else {}
        whose = whose if "norm" in entry else {"theirs": "all"}
        other = f"{spellings.left({**entry, **whose})} {entry.get('typed', '')}".strip()
        found = {key: value for key, value in entry.items() if key != "typed"}
        yield {**found, **whose, **({"asked": question} if question else {}), "norm": other}


def main() -> None:
    """Finish the index named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("index", type=Path)
    parser.add_argument("for_programmers", nargs="*", help="how the addresses of such pages begin")
    parsed = parser.parse_args()
    finish(parsed.index, load(), tuple(parsed.for_programmers))


if __name__ == "__main__":
    main()
