"""The JSON says what the sources say."""

from __future__ import annotations

import hashlib
from pathlib import Path
from urllib.parse import urlsplit

from lxml import etree

from scripts.data import edition as data
from scripts.data.changes import between
from tests.data.conftest import Load


def test_every_address_in_the_index_is_a_file(load: Load, published: Path) -> None:
    index = load("api/index.json")
    urls = [one["url"] for one in (*index["files"], *index["rules"])]
    urls += [*index["texts"], *index["annotations"], *index["tei"], *index["schemas"]]
    urls += [index["dts"], index["everything"]]
    for url in urls:
        assert (published / urlsplit(url).path.lstrip("/")).is_file(), url


def test_every_rule_of_every_text_is_in_the_index(load: Load, edition: data.Edition) -> None:
    rules = [one["id"] for one in load("api/index.json")["rules"]]
    assert rules == [rule.id for text in edition.archive.texts() for rule in text.rules]


def test_a_clause_stands_in_three_layers_and_two_translations(load: Load) -> None:
    clause = load("api/gnav-1774/r3.json")["clauses"][1]
    assert clause["diplomatic"].startswith("har dennne hans Sidemand")
    assert clause["corrected"].startswith("har denne hans Sidemand en Brikke")
    assert clause["normalised"].startswith("har denne hans Sidemand en Brik ")
    assert set(clause["translations"]) == {"en", "da"}


def test_a_whole_text_stands_in_one_file_with_the_same_words(load: Load) -> None:
    """The table reads its layers from there."""
    text = load("api/gnav-1774/text.json")
    rule = load("api/gnav-1774/r3.json")
    layers = ("id", "cited_as", "diplomatic", "corrected", "normalised", "translations")
    of_rule = [one for one in text["clauses"] if one["id"].startswith("gnav-1774.r3.")]
    assert of_rule == [{key: one[key] for key in layers} for one in rule["clauses"]]


def test_a_correction_names_what_was_received_and_why_it_was_not_kept(load: Load) -> None:
    (emendation,) = load("api/gnav-1774/r3.json")["clauses"][1]["emendations"]
    assert (emendation["received"], emendation["corrected"]) == ("dennne", "denne")
    assert emendation["cause"] == "ocr"
    assert emendation["reason"]


def test_a_rule_knows_its_page_its_cruces_and_what_it_makes_the_engine_do(load: Load) -> None:
    rule = load("api/gnav-1774/r3.json")
    assert rule["page"] == "26"
    assert "gnav-1774.q.cuckoo" in [crux["id"] for crux in rule["cruces"]]
    quoted = [quote for one in rule["enforced"] for quote in one["quotes"]]
    assert any("Kis-Kis" in quote for quote in quoted)


def test_a_rule_can_be_cited_in_every_style(load: Load) -> None:
    cited = load("api/gnav-1774/r3.json")["citations"]
    assert cited["da"].startswith("[Kebselein]: ”Gnav eller Kis-Kis”, regel 3")
    assert cited["csl"]["page"] == "26"
    assert "TY  - CHAP" in cited["ris"]


def test_the_checksum_of_a_source_is_that_of_its_file(load: Load, published: Path) -> None:
    for source in load("api/sources.json")["sources"]:
        path = published / urlsplit(source["tei"]["url"]).path.lstrip("/")
        assert hashlib.sha256(path.read_bytes()).hexdigest() == source["tei"]["sha256"]


def test_every_source_states_its_rights(load: Load) -> None:
    found = {one["id"]: one["rights"][0]["uri"] for one in load("api/sources.json")["sources"]}
    assert "publicdomain/mark" in found["gnav-1774"]
    assert "by-sa/4.0" in found["gnav-1917"]
    assert "UND" in found["gnav-german"]


def test_the_files_beside_a_rule_are_those_of_the_api(load: Load, published: Path) -> None:
    assert load("gnav-1774/r3/r3.json") == load("api/gnav-1774/r3.json")
    assert (
        "[d] har han en Kat siger han Kis-Kis," in (published / "gnav-1774/r3/r3.txt").read_text()
    )


def test_the_tei_beside_every_rule_is_valid(published: Path, tei_all: etree.RelaxNG) -> None:
    found = list(published.glob("gnav-*/*/*.xml"))
    for path in found:
        assert tei_all.validate(etree.parse(path)), (path, tei_all.error_log.last_error)
    assert len(found) == 40


def test_a_changed_clause_is_told_field_by_field() -> None:
    before = {"gnav-1774.r3.d": {"diplomatic": "Kis-Kis", "notes": ""}}
    (change,) = between(before, {"gnav-1774.r3.d": {"diplomatic": "Kis", "notes": ""}})
    assert change["cited_as"] == "1774:3[d]"
    assert change["fields"] == [{"name": "diplomatic", "before": "Kis-Kis", "after": "Kis"}]


def test_a_clause_that_is_gone_is_told_as_withdrawn() -> None:
    (change,) = between({"gnav-1774.r3.d": {"diplomatic": "Kis-Kis"}}, {})
    assert change["kind"] == "withdrawn"
