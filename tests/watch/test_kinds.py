"""What is saved asks for what is made of it, and for no more."""

from __future__ import annotations

import pytest

from scripts.site import NOT_PAGES
from scripts.watch.kinds import FILLED, Asks, counts, of, of_all

#: What is made of these below `docs/` is no page, and the table asks for its own.
NO_WORDS = {"theme", "assets/table", "laboratory/pictures"}


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("docs/about.md", Asks()),
        ("docs/about.da.md", Asks()),
        ("docs/theme/main.html", Asks()),
        ("docs/index.md", Asks(archive=True)),
        ("docs/which-set.da.md", Asks(archive=True)),
        ("docs/introductions/witnesses.md", Asks(archive=True)),
        ("docs/assets/css/text.css", Asks(bound=True)),
        ("docs/assets/js/danish.js", Asks(bound=True, archive=True)),
        ("docs/assets/table/core/css/base.css", Asks(table=True)),
        ("scripts/runtime/bundle.mjs", Asks(table=True)),
        ("sources/gnav/gnav-1774.xml", Asks(archive=True, words=True)),
        ("scripts/pages/templates/rule.html", Asks(archive=True)),
        ("scripts/runtime/told.py", Asks(anew=True, table=True, bound=True, archive=True)),
        ("scripts/pages/rule_page.py", Asks(anew=True, bound=True, archive=True)),
        (
            "gnav_core/games/gnav/engine.py",
            Asks(anew=True, rules=True, table=True, bound=True, archive=True),
        ),
    ],
)
def test_a_file_asks_for_what_is_made_of_it(path, asked):
    assert of(path) == asked


def test_files_that_are_saved_at_once_ask_together():
    assert of_all(["docs/about.md", "docs/assets/css/text.css", "docs/index.md"]) == Asks(
        bound=True, archive=True
    )


@pytest.mark.parametrize(
    "path",
    [
        "docs/.about.md.swp",
        "docs/about.md~",
        "docs/4913",
        "docs/#about.md#",
        "gnav_core/__pycache__/web.cpython-311.pyc",
        ".git/index",
        "tests/conftest.py",
    ],
)
def test_what_nobody_edits_is_passed_over(path):
    assert not counts(path)
    assert counts("docs/about.md")
    assert counts("tests/coverage.json")


def test_what_has_places_to_fill_in_asks_for_the_sources():
    assert {name.rstrip("/") for name in FILLED} - {"laboratory"} == NOT_PAGES - NO_WORDS
