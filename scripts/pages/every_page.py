"""Every page that is made from the sources."""

from __future__ import annotations

from pathlib import Path

from scripts.cite import files as citations
from scripts.conformance import suite
from scripts.coverage.committed import PATH as COVERAGE
from scripts.enforced.values import EnforcedValues
from scripts.examples.example import SCHEMAS, paths, proofs
from scripts.mutation.committed import PATH as MUTATION
from scripts.pages import (
    changes_page,
    chapters,
    coverage_page,
    danish,
    front_page,
    how_to_play,
    own_words,
    two_languages,
)
from scripts.pages.bibliography_page import bibliography_page
from scripts.pages.booklet_page import booklet_page
from scripts.pages.concordance_page import concordance_page
from scripts.pages.crux_page import cruces_page
from scripts.pages.example_page import example_page
from scripts.pages.examples_page import examples_page
from scripts.pages.findings import PAGE as LABORATORY
from scripts.pages.gaps_page import gaps_page
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
from scripts.stage import Stage
from scripts.tei.archive import Archive
from scripts.tei.links import address

FILLED = (
    "which-set.md",
    "essays/why-37.md",
    "essays/five-sources-one-game.md",
    "conformance.md",
    "assets/js/danish.js",
    front_page.PAGE,
)


def generate(stage: Stage, archive: Archive, docs: Path) -> None:
    """Set every page that is made from the sources."""
    introductions = docs / "introductions"
    for source in archive.sources.values():
        enforced_values = EnforcedValues(source)
        page = source_page(archive, source, introductions, enforced_values)
        stage.write(f"{address(source.id)}index.md", page)
        if source.told:
            alike = tuple(archive.family(source.family).values())
            told = how_to_play.how_to_play_page(source, at_the_table(source), alike)
            stage.write(f"{source.told}index.md", told)
        for rule in source.rules:
            stage.write(
                f"{address(rule.id)}index.md", rule_page(archive, source, rule, enforced_values)
            )
    for text in archive.texts():
        for path, said in citations.files(citations.load(), text):
            stage.write(path, said)
        own_words.write(stage, own_words.cruces(archive, text), cruces_page(archive, text))
    booklet = archive.booklet.id
    stage.write(f"{address(booklet)}index.md", booklet_page(archive, introductions))
    stage.write(f"{READ}index.md", read_page(archive))
    stage.write(f"{SIDE_BY_SIDE}index.md", side_by_side_page(archive))
    own_words.write(stage, own_words.register(archive), register_page(archive))
    stage.write("gaps/index.md", gaps_page(archive))
    stage.write(f"{MARKS}index.md", marks_page(archive))
    stage.write(f"{LABORATORY}index.md", laboratory_page(archive))
    stage.write(f"{INTRODUCTION}index.md", introduction_page(introductions))
    gnav = archive.family("gnav")
    stage.write("concordance/index.md", concordance_page(gnav))
    shell, counted, compared, suites, labels, front = (
        two_languages.read(docs / name) for name in FILLED
    )
    stage.write(front_page.PAGE, front_page.front_page(archive, front))
    stage.write("which-set.md", set_page(gnav, shell))
    stage.write("which-set/tiles.md", tiles_page())
    for name, essay in {FILLED[1]: fill(counted), FILLED[2]: compared}.items():
        own_words.write(stage, own_words.essay(name, essay), essay, name)
    stage.write("conformance.md", coverage_page.fill(suites))
    stage.write("assets/js/danish.js", danish.fill(labels))
    stage.write(f"{changes_page.PAGE}index.md", changes_page.changes_page(archive))
    stage.write(changes_page.FEED, changes_page.feed(archive))
    own_words.write(stage, own_words.glossary(archive), glossary_page(archive))
    stage.write("bibliography/index.md", bibliography_page(archive))
    witnesses = two_languages.read(introductions / "witnesses.md")
    stage.write("witnesses/index.md", witnesses_page(archive, witnesses))
    examples(stage, archive)


def examples(stage: Stage, archive: Archive) -> None:
    """Set the worked examples and what they cover, and lay the record of each beside its page."""
    stage.write("coverage/index.md", coverage_page.coverage_page(archive))
    stage.write("coverage/coverage.json", COVERAGE.read_text("utf-8"))
    stage.write("coverage/mutation.json", MUTATION.read_text("utf-8"))
    stage.write("examples/index.md", examples_page(archive))
    for example in proofs():
        own_words.write(stage, own_words.example(example), example_page(example))
    for source in archive.sources:
        stage.write(f"examples/chapters/{source}.json", chapters.as_json(archive, source))
    for path in paths().values():
        stage.write(f"examples/{path.name}", path.read_text("utf-8"))
    for path in sorted(SCHEMAS.iterdir()):
        stage.write(f"examples/schema/{path.name}", path.read_text("utf-8"))
    for name, said in suite.files().items():
        stage.write(f"conformance/{name.replace('.md', '.md.txt')}", said)
    stage.write_bytes(f"conformance/{suite.NAME}.zip", suite.archive())
