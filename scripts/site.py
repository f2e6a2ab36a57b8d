"""The pre-build program: stage everything that the site builder reads in ``build/docs``.

It copies the pages written by hand, lays the Danish of a page into it, sets the pages that are
made from the sources, and adds what the browser runs. It knows nothing of the program that builds
the site from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from scripts import tei
from scripts.credits.publish import PAGE as CREDITS
from scripts.credits.publish import publish as publish_credits
from scripts.data import wheel
from scripts.data.publish import publish
from scripts.pages import every_page, two_languages
from scripts.prints.publish import PAGE as PRINTS
from scripts.prints.publish import publish as publish_prints
from scripts.reference.publish import publish as publish_reference
from scripts.stage import Part, Stage
from scripts.tei.archive import load

#: What of the folder of pages is no page, or a page with places to fill in.
NOT_PAGES = frozenset(
    {
        *("theme", "introductions", "assets/table", "laboratory/pictures"),
        *(CREDITS, PRINTS, wheel.PAGE, *every_page.FILLED),
    }
)
MADE = {
    "build/table": "assets/table",
    "build/runtime": "assets/runtime",
    "build/previews/pictures": "assets/previews",
}


def by_hand(root: Path) -> Iterator[Part]:
    """Yield what is staged as it was written by hand, each page with its Danish laid into it."""

    def write(stage: Stage) -> None:
        docs = root / "docs"
        danish = two_languages.sisters(docs)
        stage.tree(docs, leave=NOT_PAGES | danish.keys() | set(danish.values()))
        for page in danish.values():
            if page not in NOT_PAGES:
                stage.write(page, two_languages.read(docs / page))

    yield Part("", write)


def of_archive(root: Path) -> Iterator[Part]:
    """Yield what is made from the sources, the program and what it was proved by."""
    archive = load(root)
    yield from every_page.parts(archive, root / "docs")
    yield Part("api", lambda stage: publish(stage, archive, root))
    yield Part(CREDITS, lambda stage: publish_credits(stage, root))
    yield Part(PRINTS, lambda stage: publish_prints(stage, root))
    yield Part("reference", lambda stage: publish_reference(stage, root))
    told = root / "docs" / wheel.PAGE
    yield Part(
        wheel.PAGE,
        lambda stage: stage.write(wheel.PAGE, wheel.built().told(told.read_text("utf-8"))),
    )


def made(root: Path) -> Iterator[Part]:
    """Yield what other programs have made, as far as they have."""
    for folder, under in MADE.items():
        if (root / folder).is_dir():
            yield Part(under, partial(Stage.tree, source=root / folder, under=under))


def main(root: Path = tei.ROOT) -> None:
    """Stage the site."""
    stage = Stage(root / "build/docs")
    for part in (*by_hand(root), *of_archive(root), *made(root)):
        part.write(stage)
    stage.prune()
    print(f"build/docs: {len(stage.kept)} files, {stage.changed} written")


if __name__ == "__main__":
    main()
