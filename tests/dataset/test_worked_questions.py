"""The questions on the page of data are answered by the tables as it says there."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from scripts.dataset.publish import SQLITE
from scripts.dataset.tables import TABLES
from tests.docs.blocks import ROOT, blocks, python
from tests.programs import found

PAGE = ROOT / "docs/data.md"


def asked(language: str, by: str) -> tuple[str, str]:
    """Give the question that stands in a language and has these words, and what answers it."""
    every = blocks(PAGE)
    (at,) = [n for n, one in enumerate(every) if one.language == language and by in one.text]
    assert every[at + 1].language == "text"
    return every[at].text, every[at + 1].text.strip()


def test_the_historian_is_answered_in_sql(folder: Path) -> None:
    question, answer = asked("sql", "SELECT")
    with closing(sqlite3.connect(folder / SQLITE)) as held:
        rows = held.execute(question).fetchall()
    assert "\n".join("|".join(map(str, row)) for row in rows) == answer


def test_the_designer_is_answered_in_python(folder: Path) -> None:
    question, answer = asked("python", "gnav-archive.sqlite")
    (said,) = python([question], folder)
    assert said.strip() == answer


@pytest.mark.prove
def test_the_player_is_answered_in_r(folder: Path) -> None:
    question, answer = asked("r", "read.csv")
    command = [found("Rscript", "r-base-core"), "-e", question]
    surroundings = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, cwd=folder, env=surroundings, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == answer


def test_the_page_lists_every_table_in_its_order() -> None:
    rows = "".join(f"| [{one.name}](data/csv/{one.name}.csv) | {one.about} |\n" for one in TABLES)
    assert f"|---|---|\n{rows}\n" in PAGE.read_text("utf-8")
