"""What the set-up is made of, written before Python has come, is what the engine says."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.sentences import LANGUAGES
from scripts.runtime.told import name_of, write
from tests.runtime.conftest import ROOT

IN_PYODIDE = """
import json
from gnav_core.play import catalogue
json.dumps({language: catalogue.set_up(language) for language in %r})
"""
MOST = 30_000
"""Bytes, compressed: a visitor who reads nothing else waits for them."""


@pytest.fixture(scope="module")
def told(runtime: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    out = tmp_path_factory.mktemp("told")
    return dict(zip(LANGUAGES, write(runtime, out), strict=True))


def read(path: Path) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return value


def test_the_engine_in_the_browser_says_the_same(boot, told, manifest):
    said = json.loads(boot(IN_PYODIDE % (LANGUAGES,)))
    for language, path in told.items():
        assert read(path) == {"rules": manifest["rules"], **said[language]}


def test_every_rule_set_can_be_set_up_with_it(told):
    for path in told.values():
        found = read(path)
        assert [source["id"] for source in found["sources"]] == list(registry.SOURCES)
        assert all(source["seats"] for source in found["sources"])
        families = {player["family"] for player in found["players"] if player["usual"]}
        assert families == {game["id"] for game in found["games"]}


def test_it_has_the_words_of_every_clause_that_it_names_and_of_no_other(told):
    for path in told.values():
        found = read(path)
        claims = [
            claim
            for source in found["sources"]
            for claim in (
                *source["summary"],
                source["lives"],
                (source["match"] or {}).get("dealer"),
            )
            if claim
        ]
        assert {name for claim in claims for name in claim["clauses"]} == set(found["clauses"])


def test_another_run_writes_the_same_bytes(runtime, told, tmp_path):
    command = [sys.executable, "-m", "scripts.runtime.told", "--out", tmp_path]
    subprocess.run([*command, "--runtime", runtime], cwd=ROOT, check=True, capture_output=True)
    for language, path in told.items():
        assert (tmp_path / name_of(language)).read_bytes() == path.read_bytes()


def test_it_is_light(told):
    for path in told.values():
        assert len(gzip.compress(path.read_bytes(), 9, mtime=0)) <= MOST
