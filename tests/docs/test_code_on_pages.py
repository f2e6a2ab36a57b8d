"""The code on every page written by hand runs as it stands there, and prints what is shown."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from gnav_core.lab import study
from scripts.data import wheel
from scripts.serve import serve_folder
from tests.docs.blocks import ROOT, WALKS, Block, blocks, calls, pages, python, shell

#: What is walked step by step, in a copy of the tree: tests/docs/test_walk_throughs.py.
WALKED = [ROOT / "docs" / name for name in WALKS]
ALL = [block for page in pages() if page not in WALKED for block in blocks(page)]
BUILT = ROOT / "build" / "site"
#: What a reader has installed for himself, in an environment of its own here.
READERS = sysconfig.get_path("purelib", vars={"base": str(ROOT / "build" / "clients")})
HIS = os.pathsep.join((str(ROOT), READERS))
#: Blocks that are not run here, by their first words, each with the reason.
ELSEWHERE = {
    "make serve": "the whole build: tests/site looks at what it makes",
    "make clean site": "the whole build: tests/site looks at what it makes",
    "make site  ": "the whole build: tests/site looks at what it makes",
    "make publish ": "the whole build, for an address: tests/publish looks at what is checked",
    "tar -xzf gnav-archive-site.tar.gz": "what that makes: tests/publish packs one",
    "curl -sI https://gnav.example/": "a host that is not there: tests/hosts asks real ones",
    "import pyspiel": "OpenSpiel: tests/adapters runs it",
    "from gnav_core.adapters.pettingzoo": "PettingZoo: tests/adapters runs it",
    "python3 check.py": "every game of the suite: tests/conformance runs it",
}
#: What is shown here, and run elsewhere or not at all: tests/dataset runs SQL and R.
SHOWN = ("js", "json", "toml", "r", "sql", "text")
RUN = ("console", "python", "sh")
#: A study that is soon played.
STUDY = """\
format = "gnav-study/1"
title = "A trial"
seed = 1
chunk = 500
[[part]]
sources = ["gnav-1774"]
seats = [3]
players = ["threshold"]
games = 1000
"""
#: A command that serves until it is stopped.
SERVES = re.compile(r"^((?:python3 -m gnav_core|gnav) host\b[^#\n]*)", re.MULTILINE)
#: It is stopped as one does it, after some seconds, and opens nobody's browser.
STOPPED = r"timeout --signal=INT 4 \1 --quiet --port 0 --keep kept.json || [ $? = 124 ] "
HOUSE = {"format": "gnav-house/1", "base": "gnav-1774", "choices": {"cuckoo": "gnav-1917"}}


def of(language: str) -> list[Block]:
    """The blocks of a language that are run here."""
    found = [block for block in ALL if block.language == language]
    return [block for block in found if not block.text.startswith(tuple(ELSEWHERE))]


def linked(source: Path, target: Path, apart: str) -> None:
    """Link to all that a folder holds, but for one entry."""
    target.mkdir(exist_ok=True)
    for path in source.iterdir():
        if path.name != apart:
            (target / path.name).symlink_to(path)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built site, served from there: its data name it as their own.

    It answers for the one file that a reader of annotations asks of another host, too.
    """
    if not (BUILT / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    folder = tmp_path_factory.mktemp("archive")
    with serve_folder(folder) as address:
        linked(BUILT, folder, apart="api")
        linked(BUILT / "api", folder / "api", apart="gnav-1774")
        linked(BUILT / "api/gnav-1774", folder / "api/gnav-1774", apart="r3.json")
        rule = (BUILT / "api/gnav-1774/r3.json").read_text("utf-8")
        built_for = json.loads(rule)["schema"].partition("api/")[0]
        moved = rule.replace(built_for, f"{address.rstrip('/')}/")
        (folder / "api/gnav-1774/r3.json").write_text(moved, "utf-8")
        context = folder / "http:/www.w3.org/ns/anno.jsonld"
        context.parent.mkdir(parents=True)
        shutil.copy(ROOT / "tests/data/context/anno.jsonld", context)
        yield address.rstrip("/")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A reader's folder: the sources, house rules, and what the site lets him take away."""
    (tmp_path / "sources").symlink_to(ROOT / "sources")
    (tmp_path / "house.json").write_text(json.dumps(HOUSE), "utf-8")
    (tmp_path / "study.toml").write_text(STUDY, "utf-8")
    for name in ("gnav-archive.zip", "gnav-archive.sqlite"):
        shutil.copy(BUILT / "data" / name, tmp_path)
    return tmp_path


def filled(block: Block, site: str) -> str:
    """The text of a block, with the words in capitals that a reader fills in, and the wheel."""
    text = block.text.replace("replay FILE", "replay sources/gnav/examples/1774-r3-cat.json")
    text = text.replace("house FILE", "house house.json").replace("STUDY.toml", "study.toml")
    text = SERVES.sub(STOPPED, text)
    return text.replace(wheel.FILE, wheel.built().name).replace("SITE/", f"{site}/")


def follows(block: Block, after: Block) -> bool:
    """Whether nothing but an empty line stands between two blocks."""
    return after.line == block.line + block.text.count("\n") + 3


@pytest.mark.parametrize("block", ALL, ids=lambda block: block.name)
def test_every_block_says_what_it_is(block: Block) -> None:
    assert block.language in RUN + SHOWN
    if block.language == "json":
        json.loads(block.text)
    if block.language == "toml":
        assert tomllib.loads(block.text)["format"] == study.FORMAT


def test_nothing_is_left_out_that_is_no_longer_there() -> None:
    for words in ELSEWHERE:
        assert any(block.text.startswith(words) for block in ALL), words


@pytest.mark.parametrize("block", of("json"), ids=lambda block: block.name)
def test_a_record_on_a_page_can_be_replayed(block: Block, tmp_path: Path) -> None:
    shown = json.loads(block.text)
    if isinstance(shown, dict) and shown.get("format") == "gnav-record/1":
        (tmp_path / "shown.json").write_text(block.text, "utf-8")
        assert shell("gnav replay shown.json", tmp_path).strip()


@pytest.mark.parametrize("block", of("sh"), ids=lambda block: block.name)
def test_the_commands_on_a_page_run(archive: str, block: Block, folder: Path) -> None:
    assert shell(filled(block, archive), folder).strip()


@pytest.mark.parametrize("block", of("console"), ids=lambda block: block.name)
def test_a_command_prints_what_is_shown(archive: str, block: Block, folder: Path) -> None:
    for command, shown in calls(block.text):
        assert shell(command, folder).strip() == shown.strip()


@pytest.mark.parametrize(
    "page", dict.fromkeys(block.page for block in of("python")), ids=lambda page: page.name
)
def test_the_python_on_a_page_runs_from_its_first_line_to_its_last(
    archive: str, page: Path, folder: Path
) -> None:
    """A block goes on from the one before; one of text right after it is what it prints."""
    found = blocks(page)
    here = of("python")
    programs = [at for at, block in enumerate(found) if block in here]
    surroundings = {"http_proxy": archive, "no_proxy": "127.0.0.1", "PYTHONPATH": HIS}
    printed = python([filled(found[at], archive) for at in programs], folder, **surroundings)
    for at, said in zip(programs, printed, strict=True):
        for after in found[at + 1 : at + 2]:
            if after.language == "text" and follows(found[at], after):
                assert said.strip() == after.text.strip()


def test_the_page_of_data_names_all_that_its_python_needs_installed() -> None:
    page = ROOT / "docs/data.md"
    (named,) = re.findall("`pip install ([^`]+)`, and", page.read_text("utf-8"))
    trees = [ast.parse(block.text) for block in blocks(page) if block.language == "python"]
    names = {
        alias.name.partition(".")[0]
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert set(named.split()) == names - sys.stdlib_module_names
