"""The pre-build program: stage everything that the site builder reads in ``build/docs``.

It copies the pages written by hand, sets the pages that are made from the sources, and adds what
the browser runs. It knows nothing of the program that builds the site from them.
"""

from __future__ import annotations

from pathlib import Path

from scripts.edition import tei
from scripts.edition.crux_page import cruces_page, register_page
from scripts.edition.enforced import Law
from scripts.edition.links import address
from scripts.edition.rule_page import rule_page
from scripts.edition.source_page import source_page
from scripts.edition.stage import Stage

NOT_PAGES = frozenset({"theme", "introductions", "assets/table"})
PARTS = {"build/table": "assets/table", "build/runtime": "assets/runtime"}


def generate(stage: Stage, sources: dict[str, tei.Source], docs: Path) -> None:
    """Set every page that is made from the sources."""
    for source in sources.values():
        folder = address(source.id)
        introduction = (docs / "introductions" / f"{source.id}.md").read_text("utf-8")
        law = Law(source)
        stage.write(f"{folder}index.md", source_page(source, introduction, law))
        stage.write(f"{folder}cruces/index.md", cruces_page(source, sources))
        for rule in source.rules:
            stage.write(f"{address(rule.id)}index.md", rule_page(source, rule, law))
    stage.write("cruces/index.md", register_page(sources))


def main(root: Path = tei.ROOT) -> None:
    """Stage the site."""
    stage = Stage(root / "build/docs")
    stage.tree(root / "docs", leave=NOT_PAGES)
    generate(stage, tei.load_all(root), root / "docs")
    for made, under in PARTS.items():
        if (root / made).is_dir():
            stage.tree(root / made, under)
    stage.prune()
    print(f"build/docs: {len(stage.kept)} files, {stage.changed} written")


if __name__ == "__main__":
    main()
