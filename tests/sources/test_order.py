"""The order of the sources, their languages and their names come from their headers, once."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
import yaml

from gnav_core.core import registry, text
from scripts import tei
from scripts.tei import languages

LAST = 9999  # a place after those of all sources, and of any that a walk-through adds


def test_the_engine_and_the_menu_have_the_sources_in_the_order_of_the_headers() -> None:
    assert tuple(registry.SOURCES) == tuple(filter(registry.plays, tei.order()))
    assert tuple(text.sources()) == tei.order()
    menu = (tei.ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    parts = {name: listed for part in yaml.safe_load(menu) for name, listed in part.items()}
    of_parts = [
        [page.removesuffix("/index.md") for one in parts[name] for page in one.values()]
        for name in ("Sources", "Booklet")
    ]
    listed = [[page for page in pages if page in tei.order()] for pages in of_parts]
    assert all(pages == sorted(pages, key=tei.order().index) for pages in listed)
    assert {page for pages in listed for page in pages} == set(tei.order())


def test_a_source_is_added_by_its_header_alone(tmp_path: Path) -> None:
    shutil.copytree(tei.ROOT / "sources", tmp_path / "sources")
    written = (tmp_path / "sources/gnav/gnav-kb.xml").read_text("utf-8")
    added = re.sub(r'unit="source">\d+<', f'unit="source">{LAST}<', written)
    (tmp_path / "sources/gnav/gnav-new.xml").write_text(added, encoding="utf-8")
    assert tei.order(tmp_path) == (*tei.order(), "gnav-new")


def test_two_sources_in_one_place_are_refused(tmp_path: Path) -> None:
    shutil.copytree(tei.ROOT / "sources", tmp_path / "sources")
    written = (tmp_path / "sources/gnav/gnav-kb.xml").read_text("utf-8")
    (tmp_path / "sources/gnav/gnav-new.xml").write_text(written, encoding="utf-8")
    with pytest.raises(ValueError, match="gnav-kb and gnav-new are both source 4"):
        tei.order(tmp_path)


def test_the_languages_are_those_of_the_headers_and_the_files() -> None:
    assert {languages.language(name) for name in tei.order()} <= set(languages.NAMES)
    assert languages.language("gnav-1774") == "da"
    assert languages.language("gnav-german.r1.a") == "de"
    assert languages.translated("gnav-1774") == ("en", "da")
    assert languages.translated("gnav-1917") == ("en",)
