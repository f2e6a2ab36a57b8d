"""An id that nobody knows is an error of the build, never silent plain text."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from lxml import etree

from scripts import tei
from scripts.pages.html import TeiToHtml
from scripts.tei import archive, links
from scripts.tei.files import files


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the edition, to be spoilt."""
    shutil.copytree(tei.ROOT / "sources", tmp_path / "sources")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "pattern", "instead"),
    [
        ("gnav-1774.notes.xml", r'target="gnav-1774\.xml#[^"]+"', 'target="gnav-1774.xml#r3.z"'),
        ("gnav-1774.notes.xml", r'resp="#[^"]+"', 'resp="#nobody"'),
        ("gnav-1774.xml", r'source="#[^"]+"', 'source="#nothing"'),
        ("gnav-german.en.xml", r'corresp="[^"]+"', 'corresp="gnav-german.xml#gnav-german.r9"'),
        ("glossary.xml", r'target="[^"]+"', 'target="gnav-1774.xml#gnav-1774.r99"'),
        ("gnav-1917.notes.xml", r'ref target="[^"]+"', 'ref target="styrvolt-1774.xml#r1"'),
    ],
)
def test_a_pointer_to_nothing_stops_the_build_in_one_sentence(
    root: Path, name: str, pattern: str, instead: str
) -> None:
    path = files(root)[name]
    text = path.read_text("utf-8")
    spoilt = re.sub(pattern, instead, text, count=1)
    assert spoilt != text
    path.write_text(spoilt, encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(instead.partition('"')[2].rstrip('"'))) as said:
        archive.load(root)
    assert name in str(said.value)
    assert "\n" not in str(said.value)


def test_the_edition_points_to_nothing_that_is_not_there() -> None:
    archive.load()


@pytest.mark.parametrize(
    "ident", ["gnav-1774.r99", "gnav-1774.r3.z", "gnav-1774.q.nobody", "gnav-styrvolt", "r3", ""]
)
def test_a_link_to_an_id_that_nobody_knows_is_refused(ident: str) -> None:
    assert not links.is_id(ident)
    with pytest.raises(ValueError, match="nothing has the id"):
        links.link("concordance/", ident)
    pointing = etree.fromstring(
        f'<note xmlns="{tei.NS["tei"]}"><ref target="gnav-1774.xml#{ident}">a rule</ref></note>'
    )
    with pytest.raises(ValueError, match="nothing has the id"):
        TeiToHtml("concordance/").inside(pointing)


def test_every_id_of_the_edition_is_known() -> None:
    for text in archive.load().texts():
        assert links.is_id(text.id)
        for rule in text.rules:
            assert links.is_id(rule.id)
            assert all(links.is_id(clause.id) for clause in rule.clauses)
        assert all(links.is_id(one.id) for one in (*text.cruces, *text.questions))
