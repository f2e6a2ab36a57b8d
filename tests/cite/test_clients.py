"""The files of citations, read by the programs that people read them with."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from pathlib import Path

import pytest
import rispy
from citeproc import (
    Citation,
    CitationItem,
    CitationStylesBibliography,
    CitationStylesStyle,
    formatter,
)
from citeproc.source.json import CiteProcJSON
from pybtex.database import parse_file

from scripts.cite.processor import STYLES, style_files
from tests.rest_in_prove import rest_in_prove
from tests.some import some

EVERY = 195 + 18  # one for each rule, and one of the whole of each source and of the booklet


def by_citation_js(files: list[Path]) -> dict[str, list[dict]]:
    node = Path(sys.executable).with_name("node")
    given = json.dumps({"files": [str(file) for file in files], "styles": style_files()})
    done = subprocess.run(
        [node, Path(__file__).with_name("read.mjs")],
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def ids(citations: dict, source: str) -> list[str]:
    """The whole of a source, then its rules in the order of its text."""
    return [
        ident for ident in citations["items"] if ident.startswith(source) and ident.count(".") < 2
    ]


def test_citation_js_reads_every_csl_file_and_sets_what_we_ship(written, citations):
    files = sorted(written.rglob("*.csl.json"))
    assert len(files) == EVERY
    for name, items in by_citation_js(files).items():
        for item in items:
            said = citations.undated(item["id"])
            for style, words in item["set"].items():
                # An item without a day of access is set without the words that name it.
                assert words == unsigned(without_day(said[style])), name


def without_day(words: str) -> str:
    return words.replace("Retrieved …, from ", "Retrieved ").replace("Accessed …. ", "")


def as_in_its_language(entry: str, item: dict) -> str:
    """Undo the capitals that a style gives an English title: Danish and German have none there."""
    title = item["title"]
    at = entry.casefold().find(title.casefold()) if item["language"] == "en" else -1
    return entry if at < 0 else entry[:at] + title + entry[at + len(title) :]


def unsigned(words: str) -> str:
    """Take off the brackets of an inferred author: the data have the name, and a note."""
    return words.replace("[Kebselein]", "Kebselein")


@pytest.mark.prove
def test_citation_js_reads_every_bibtex_file(written, citations):
    for file, items in by_citation_js(sorted(some(written.rglob("*.bib")))).items():
        for item in items:
            ours = citations.cited(item["id"]).csl
            assert item["title"] == ours["title"], file
            assert item["URL"] == ours["URL"]
            names = [author["literal"] for author in ours.get("author", [])]
            assert [list(author.values()) for author in item.get("author", [])] == [
                [name] for name in names
            ]


@pytest.mark.parametrize("style", rest_in_prove(list(STYLES)))
def test_citeproc_py_reads_every_csl_file(written, style):
    sheet = CitationStylesStyle(style_files()[style], validate=False)
    for file in sorted(some(written.rglob("*.csl.json"))):
        items = json.loads(file.read_text("utf-8"))
        with warnings.catch_warnings():
            # It knows no "license", which the schema of CSL has since 1.0.2.
            warnings.filterwarnings("ignore", "The following arguments .*license")
            held = CiteProcJSON(items)
        book = CitationStylesBibliography(sheet, held, formatter.plain)
        for item in items:
            book.register(Citation([CitationItem(item["id"])]))
        said = [str(entry) for entry in book.bibliography()]
        assert len(said) == len(items)
        for item, entry in zip(items, said, strict=True):
            assert item["title"] in as_in_its_language(entry, item)
            assert item["URL"] in entry


def test_pybtex_reads_every_bibtex_file(written, citations, sources):
    files = sorted(written.rglob("*.bib"))
    assert len(files) == EVERY
    for file in files:
        entries = parse_file(str(file), bib_format="bibtex").entries
        for ident, entry in entries.items():
            ours = citations.cited(ident).csl
            assert entry.fields["title"] == f"{{{ours['title']}}}"
            assert entry.fields["url"] == ours["URL"]
            people = [str(person) for person in entry.persons.get("author", [])]
            assert people == [f"{{{author['literal']}}}" for author in ours.get("author", [])]
    for source in sources:
        together = parse_file(str(written / source / f"{source}.bib"), bib_format="bibtex")
        assert list(together.entries) == ids(citations.data, source)


def test_rispy_reads_every_ris_file(written, citations, sources):
    files = sorted(written.rglob("*.ris"))
    assert len(files) == EVERY
    for file in files:
        for record in rispy.loads(file.read_text("utf-8")):
            ours = citations.cited(record["id"]).csl
            assert record["title"] == ours["title"]
            assert record["language"] == ours["language"]
            assert record["urls"] == [ours["URL"]]
            assert record["notes"] == [ours["note"]]
            assert record.get("authors", []) == [one["literal"] for one in ours.get("author", [])]
    for source in sources:
        text = (written / source / f"{source}.ris").read_text("utf-8")
        assert [record["id"] for record in rispy.loads(text)] == ids(citations.data, source)
