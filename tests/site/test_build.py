"""The site builds cleanly, with this builder and with another."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import tei
from tests.site.conftest import Built

PLAIN = """\
site_name: plain
docs_dir: {docs}
site_dir: {site}
theme: {{name: null, custom_dir: {theme}}}
plugins: []
markdown_extensions: [attr_list, md_in_html, tables]
validation: {{nav: {{omitted_files: ignore}}}}
"""


def run(*command: str, folder: Path) -> str:
    """Run a builder and give all it said."""
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=quiet,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def count(folder: Path, pattern: str) -> int:
    return sum(1 for _ in folder.rglob(pattern))


@pytest.mark.prove  # the site that all tests read was built so
@pytest.mark.usefixtures("built")
def test_a_strict_build_says_nothing_but_that_it_was_done(tmp_path: Path) -> None:
    said = run("mkdocs", "build", "--strict", "--site-dir", str(tmp_path), folder=tei.ROOT)
    assert "WARNING" not in said
    assert "ERROR" not in said
    assert "Documentation built" in said


def test_another_builder_makes_the_same_pages_from_what_is_staged(
    built: Built, tmp_path: Path
) -> None:
    docs, theme = tei.ROOT / "build/docs", Path(__file__).parent / "plain"
    config = PLAIN.format(docs=docs, site=tmp_path / "site", theme=theme)
    (tmp_path / "properdocs.yml").write_text(config, encoding="utf-8")
    run("properdocs", "build", "--strict", folder=tmp_path)
    made = count(tmp_path / "site", "index.html")
    assert made - count(docs, "index.html") == count(docs, "*.md") == len(built.addresses())
