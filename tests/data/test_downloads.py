"""The downloads: a bag that validates, and TEI that a generic tool finds its way in."""

from __future__ import annotations

import io
import json
import os
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import bagit
import pytest

from scripts import tei
from scripts.data import edition as data
from scripts.data.bag import NAME, RECORDS, bag
from scripts.tei import revisions
from tests.data.conftest import Load

DAPYTAINS = tei.ROOT / "build/clients/bin/python"


@pytest.fixture
def unpacked(published: Path, tmp_path: Path) -> Path:
    with zipfile.ZipFile(published / f"data/{NAME}.zip") as held:
        held.extractall(tmp_path)
    return tmp_path / NAME


def test_bagit_validates_the_bag(unpacked: Path) -> None:
    held = bagit.Bag(str(unpacked))
    held.validate()
    assert len(list(held.payload_files())) > 80


def test_a_changed_file_breaks_the_bag(unpacked: Path) -> None:
    path = unpacked / "data/tei/gnav-1774.xml"
    path.write_text(path.read_text("utf-8").replace("Kat", "Hat"), encoding="utf-8")
    with pytest.raises(bagit.BagValidationError):
        bagit.Bag(str(unpacked)).validate()


def test_the_bag_holds_the_text_the_evidence_the_data_and_the_licences(unpacked: Path) -> None:
    for name in (
        *("tei/gnav-1774.en.xml", "evidence/SHA256SUMS", "api/gnav-1774/r3.json"),
        *("examples/1774-r3-cat.json", "conformance/games.jsonl", *RECORDS),
    ):
        assert (unpacked / "data" / name).is_file()
    assert (unpacked / "data/LICENSES/CC0-1.0.txt").is_file()


def test_the_bag_is_the_same_each_time(edition: data.Edition) -> None:
    assert bag(edition, {"api/a.json": "{}"}) == bag(edition, {"api/a.json": "{}"})


def test_the_bag_has_the_day_of_the_last_change_of_the_edition(unpacked: Path) -> None:
    if not os.environ.get("SOURCE_DATE_EPOCH"):
        told = bagit.Bag(str(unpacked)).info["Bagging-Date"]
        assert told == revisions.revisions()[0].day


def test_every_file_in_the_bag_has_one_time(published: Path) -> None:
    data = io.BytesIO((published / f"data/{NAME}.zip").read_bytes())
    assert {about.date_time for about in zipfile.ZipFile(data).infolist()} == {
        (1980, 1, 1, 0, 0, 0)
    }


def by_dapytains(*arguments: str | Path) -> Any:
    assert DAPYTAINS.exists(), "run `make build/clients/made` first"
    command = [DAPYTAINS, Path(__file__).with_name("by_dapytains.py"), *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_dapytains_reads_the_references_of_every_text(
    published: Path, edition: data.Edition
) -> None:
    texts = list(edition.archive.texts())
    found = by_dapytains(*(published / f"data/tei/{text.id}.xml" for text in texts))
    for text, references in zip(texts, found, strict=True):
        every = [
            ref
            for rule in text.rules
            for ref in (rule.n, *(f"{rule.n}.{clause.n}" for clause in rule.clauses))
        ]
        assert references == every, text.id


def test_dapytains_gives_the_words_of_a_clause(published: Path) -> None:
    words = by_dapytains("--passage", "3.d", published / "data/tei/gnav-1774.xml")
    assert "har han en Kat siger han Kis-Kis," in words


def test_every_tei_file_is_offered(load: Load, published: Path) -> None:
    named = {Path(url).name for url in load("api/index.json")["tei"]}
    assert named == {path.name for path in (published / "data/tei").iterdir()}
