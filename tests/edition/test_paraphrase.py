"""A source whose text may not be shown stands in our paraphrase, under the same addresses."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from lxml import html

from scripts import tei
from scripts.pages.every_page import generate
from scripts.stage import Stage
from scripts.tei.archive import load
from tests.edition.conftest import Element
from tests.some import some


@pytest.fixture(scope="module")
def withheld(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Set the pages with the German article switched to its paraphrase."""
    root = tmp_path_factory.mktemp("archive")
    shutil.copytree(tei.ROOT / "sources", root / "sources")
    file = root / "sources/gnav/gnav-german.xml"
    text = file.read_text("utf-8")
    assert 'n="full"' in text
    file.write_text(text.replace('n="full"', 'n="paraphrase"'), "utf-8")
    generate(Stage(root / "docs"), load(root), tei.ROOT / "docs")
    return root / "docs/gnav-german"


def test_a_paraphrase_is_marked_as_english_and_as_ours(withheld: Path) -> None:
    page = (withheld / "index.md").read_text("utf-8")
    assert "here in our English paraphrase" in page
    read: Element = html.fromstring(page.split("---\n", 2)[2])
    (clause, *_) = read.xpath("//*[@class='clause']")
    assert clause.get("lang") == "en"
    assert 'class="trans"' not in page


def test_a_paraphrase_keeps_every_address(withheld: Path) -> None:
    for rule in tei.load("gnav-german").rules:
        text = (withheld / f"r{rule.n}/index.md").read_text("utf-8")
        read: Element = html.fromstring(f"<div>{text}</div>")
        assert {clause.n for clause in rule.clauses} <= set(read.xpath("//*[@id]/@id"))


def test_the_text_that_is_withheld_stands_on_no_page(withheld: Path) -> None:
    pages = "".join(path.read_text("utf-8") for path in some(withheld.rglob("*.md")))
    assert "Mitunter wird Gnav auch" not in pages
    assert "Eine hochwertige" not in pages
