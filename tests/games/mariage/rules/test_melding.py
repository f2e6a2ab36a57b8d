"""A Mariage: king and queen of a suit, what they count, and when they may be melded."""

from __future__ import annotations

import pytest

from tests.games.mariage.table import Table

STOCK = "c6 c7 c8 c9 d9"
PAIR = "hk hq s6 | h9 s7 s8"


def test_king_and_queen_of_a_suit_count_twenty_at_once():
    """mariage-1774.r3.a."""
    table = Table(PAIR, stock=STOCK, taken="c10 ca | .")
    assert table.legal == "s6 hk hq meld:h out"
    table.play("meld:h")
    assert table.said("melded", "counted") == [("melded", 0, "r3.a"), ("counted", 0, "r3.a")]
    assert table.score == (20, 0)
    assert (table.turn, table.hands) == ("play 0", "s6 hk hq | s8 s7 h9")


def test_both_cards_are_shown():
    """mariage-1774.r3.a."""
    table = Table(PAIR, "meld:h", stock=STOCK, taken="c10 ca | .")
    told = table.log[0].seen_by(None).details
    assert (told["suit"], told["cards"]) == ("h", ["hk", "hq"])


def test_in_trumps_they_count_forty():
    """mariage-1774.r3.b."""
    table = Table("dk dq s6 | h9 s7 s8", "meld:d", stock=STOCK, taken="c10 ca | .")
    assert table.said("melded", "counted") == [("melded", 0, "r3.a"), ("counted", 0, "r3.b")]
    assert table.score == (40, 0)


def test_what_is_melded_stands_by_seat_in_order():
    """mariage-1774.r3.a."""
    table = Table("hk hq sk sq | h9 s7 s8 s9", stock=STOCK, taken="c10 ca | .")
    assert table.legal.split()[-3:] == ["meld:s", "meld:h", "out"]
    table.play("meld:h", "meld:s")
    assert table.position()["melds"] == [["h", "s"], []]
    assert table.marks("melds") == {0: "h s"}


def test_nobody_melds_before_he_has_a_trick():
    """mariage-1774.r4.a."""
    table = Table(PAIR, stock=STOCK, taken=". | c10 ca")
    assert table.legal == "s6 hk hq out"
    why, clauses = table.refusal("meld:h")
    assert clauses == "r4.a"
    assert why == "Seat 0 has taken no trick in this deal, and so may meld no Mariage yet."


def test_a_trick_that_counts_nothing_is_a_trick():
    """mariage-1774.r4.a."""
    assert "meld:h" in Table(PAIR, stock=STOCK, taken="c6 c7 | .").legal


def test_a_trick_of_the_last_deal_does_not_open_the_melding():
    """mariage-1774.q.this-deal."""
    deal = "hk hq s6 ha h9 h8 s7 s8 s9 h7 h6 hj".split()
    table = Table("c6 | ca", "c6", "ca", taken="c8 c9 | c10 c7")
    table.play(*(f"deal:{card}" for card in deal), "turn:d9")
    assert (table.turn, table.hands) == ("play 1", "ha hj h9 h8 h7 h6 | s9 s8 s7 s6 hk hq")
    assert table.refusal("meld:h")[1] == "r4.a"


def test_nobody_melds_when_the_stock_is_gone():
    """mariage-1774.r4.b."""
    table = Table(PAIR, taken="c10 ca | .")
    assert table.legal == "s6 hk hq out"
    assert table.refusal("meld:h") == (
        "The stock is gone, and no Mariage may be melded any more.",
        "r4.b",
    )


def test_the_turned_card_alone_is_still_a_stock():
    """mariage-1774.r4.b, q.trump-card."""
    assert "meld:h" in Table(PAIR, stock="d9", taken="c10 ca | .").legal


def test_both_must_be_in_the_hand():
    """mariage-1774.r3.a."""
    table = Table("hk s6 s9 | hq s7 s8", stock=STOCK, taken="c10 ca | .")
    why, clauses = table.refusal("meld:h")
    assert (clauses, why) == ("r3.a", "Seat 0 does not hold both king and queen of hearts.")


def test_the_same_mariage_is_melded_once_in_a_deal():
    """mariage-1774.q.once."""
    table = Table(PAIR, "meld:h", stock=STOCK, taken="c10 ca | .")
    assert "meld:h" not in table.legal
    why, clauses = table.refusal("meld:h")
    assert (clauses, why) == (
        "q.once",
        "Seat 0 has melded the Mariage in hearts in this deal already.",
    )


def test_the_next_deal_begins_with_nothing_melded():
    """mariage-1774.q.once."""
    table = Table("hk hq c6 | h9 s7 s8", "meld:h", stock="c7 d9", taken="c10 ca | .")
    table.play("hk", "h9", "draw:c7")
    while table.position()["deal"] == 1:
        table.play(table.legal.split()[0])
    assert table.position()["melds"] == [[], []]
    assert table.marks("melds") == {}


def test_one_may_meld_when_following_too():
    """mariage-1774.q.meld-when."""
    table = Table("h9 s7 s8 | hk hq s6", "h9", stock=STOCK, taken=". | c10 ca")
    assert table.legal == "s6 hk hq meld:h out"
    table.play("meld:h", "hk")
    assert table.said("trick")[0][1] == 1


def test_or_only_when_one_is_to_lead():
    """mariage-1774.q.meld-when."""
    following = Table(
        "h9 s7 s8 | hk hq s6", "h9", stock=STOCK, taken=". | c10 ca", meld_when="lead"
    )
    assert following.legal == "s6 hk hq out"
    assert following.refusal("meld:h") == (
        "A Mariage is melded only by the player who is to lead.",
        "q.meld-when",
    )
    leading = Table(PAIR, stock=STOCK, taken="c10 ca | .", meld_when="lead")
    assert "meld:h" in leading.legal


@pytest.mark.parametrize(
    ("changed", "clauses"),
    [
        ({"taken": "c10 ca | .", "stock": ""}, "r4.a"),
        ({"stock": ""}, "r4.b"),
        ({}, "q.meld-when"),
    ],
)
def test_of_several_reasons_the_first_is_told(changed, clauses):
    """mariage-1774.r4.a, r4.b, q.meld-when, r3.a: without both cards, when following, at last."""
    laid = {"taken": "c6 c7 | c10 ca", "stock": STOCK, **changed}
    table = Table("h9 s7 s8 | hk s9 s6", "h9", meld_when="lead", **laid)
    assert table.refusal("meld:h")[1] == clauses
