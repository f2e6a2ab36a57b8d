"""Every rule in code stands on a clause, in the clause's own words."""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest

from gnav_core.core import registry, text
from gnav_core.core.cited import Rule, choose, every_cited, options, quotes, stated


@cache
def all_rule_sets() -> list:
    """Every rule set with each of its options switched in turn."""
    return [
        registry.rule_set(name, {crux: option})
        for name in registry.SOURCES
        for crux, values in registry.readings(name).items()
        for option in values
    ]


def all_cited() -> list[Rule]:
    return list(chain.from_iterable(map(every_cited, all_rule_sets())))


def test_every_quote_stands_verbatim_in_its_clause():
    passages = text.passages()
    for cited in all_cited():
        for clause, quote in zip(cited.clauses, cited.quotes, strict=True):
            assert quote, clause
            assert quote in passages[clause].text, clause


def test_the_words_a_rule_set_rests_on_are_gathered_by_clause_each_once():
    """gnav-1774.r2.a"""
    found = quotes(registry.rule_set("gnav-1774"))
    assert found["gnav-1774.r2.a"] == [
        "gives den Spiller, som sidder paa venstre Haand",
        "Tages ubeseet en Brikke",
    ]


def test_every_crux_cited_is_in_the_register():
    for cited in all_cited():
        assert cited.crux is None or text.passages()[cited.crux].kind in ("crux", "gap")


def test_every_clause_is_enforced_or_listed_with_a_reason():
    cited = {clause for value in all_cited() for clause in value.clauses}
    clauses = {
        name
        for name, passage in text.passages().items()
        if passage.kind == "clause" and registry.plays(name)
    }
    assert cited | registry.unenforced().keys() == clauses
    assert not cited & registry.unenforced().keys()
    assert all(reason.endswith(".") for reason in registry.unenforced().values())


def test_readings_and_cruces_match_one_to_one():
    """A crux with one answer need be no reading: it bears on a value, as every crux does."""
    cruces, adopted = text.data()["cruces"], text.data()["adopted"]
    for name in registry.SOURCES:
        own = {crux["name"]: crux for crux in cruces.values() if crux["source"] == name}
        lent = {cruces[crux]["name"]: cruces[crux] for crux in adopted.get(name, [])}
        assert not own.keys() & lent.keys()
        registered = {
            crux: tuple(option["value"] for option in entry["options"])
            for crux, entry in (own | lent).items()
        }
        read = registry.readings(name)
        switched = {crux for crux, values in registered.items() if len(values) > 1}
        assert {crux: registered[crux] for crux in switched | read.keys()} == read
        for entry in (own | lent).values():
            assert entry["default"] == entry["options"][0]["value"]
            assert entry["switchable"] == (len(entry["options"]) > 1)


def test_every_crux_bears_on_a_value_of_its_rule_set():
    decided = {cited.crux for cited in all_cited() if cited.crux}
    assert decided == set(filter(registry.plays, text.data()["cruces"]))


def test_a_source_cites_itself_unless_it_says_that_a_rule_is_supplied():
    lenders = {
        "gnav-1774": {"gnav-kb"},
        "fem-kort-1774": {"byd-1774"},
        "lang-hanrey-1774": {"hanrey-1774"},
        "mariage-1774": {"hundrede-og-eet-1774"},
    }
    for rules in all_rule_sets():
        for cited in every_cited(rules):
            sources = {clause.partition(".")[0] for clause in cited.cites}
            own = {rules.id, *lenders.get(rules.id, ())}
            assert sources <= own or cited.status == "supplied", cited


def test_a_rule_that_cites_nothing_is_refused():
    with pytest.raises(ValueError, match="cites no clause"):
        Rule()


def test_clauses_come_before_the_crux_that_decided():
    cited = stated(1, ("a.r1.a", "one"), ("a.r2.a", "two"), crux="a.q.b")
    assert cited.cites == ("a.r1.a", "a.r2.a", "a.q.b")


def test_an_unknown_reading_or_option_is_refused_in_one_sentence():
    readings = registry.SOURCES["gnav-1917"].Readings
    with pytest.raises(ValueError, match="there is no reading 'cat' here; there are strokes"):
        choose(readings, {"cat": "yes"})
    with pytest.raises(ValueError, match="'strokes' can be '3' or '4' or '5', not 6"):
        choose(readings, {"strokes": 6})
    assert options(readings)["strokes"] == ("3", "4", "5")
