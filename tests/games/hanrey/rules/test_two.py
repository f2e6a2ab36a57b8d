"""Two players: leading, beating, taking up, drawing, and the close."""

from __future__ import annotations

import pytest

from tests.games.hanrey.table import Table

STOCK = "c6 c7 c8 c9 c10 cj d9"
"""Six covered clubs, and a trump turned up under them."""


def test_one_leads_to_the_dealer_who_beats_with_a_higher_card_of_the_suit():
    """hanrey-1774.r4.a, q.ranks."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", stock=STOCK, cause="first")
    assert table.said("led") == [("led", 0, "r4.a")]
    assert (table.turn, table.legal) == ("answer 1", "hj")
    table.play("hj")
    assert table.said("beat") == [("beat", 1, "r4.c", "r4.d", "q.ranks")]


def test_a_trump_beats_every_card_of_another_suit():
    """hanrey-1774.r3.c."""
    table = Table("ha s6 s7 | d6 hj ca", "ha", stock=STOCK)
    assert table.legal == "d6"
    table.play("d6")
    assert table.said("beat") == [("beat", 1, "r4.c", "r4.d", "r3.c")]


def test_only_a_higher_trump_beats_a_trump():
    """hanrey-1774.r3.c, q.ranks."""
    table = Table("d10 s6 s7 | d6 dj ca", "d10", stock=STOCK)
    assert table.legal == "dj"


def test_who_cannot_beat_takes_it_up_by_itself_and_the_other_leads_again():
    """hanrey-1774.r4.b, r4.c."""
    table = Table("ha s6 s7 | h6 hj ca", "ha", stock=STOCK)
    assert table.said("took-up") == [("took-up", 1, "r4.b")]
    assert table.hands == "s7 s6 | ha hj h6 ca"
    assert (table.turn, table.trick) == ("lead 0", "")
    table.play("s6")
    assert table.said("led")[-1] == ("led", 0, "r4.c")


def test_what_is_taken_up_has_been_seen_by_all():
    """hanrey-1774.r4.b."""
    table = Table("ha s6 s7 | h6 hj ca", "ha", stock=STOCK)
    took = next(event for event in table.log if event.kind == "took-up")
    assert took.seen_by(None).moved == took.moved
    assert table.zones(0)["hand:1"] == ([], 4)


def test_the_beater_draws_first_then_the_other_and_he_leads():
    """hanrey-1774.r4.d, r4.e, q.draw, q.put-away, q.next-lead."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", "hj", stock=STOCK)
    assert table.said("put-away") == [("put-away", None, "q.put-away")]
    assert (table.turn, table.legal.split()[0]) == ("draw 1", "draw:cj")
    table.play("draw:c6")
    assert table.turn == "draw 0"
    table.play("draw:cj")
    assert table.said("drew")[0] == ("drew", 1, "r4.d", "r4.e")
    assert (table.turn, table.hands) == ("lead 1", "s7 s6 cj | h6 ca c6")
    table.play("h6")
    assert table.said("led")[-1] == ("led", 1, "q.next-lead")


def test_a_card_drawn_is_seen_by_its_drawer_alone():
    """hanrey-1774.r4.d."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", "hj", "draw:c6", stock=STOCK)
    drew = table.log[-1]
    assert "card" not in drew.seen_by(0).details
    assert drew.seen_by(1).details["card"] == "c6"


def test_each_may_fill_his_hand_to_three_instead():
    """hanrey-1774.q.draw."""
    table = Table("h8 s6 s7 s8 | h9", "h8", "h9", stock=STOCK, draw="fill-to-three")
    assert table.turn == "draw 1"
    table.play("draw:c6", "draw:c7", "draw:c8")
    assert (table.turn, table.hands) == ("lead 1", "s8 s7 s6 | c8 c7 c6")


def test_one_card_each_is_drawn_whatever_the_hands_are():
    """hanrey-1774.q.draw."""
    table = Table("h8 s6 s7 s8 | h9", "h8", "h9", "draw:c6", "draw:c7", stock=STOCK)
    assert (table.turn, table.hands) == ("lead 1", "s8 s7 s6 c7 | c6")


def test_the_turned_card_is_drawn_last_by_itself_and_the_trump_stays():
    """hanrey-1774.q.trump-card."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", "draw:c6", stock="c6 d9")
    assert table.said("drew")[1] == ("drew", 0, "r4.d", "r4.e", "q.trump-card")
    assert table.log[-1].seen_by(1).details["card"] == "d9"
    assert table.hands == "s6 d9 | ca c6"
    position = table.position()
    assert (position["turned"], position["stock"], position["trump"]) == ([], 0, "d")


def test_the_last_unseen_card_is_drawn_by_chance():
    """hanrey-1774.q.trump-card."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", stock="c6 d9")
    assert (table.turn, table.legal) == ("draw 1", "draw:c6")


def test_who_must_beat_and_has_no_card_draws_one_first():
    """hanrey-1774.q.empty-hand."""
    table = Table("h8 s6 | .", "h8", stock="c6 h9 d9")
    assert table.turn == "draw 1"
    table.play("draw:h9")
    assert table.said("drew") == [("drew", 1, "q.empty-hand")]
    assert (table.turn, table.legal) == ("answer 1", "h9")


def test_who_must_lead_again_and_has_no_card_draws_one_first():
    """hanrey-1774.q.empty-hand."""
    table = Table("ha | h8 s6", "ha", stock="c6 h9 d9")
    assert table.kinds() == ["led", "took-up"]
    assert table.turn == "draw 0"
    table.play("draw:c6", "c6")
    assert table.said("led")[-1] == ("led", 0, "r4.c")


def test_who_draws_the_turned_card_having_none_takes_it_by_itself():
    """hanrey-1774.q.empty-hand, q.trump-card."""
    table = Table("h8 s6 | .", "h8", stock="d9")
    assert table.said("drew") == [("drew", 1, "q.empty-hand", "q.trump-card")]
    assert (table.turn, table.legal) == ("answer 1", "d9")


def test_with_the_stock_empty_whoever_is_left_with_cards_alone_has_lost():
    """hanrey-1774.r6.a, q.out, q.winners."""
    table = Table("h8 | h9", "h8")
    assert table.said("out", "lost", "won") == [
        ("out", 0, "r6.a", "q.out"),
        ("lost", 1, "r6.a"),
        ("won", None, "r6.a", "q.winners"),
    ]
    assert table.ended == (1, [0])


def test_he_has_lost_even_if_he_could_beat_and_the_table_stays_as_it_lies():
    """hanrey-1774.r6.a."""
    position = Table("h8 | h9", "h8").position()
    assert (position["table"], position["hands"]) == ([[0, ["h8"]]], [[], ["h9"]])
    assert (position["phase"], position["to_move"], position["legal"]) == ("over", None, [])
    assert (position["terminal"], position["winners"], position["loser"]) == (True, [0], 1)


def test_who_draws_the_last_card_while_the_other_has_none_has_lost():
    """hanrey-1774.r6.a, q.out."""
    table = Table("h8 | h9", "h8", "h9", stock="d9")
    assert table.kinds()[-4:] == ["drew", "out", "lost", "won"]
    assert table.ended == (1, [0])


def test_he_who_beats_with_his_last_card_leaves_the_leader_the_last():
    """hanrey-1774.r6.a."""
    table = Table("h8 s6 | h9", "h8", "h9")
    assert table.ended == (0, [1])
    assert table.trick == "0:h8 1:h9"


def test_he_must_beat_if_he_can():
    """hanrey-1774.r4.b, q.take-up."""
    table = Table("h8 s6 | h9 ca", "h8", stock=STOCK)
    why, clauses = table.refusal("take")
    assert clauses == "r4.b q.take-up"
    assert why == "Seat 1 can beat the 8 of hearts, and so may not take it up."


def test_or_he_may_take_up_though_he_can_beat():
    """hanrey-1774.q.take-up."""
    table = Table("h8 s6 | h9 ca", "h8", stock=STOCK, take_up="may-take")
    assert table.legal == "h9 take"
    table.play("take")
    assert table.said("took-up") == [("took-up", 1, "r4.b", "q.take-up")]
    assert table.hands == "s6 | h9 h8 ca"


def test_who_may_take_up_and_cannot_beat_does_so_by_itself():
    """hanrey-1774.r4.b."""
    table = Table("ha s6 | h9 ca", "ha", stock=STOCK, take_up="may-take")
    assert table.said("took-up") == [("took-up", 1, "r4.b")]


@pytest.mark.parametrize("reading", ["must-beat", "may-take"])
def test_a_card_that_does_not_beat_is_refused(reading):
    """hanrey-1774.r4.b."""
    table = Table("h8 s6 | h9 ca", "h8", stock=STOCK, take_up=reading)
    why, clauses = table.refusal("play:ca")
    assert (why, clauses) == ("The ace of clubs does not beat the 8 of hearts.", "r4.b")
