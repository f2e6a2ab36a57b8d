"""The page of marks: how much of each rule set is stated, and where a doubt was weighed by hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gnav_core.core import registry
from scripts import tei
from scripts.concordance import side_by_side, written_cells
from scripts.enforced import wording
from scripts.enforced.values import EnforcedValues
from scripts.marks import claims, review
from scripts.marks.review import Entry
from scripts.pages import enforced, titles
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.templates import page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei import links
from scripts.tei.archive import Archive

PAGE: Final = "marks/"
WHAT: Final = ours(
    "Of every rule here it is said whose word it is: the source states it, or we read it in its "
    "words, or the text is silent and we fill the gap, or another source supplies it."
)
MARKS: Final = (
    wording.STATUS["stated"],
    wording.STATUS["inferred"],
    wording.OURS,
    wording.STATUS["supplied"],
)


def marks_page(archive: Archive) -> str:
    """Set the page."""
    sources = [source for source in archive.sources.values() if registry.plays(source.id)]
    return page_of(
        "marks.html",
        front_matter("Whose word", WHAT.en, **UNSEARCHED),
        page=PAGE,
        what=WHAT,
        marks=[ours(mark) for mark in MARKS],
        counts=[(source, counts(source)) for source in sources],
        listed=[(source, entries(source)) for source in sources if entries(source)],
        doubt=lambda entry: doubt(entry, archive),
        named=named,
    )


def counts(source: tei.Source) -> list[int]:
    """Count the values of a source by whose word they are, in the order of ``MARKS``."""
    found = Counter(enforced.whose(value) for value in EnforcedValues(source).values)
    return [found[mark] for mark in MARKS]


def entries(source: tei.Source) -> list[Entry]:
    """List what was reviewed by hand of one source."""
    return [entry for entry in review.reviewed() if entry.source == source.id]


def doubt(entry: Entry, archive: Archive) -> tuple[Bilingual, str]:
    """Say what casts the doubt, with the place where it stands."""
    if entry.doubt.partition(".")[0] not in archive.sources:
        return place(entry.source, entry.doubt)
    text = archive.text_of(entry.doubt)
    asked = {one.id: one for one in (*text.cruces, *text.questions)}
    if entry.doubt in asked:
        return titles.asked(text, asked[entry.doubt]).question, links.address(entry.doubt)
    (note,) = (note for note in text.notes if note.id == entry.doubt)
    label = links.label(note.targets[0])
    return ours("the note on {place}", place=label), links.address(note.targets[0])


def place(source: str, key: str) -> tuple[Bilingual, str]:
    """Name a claim of another place by what it answers, and say where it stands."""
    where, _, name = key.partition(" ")
    if not name:
        clause, _ = next(one.words[0] for one in claims.of_engine(source) if one.name == key)
        return held(source, key), links.address(clause)
    if where == "side-by-side":
        (row,) = (row for row in side_by_side.rows() if row.id == name)
        return Bilingual(row.asks, row.asks_da), f"spilleregler-1774/side-by-side/#{name}"
    (written,) = (row for row in written_cells.rows() if row.id == name)
    return Bilingual(written.asks, written.asks_da), f"concordance/#q-{name}"


def named(entry: Entry) -> list[Bilingual]:
    """Name the claims that are stated all the same: what the engine holds in its own words."""
    return [
        place(entry.source, key)[0] if " " in key else held(entry.source, key)
        for key in entry.stated
    ]


def held(source: str, path: str) -> Bilingual:
    """Name a field of a rule set."""
    words = wording.of(source)
    return Bilingual(words.fields([path]), words.fields([path], "da"))
