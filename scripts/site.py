"""The pre-build program: stage everything that the site builder reads in ``build/docs``.

It copies the pages written by hand, lays the Danish of a page into it, sets the pages that are
made from the sources, and adds what the browser runs. It knows nothing of the program that builds
the site from them.
"""

from __future__ import annotations

from pathlib import Path

from scripts import tei
from scripts.credits.publish import PAGE as CREDITS
from scripts.credits.publish import publish as publish_credits
from scripts.data import wheel
from scripts.data.publish import publish
from scripts.pages import two_languages
from scripts.pages.every_page import FILLED, generate
from scripts.prints.publish import PAGE as PRINTS
from scripts.prints.publish import publish as publish_prints
from scripts.reference.publish import publish as publish_reference
from scripts.stage import Stage
from scripts.tei.archive import load

NOT_PAGES = frozenset(
    {"theme", "introductions", "assets/table", "laboratory/pictures", CREDITS, PRINTS, *FILLED}
)
PARTS = {
    "build/table": "assets/table",
    "build/runtime": "assets/runtime",
    "build/previews/pictures": "assets/previews",
}


def main(root: Path = tei.ROOT) -> None:
    """Stage the site."""
    stage = Stage(root / "build/docs")
    docs = root / "docs"
    danish = two_languages.sisters(docs)
    stage.tree(docs, leave=NOT_PAGES | {wheel.PAGE} | danish.keys() | set(danish.values()))
    for page in danish.values():
        if page not in {PRINTS, *FILLED}:
            stage.write(page, two_languages.read(docs / page))
    archive = load(root)
    generate(stage, archive, docs)
    publish(stage, archive, root)
    publish_credits(stage, root)
    publish_prints(stage, root)
    publish_reference(stage, root)
    stage.write(wheel.PAGE, wheel.built().told((docs / wheel.PAGE).read_text("utf-8")))
    for made, under in PARTS.items():
        if (root / made).is_dir():
            stage.tree(root / made, under)
    stage.prune()
    print(f"build/docs: {len(stage.kept)} files, {stage.changed} written")


if __name__ == "__main__":
    main()
