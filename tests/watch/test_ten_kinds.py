"""Ten kinds of file, each saved while the site is served, are seen as `make site` makes them.

The time from saving to seen is printed, and asserted nowhere: the machine may be busy.
"""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Error, Page

from scripts import tei
from tests.programs import heed_a_stop

pytestmark = [pytest.mark.browser, pytest.mark.prove]

#: What is not in a copy of the repository, and what of the builds is.
LEFT_OUT = {".git", ".venv", "node_modules", "build", ".mypy_cache", ".ruff_cache"}
BUILT = ("data", "docs", "previews", "prints", "pyodide-*", "runtime*", "site", "table*")
PATIENCE = 300  # seconds


class Kind(NamedTuple):
    """A kind of file: which, what is another in it, at which page that is seen, and as what."""

    file: str
    old: str
    new: str
    page: str
    seen: str


def word(said: str) -> str:
    """Ask whether a page holds a word, in whichever language."""
    return f"document.body.textContent.includes({said!r})"


MARKED = "Boolean(document.querySelector('[data-edited]'))"
STYLED = "getComputedStyle({}).getPropertyValue('--edited').trim() === '1'"
RULE, TABLE = "gnav-1774/r3/", "play/"
#: In an order in which no page that is drawn is touched by a later saving while nobody looks.
KINDS = {
    "a template of the theme": Kind(
        "docs/theme/partials/copyright.html",
        "<",
        "<i data-edited></i><",
        "essays/why-37/",
        MARKED,
    ),
    "a template": Kind(
        "scripts/pages/templates/rule.html",
        '<p class="in-short">',
        '<p class="in-short" data-set>',
        RULE,
        "Boolean(document.querySelector('[data-set]'))",
    ),
    "a word in a clause": Kind(
        "sources/gnav/gnav-1774.xml", ">har han en Kat", ">har han en KAT", RULE, word("en KAT")
    ),
    "a translation": Kind(
        "sources/gnav/gnav-1774.en.xml", "if he has a cat", "if he has a CAT", RULE, word("a CAT")
    ),
    "a crux": Kind(
        "sources/gnav/gnav-1774.notes.xml",
        "Rule 3 compels a piece with",
        "Rule 3 compels a PIECE with",
        "gnav-1774/cruces/",
        word("compels a PIECE"),
    ),
    "a worked example": Kind(
        "sources/gnav/examples/1774-q-appeals-none.json",
        "Under the other reading",
        "Under the OTHER reading",
        "examples/1774-q-appeals-none/",
        word("Under the OTHER"),
    ),
    "a page by hand": Kind(
        "docs/about.md", "keeps five texts", "keeps FIVE texts", "about/", word("FIVE texts")
    ),
    "its Danish": Kind(
        "docs/about.da.md", "bevarer fem", "bevarer FEM", "about/", word("bevarer FEM")
    ),
    "a style": Kind(
        "docs/assets/css/text.css",
        ".text {",
        ":root { --edited: 1; } .text {",
        RULE,
        STYLED.format("document.documentElement"),
    ),
    "a style of the table": Kind(
        "docs/assets/table/core/css/base.css",
        ":host {",
        ":host { --set: 1;",
        TABLE,
        STYLED.format("document.querySelector('gnav-table')").replace("--edited", "--set"),
    ),
    "a script of the table": Kind(
        "docs/assets/table/table.js",
        "\nimport",
        "\ndocument.documentElement.dataset.edited = '1';\nimport",
        TABLE,
        "document.documentElement.dataset.edited === '1'",
    ),
}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with what is built of it."""
    copy = tmp_path_factory.mktemp("copy") / "archive"
    shutil.copytree(tei.ROOT, copy, ignore=lambda folder, names: LEFT_OUT & {*names})
    for name in ("node_modules", ".venv"):
        (copy / name).symlink_to(tei.ROOT / name)
    for built in (path for form in BUILT for path in (tei.ROOT / "build").glob(form)):
        if built.is_dir():
            shutil.copytree(built, copy / "build" / built.name)
        else:
            shutil.copy2(built, copy / "build" / built.name)
    return copy


class Served(NamedTuple):
    """A copy that is served, and its address."""

    process: subprocess.Popen[str]
    address: str


@pytest.fixture(scope="module")
def served(tree: Path) -> Iterator[Served]:
    """Serve the copy, watched."""
    command = [sys.executable, "-um", "scripts.serve", "--port", "8930"]
    with subprocess.Popen(
        command, cwd=tree, stdout=subprocess.PIPE, text=True, preexec_fn=heed_a_stop
    ) as process:
        assert process.stdout
        yield Served(process, re.findall(r"http://\S+", process.stdout.readline())[0])
        process.send_signal(signal.SIGINT)


def is_so(page: Page, seen: str) -> bool:
    """Whether something is so in a page, which may be loaded again while it is asked."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        try:
            return bool(page.evaluate(seen))
        except Error:  # between two pages
            page.wait_for_load_state()
    return pytest.fail(f"cannot be asked for {PATIENCE} s: {seen}")


def wait(page: Page, seen: str) -> float:
    """Wait until something is so in a page; give the seconds."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if is_so(page, seen):
            return time.monotonic() - begun
        time.sleep(0.02)
    return pytest.fail(f"not so after {PATIENCE} s: {seen}")


@pytest.mark.parametrize("name", KINDS)
def test_what_is_saved_is_seen(tree, served, window, name):
    kind = KINDS[name]
    page: Page = window()
    page.goto(served.address + kind.page)
    assert not is_so(page, kind.seen)
    path = tree / kind.file
    text = path.read_text("utf-8")
    assert kind.old in text
    beside = path.with_name(f".{path.name}.new")  # as many editors save
    beside.write_text(text.replace(kind.old, kind.new, 1), "utf-8")
    beside.replace(path)
    print(f"{name}: {wait(page, kind.seen):.1f} s")


def test_what_was_seen_is_what_a_whole_build_makes(tree, served):
    """After the ten kinds: every page that was drawn alone is the page of the whole build."""
    served.process.send_signal(signal.SIGINT)
    served.process.wait()
    command = [sys.executable, "-m", "scripts.watch.whole"]
    done = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, check=False)
    said = json.loads(done.stdout)
    assert "trouble" not in said
    drawn = {f"{kind.page}index.html" for kind in KINDS.values() if kind.page != TABLE}
    laid = {"assets/css/archive.css", "assets/css/text.css", "assets/table/table.js"}
    assert not (drawn | laid) & {*said["seen"]}
