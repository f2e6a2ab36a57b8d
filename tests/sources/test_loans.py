"""What one game takes from another: the table says what the texts say, both ways."""

from __future__ import annotations

import pytest

from scripts import tei
from scripts.tei import loans, printed
from scripts.tei.layers import NS, name
from scripts.tei.notes import fragments


def referred(sources: dict[str, tei.Source], games: set[str]) -> set[tuple[str, str]]:
    """List every clause that marks another game's name as a reference, with that game."""
    return {
        (clause.id, ident.partition(".")[0])
        for game in games
        for rule in sources[game].rules
        for clause in rule.clauses
        for ref in clause.element.iterfind(".//tei:ref", NS)
        for ident in fragments(ref.get("target"))
        if ident.partition(".")[0] != game
    }


def test_the_table_has_each_clause_that_names_another_game_and_no_other(
    sources: dict[str, tei.Source], booklet: tei.Source
) -> None:
    games = {entry.source for entry in printed.entries(booklet)}
    table = {(loan.clause, rule.partition(".")[0]) for loan in loans.loans() for rule in loan.rules}
    assert referred(sources, games) == table


def test_what_is_taken_is_there_and_is_another_game(sources: dict[str, tei.Source]) -> None:
    rules = {rule.id for source in sources.values() for rule in source.rules}
    for loan in loans.loans():
        assert sources[loan.clause.partition(".")[0]].clause(loan.clause)
        assert set(loan.rules) <= rules
        assert loan.clause.partition(".")[0] not in {one.partition(".")[0] for one in loan.rules}


def test_fem_kort_takes_all_of_byd_but_the_bidding() -> None:
    """fem-kort-1774.r1.a, fem-kort-1774.r12.a"""
    taken = [rule for loan in loans.taken_from("fem-kort-1774") for rule in loan.rules]
    assert taken == [f"byd-1774.r{n}" for n in range(1, 17) if n != 11]
    assert not loans.taken_up_by("byd-1774.r11")
    assert [loan.clause for loan in loans.taken_up_by("byd-1774.r12")] == ["fem-kort-1774.r12.a"]


def test_rules_in_a_row_are_told_as_one() -> None:
    (first, *_) = loans.taken_from("fem-kort-1774.r1")
    assert loans.runs(first.rules) == [("byd-1774.r1", "byd-1774.r10")]
    assert loans.runs(["byd-1774.r3", "byd-1774.r5"]) == [
        ("byd-1774.r3",) * 2,
        ("byd-1774.r5",) * 2,
    ]


def test_rule_1_is_not_taken_for_rule_12() -> None:
    assert [loan.clause for loan in loans.taken_from("fem-kort-1774.r1")] == ["fem-kort-1774.r1.a"]


def test_the_contents_name_the_source_of_every_game(
    sources: dict[str, tei.Source], booklet: tei.Source
) -> None:
    found = printed.entries(booklet)
    assert len(found) == 11
    for entry in found:
        breaks = sources[entry.source].body.iterfind(".//tei:pb", NS)
        assert next(breaks).get("n") == entry.page, entry.source
    tree_kort = next(entry for entry in found if entry.name == "Tree Kort")
    assert tree_kort.source == "tre-kort-1774"
    assert name(tree_kort.clause.element) == "seg"


@pytest.mark.parametrize("part", ["title", "preface"])
def test_what_is_no_entry_of_the_contents_names_no_game(part: str, booklet: tei.Source) -> None:
    rule = next(rule for rule in booklet.rules if rule.n == part)
    assert not any(clause.element.get("corresp") for clause in rule.clauses)
