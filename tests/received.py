"""The received texts of which only our wording is shown: what of them may be seen, and what not."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scripts import tei
from scripts.data.edition import RECEIVED
from scripts.tei.layers import fold

IN_OUR_WORDS: Final = tuple(
    name for name, source in tei.load_all().items() if source.publish == "ours"
)
#: Danish of ours that is Norwegian, word for word, and no quotation.
BY_CHANCE: Final = frozenset({"når det er ens tur"})

WORD: Final = re.compile(r"[^\W_]+")
TAG: Final = re.compile(r"<[^>]*>")
#: An anchor stands apart from our wording before it: what both make up is no row of a text.
APART: Final = re.compile(r'(?=<span class="anchor")')
AT_LINE_END: Final = re.compile(r"-\n")


def words(text: str) -> list[str]:
    """List the words of a text as they are compared: without marks, capitals and breaks."""
    return WORD.findall(text.casefold())


def rows(found: Sequence[str], long: int) -> set[tuple[str, ...]]:
    """List every row of so many words."""
    return {tuple(found[at : at + long]) for at in range(len(found) - long + 1)}


def received(source: tei.Source) -> list[str]:
    """Read the evidence of a source, a word parted at the end of a line put together."""
    file = str(source.header.findtext(RECEIVED, "", tei.NS))
    return words(AT_LINE_END.sub("", (tei.ROOT / "sources" / file).read_text("utf-8")))


def anchors(source: tei.Source) -> list[str]:
    """List the anchor of each clause, in their order."""
    return [
        fold(note.text or "")
        for rule in source.rules
        for clause in rule.clauses
        for note in clause.element.iterfind("tei:note[@type='anchor']", tei.NS)
    ]


@dataclass(frozen=True)
class Unseen:
    """Every row of words of a received text that is longer than the longest of its anchors."""

    longest: int
    rows: frozenset[tuple[str, ...]]
    vocabulary: frozenset[str]

    def found(self, text: str) -> set[tuple[str, ...]]:
        """List the rows that a text holds, with its tags and without them."""
        plain = TAG.sub(" ", APART.sub(" anchor ", text)) if "<" in text else text
        texts = {text, plain, html.unescape(plain)}
        return {row for one in texts for run in self._runs(words(one)) for row in self._in(run)}

    def _runs(self, found: Sequence[str]) -> Iterator[list[str]]:
        """Yield each run of words that the received text has, and is long enough."""
        run: list[str] = []
        for word in (*found, ""):
            if word in self.vocabulary:
                run.append(word)
                continue
            if len(run) > self.longest:
                yield run
            run = []

    def _in(self, run: Sequence[str]) -> set[tuple[str, ...]]:
        return rows(run, self.longest + 1) & self.rows


def shown_by_anchors(source: tei.Source) -> Unseen:
    """Say of a source what its anchors leave unseen."""
    longest = max(len(words(anchor)) for anchor in anchors(source))
    held = received(source)
    longer = rows(held, longest + 1) - {tuple(said.split()) for said in BY_CHANCE}
    return Unseen(longest, frozenset(longer), frozenset(held))
