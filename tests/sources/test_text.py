"""What is made from the sources is fresh, and the switch of the German text works."""

import json
from importlib import import_module
from pathlib import Path

from gnav_core import games
from gnav_core.core import registry
from gnav_core.core import text as engine_text
from scripts import tei
from scripts.tei import text


def test_what_is_made_from_the_sources_is_fresh() -> None:
    assert [str(path) for path in text.stale()] == []


def test_readme_lists_every_clause_once(held: dict[str, tei.Clause]) -> None:
    readme = (tei.ROOT / "sources" / "README.md").read_text(encoding="utf-8")
    assert [i for i in held if readme.count(f"- `{i}` ") != 1] == []


def test_text_json_holds_every_clause_as_received(words: dict[str, str]) -> None:
    found = {
        clause["id"]: clause["text"]
        for path in (tei.ROOT / "gnav_core" / "games").glob("*/text.json")
        for rules in json.loads(path.read_text(encoding="utf-8"))["rules"].values()
        for rule in rules
        for clause in rule["clauses"]
    }
    assert found == words


def test_the_package_that_runs_a_source_is_the_one_its_header_stands_beside() -> None:
    named = {
        name: source["package"]
        for name, source in engine_text.sources().items()
        if registry.plays(name)
    }
    assert named == {
        source: game
        for game in games.FAMILIES
        for source in import_module(f"gnav_core.games.{game}").SOURCES
    }


def test_paraphrase_has_every_clause_and_no_other(sources: dict[str, tei.Source]) -> None:
    german = sources["gnav-german"]
    wanted = [clause.id for rule in german.rules for clause in rule.clauses]
    assert list(german.paraphrase) == wanted
    assert all(german.paraphrase.values())


def test_the_switch_puts_our_words_in_place_of_the_german(copied: Path) -> None:
    path = copied / "sources/gnav/gnav-german.xml"
    full = path.read_text(encoding="utf-8")
    assert full.count('status="unknown" n="full"') == 1
    path.write_text(full.replace('n="full"', 'n="paraphrase"', 1), encoding="utf-8")
    german = tei.load("gnav-german", copied)
    data = text.source_data(german)
    assert (data["publish"], data["lang"]) == ("paraphrase", "en")
    (rules,) = text.text_data([german])["rules"].values()
    clauses = {c["id"]: c["text"] for rule in rules for c in rule["clauses"]}
    assert clauses == german.paraphrase
    assert "Spieler" not in json.dumps(rules)
    assert [rule.id for rule in german.rules] == [f"gnav-german.r{n}" for n in range(1, 7)]


def test_other_sources_are_published_in_full(sources: dict[str, tei.Source]) -> None:
    """Of Narrespillet and Canasta nothing is published but our wording."""
    switched = {"gnav-german", "narrespillet", "canasta-1950"}
    others = (source for source in sources.values() if source.id not in switched)
    assert {source.publish for source in others} == {"full"}
    assert sources["narrespillet"].publish == sources["canasta-1950"].publish == "ours"
