"""Where the words of two sources agree: found by counting, and set side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import combinations, groupby
from typing import Final

from markupsafe import Markup

from scripts import tei
from scripts.pages.templates import fill
from scripts.tei.archive import Archive

WORD: Final = re.compile(r"[^\W_]+")
#: Two clauses agree where they share this many words that carry meaning, in the same order.
ENOUGH: Final = 3
#: Words that carry none by themselves: two clauses of any rules share them.
LITTLE: Final = frozenset(
    """af at blive bliver da de den der det eller en er et for gælder ham han hans har have hun hver
    hvis i ikke kan man med men mod når og om på sig sin som så til vil være skal""".split()
)
#: What shows more than this stands on the page of either source, the strongest first.
SHOWN: Final = 6


@dataclass(frozen=True)
class Agreement:
    """Two clauses, the words of each in the spelling of today, and which of them are shared."""

    one: str
    other: str
    words: tuple[tuple[str, bool], ...]
    others: tuple[tuple[str, bool], ...]
    shared: int

    def turned(self) -> Agreement:
        """Give it with the other clause first."""
        return Agreement(self.other, self.one, self.others, self.words, self.shared)


def agreements(archive: Archive, source: tei.Source) -> list[Agreement]:
    """List where a source's words agree with another source's of its family, most words first.

    Each pair is compared once, in the order of the archive, so that both pages show the same.
    """
    found: list[Agreement] = []
    family = list(archive.family(source.family).values())
    for one, two in combinations(family, 2):
        if source in (one, two) and one.lang == two.lang:
            both = [
                a for left in clauses(one) for right in clauses(two) if (a := compare(left, right))
            ]
            found += both if source is one else [agreement.turned() for agreement in both]
    return sorted(found, key=lambda agreement: -agreement.shared)


def clauses(source: tei.Source) -> Iterator[tei.Clause]:
    """Yield the clauses of a source in their order."""
    for rule in source.rules:
        yield from rule.clauses


def compare(one: tei.Clause, two: tei.Clause) -> Agreement | None:
    """Find the words that two clauses share in the same order, if they are enough."""
    words, others = (tei.normalised(clause.element) for clause in (one, two))
    left, right = (list(WORD.finditer(text)) for text in (words, others))
    folded = [[match[0].casefold() for match in side] for side in (left, right)]
    blocks = SequenceMatcher(None, folded[0], folded[1], autojunk=False).get_matching_blocks()
    at = {block.a + step for block in blocks for step in range(block.size)}
    by = {block.b + step for block in blocks for step in range(block.size)}
    shared = sum(folded[0][place] not in LITTLE for place in at)
    if shared < ENOUGH:
        return None
    return Agreement(one.id, two.id, marked(words, left, at), marked(others, right, by), shared)


def marked(text: str, words: list[re.Match[str]], shared: set[int]) -> tuple[tuple[str, bool], ...]:
    """Cut a text into runs, and say of each whether it is shared; runs of words are joined."""
    pieces: list[tuple[str, bool]] = []
    end = 0
    for place, word in enumerate(words):
        between = text[end : word.start()]
        joins = place in shared and place - 1 in shared
        pieces += [(between, joins), (word[0], place in shared)]
        end = word.end()
    pieces.append((text[end:], False))
    runs = groupby((piece for piece in pieces if piece[0]), key=lambda piece: piece[1])
    return tuple(("".join(text for text, _ in run), same) for same, run in runs)


def agreement(archive: Archive, source: tei.Source, page: str) -> Markup:
    """Set where a source's words agree with those of others; a game alone has none to compare."""
    if len(archive.family(source.family)) == 1:
        return Markup()
    found = agreements(archive, source)
    return fill(
        "agreement.html", page=page, lang=source.lang, found=found[:SHOWN], left=len(found[SHOWN:])
    )
