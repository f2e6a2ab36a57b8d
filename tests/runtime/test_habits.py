"""What keeps the tree the same in every editor and before every commit; and what is asked of
whoever reports something."""

from __future__ import annotations

import re
import subprocess
import tomllib
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[0-9]*.yml"))
ADDRESS = re.compile(r"https?://|@[a-z]")
CLASSES = ["Text corrected", "Reading changed", "Engine", "Site", "Internal"]


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def checked() -> list[str]:
    """The commands of ``make check``, without what it installs first."""
    command = ["make", "--no-print-directory", "--dry-run", "check"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    lines = [line for line in said.splitlines() if line.startswith(".venv/bin/python -m ")]
    return [line for line in lines if "-m pip " not in line]


def test_the_hooks_before_a_commit_run_what_make_check_runs():
    (repo,) = read(".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local"
    assert [hook["entry"] for hook in repo["hooks"]] == checked()
    for hook in repo["hooks"]:
        assert (hook["language"], hook["pass_filenames"]) == ("system", False)


def test_types_are_checked_in_all_that_is_written_in_python():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    checked = project["tool"]["mypy"]["files"]
    command = ["git", "ls-files", "*.py"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {name.partition("/")[0] for name in names.splitlines()} == set(checked)


def test_whoever_imports_the_rules_has_their_types():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "Typing :: Typed" in project["project"]["classifiers"]
    assert (ROOT / "gnav_core/py.typed").read_text("utf-8") == ""


def test_every_file_is_written_as_the_editors_are_told():
    config = ConfigParser()
    text = (ROOT / ".editorconfig").read_text("utf-8").replace("root = true\n", "")
    config.read_string(text)
    (kept,) = (name for name in config.sections() if "," in name)
    others = kept.strip("{}").split(",")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in listed.stdout.decode().strip("\0").split("\0"):
        path = ROOT / name
        if not path.is_file() or any(fnmatch(name, pattern) for pattern in others):
            continue
        data = path.read_bytes()
        if data and b"\0" not in data[:8000]:
            assert data.endswith(b"\n"), name
            assert b"\r" not in data, name
            assert not re.search(rb"[ \t]$", data, re.MULTILINE), name
            assert name == "Makefile" or name.endswith(".mk") or b"\n\t" not in data, name


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_each_thing_once_and_names_nobody(path: Path):
    form = read(path.relative_to(ROOT).as_posix())
    assert set(form) == {"name", "description", "title", "body"}
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    names = [part["id"] for part in asked]
    assert len(set(names)) == len(names) >= 4
    for part in form["body"]:
        assert part["type"] in {"markdown", "input", "textarea", "dropdown", "checkboxes"}
        needed = "value" if part["type"] == "markdown" else "label"
        assert part["attributes"][needed].strip()
    assert not ADDRESS.search(path.read_text("utf-8"))


def test_there_is_a_form_for_each_thing_that_can_be_told():
    names = [read(path.relative_to(ROOT).as_posix())["name"] for path in FORMS]
    assert names == ["A misreading", "A better reading", "A new source", "A bug"]


def test_the_changelog_goes_by_version_and_class():
    """As keepachangelog.com has it, with classes of our own."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    head, *versions = re.split(r"^## ", text, flags=re.MULTILINE)
    assert all(name in head for name in CLASSES)
    names = [version.partition("\n")[0] for version in versions]
    assert names[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d", name) for name in names[1:])
    for version in versions:
        classes = re.findall(r"^### (.+)$", version, re.MULTILINE)
        assert classes == [name for name in CLASSES if name in classes]
