"""What a machine can check of the repository, as CONTRIBUTING.md has it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.some import some

ROOT = Path(__file__).resolve().parents[2]

# Put together here, so that this file does not hold what it forbids.
REGISTRIES = (
    ("registry", "npmjs", "org"),
    ("pypi", "org"),
    ("files", "pythonhosted", "org"),
    ("deb", "debian", "org"),
    ("registry", "yarnpkg", "com"),
)
SHARED = "/".join(("..", "shared"))


def tracked() -> list[Path]:
    command = ["git", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def holding(words: list[str]) -> list[str]:
    pattern = re.compile("|".join(map(re.escape, words)).encode())
    return [str(path.relative_to(ROOT)) for path in tracked() if pattern.search(path.read_bytes())]


def test_no_file_holds_the_address_of_a_package_registry():
    assert holding([".".join(parts) for parts in REGISTRIES]) == []


def test_no_file_names_a_folder_outside_the_project():
    assert holding([SHARED, "/work" + "/shared", "/tmp" + "/plan"]) == []


@pytest.mark.parametrize("folder", [".", "tests/site/nu"])
def test_the_npm_lock_file_has_a_hash_and_no_address_for_each_package(folder):
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


@pytest.mark.parametrize(
    "name", sorted(path.name for path in some(ROOT.glob("requirements*.lock")))
)
def test_the_python_lock_files_have_hashes_for_exact_versions(name):
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", "")
    # Under each package stands through what it came: `scripts/packages.py` goes by it.
    lines = [line for line in text.splitlines() if not line.startswith("    #")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[a-z0-9-]+==\S+ ( ?; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+", line)


def test_the_rules_depend_on_nothing():
    assert "\ndependencies = []\n" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_ci_runs_make_test_and_nothing_else():
    first, *rest = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
    assert first == "#!/bin/sh"
    assert rest == ['exec make -C "$(dirname "$0")/.." test']


def test_make_lists_every_target():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    shown = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make ([\w-]+) +\S", shown, re.MULTILINE) == phony.split()


def test_a_python_that_is_too_old_is_refused_in_one_sentence(tmp_path):
    (tmp_path / "python").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (tmp_path / "python").chmod(0o755)
    command = ["make", "--always-make", ".venv/made", f"PYTHON={tmp_path / 'python'}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode
    assert done.stderr.splitlines()[0].startswith("this needs Python 3.11 or newer")


def find_browser(named: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scripts.browser"]
    environment = {**os.environ, "CHROMIUM": str(named)}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_the_browser_that_the_user_names_is_taken(tmp_path):
    named = tmp_path / "my-chromium"
    named.write_text("#!/bin/sh\n", encoding="utf-8")
    named.chmod(0o755)
    assert find_browser(named).stdout.strip() == str(named)


def test_a_browser_that_is_not_there_is_named_in_one_sentence(tmp_path):
    done = find_browser(tmp_path / "none")
    assert done.returncode == 1
    assert done.stderr == f"browser: CHROMIUM is {tmp_path / 'none'}, which is no program here\n"


def test_every_licence_is_explained_and_every_explanation_has_its_file():
    folder = ROOT / "LICENSES"
    linked = set(re.findall(r"\]\(([^/)]+)\)", (folder / "README.md").read_text("utf-8")))
    assert linked == {path.name for path in folder.iterdir()} - {"README.md"}
