"""The scorekeeper: what a deal costs and gives, by each source and by house rules."""

from __future__ import annotations

from typing import Any

import pytest

from gnav_core.games.gnav.scorekeeper import page as scores
from tests.games.gnav.evenings import (
    HOUSE,
    evening,
    ledger,
    lost,
    met,
    refused,
    said,
    score,
    shown,
    tapped,
)

# 1774


def test_an_evening_begins_with_three_strokes_each():
    """gnav-1774.r8.a"""
    book = evening("gnav-1774", 4)
    assert score(book) == [3, 3, 3, 3]
    assert book.state.pool == 4


def test_who_asked_the_cat_loses_a_stroke_and_the_clauses_are_named():
    """gnav-1774.r3.d, r3.f"""
    book = evening("gnav-1774", 4, met(0, "cat"))
    assert score(book) == [2, 3, 3, 3]
    assert said(book, "met", "lost") == [
        ("met", 0, "r3.d", "r3.g"),
        ("lost", 0, "r3.f", "q.kiss-stroke"),
    ]


def test_to_ask_the_cat_costs_nothing_where_it_is_read_so():
    """gnav-1774.q.kiss-stroke"""
    why, clauses = refused("gnav-1774", 4, met(0, "cat"), readings={"kiss-stroke": "no"})
    assert why == "To ask the holder of that piece costs nobody a stroke."
    assert clauses == ["r3.d", "r3.g"]


def test_the_cuckoo_costs_a_stroke_only_where_it_is_read_so():
    """gnav-1774.q.cuckoo-stroke"""
    book = evening("gnav-1774", 4, met(1, "cuckoo"), readings={"cuckoo-stroke": "yes"})
    assert score(book) == [3, 2, 3, 3]
    page = scores.keep(ledger("gnav-1774", 4))
    assert [cause["piece"] for cause in page["causes"]] == ["dragoon", "cat"]


@pytest.mark.parametrize(
    "entry", [shown("7 cat 3 12"), shown(". . 3 ."), lost(0, lowest=[2])], ids=str
)
def test_the_lowest_loses_a_stroke_in_whatever_way_it_is_told(entry):
    """gnav-1774.q.base-penalty"""
    book = evening("gnav-1774", 4, entry)
    assert score(book) == [3, 3, 2, 3]
    assert said(book, "lost") == [("lost", 2, "q.base-penalty")]
    assert book.state.dealer == 0


@pytest.mark.parametrize("entry", [shown("7 3 3 12"), lost(0, lowest=[1, 2])], ids=str)
def test_two_lowest_alike_both_lose(entry):
    """gnav-1774.r6.a"""
    book = evening("gnav-1774", 4, entry)
    assert score(book) == [3, 2, 2, 3]
    assert said(book, "lost")[0] == ("lost", 1, "r6.a", "q.base-penalty")


@pytest.mark.parametrize(
    "entry", [shown("fool 3 4 12"), lost(1, fool_holders=[0], lowest_other=[1])], ids=str
)
def test_the_fool_drags_the_lowest_other_along(entry):
    """gnav-1774.r5.a"""
    assert score(evening("gnav-1774", 4, entry)) == [2, 2, 3, 3]


@pytest.mark.parametrize(
    "entry",
    [shown("fool 3 fool 4"), lost(2, fool_holders=[0, 2], two_lowest_others=[1, 3])],
    ids=str,
)
def test_two_fools_gain_a_stroke_each_and_the_two_lowest_lose(entry):
    """gnav-1774.r7.a, r7.b"""
    assert score(evening("gnav-1774", 4, entry)) == [4, 2, 4, 2]


def test_three_fall_where_two_are_tied_for_the_second_place():
    """gnav-1774.q.two-lowest"""
    entry = lost(2, fool_holders=[0, 1], two_lowest_others=[2, 3, 4])
    book = evening("gnav-1774", 6, entry)
    assert score(book) == [4, 4, 2, 2, 2, 3]
    ties = [event[2:] for event in said(book, "lost")]
    assert ["r6.a" in cites for cites in ties] == [False, True, True]


def test_pairs_fall_two_by_two_where_any_tie_loses():
    """gnav-1774.r6.a, q.ties"""
    readings = {"ties": "any"}
    entry = lost(0, lowest=[0], pairs=[1, 2])
    assert score(evening("gnav-1774", 4, entry, readings=readings)) == [2, 2, 2, 3]
    odd = refused("gnav-1774", 4, lost(0, lowest=[0], pairs=[1]), readings=readings)
    assert odd[0] == "Those who show the same come two by two."


# 1917, Danish Wikipedia, the Royal Library


def test_strokes_are_written_up_in_1917_and_two_fools_win_a_plus():
    """gnav-1917.r7.b, r8.b, r8.c"""
    entries = (lost(2, fool_holders=[0, 1]), *((lost(0, lowest=[0]),) * 3))
    page = scores.keep(ledger("gnav-1917", 3, *entries))
    assert [player["words"] for player in page["players"]] == [
        "3 strokes of 4",
        "0 strokes of 4",
        "0 strokes of 3",
    ]
    assert [player["in"] for player in page["players"]] == [True, True, True]
    book = evening("gnav-1917", 3, *entries, lost(0, lowest=[0]))
    assert said(book, "out") == [("out", 0, "r9.a", "q.strokes")]


def test_the_tapping_is_told_where_the_next_lowest_suffers_by_it():
    """gnav-1917.r8.d, r8.f, q.fool-companion"""
    readings = {"fool-companion": "unanswered-tap"}
    who: Any = {"fool_holders": [0], "companion_of_a_tapper": [2]}
    page = scores.keep(ledger("gnav-1917", 3, readings=readings))
    assert page["causes"][-1]["tell"] == "tapped"
    assert refused("gnav-1917", 3, lost(1, **who), readings=readings)[0] == (
        "The fool’s holder did not tap, so nobody else loses."
    )
    assert score(evening("gnav-1917", 3, tapped(0), lost(1, **who), readings=readings)) == [1, 0, 1]
    alone = lost(1, fool_holders=[0])
    assert score(evening("gnav-1917", 3, alone, readings=readings)) == [1, 0, 0]
    assert refused("gnav-1917", 3, tapped(0), alone, readings=readings)[0] == (
        "The fool’s holder tapped: tell who loses with him."
    )
    assert refused("gnav-1917", 3, tapped(0), tapped(0), readings=readings)[0] == (
        "Anna has tapped in this deal already."
    )


def test_the_tapping_is_not_told_where_nothing_follows_from_it():
    """gnav-1917.q.fool-companion"""
    causes = scores.keep(ledger("gnav-1917", 3))["causes"]
    assert {cause["tell"] for cause in causes} == {"met"}
    assert refused("gnav-1774", 3, tapped(0))[0] == "These rules know no tapping."


def test_a_plus_is_a_new_stroke_in_the_wikipedia_note():
    """gnav-wikipedia.r2.c, supplied from gnav-1917.r8.b"""
    book = evening("gnav-wikipedia", 3, lost(2, fool_holders=[0, 1]))
    assert score(book) == [4, 4, 3]
    assert book.lines[0].event.supplied == "gnav-1917"


def test_the_fool_above_the_null_still_drags_the_owl_along():
    """gnav-kb.r1.b, gnav-1774.r5.a"""
    assert score(evening("gnav-kb", 3, shown("fool owl 7"))) == [2, 2, 3]


# German


def test_the_lowest_pays_a_token_and_the_joker_drags_the_next():
    """gnav-german.r5.c, r5.d"""
    book = evening("gnav-german", 3, lost(0, lowest=[1]), shown("joker d1 sk"))
    assert score(book) == [19, 18, 20]
    assert book.state.pool == 3
    assert [event[:2] for event in said(book, "paid")] == [("paid", 1), ("paid", 0), ("paid", 1)]


# House rules


def test_an_evening_can_go_by_house_rules():
    """gnav-1917.r5.a, and gnav-1774.r5.a for what is not chosen"""
    entries = (met(0, "cat"), lost(1, fool_holders=[1], lowest_other=[2]))
    page = scores.keep(ledger("house", 3, *entries, house=HOUSE))
    assert page["short"] == "Aunt Maren’s"
    assert [player["score"] for player in page["players"]] == [2, 2, 2]
    assert page["log"][1]["clauses"][0] == "gnav-1917.r5.a"
    assert scores.sheet(ledger("house", 3, *entries, house=HOUSE)).startswith("Aunt Maren’s\n")
