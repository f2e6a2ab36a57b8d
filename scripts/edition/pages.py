"""The pre-build program: stage everything that the site builder reads in ``build/docs``.

It copies the pages written by hand, sets the pages that are made from the sources, and adds what
the browser runs. It knows nothing of the program that builds the site from them.
"""

from __future__ import annotations

from pathlib import Path

from scripts.cite import files as citations
from scripts.conformance import suite
from scripts.coverage.kept import PATH as COVERAGE
from scripts.credits.publish import PAGE as CREDITS
from scripts.credits.publish import publish as publish_credits
from scripts.data.publish import publish
from scripts.edition import show_me, tei
from scripts.edition.archive import Archive, load
from scripts.edition.booklet_page import booklet_page
from scripts.edition.concordance.page import concordance_page
from scripts.edition.coverage_page import coverage_page
from scripts.edition.crux_page import cruces_page
from scripts.edition.enforced import Law
from scripts.edition.example_page import example_page
from scripts.edition.examples_page import examples_page
from scripts.edition.glossary_page import glossary_page
from scripts.edition.links import address
from scripts.edition.register_page import register_page
from scripts.edition.rule_page import rule_page
from scripts.edition.set_finder import set_page
from scripts.edition.source_page import source_page
from scripts.edition.stage import Stage
from scripts.edition.tile_sheet import tiles_page
from scripts.edition.witnesses_page import witnesses_page
from scripts.edition.worst_deal import fill
from scripts.examples.example import SCHEMA, paths, proofs
from scripts.reference.publish import publish as publish_reference

FILLED = ("which-set.md", "essays/why-37.md")
NOT_PAGES = frozenset({"theme", "introductions", "assets/table", CREDITS, *FILLED})
PARTS = {"build/table": "assets/table", "build/runtime": "assets/runtime"}


def generate(stage: Stage, archive: Archive, docs: Path) -> None:
    """Set every page that is made from the sources."""

    def ours(ident: str) -> str:
        return (docs / "introductions" / f"{ident}.md").read_text("utf-8")

    for source in archive.sources.values():
        law = Law(source)
        page = source_page(archive, source, ours(source.id), law)
        stage.write(f"{address(source.id)}index.md", page)
        for rule in source.rules:
            stage.write(f"{address(rule.id)}index.md", rule_page(archive, source, rule, law))
        for path, said in citations.files(citations.load(), source):
            stage.write(path, said)
    for text in archive.texts():
        stage.write(f"{address(text.id)}cruces/index.md", cruces_page(archive, text))
    booklet = archive.booklet.id
    stage.write(f"{address(booklet)}index.md", booklet_page(archive, ours(booklet)))
    stage.write("cruces/index.md", register_page(archive))
    stage.write("concordance/index.md", concordance_page(archive.sources))
    shell, essay = ((docs / name).read_text("utf-8") for name in FILLED)
    stage.write("which-set.md", set_page(archive.sources, shell))
    stage.write("which-set/tiles.md", tiles_page())
    stage.write("essays/why-37.md", fill(essay))
    stage.write("glossary/index.md", glossary_page(archive))
    stage.write("witnesses/index.md", witnesses_page(archive, ours("witnesses")))
    examples(stage, archive)


def examples(stage: Stage, archive: Archive) -> None:
    """Set the worked examples and what they cover, and lay the record of each beside its page."""
    stage.write("coverage/index.md", coverage_page(archive))
    stage.write("coverage/coverage.json", COVERAGE.read_text("utf-8"))
    stage.write("examples/index.md", examples_page(archive))
    for example in proofs():
        stage.write(f"{show_me.address(example)}index.md", example_page(example))
    for path in paths():
        stage.write(f"examples/{path.name}", path.read_text("utf-8"))
    stage.write("examples/schema/example.json", SCHEMA.read_text("utf-8"))
    for name, said in suite.files().items():
        stage.write(f"conformance/{name.replace('.md', '.md.txt')}", said)
    stage.write_bytes(f"conformance/{suite.NAME}.zip", suite.archive())


def main(root: Path = tei.ROOT) -> None:
    """Stage the site."""
    stage = Stage(root / "build/docs")
    stage.tree(root / "docs", leave=NOT_PAGES)
    archive = load(root)
    generate(stage, archive, root / "docs")
    publish(stage, archive, root)
    publish_credits(stage, root)
    publish_reference(stage, root)
    for made, under in PARTS.items():
        if (root / made).is_dir():
            stage.tree(root / made, under)
    stage.prune()
    print(f"build/docs: {len(stage.kept)} files, {stage.changed} written")


if __name__ == "__main__":
    main()
