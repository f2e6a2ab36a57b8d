"""CITATION.cff, by which the archive as a whole is cited."""

from __future__ import annotations

import subprocess

import yaml

from scripts import tei

CFFCONVERT = tei.ROOT / "build/clients/bin/cffconvert"


def test_cffconvert_finds_it_valid():
    assert CFFCONVERT.exists(), "run `make build/clients/made` first"
    done = subprocess.run(
        [CFFCONVERT, "--validate"], cwd=tei.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_book_of_1774_stands_under_its_references(citations):
    citation = yaml.safe_load((tei.ROOT / "CITATION.cff").read_text("utf-8"))
    (book,) = [work for work in citation["references"] if work["type"] == "book"]
    ours = citations.cited("gnav-1774")
    assert book["title"] == ours.csl["container-title"]
    assert book["publisher"]["name"] == ours.csl["publisher"]
    assert (book["year"], book["url"]) == (1774, ours.evidence)
    assert book["number"] == ours.csl["collection-number"]
    assert f"{book['start']}-{book['end']}" == ours.csl["page"]
