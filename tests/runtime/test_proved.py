"""`make prove` writes down how it ended, and a release demands that it passed at what is there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts.data import freeze
from scripts.proved import begun, record

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = """
[pytest]
testpaths = tests
addopts = -ra -m "not prove" --strict-markers --strict-config --import-mode=importlib
markers = prove: takes long
"""
PROVED = """
import os
import pytest

@pytest.mark.prove
@pytest.mark.parametrize("word", ["cat", "owl"])
def test_of_long_games(word):
    assert word != os.environ.get("FAILS")
    if word == os.environ.get("SKIPPED"):
        pytest.skip("it is not here")
    if word == os.environ.get("CUT_OFF"):
        os._exit(1)

def test_of_every_commit():
    raise AssertionError
"""


TEST = "tests/games/test_long.py::test_of_long_games"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with two tests that `make prove` runs, and one that it does not."""
    files = {
        "pytest.ini": SETTINGS,
        ".gitignore": "__pycache__/\n.pytest_cache/\nbuild/\n",
        "tests/games/test_long.py": PROVED,
        "CITATION.cff": "version: 0.0.1\n",
        "releases/withdrawn.toml": "",
        "gnav_core/core/citations.json": "{}",
        "gnav_core/core/cat.py": "FINE = 1\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(repository: Path, *arguments: str) -> str:
    who = ["-c", "user.name=Cat", "-c", "user.email=cat@archive.example"]
    command = ["git", *who, *arguments]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(repository: Path) -> None:
    git(repository, "add", "--all")
    git(repository, "commit", "--quiet", "--message", "what is there")


def change(repository: Path, name: str, text: str = "changed\n") -> None:
    path = repository / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def prove(repository: Path, *arguments: str, **named: str) -> dict[str, Any]:
    """Run what `make prove` runs there; give the record."""
    command = [sys.executable, "-m", "pytest", "-p", "scripts.proved.run", "-m", "prove"]
    given = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **named}
    subprocess.run(
        [*command, *arguments], cwd=repository, env=given, capture_output=True, check=False
    )
    path = repository / record.PATH
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def refused(repository: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Try to freeze a release that is refused; give the one sentence that is said."""
    assert freeze.main(["0.0.2"], repository) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_a_run_of_all_says_when_it_passed_at_which_commit_and_where(repository, processes):
    kept = prove(repository, *processes)
    assert kept["since"] is None
    passed = kept["passed"]
    assert passed["ended"] == "passed"
    assert passed["commit"] == git(repository, "rev-parse", "HEAD")
    assert passed["clean"]
    assert passed["tests"] == {"passed": 2}
    assert passed["machine"].endswith(f"{os.cpu_count()} cores")
    assert {"at", "seconds", "python"} <= passed.keys()
    record.demand(repository)


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_a_run_that_fails_is_written_beside_the_last_that_passed(repository, processes):
    passed = prove(repository)["passed"]
    kept = prove(repository, *processes, FAILS="owl")
    assert kept["passed"] == passed
    assert kept["since"]["ended"] == "failed"
    assert kept["since"]["tests"] == {"failed": 1, "passed": 1}
    assert kept["since"]["failed"] == ["tests/games/test_long.py::test_of_long_games[owl]"]
    assert prove(repository)["since"] is None


def test_a_run_goes_on_with_one_that_was_cut_off_at_the_same_commit(repository):
    assert prove(repository, CUT_OFF="owl") == {}
    passed = prove(repository, FAILS="cat")["passed"]
    assert (passed["runs"], passed["tests"]) == (2, {"passed": 2})
    assert "shown_at" not in passed


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_what_was_cut_off_when_all_was_done_has_passed(repository, processes):
    prove(repository, CUT_OFF="owl")
    note(repository, "owl", "passed")
    passed = prove(repository, *processes)["passed"]
    assert (passed["runs"], passed["tests"]) == (2, {"passed": 2})


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_what_was_cut_off_of_other_files_begins_anew(repository, processes):
    prove(repository, CUT_OFF="owl")
    change(repository, "releases/new.zip")
    assert prove(repository, *processes, FAILS="cat")["since"]["tests"]["failed"] == 1
    commit(repository)
    assert prove(repository, *processes, FAILS="cat")["since"]["tests"]["failed"] == 1


@pytest.mark.parametrize(
    ("name", "stays"),
    [
        ("docs/assets/cat.css", True),
        ("tests/core/test_other.py", True),
        ("tests/core/words.py", False),
        ("tests/games/test_long.py", False),
        ("docs/cat.md", True),
    ],
)
def test_what_was_shown_outlives_what_the_test_does_not_read(repository, name, stays):
    change(repository, "tests/games/test_long.py", PROVED.lstrip())
    commit(repository)
    prove(repository)
    before = git(repository, "rev-parse", "HEAD")
    change(repository, name, PROVED if name.endswith("test_long.py") else "# changed\n")
    commit(repository)
    kept = prove(repository, FAILS="cat")
    if stays:
        assert kept["passed"]["shown_at"] == {before: 2}
        assert kept["passed"]["commit"] == git(repository, "rev-parse", "HEAD")
    else:
        assert kept["since"]["ended"] == "failed"


@pytest.mark.parametrize(
    ("test", "browser", "name", "reads"),
    [
        ("tests/games/test_cat.py::test_a", False, "docs/assets/cat.css", False),
        ("tests/games/test_cat.py::test_a", False, "docs/how-fast.md", False),
        ("tests/games/test_cat.py::test_a", False, "scripts/pages/templates/cat.html", False),
        ("tests/games/test_cat.py::test_a", False, "docs/record.md", True),
        ("tests/games/test_cat.py::test_a", True, "docs/assets/cat.css", True),
        ("tests/games/test_cat.py::test_a", False, "gnav_core/cat.py", True),
        ("tests/games/test_cat.py::test_a", False, "tests/games/test_cat.py", True),
        ("tests/games/test_cat.py::test_a", False, "tests/games/test_owl.py", False),
        ("tests/games/test_cat.py::test_a", False, "tests/core/test_lent.py", True),
        ("tests/browser/test_cat.py::test_a", True, "docs/assets/cat.css", True),
        ("tests/browser/test_cat.py::test_a", True, "scripts/pages/templates/cat.html", True),
        ("tests/browser/test_cat.py::test_a", True, "tests/games/test_owl.py", False),
        ("tests/browser/test_cat.py::test_a", True, "tests/conftest.py", True),
        ("tests/browser/test_cat.py::test_a", True, "tests/runtime/second_game.py", True),
        ("tests/browser/test_cat.py::test_a", True, "CHANGELOG.md", False),
        ("tests/browser/test_cat.py::test_a", True, "CONTRIBUTING.md", False),
        ("tests/site/test_cat.py::test_a", True, "tests/games/test_owl.py", True),
        ("tests/site/test_cat.py::test_a", True, "CHANGELOG.md", True),
        ("tests/site/test_cat.py::test_a", True, record.PATH, False),
    ],
)
def test_which_files_a_test_reads(repository, test, browser, name, reads):
    change(repository, "tests/core/words.py", "from tests.core.test_lent import cat\n")
    commit(repository)
    before = sum_read(repository, test, browser)
    change(repository, name)
    commit(repository)
    assert (sum_read(repository, test, browser) != before) == reads


def sum_read(repository: Path, test: str, browser: bool) -> str:
    return begun.Files(repository, "HEAD").read_by(test, browser=browser)


def test_what_was_shown_at_a_commit_that_is_not_known_is_shown_again(repository):
    prove(repository, CUT_OFF="owl")
    path = repository / record.SHOWN
    path.write_text(path.read_text("utf-8").replace('"commit": "', '"commit": "0'), "utf-8")
    note(repository, "owl", "passed")
    assert prove(repository, FAILS="cat")["since"]["ended"] == "failed"


def test_no_test_of_the_rules_reads_what_draws_the_pages():
    drawn = re.compile(r"""tests[./]browser|["'/]docs\b|pages[./]templates|show_me\.(?!of\()""")
    page = re.compile(r"""docs"?( / "|/)record\.md""")
    for folder in begun.OF_RULES:
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            if "pytest.mark.browser" not in text:
                assert len(drawn.findall(text)) == len(page.findall(text)), path


def note(repository: Path, word: str, outcome: str, *, browser: bool = False) -> None:
    """Write down that a test ended so, as a run would."""
    line = {"test": f"{TEST}[{word}]", "outcome": outcome, "browser": browser, "seconds": 9}
    begun.add(repository, line)


def test_a_line_that_was_cut_off_is_no_harm(repository):
    prove(repository, CUT_OFF="owl")
    with (repository / record.SHOWN).open("a", encoding="utf-8") as file:
        file.write('{"test": "tests/te')
    note(repository, "owl", "passed")
    passed = prove(repository, FAILS="owl")["passed"]
    assert (passed["runs"], passed["tests"]) == (2, {"passed": 2})


def test_of_each_test_the_last_time_is_kept(repository):
    prove(repository)
    first = (repository / record.SHOWN).read_text("utf-8")
    prove(repository)
    assert first.count(TEST) == (repository / record.SHOWN).read_text("utf-8").count(TEST) == 2


def test_a_run_in_which_something_changed_takes_nothing_of_those_before_it(repository):
    prove(repository)
    kept = (repository / record.SHOWN).read_text("utf-8")
    careless = PROVED.replace("assert word", "open('CITATION.cff', 'w').close()\n    assert word")
    change(repository, "tests/games/test_long.py", careless)
    commit(repository)
    prove(repository)
    lines = [line for line in kept.splitlines() if line]
    assert (repository / record.SHOWN).read_text("utf-8").splitlines() == lines


def test_what_failed_in_a_browser_is_tried_again_and_said_to_be(repository):
    """Time alone can make it fail; any other failure lets all begin anew."""
    prove(repository, CUT_OFF="owl")
    note(repository, "owl", "failed", browser=True)
    passed = prove(repository, FAILS="cat")["passed"]
    assert passed["again"] == [f"{TEST}[owl]"]
    note(repository, "owl", "failed")
    assert prove(repository, FAILS="cat")["since"]["ended"] == "failed"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["-k", "cat"], "left out of what is marked `prove`: 1"),
        (["-n", "2", "-k", "cat"], "left out of what is marked `prove`: 1"),
        (["--deselect", "tests/games/test_long.py::test_of_long_games[cat]"], "left out of"),
        (["tests/games/test_long.py"], "only this was asked for: tests/games/test_long.py"),
        (["--ignore", "tests/test_short.py"], "the run was given the option ignore"),
        (["--last-failed"], "the run was given the option lf"),
    ],
)
def test_a_run_of_some_has_not_passed_whole(repository, arguments, why):
    kept = prove(repository, *arguments)
    assert kept["passed"] is None
    assert kept["since"]["ended"] == "in part"
    assert kept["since"]["why"][0].startswith(why)


def test_a_run_that_skips_has_not_passed_whole(repository):
    since = prove(repository, SKIPPED="owl")["since"]
    assert since["ended"] == "in part"
    assert since["why"] == ["skipped: tests/games/test_long.py::test_of_long_games[owl]"]


@pytest.mark.parametrize("name", ["gnav_core/core/cat.py", "gnav_core/core/new.py"])
def test_a_run_of_what_is_not_committed_has_not_passed_whole(repository, name):
    change(repository, name)
    since = prove(repository)["since"]
    assert (since["ended"], since["clean"]) == ("in part", False)
    assert since["why"] == [f"not as the commit has it: {name}"]


def test_a_run_is_not_whole_where_something_changes_meanwhile(repository):
    careless = PROVED.replace("assert word", "open('CITATION.cff', 'w').close()\n    assert word")
    (repository / "tests/games/test_long.py").write_text(careless, encoding="utf-8")
    commit(repository)
    assert prove(repository)["since"]["why"] == ["changed while the tests ran: CITATION.cff"]


def test_a_run_that_cannot_collect_its_tests_has_not_passed(repository):
    change(repository, "tests/test_broken.py")
    commit(repository)
    kept = prove(repository)
    assert (kept["passed"], kept["since"]["ended"]) == (None, "interrupted")


def test_a_release_asks_for_a_run_that_passed(repository, capsys):
    said = refused(repository, capsys)
    assert said.startswith("`make prove` has not passed whole yet: run it")
    prove(repository, "-k", "cat")
    assert refused(repository, capsys) == said


@pytest.mark.parametrize("committed", [False, True])
@pytest.mark.parametrize("name", ["gnav_core/core/cat.py", "gnav_core/core/new.py"])
def test_a_release_is_of_what_was_proved(repository, capsys, name, committed):
    prove(repository)
    change(repository, name)
    if committed:
        commit(repository)
    assert f"and {name} changed since: run it again" in refused(repository, capsys)


def test_a_release_may_change_what_it_writes(repository):
    prove(repository)
    for name in ("CITATION.cff", "releases/v0.0.1.zip", "gnav_core/core/citations.json"):
        change(repository, name)
    record.demand(repository)
    commit(repository)
    record.demand(repository)


def test_a_file_that_moved_is_one_that_changed(repository, capsys):
    prove(repository)
    git(repository, "mv", "gnav_core/core/cat.py", "releases/cat.py")
    assert "gnav_core/core/cat.py changed since" in refused(repository, capsys)


def test_a_release_is_refused_where_the_same_has_failed_since(repository, capsys):
    prove(repository)
    prove(repository, FAILS="cat")
    prove(repository, "-k", "owl")
    assert "and failed there afterwards" in refused(repository, capsys)
    prove(repository)
    record.demand(repository)


def test_a_release_is_refused_where_the_commit_is_not_known(repository, capsys):
    prove(repository)
    path = repository / record.PATH
    path.write_text(path.read_text("utf-8").replace('"commit": "', '"commit": "0'), "utf-8")
    assert "which this repository does not know" in refused(repository, capsys)


def test_make_prove_writes_its_record():
    command = ["make", "--no-print-directory", "--dry-run", "prove"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "-p scripts.proved.run " in said.splitlines()[-1]
