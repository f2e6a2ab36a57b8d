"""What is filled into a page is escaped, and no page maker glues HTML from text."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from jinja2 import UndefinedError
from markupsafe import Markup

from scripts import tei
from scripts.pages.templates import TEMPLATES, fill
from tests.some import some

PAGES = tei.ROOT / "scripts" / "pages"
MAKERS = [
    path
    for name in ("pages", "cite", "data", "credits", "reference")
    for path in sorted(some((PAGES.parent / name).glob("*.py")))
]

#: They set SVG from our own numbers, paragraphs for the index of the search, escaped, and XML.
NOT_PAGES = {"set_figures.py", "search.py", "tei_files.py"}


def test_what_looks_like_markup_is_shown_as_it_is_written() -> None:
    filled = fill(
        "worked.html", caption=("a & b",) * 2, heads=[("<b>",) * 2], rows=[[('"><script>',) * 2]]
    )
    assert ">a &amp; b</span></caption>" in filled
    assert "&lt;b&gt;" in filled
    assert "<script>" not in filled


def test_what_is_markup_stays_markup() -> None:
    assert "><i>a</i></span></td>" in fill(
        "worked.html", caption=("", ""), heads=[], rows=[[(Markup("<i>a</i>"),) * 2]]
    )


def test_a_template_that_lacks_something_stops_the_build() -> None:
    with pytest.raises(UndefinedError, match="'caption' is undefined"):
        fill("worked.html", heads=[], rows=[])


def test_no_template_lets_text_through_unescaped() -> None:
    names = TEMPLATES.list_templates()
    assert len(names) > 30
    for name in names:
        text = (PAGES / "templates" / name).read_text("utf-8")
        assert "safe" not in text, name
        assert "autoescape" not in text, name


def glued(path: Path) -> list[int]:
    """The lines on which a tag is written round something that is put in."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.JoinedStr)
        and any(
            isinstance(part, ast.Constant) and ("</" in str(part.value) or '="' in str(part.value))
            for part in node.values
        )
    ]


@pytest.mark.parametrize(
    "path",
    [path for path in MAKERS if path.name not in NOT_PAGES],
    ids=lambda path: path.stem,
)
def test_no_page_maker_glues_html_from_text(path: Path) -> None:
    assert glued(path) == []
