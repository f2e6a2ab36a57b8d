"""What casts doubt on a passage: what is asked of it, and notes that say that something is ours."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from scripts import tei
from scripts.tei.layers import NS, Element, fold
from scripts.tei.notes import fragments

#: Words by which a note says that something is our inference.
SAYS_SO: Final = re.compile(
    r"\b[Oo]ur (inference|reading|explanation|judgement|division)\b"
    r"|\b[Ww]e (infer|read|take|hold|suppose|extend|follow|count only)\b"
    r"|\b(is|guess of|suspicion of) ours\b"
)


@dataclass(frozen=True)
class Doubt:
    """One doubt: its id, of which kind it is, and the words it speaks of, by clause.

    ``kind`` is *crux*, *gap*, *question* or *note*. A clause that it points to and quotes nothing
    of has no words.
    """

    id: str
    kind: str
    words: dict[str, tuple[str, ...]]

    def meets(self, clause: str, quote: str) -> bool:
        """Tell whether it may speak of these words of a clause: where it quotes none, it may."""
        if clause not in self.words:
            return False
        quoted = self.words[clause]
        return not quoted or any(overlap(clause, quote, other) for other in quoted)


@cache
def clauses() -> dict[str, str]:
    """Give the words of every clause as received, its white space folded."""
    every = [*tei.load_all().values(), tei.load_booklet()]
    listed = (clause for source in every for rule in source.rules for clause in rule.clauses)
    return {clause.id: fold(tei.diplomatic(clause.element)) for clause in listed}


def overlap(clause: str, one: str, other: str) -> bool:
    """Tell whether two quotations of a clause have a word in common there."""
    text = clauses()[clause]
    (a, b), (c, d) = (span(text, fold(quote)) for quote in (one, other))
    return max(a, c) < min(b, d)


def span(text: str, quote: str) -> tuple[int, int]:
    """Find where a quotation stands; one that does not stand there has no length."""
    start = text.find(quote)
    return (start, start + len(quote)) if start >= 0 else (0, 0)


def of(source: tei.Source) -> list[Doubt]:
    """List what casts doubt on the passages of one source."""
    asked = [*source.cruces, *source.questions]
    found = [Doubt(one.id, one.kind, words(one.element, one.targets)) for one in asked]
    found += [
        Doubt(note.id, "note", words(note.element, note.targets))
        for note in source.notes
        if note.kind == "commentary" and SAYS_SO.search(note.text)
    ]
    return found


def words(element: Element, targets: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Gather the clauses that it is about, each with what it quotes of it."""
    found: dict[str, list[str]] = {}
    for target in targets:
        for clause in clauses():
            if f"{clause}.".startswith(f"{target}."):
                found[clause] = []
    for quote in element.iterfind(".//tei:quote", NS):
        text = fold(tei.diplomatic(quote))
        for clause in places(quote):
            if clause in found and text in clauses()[clause]:
                found[clause].append(text)
    return {clause: tuple(dict.fromkeys(quoted)) for clause, quoted in found.items()}


def places(quote: Element) -> tuple[str, ...]:
    """Give the clauses that a quotation may stand in: its own source, else what is spoken of."""
    if pointer := quote.get("source", ""):
        return fragments(pointer)
    for around in quote.iterancestors():
        if found := fragments(around.get("corresp")) or fragments(around.get("target")):
            return found
    return ()
