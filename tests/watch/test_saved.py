"""Whatever way an editor saves by, the file that is meant is heard of."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scripts.watch.saved import watching

PATIENCE = 20  # seconds


@pytest.fixture
def heard(tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Watch a repository of a few files, and wait for one of them to be heard of."""
    for name in ("docs/about.md", "sources/gnav/gnav-1774.xml", "mkdocs.yml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("words")
    saved = queue.SimpleQueue[str]()
    observer = watching(tmp_path, saved.put)

    def wait(path: str) -> None:
        while saved.get(timeout=PATIENCE) != path:
            pass

    yield wait
    observer.stop()
    observer.join()


def test_a_file_that_is_written_is_heard_of(heard, tmp_path):
    (tmp_path / "sources/gnav/gnav-1774.xml").write_text("other words")
    heard("sources/gnav/gnav-1774.xml")


def test_a_file_that_another_is_renamed_to_is_heard_of(heard, tmp_path):
    (tmp_path / "docs/.about.md.new").write_text("other words")
    (tmp_path / "docs/.about.md.new").rename(tmp_path / "docs/about.md")
    heard("docs/about.md")


def test_a_file_that_is_new_or_gone_is_heard_of(heard, tmp_path):
    (tmp_path / "docs/essays").mkdir()
    heard_of = tmp_path / "docs/new.md"
    heard_of.write_text("words")
    heard("docs/new.md")
    heard_of.unlink()
    heard("docs/new.md")


def test_a_file_beside_the_folders_is_heard_of(heard, tmp_path):
    (tmp_path / "mkdocs.yml").write_text("other words")
    heard("mkdocs.yml")
