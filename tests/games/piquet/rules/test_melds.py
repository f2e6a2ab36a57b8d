"""The melds: the Rommel, sequences, fours and threes, each counted for whoever has the better."""

from __future__ import annotations

import pytest

from tests.games.piquet.table import EQUAL, NINETY, Table, melded

LONG = "sa sk sq sj s10 s9 ha h10 h9 d8 d7 c7 | hk hq hj h8 h7 da dk dj d10 ca ck cj"
"""A sequence of six, and none of four."""

ROWS = "sk sq sj s10 s9 s8 da dk d9 ca ck c9 | s7 ha hk hq hj h10 dq dj d10 cq cj sa"
"""Six in a row against five that begin higher."""

QUART = "sk sq sj s10 ha hq h10 h8 da d9 ca c9 | sa s9 s8 s7 hk hj h9 dk dq dj d10 cj"
"""Two quarts, of which neither is higher."""

TIERCES = "sa sk sq h10 h9 h8 dj d9 d7 ca cq c7 | s10 s9 s8 hk hq hj dk dq d8 c10 c9 c8"
"""Four tierces, of which that from the ace is the highest."""

FOURS = "sa sq sj s9 ha hq h8 h7 dq d8 cq c9 | sk s10 s8 hk h10 h9 dk d10 d9 ck c10 c8"
"""Four queens against four kings and four tens."""


def test_the_longer_suit_counts_its_cards():
    """piquet-1774.r2.a, r2.b, q.melding."""
    table = melded(NINETY)
    assert table.counted("point:5") == [(0, 5, "r2.a r2.b q.melding")]
    (event,) = (one for one in table.events if one.details.get("what") == "point:5")
    assert (event.details["against"], event.details["less"]) == ("point:4", 4)


def test_of_suits_as_long_neither_counts():
    """piquet-1774.r2.b."""
    table = melded(EQUAL)
    assert table.said("equal") == [("equal", None, "r2.b")]
    assert "point" not in table.melds


def test_the_dealer_counts_after_forehand_as_forehand_does():
    """piquet-1774.q.dealer-melds."""
    table = melded(" | ".join(reversed(NINETY.split(" | "))))
    assert table.counted("point:5") == [(1, 5, "r2.a r2.b q.melding q.dealer-melds")]
    assert table.counted("four:a") == [(1, 14, "r4.a q.contest q.dealer-melds")]
    assert table.melds == ". | point:5 quint:sa four:a three:k 90"


def test_a_quint_counts_fifteen_and_brings_an_honour():
    """piquet-1774.r3.a, r3.e, r11.a."""
    table = melded(NINETY)
    assert table.counted("quint:sa") == [(0, 15, "r3.a r3.e q.contest")]
    (honour,) = (
        one
        for one in table.events
        if one.details.get("what") == "quint:sa" and one.kind == "honour"
    )
    assert [*map(table.short, honour.clauses)] == ["r11.a", "r3.e", "q.one-honour"]


def test_a_quint_brings_two_honours_by_a_reading():
    """piquet-1774.r3.e, r11.a, q.one-honour: a four still brings one."""
    table = melded(NINETY, one_honour="twice")
    brought = [one.details["what"] for one in table.events if one.kind == "honour"]
    assert brought == ["quint:sa", "quint:sa", "four:a", "90"]
    assert table.counts[1] == (4, 0)


@pytest.mark.parametrize(("reading", "by"), [("quint", 15), ("one-more", 16)])
def test_six_in_order_are_a_quint_too(reading, by):
    """piquet-1774.r3.b, q.long-sequence."""
    table = melded(LONG, long_sequence=reading)
    assert table.counted("quint:sa") == [(0, by, "r3.b r3.e q.long-sequence q.several q.contest")]
    assert table.counts[1] == (1, 0)


@pytest.mark.parametrize(
    ("reading", "melds"), [("cards", "quint:sk | ."), ("sequences", ". | quint:ha ters:dq")]
)
def test_six_in_order_are_better_than_five_unless_a_quint_is_five(reading, melds):
    """piquet-1774.r3.b, q.several."""
    table = melded(ROWS, several=reading)
    own = [[what for what in seat if what.startswith(("q", "t"))] for seat in table.state.melds]
    counted = " | ".join(" ".join(w for w in seat if "three" not in w) or "." for seat in own)
    assert counted == melds


@pytest.mark.parametrize("longer", ["quint", "one-more"])
def test_no_row_is_more_than_a_quint_where_there_are_more_sequences(longer):
    """piquet-1774.r3.a, q.several: nor is it told by its grounds that the row was longer."""
    table = melded(LONG, several="sequences", long_sequence=longer)
    assert table.counted("quint:sa") == [(0, 15, "r3.a r3.e q.contest")]
    (event,) = (
        one
        for one in table.events
        if one.details.get("what") == "quint:sa" and one.kind == "counted"
    )
    assert event.details["number"] == 5


def test_a_quart_counts_four():
    """piquet-1774.r3.c, r3.f."""
    table = melded(QUART.replace("sk sq sj s10", "sa sk sq sj").replace("| sa", "| s10"))
    assert table.counted("quart:sa") == [(0, 4, "r3.c r3.f q.contest")]


def test_of_quarts_as_high_neither_counts():
    """piquet-1774.r6.b, q.contest."""
    table = melded(QUART)
    assert ("equal", None, "r6.b", "q.contest") in table.said("equal")
    assert "quart" not in table.melds
    (event,) = (one for one in table.events if one.details.get("what") == "quart:k")
    assert event.details == {"what": "quart:k", "number": 4}


def test_the_highest_of_sequences_as_long_makes_the_lower_good():
    """piquet-1774.r3.d, r3.f, q.contest."""
    table = melded(TIERCES)
    assert table.counted("ters:sa") == [(0, 3, "r3.d r3.f q.contest")]
    assert table.counted("ters:h10") == [(0, 3, "r3.d r3.f")]
    assert "ters" not in table.melds.partition("|")[2]


def test_each_counts_his_own_by_a_reading():
    """piquet-1774.q.contest."""
    table = melded(TIERCES, contest="each")
    assert table.melds.partition(" | ")[2] == "ters:hk ters:s10 ters:c10"
    quarts = melded(QUART, contest="each")
    assert ("quart:sk" in quarts.melds, "quart:dk" in quarts.melds) == (True, True)
    assert ("equal", None, "r6.b", "q.contest") not in quarts.said("equal")


def test_four_alike_count_fourteen_and_bring_an_honour():
    """piquet-1774.r4.a, r11.a."""
    table = melded(NINETY)
    assert table.counted("four:a") == [(0, 14, "r4.a q.contest")]
    assert ("honour", 0, "r11.a") in table.said("honour")


def test_three_alike_count_three_and_bring_none():
    """piquet-1774.r4.b."""
    table = melded(NINETY)
    assert table.counted("three:k") == [(0, 3, "r4.b")]
    assert [one.details["what"] for one in table.events if one.kind == "honour"] == [
        "quint:sa",
        "four:a",
        "90",
    ]


def test_the_higher_four_makes_the_lower_good():
    """piquet-1774.q.contest."""
    table = melded(FOURS)
    assert "four:q" not in table.melds
    assert table.melds.endswith("four:k four:10")
    assert "four:q" in melded(FOURS, contest="each").melds


def test_nines_and_lower_are_not_counted_alike():
    """piquet-1774.r4.a."""
    table = melded("sa s9 s8 s7 ha h9 h8 h7 d9 d8 c9 c8 | sk sq sj s10 hk hq hj h10 da dk ca ck")
    assert not [what for what in table.state.melds[0] if what.startswith(("four", "three"))]


def test_what_counts_is_shown_by_a_reading_where_its_name_does_not_tell_it():
    """piquet-1774.q.melding: the Rommel, and three alike; a quint and a four tell their cards."""
    told = {
        one.details["what"]: one.details.get("cards")
        for one in melded(NINETY, melding="shown").events
        if one.kind == "counted"
    }
    assert told == {
        "point:5": "sa sk sq sj s10".split(),
        "quint:sa": None,
        "four:a": None,
        "three:k": "sk hk dk".split(),
        "90": None,
    }
    assert melded(NINETY, melding="shown").counted("three:k") == [(0, 3, "r4.b q.melding")]
    assert not any("cards" in one.details for one in melded(NINETY).events)


def test_of_two_suits_as_long_the_first_is_shown():
    """piquet-1774.q.melding."""
    hands = "sa sk s9 s8 s7 ha hk h9 h8 h7 d7 c7 | sq sj s10 hq hj da dk dq dj ca ck cq"
    (event,) = (
        one
        for one in melded(hands, melding="shown").events
        if "cards" in one.details and one.seat == 0
    )
    assert event.details["cards"] == "sa sk s9 s8 s7".split()


def test_melds_stand_in_chalk_as_they_are_counted():
    """piquet-1774.q.melding."""
    table = melded(NINETY)
    assert table.marks("melds") == {0: "point:5 quint:sa four:a three:k 90"}
    assert table.marks("count") == {0: 97, 1: 0}
    assert table.marks("honours") == {0: 3, 1: 0}
    assert table.marks("score") == {0: 127, 1: 0}
    assert isinstance(table, Table)
