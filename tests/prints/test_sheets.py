"""The sheets of one page, and what is listed of every print."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import jsonschema
import pikepdf
import pytest

from gnav_core.core import registry
from scripts.data.api import SCHEMAS
from scripts.pages.how_to_text import in_languages
from scripts.prints.publish import listed as for_programs
from scripts.tei.archive import Archive
from tests.prints.conftest import pages
from tests.prints.test_books import squeezed
from tests.some import some


@pytest.mark.parametrize("language", ["en", "da"])
@pytest.mark.parametrize("source", registry.SOURCES)
def test_how_to_play_is_one_page_with_every_sentence(
    archive: Archive, printed: Path, source: str, language: str
) -> None:
    (page,) = pages(printed / f"rules/{source}.{language}.pdf")
    words = squeezed(page)
    for line in in_languages(archive.sources[source])[language].sentences():
        assert squeezed(line.words) in words


@pytest.mark.parametrize("name", ["slate.en", "slate.da", "evening.en", "evening.da"])
def test_a_sheet_for_the_table_is_one_page(printed: Path, name: str) -> None:
    assert len(pages(printed / f"{name}.pdf")) == 1


def test_the_packs_say_how_many_cards_each_game_has(archive: Archive, printed: Path) -> None:
    words = squeezed(" ".join(pages(printed / "packs.en.pdf")))
    for source in archive.sources.values():
        if source.family == "narrespillet" or (source.year == "1774" and source.family != "gnav"):
            assert squeezed(source.title) in words
            assert f"{len(registry.rule_set(source.id).cards)}cards" in words


def test_what_is_listed_is_what_there_is(printed: Path, listed: list[dict[str, Any]]) -> None:
    there = {
        path.relative_to(printed).as_posix() for path in printed.rglob("*.*") if path.is_file()
    }
    told = {name for one in listed for name in one["pictures"]}
    for one in listed:
        for file in one["files"]:
            told.add(file["name"])
            data = (printed / file["name"]).read_bytes()
            assert hashlib.sha256(data).hexdigest() == file["sha256"]
            assert len(data) == file["bytes"]
    assert there == told


def test_the_list_for_programs_fits_its_schema(listed: list[dict[str, Any]]) -> None:
    schema = json.loads((SCHEMAS / "prints.json").read_text("utf-8"))
    jsonschema.validate(json.loads(for_programs(listed, "https://example.org/a/")), schema)


def test_every_pdf_is_sound_and_for_whoever_listens(printed: Path) -> None:
    for path in sorted(some(printed.rglob("*.pdf"))):
        with pikepdf.open(path) as pdf:
            assert pdf.check_pdf_syntax() == [], path.name
            with pdf.open_metadata() as said:
                assert said["pdfuaid:part"] == "1", path.name
