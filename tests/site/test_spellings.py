"""The other spellings that the reader's search makes are those that the archive means."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from scripts.pages.search_spellings import Spellings
from scripts.tei.archive import load
from tests.programs import NODE
from tests.site.conftest import Built

SPELLING = Path(__file__).with_name("spelling.mjs")
SCRIPT = Path(__file__).parents[2] / "scripts/hooks/spellings.js"


@pytest.fixture(scope="module")
def spellings() -> Spellings:
    return Spellings(load())


@pytest.mark.parametrize("name", ["search_index.json", "search_index.da.json"])
def test_the_worker_makes_the_spellings_that_the_archive_means(
    built: Built, spellings: Spellings, name: str
) -> None:
    index = built.folder / "search" / name
    run = [str(part) for part in (NODE, SPELLING, SCRIPT, index)]
    made = subprocess.run(run, check=True, capture_output=True, encoding="utf-8")
    entries = json.loads(index.read_text("utf-8"))["docs"]
    assert sum(map(len, (entry["norm"] for entry in entries))) < 10_000, "the others are made"
    for entry, spelled in zip(entries, json.loads(made.stdout), strict=True):
        assert "theirs" not in spelled
        wanted = {*entry["norm"].split(), *spellings.made(entry)}
        assert {*spelled["norm"].split()} == wanted, entry["location"]


def test_a_clause_keeps_only_what_does_not_follow_from_its_words(spellings: Spellings) -> None:
    clause = {
        "title": "1774:3[b]",
        "text": "<p>En Giøg siger nei</p><p>A cuckoo says no</p>",
        "norm": "En Giøg siger dennne nei",
        "theirs": "first",
    }
    assert "dennne" in spellings.left(clause).split()
    assert "giøg" not in spellings.left(clause).split()
    assert {"gøg", "gøgen", "gog", "goeg"} <= spellings.made(clause)
    assert "gøg" not in spellings.made({**clause, "theirs": None}), "as for a note of ours"


def test_a_page_written_by_hand_is_found_by_every_spelling_of_all_its_words(
    spellings: Spellings,
) -> None:
    page = {"title": "A page", "text": "<p>gøgen</p>", "theirs": "all"}
    assert {"giøgen", "gøg"} <= spellings.made(page)
    assert spellings.left(page) == ""
