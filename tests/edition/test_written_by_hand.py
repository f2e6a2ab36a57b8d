"""The pages written by hand quote the sources verbatim and cite what exists."""

from __future__ import annotations

import re
from pathlib import Path

from lxml import html

from scripts import tei
from scripts.pages.introduction import WHOLE
from scripts.pages.two_languages import DANISH
from scripts.tei.archive import Archive
from scripts.tei.bibliography import LANGUAGES
from scripts.tei.layers import fold
from tests.docs.blocks import prose
from tests.edition.conftest import Element
from tests.some import some

DOCS = tei.ROOT / "docs"
FOLDERS = ("*.md", "essays/*.md", "introductions/*.md")
PAGES = sorted(path for folder in FOLDERS for path in some(DOCS.glob(folder)))
QUOTE = re.compile(r"<q [^>]*data-clause=.*?</q>", re.DOTALL)


def quotes(path: Path) -> list[tuple[str, str, str]]:
    found: list[Element] = [
        html.fromstring(quote) for quote in QUOTE.findall(path.read_text("utf-8"))
    ]
    return [(q.get("data-clause", ""), q.get("lang", ""), fold(q.text_content())) for q in found]


def test_every_quotation_stands_in_the_clause_it_names(archive: Archive) -> None:
    count = 0
    for path in PAGES:
        for clause, lang, words in quotes(path):
            source = archive.text_of(clause)
            if source.publish == "paraphrase":
                continue
            assert words in tei.corrected(source.clause(clause).element), f"{path.name}: {words}"
            assert lang == source.lang, f"{path.name}: {words}"
            count += 1
    assert count > 5


def test_every_text_has_an_introduction(archive: Archive) -> None:
    names = {path.stem for path in DOCS.glob("introductions/*.md")}
    opened = {text.id for text in archive.texts()}
    told = [*opened, WHOLE]
    wanted = {*opened, "witnesses", "witnesses.da", *(f"{name}.opening.da" for name in opened)}
    assert names == wanted | {f"{name}.{lang}" for name in told for lang in LANGUAGES}


def test_every_page_has_a_title_and_a_description() -> None:
    for path in some(DOCS.glob("*.md")):
        head = path.read_text("utf-8").split("---\n")[1]
        assert re.search(r"^title: \S", head, re.MULTILINE), path.name
        if not path.name.endswith(DANISH):
            assert re.search(r"^description: \S", head, re.MULTILINE), path.name


def test_markdown_has_one_sentence_a_line() -> None:
    for path in PAGES:
        for line in prose(path).splitlines():
            if not line.startswith(("<", "|", "description:")):
                assert not re.search(r"[a-z]{3}\. [A-Z]", line), f"{path.name}: {line}"
