"""The manifest says truthfully what the browser will fetch."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from gnav_core.games import ASKED
from scripts.runtime.split import later, zip_of


def test_the_manifest_lists_every_file_but_itself(runtime, manifest):
    there = {path.name for path in runtime.iterdir()} - {"manifest.json"}
    assert {file["name"] for file in manifest["files"]} == there


def test_sizes_and_hashes_are_those_of_the_files(runtime, manifest):
    for file in manifest["files"]:
        data = (runtime / file["name"]).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (file["bytes"], file["sha256"])


def test_the_lock_file_names_the_rules_alone(runtime, manifest):
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    assert list(lock["packages"]) == ["gnav-core"]
    (rules,) = (file for file in manifest["files"] if file["name"] == "gnav_core.zip")
    entry = lock["packages"]["gnav-core"]
    assert (entry["file_name"], entry["sha256"]) == ("gnav_core.zip", rules["sha256"])


def test_the_worker_is_made_for_the_rules_that_the_manifest_lists(root, manifest):
    """Else a page opened before the archive was renewed would not notice."""
    made = (root / "build" / "table" / "worker.js").read_text(encoding="utf-8")
    assert manifest["rules"] in made


def test_the_mark_of_the_rules_changes_with_any_zip_of_the_rules(manifest):
    sums = {file["name"]: file["sha256"] for file in manifest["files"]}
    zips = ["gnav_core.zip", *map(zip_of, later((*manifest["games"], *ASKED)))]
    told = "".join(sums[name] for name in zips)
    assert manifest["rules"] == hashlib.sha256(told.encode()).hexdigest()


def test_pyodide_is_the_one_that_the_lock_file_pins(root, manifest):
    lock = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))
    assert manifest["pyodide"] == lock["packages"]["node_modules/pyodide"]["version"]


def test_a_second_build_does_nothing(runtime, build_runtime):
    before = {path: path.stat().st_mtime_ns for path in runtime.iterdir()}
    build_runtime()
    assert {path: path.stat().st_mtime_ns for path in runtime.iterdir()} == before


@pytest.mark.prove
def test_two_builds_from_nothing_give_the_same_bytes(runtime, build_runtime, tmp_path: Path):
    for name in ("one", "two"):
        build_runtime("--anew", "--out", str(tmp_path / name))
    one, two, built = (
        {path.name: path.read_bytes() for path in folder.iterdir()}
        for folder in (tmp_path / "one", tmp_path / "two", runtime)
    )
    assert one == two == built
