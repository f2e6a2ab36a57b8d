"""What is declared of committed files that are made is so."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from scripts.fix import is_due
from scripts.made import IN_BULK, MADE, Made
from scripts.what.files import ROOT, Files, here, matching
from scripts.what.graph import is_test
from scripts.what.mentions import IMPORT, of_python
from scripts.what.reads import by_python

#: Run a module with its arguments, and print last which files it opened.
WATCH = """
import json, runpy, sys
opened = set()
sys.addaudithook(lambda event, told: event == "open" and opened.add(str(told[0])))
sys.argv = sys.argv[1:]
try:
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
except SystemExit as end:
    assert not end.code
print(json.dumps(sorted(opened)))
"""
#: What is opened on the way, and decides nothing of what is made.
IN_PASSING = {"scripts.examples": {"gnav_core/games/gnav/lengths.json"}, "scripts.tei.text": set()}


@pytest.fixture(scope="module")
def files() -> Files:
    return here()


def written(files: Files, made: Made) -> frozenset[str]:
    return files.like(*(pattern.replace("{game}", "*") for pattern in made.writes))


@pytest.mark.parametrize("made", MADE, ids=lambda made: made.command)
def test_every_pattern_stands_for_some_file_and_every_command_for_a_module(made, files):
    for pattern in (*made.writes, *made.reads):
        form = matching(pattern.removeprefix("!"))
        assert any(map(form.fullmatch, files.names)), pattern
    module = made.command.split()[0]
    assert module in files.modules
    assert any(map(is_test, files.like(made.tests)))


def test_nothing_is_made_of_what_is_made_after_it(files):
    for at, made in enumerate(MADE):
        later = {name for one in MADE[at + 1 :] for name in written(files, one)}
        early = files.like(*made.reads) & later
        assert not early, (made.command, early)


def test_no_file_is_made_by_two():
    assert len({pattern for made in MADE for pattern in made.writes}) == sum(
        len(made.writes) for made in MADE
    )


@pytest.mark.parametrize("command", IN_PASSING)
def test_a_command_opens_nothing_but_what_it_is_said_to_read(command, files):
    (made,) = (one for one in MADE if one.command == command)
    asked = [sys.executable, "-c", WATCH, command, "--check"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    opened = {name.removeprefix(f"{ROOT}/") for name in json.loads(done.stdout.splitlines()[-1])}
    data = {name for name in opened & files.names if not name.endswith(".py")}
    assert data
    assert data - files.like(*made.reads) - written(files, made) == IN_PASSING[command]


def test_what_the_laboratory_takes_of_gnav_touches_what_it_finds(files):
    bulk = files.like(*IN_BULK)
    for name in files.like("gnav_core/lab/*.py"):
        imports = [one for one in of_python((ROOT / name).read_text("utf-8")) if one[0] == IMPORT]
        for read in by_python(files, name, imports):
            if read.name.startswith("gnav_core/games/gnav/"):
                assert read.name in bulk, (name, read.name)


def test_what_make_text_and_make_examples_run_is_declared():
    asked = ["make", "--dry-run", "text", "examples"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    run = re.findall(r"^\S*python -m (scripts\.(?!browser).+)$", said, re.MULTILINE)
    assert {*run} - {"scripts.fix"} <= {made.command for made in MADE if made.cheap}


def test_what_is_checked_before_a_commit_is_whatever_looks_itself_whether_it_is_fresh():
    looks = {f"{made.command} --check" for made in MADE if made.always}
    fresh = subprocess.run(
        ["make", "--dry-run", "fresh"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    for said in (fresh.stdout, hooks):
        assert {*re.findall(r"python -m (scripts\.\S+ --check)$", said, re.MULTILINE)} == looks


def test_what_is_due_is_what_reads_a_change_and_what_looks_itself(files):
    due = {made.command for made in MADE if is_due(files, made, ["scripts/lengths.py"])}
    assert due == {"scripts.tei.text", "scripts.cite", "scripts.examples", "scripts.lengths"}
