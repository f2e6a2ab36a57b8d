"""Spellings of one word: the forms under which a reader may look for it.

Two words belong together if one regularises the other, if the glossary counts them to
one term, or if they differ only in an ending. Each can also be written without the letters that a
foreign keyboard lacks.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from scripts import tei
from scripts.tei.archive import Archive
from scripts.tei.layers import NS, Element, diplomatic, name

WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
#: What is folded in one way only.
ACCENTED: Final = {"ß": "ss", "é": "e", "è": "e", "ù": "u"}
FOLDS: Final = tuple(
    str.maketrans(fold)
    for fold in (
        {"ø": "o", "å": "a", "æ": "ae", "ä": "a", "ö": "o", "ü": "u", **ACCENTED},
        {"ø": "oe", "å": "aa", "æ": "ae", "ä": "ae", "ö": "oe", "ü": "ue", **ACCENTED},
        {"ø": "ö", "æ": "ä"},
    )
)
ENDINGS: Final = ("ernes", "erne", "er", "en", "et", "es", "e")
SHORTEST: Final = 3


def words(text: str) -> list[str]:
    """List the words of a text in small letters."""
    return WORD.findall(text.casefold().replace("ſ", "s"))


def folded(word: str) -> set[str]:
    """Give a word as it is written without the letters of its language."""
    return {word.translate(fold) for fold in FOLDS} - {word}


def stem(word: str) -> str:
    """Cut the ending of a noun or a verb, and a consonant that was doubled before it."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            cut = word.removesuffix(ending)
            return cut[:-1] if len(cut) > SHORTEST and cut[-1] == cut[-2] else cut
    return word


class Families:
    """Group words that are found for one another."""

    def __init__(self) -> None:
        self._head: dict[str, str] = {}

    def join(self, members: Iterable[str]) -> None:
        """Make one family of these words and of those already joined to them."""
        for one, other in pairwise(members):
            self._head[self.head(other)] = self.head(one)

    def head(self, word: str) -> str:
        """Give the word that stands for a family."""
        above = self._head.setdefault(word, word)
        if above == word:
            return word
        self._head[word] = self.head(above)
        return self._head[word]

    def all(self) -> dict[str, set[str]]:
        """Give the family of every word that has one."""
        grouped: dict[str, set[str]] = defaultdict(set)
        for word in self._head:
            grouped[self.head(word)].add(word)
        return {word: grouped[self.head(word)] for word in self._head}


def spellings(element: Element) -> Iterator[list[str]]:
    """Yield the two spellings of each single word that the encoding regularises."""
    for choice in element.iter(f"{{{NS['tei']}}}choice"):
        forms = [words(diplomatic(part)) for part in choice if name(part) in {"orig", "reg"}]
        if forms and all(len(form) == 1 for form in forms):
            yield [form[0] for form in forms]


def families(archive: Archive) -> dict[str, set[str]]:
    """Give the family of every word of the sources and of the glossary."""
    found = Families()
    by_stem: dict[str, list[str]] = defaultdict(list)
    for source in archive.texts():
        for spelled in spellings(source.body):
            found.join(spelled)
        for which in (diplomatic, tei.corrected, tei.normalised):
            for word in words(which(source.body)):
                by_stem[stem(word)].append(word)
    for entry in archive.glossary:
        for forms in entry.words.values():
            found.join(form.casefold() for form in forms if len(words(form)) == 1)
    for members in by_stem.values():
        found.join(dict.fromkeys(members))
    return found.all()
