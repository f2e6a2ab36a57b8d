"""Staging writes only what changed."""

from __future__ import annotations

import os
from pathlib import Path

from scripts.stage import Stage


def test_an_unchanged_page_keeps_its_time(tmp_path: Path) -> None:
    Stage(tmp_path).write("a/index.md", "words")
    os.utime(tmp_path / "a/index.md", (1, 1))
    again = Stage(tmp_path)
    again.write("a/index.md", "words")
    assert again.changed == 0
    assert (tmp_path / "a/index.md").stat().st_mtime == 1


def test_a_changed_page_is_written(tmp_path: Path) -> None:
    Stage(tmp_path).write("index.md", "old words")
    again = Stage(tmp_path)
    again.write("index.md", "new words")
    assert again.changed == 1
    assert (tmp_path / "index.md").read_text() == "new words"


def test_what_is_no_longer_made_is_removed(tmp_path: Path) -> None:
    Stage(tmp_path).write("gone/index.md", "words")
    again = Stage(tmp_path)
    again.write("index.md", "words")
    again.prune()
    assert [path.name for path in tmp_path.rglob("*")] == ["index.md"]


def test_a_copied_tree_leaves_out_what_is_named_and_what_is_hidden(tmp_path: Path) -> None:
    docs, target = tmp_path / "docs", tmp_path / "target"
    for name in ("page.md", "theme/main.html", "themes.md", ".hidden", "assets/a.css"):
        (docs / name).parent.mkdir(parents=True, exist_ok=True)
        (docs / name).write_text(name)
    Stage(target).tree(docs, leave=frozenset({"theme"}))
    found = {p.relative_to(target).as_posix() for p in target.rglob("*") if p.is_file()}
    assert found == {"page.md", "themes.md", "assets/a.css"}


def test_an_unchanged_copy_is_left_alone(tmp_path: Path) -> None:
    docs, target = tmp_path / "docs", tmp_path / "target"
    docs.mkdir()
    (docs / "page.md").write_text("words")
    Stage(target).tree(docs)
    again = Stage(target)
    again.tree(docs)
    assert again.changed == 0
