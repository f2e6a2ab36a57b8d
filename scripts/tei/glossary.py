"""Read the glossary: each term in three languages, and the clauses that use it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from lxml import etree

from scripts.tei import ROOT, Clause, Source, load_texts
from scripts.tei.layers import LEFT_OUT, NS, XML_ID, XML_LANG, layer, prose
from scripts.tei.notes import fragments

#: The languages of the terms; `da-old` is what a source writes where it is not today's Danish.
LANGUAGES: Final = ("en", "da", "da-old", "de")


@dataclass(frozen=True)
class Entry:
    """One term; `kind` is thing, piece, card, cry, action, role, mark or money.

    `forms` holds the term by language (see `LANGUAGES`), `words` the word forms by which it is
    found in the sources (`da` and `de`), `clauses` the ids of the clauses that have one of them.
    `definition` and `notes` are in English.
    """

    id: str
    kind: str
    head: str
    forms: dict[str, list[str]]
    words: dict[str, list[str]]
    definition: str
    definition_da: str
    clauses: tuple[str, ...]
    notes: tuple[str, ...]
    element: etree._Element


@dataclass(frozen=True)
class _Passage:
    """A clause to be searched: its language, and its words in every layer, a layer a line."""

    id: str
    lang: str
    words: str


def load_glossary(root: Path = ROOT, texts: Iterable[Source] = ()) -> tuple[Entry, ...]:
    """Read all entries, in the order of the file, and find the clauses that use each.

    Whoever has read every text already hands them over as `texts`.
    """
    passages = tuple(_passages(tuple(texts) or tuple(load_texts(root).values())))
    tree = etree.parse(root / "sources" / "glossary.xml")
    return tuple(_entry(element, passages) for element in tree.iterfind(".//tei:entry", NS))


def _passages(texts: Iterable[Source]) -> Iterator[_Passage]:
    """Yield every clause of every source and of the booklet.

    A clause that is published as our paraphrase is in English, and has no word of the glossary.
    """
    for source in texts:
        for rule in source.rules:
            yield from (_passage(clause, source.lang) for clause in rule.clauses)


def _passage(clause: Clause, lang: str) -> _Passage:
    layers = dict.fromkeys(layer(clause.element, which) for which in LEFT_OUT)
    return _Passage(clause.id, lang, "\n".join(layers))


def _entry(element: etree._Element, passages: Iterable[_Passage]) -> Entry:
    words = _forms(element, {"text": ""})
    forms = _forms(element, {"lemma": "", "term": "", "old": "-old"})
    (head,) = forms["en"]
    only, never = _named(element, "within"), _named(element, "without")
    searched = (p for p in passages if p.id not in never and (not only or p.id in only))
    found = {language: any_of(tuple(said)) for language, said in words.items() if said}
    return Entry(
        id=element.get(XML_ID, ""),
        kind=element.get("type", ""),
        head=head,
        forms=forms,
        words=words,
        definition=" ".join(map(prose, told(element, ".//tei:def", "en"))),
        definition_da=" ".join(map(prose, told(element, ".//tei:def", "da"))),
        clauses=tuple(p.id for p in searched if _uses(p, found)),
        notes=tuple(map(prose, told(element, "tei:note", "en"))),
        element=element,
    )


def told(element: etree._Element, path: str, language: str) -> list[etree._Element]:
    """List the parts of an entry that are in a language: what names none is in English."""
    return [part for part in element.iterfind(path, NS) if part.get(XML_LANG, "en") == language]


def _named(element: etree._Element, kind: str) -> frozenset[str]:
    """Return the clauses that an entry names: those alone to be searched, or to be left out."""
    pointers = element.iterfind(f"tei:ptr[@type='{kind}']", NS)
    return frozenset(target for ptr in pointers for target in fragments(ptr.get("target")))


def _forms(element: etree._Element, ends: dict[str, str]) -> dict[str, list[str]]:
    """Return the forms of an entry by language; `ends` gives what a type adds to it."""
    found: dict[str, list[str]] = {}
    for form in element.iterfind("tei:form", NS):
        kind = form.get("type", "")
        if kind in ends:
            found[form.get(XML_LANG, "") + ends[kind]] = [prose(orth) for orth in form]
    return found


def _uses(passage: _Passage, found: dict[str, re.Pattern[str]]) -> bool:
    """Tell whether a clause has one of the word forms of its language as a whole word."""
    return passage.lang in found and found[passage.lang].search(passage.words) is not None


@cache
def any_of(words: tuple[str, ...]) -> re.Pattern[str]:
    """Give what finds any of some words or phrases as a whole, whatever its case."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)", re.IGNORECASE)


def has_word(text: str, word: str) -> bool:
    """Tell whether a word or phrase stands in a text as a whole, whatever its case."""
    return any_of((word,)).search(text) is not None
