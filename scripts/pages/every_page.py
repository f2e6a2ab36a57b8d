"""Every page that is made from the sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from scripts.cite import files as citations
from scripts.conformance import suite
from scripts.coverage.committed import PATH as COVERAGE
from scripts.enforced.values import EnforcedValues
from scripts.examples.example import SCHEMAS, Example, paths, proofs
from scripts.mutation.committed import PATH as MUTATION
from scripts.pages import (
    changes_page,
    chapters,
    coverage_page,
    danish,
    front_page,
    how_to_play,
    own_words,
    show_me,
    two_languages,
)
from scripts.pages.bibliography_page import bibliography_page
from scripts.pages.booklet_page import booklet_page
from scripts.pages.concordance_page import concordance_page
from scripts.pages.crux_page import REGISTER, cruces_page
from scripts.pages.example_page import example_page
from scripts.pages.examples_page import examples_page
from scripts.pages.findings import PAGE as LABORATORY
from scripts.pages.gaps_page import gaps_page
from scripts.pages.glossary_page import PAGE as GLOSSARY
from scripts.pages.glossary_page import glossary_page
from scripts.pages.introduction import PAGE as INTRODUCTION
from scripts.pages.introduction import introduction_page
from scripts.pages.laboratory_page import laboratory_page
from scripts.pages.marks_page import PAGE as MARKS
from scripts.pages.marks_page import marks_page
from scripts.pages.read_page import PAGE as READ
from scripts.pages.read_page import read_page
from scripts.pages.register_page import register_page
from scripts.pages.rule_page import rule_page
from scripts.pages.set_finder import set_page
from scripts.pages.side_by_side_page import PAGE as SIDE_BY_SIDE
from scripts.pages.side_by_side_page import side_by_side_page
from scripts.pages.source_page import at_the_table, source_page
from scripts.pages.tile_sheet import tiles_page
from scripts.pages.witnesses_page import witnesses_page
from scripts.pages.worst_deal import fill
from scripts.stage import Part, Stage
from scripts.tei.archive import Archive
from scripts.tei.links import address
from scripts.tei.source import Source

#: The essays, each with what fills the places in it that are filled in.
ESSAYS: Final[dict[str, Callable[[str], str]]] = {
    "essays/why-37.md": fill,
    "essays/five-sources-one-game.md": str,
}
FILLED = (
    "which-set.md",
    *ESSAYS,
    "conformance.md",
    "assets/js/danish.js",
    front_page.PAGE,
)


def generate(stage: Stage, archive: Archive, docs: Path) -> None:
    """Set every page that is made from the sources."""
    for part in parts(archive, docs):
        part.write(stage)


def parts(archive: Archive, docs: Path) -> Iterator[Part]:
    """Yield every page that is made from the sources, with what lies beside it; none is set yet."""
    for source in archive.sources.values():
        yield from of_source(archive, source, docs / "introductions")
    for text in archive.texts():
        yield Part("citations", partial(cited, text=text))
        page = f"{address(text.id)}{REGISTER}index.md"
        yield Part(page, partial(asked, archive=archive, text=text))
    yield from of_all(archive, docs / "introductions")
    yield from filled(archive, docs)
    yield from examples(archive)


def page(name: str, made: Callable[[], str]) -> Part:
    """Describe a page that is one file."""
    return Part(name, lambda stage: stage.write(name, made()))


def of_source(archive: Archive, source: Source, introductions: Path) -> Iterator[Part]:
    """Yield the pages of a source: its own, how to play by it, and one for each rule."""
    enforced = EnforcedValues(source)
    yield page(
        f"{address(source.id)}index.md",
        partial(source_page, archive, source, introductions, enforced),
    )
    if source.told:
        alike = tuple(archive.family(source.family).values())
        yield page(
            f"{source.told}index.md",
            lambda: how_to_play.how_to_play_page(source, at_the_table(source), alike),
        )
    for rule in source.rules:
        made = partial(rule_page, archive, source, rule, enforced)
        yield page(f"{address(rule.id)}index.md", made)


def cited(stage: Stage, text: Source) -> None:
    """Lay the citations of a text and of its rules beside their pages."""
    for path, said in citations.files(citations.load(), text):
        stage.write(path, said)


def asked(stage: Stage, archive: Archive, text: Source) -> None:
    """Set the page of what is asked of a text."""
    own_words.write(stage, own_words.cruces(archive, text), cruces_page(archive, text))


def of_all(archive: Archive, introductions: Path) -> Iterator[Part]:
    """Yield the pages that are about more than one source."""
    booklet = f"{address(archive.booklet.id)}index.md"
    yield page(booklet, partial(booklet_page, archive, introductions))
    yield page(f"{READ}index.md", partial(read_page, archive))
    yield page(f"{SIDE_BY_SIDE}index.md", partial(side_by_side_page, archive))
    yield Part(
        f"{REGISTER}index.md",
        lambda stage: own_words.write(stage, own_words.register(archive), register_page(archive)),
    )
    yield page("gaps/index.md", partial(gaps_page, archive))
    yield page(f"{MARKS}index.md", partial(marks_page, archive))
    yield page(f"{LABORATORY}index.md", partial(laboratory_page, archive))
    yield page(f"{INTRODUCTION}index.md", partial(introduction_page, introductions))
    yield page("concordance/index.md", lambda: concordance_page(archive.family("gnav")))
    yield page("which-set/tiles.md", tiles_page)
    yield page(f"{changes_page.PAGE}index.md", partial(changes_page.changes_page, archive))
    yield page(changes_page.FEED, partial(changes_page.feed, archive))
    yield Part(
        f"{GLOSSARY}index.md",
        lambda stage: own_words.write(stage, own_words.glossary(archive), glossary_page(archive)),
    )
    yield page("bibliography/index.md", partial(bibliography_page, archive))
    witnesses = introductions / "witnesses.md"
    yield page("witnesses/index.md", lambda: witnesses_page(archive, two_languages.read(witnesses)))


def filled(archive: Archive, docs: Path) -> Iterator[Part]:
    """Yield what is written by hand and has places that are filled in."""
    fillings: dict[str, Callable[[str], str]] = {
        "which-set.md": partial(set_page, archive.family("gnav")),
        "conformance.md": coverage_page.fill,
        "assets/js/danish.js": danish.fill,
        front_page.PAGE: partial(front_page.front_page, archive),
    }
    for name, filling in fillings.items():
        yield page(name, partial(_filled, docs / name, filling))
    for name, filling in ESSAYS.items():
        yield Part(name, partial(essay, name=name, docs=docs, filling=filling))


def _filled(path: Path, filling: Callable[[str], str]) -> str:
    return filling(two_languages.read(path))


def essay(stage: Stage, name: str, docs: Path, filling: Callable[[str], str]) -> None:
    """Set an essay, with the places filled in that it has."""
    told = filling(two_languages.read(docs / name))
    own_words.write(stage, own_words.essay(name, told), told, name)


def examples(archive: Archive) -> Iterator[Part]:
    """Yield the worked examples and what they cover, with the record of each beside its page."""
    yield page("coverage/index.md", partial(coverage_page.coverage_page, archive))
    yield page("examples/index.md", partial(examples_page, archive))
    for example in proofs():
        made = partial(_example, example=example)
        yield Part(f"{show_me.address(example)}index.md", made)
    for source in archive.sources:
        yield page(f"examples/chapters/{source}.json", partial(chapters.as_json, archive, source))
    yield Part("examples", records)
    yield Part("conformance", conformance)


def _example(stage: Stage, example: Example) -> None:
    own_words.write(stage, own_words.example(example), example_page(example))


def records(stage: Stage) -> None:
    """Lay down the records that the examples, and what covers the clauses, are kept in."""
    stage.write("coverage/coverage.json", COVERAGE.read_text("utf-8"))
    stage.write("coverage/mutation.json", MUTATION.read_text("utf-8"))
    for path in paths().values():
        stage.write(f"examples/{path.name}", path.read_text("utf-8"))
    for path in sorted(SCHEMAS.iterdir()):
        stage.write(f"examples/schema/{path.name}", path.read_text("utf-8"))


def conformance(stage: Stage) -> None:
    """Lay down the suite for other engines, file by file and packed."""
    files = suite.files()
    for name, said in files.items():
        stage.write(f"conformance/{name.replace('.md', '.md.txt')}", said)
    stage.write_bytes(f"conformance/{suite.NAME}.zip", suite.archive(files))
