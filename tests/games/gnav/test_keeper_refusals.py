"""The scorekeeper: what cannot be is refused in one sentence, with the clause."""

from __future__ import annotations

import pytest

from gnav_core.games.gnav.scorekeeper import page as scores
from gnav_core.games.gnav.scorekeeper.ledger import LedgerError
from tests.games.gnav.evenings import evening, ledger, lost, met, refused, score, shown


def test_the_dealer_asks_nobody():
    """gnav-1774.r4.a"""
    why, clauses = refused("gnav-1774", 3, met(2, "cat"))
    assert why == "Carl deals and is the last: he asks nobody, and may change at the bag."
    assert clauses[0] == "r4.a"


def test_nobody_asks_twice_in_a_deal():
    """gnav-1774.r3.g"""
    why, clauses = refused("gnav-1774", 3, met(0, "cat"), met(0, "dragoon"))
    assert why == "Anna has lost a stroke by asking in this deal, and asks nobody again."
    assert "r3.g" in clauses
    book = evening("gnav-1774", 3, met(0, "cat"), lost(0, lowest=[1]), met(2, "cat"))
    assert score(book) == [2, 2, 2]


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (shown(". . ."), "Too little is told: who loses depends on what the others show."),
        (shown("fool . ."), "Too little is told: who loses depends on what the others show."),
        (shown("3 3 3"), "There are only two of each piece, and 3 show the same."),
        (shown("3 wolf 4"), "There is no piece “wolf” in this game."),
        (lost(0), "At least 1 must be told of here."),
        (lost(0, lowest=[0, 1, 2]), "At most 2 can be told of here."),
        (lost(1, fool_holders=[0, 1]), "At most 1 can be told of here."),
        (
            lost(1, fool_holders=[0], lowest_other=[0]),
            "Anna shows one piece only, and is told of twice.",
        ),
        (lost(0, lowest=[0], pairs=[1, 2]), "Nobody loses in this way at such a showing."),
    ],
)
def test_a_showing_that_cannot_be_is_refused_in_one_sentence_with_a_clause(entry, why):
    said, clauses = refused("gnav-1774", 3, entry)
    assert said == why
    assert clauses


def test_no_two_show_the_same_card():
    """gnav-german.r2.a"""
    wanted = "There is only one of each card, and 2 show the same."
    assert refused("gnav-german", 3, shown("d3 d3 sk")) == (wanted, ["r2.a"])
    assert refused("gnav-german", 3, lost(0, lowest=[0, 1]))[0] == (
        "At most 1 can be told of here."
    )


def test_house_rules_that_are_none_are_refused_in_one_sentence():
    with pytest.raises(LedgerError, match="a JSON object, and this is none"):
        scores.keep(ledger("house", 3))
