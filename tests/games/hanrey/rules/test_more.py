"""Three or four players: the round of a trick, taking all up, being out, and going on for ever."""

from __future__ import annotations

import pytest

from tests.games.hanrey.table import Table

STOCK = "c6 c7 c8 c9 d9"


def test_he_leads_who_first_got_cards_to_him_who_got_cards_next():
    """hanrey-1774.r5.a."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", stock=STOCK, cause="first")
    assert table.said("led") == [("led", 0, "r5.a")]
    assert table.events[0].details["to"] == 1
    assert table.turn == "answer 1"


def test_the_next_must_beat_the_last_beaters_card():
    """hanrey-1774.r5.c."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", "h7", stock=STOCK)
    assert table.said("beat") == [("beat", 1, "r5.c", "q.ranks")]
    assert (table.turn, table.trick, table.legal) == ("answer 2", "0:h6 1:h7", "h8")


def test_a_trump_on_another_suit_says_so():
    """hanrey-1774.r5.c, r3.c."""
    table = Table("h6 s6 | d7 s7 | h8 d8", "h6", "d7", stock=STOCK)
    assert table.said("beat") == [("beat", 1, "r5.c", "r3.c")]
    assert table.legal == "d8"


def test_a_trick_is_put_away_when_each_other_has_beaten_in_turn():
    """hanrey-1774.q.round, q.put-away."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", "h7", "h8", stock=STOCK)
    assert table.said("put-away") == [("put-away", None, "q.put-away", "q.round")]
    assert table.turn == "draw 2"
    assert table.position()["table"] == []


def test_all_draw_from_the_last_beater_to_the_left_and_he_leads():
    """hanrey-1774.q.draw, q.next-lead."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", "h7", "h8", stock=STOCK)
    table.play("draw:c6", "draw:c7", "draw:c8")
    assert table.hands == "s6 c7 | s7 c8 | s8 c6"
    assert table.turn == "lead 2"


def test_who_cannot_beat_the_card_led_takes_it_up():
    """hanrey-1774.r5.b, r5.e, q.led-again."""
    table = Table("ha s6 | h7 s7 | h8 s8", "ha", stock=STOCK)
    assert table.said("took-up") == [("took-up", 1, "r5.b")]
    assert table.turn == "lead 0"
    table.play("s6")
    assert table.said("led")[-1] == ("led", 0, "r5.e", "q.led-again")


def test_who_cannot_beat_the_beaters_card_takes_all_up_and_it_is_led_to_him_again():
    """hanrey-1774.r5.d, r5.e, q.led-again."""
    table = Table("h6 s6 | ha s7 | h8 s8", "h6", "ha", stock=STOCK)
    assert table.said("took-up") == [("took-up", 2, "r5.d")]
    assert table.hands == "s6 | s7 | s8 ha h8 h6"
    assert (table.turn, table.state.leader) == ("lead 1", 1)


def test_then_he_leads_whose_card_could_not_be_beaten_and_the_trick_goes_round_from_him():
    """hanrey-1774.q.led-again, q.round."""
    table = Table("h6 s6 | ha s7 | h8 s8", "h6", "ha", "s7", "s8", stock=STOCK)
    assert table.said("took-up")[-1] == ("took-up", 0, "r5.d")
    assert table.turn == "lead 2"


def test_if_he_is_out_the_nearest_to_the_right_who_is_in_leads_again():
    """hanrey-1774.q.led-again, q.out."""
    table = Table("h6 s6 | ha | h8 s8", "h6", "ha", trump="d")
    assert table.said("out") == [("out", 1, "r6.a", "q.out")]
    assert table.said("took-up") == [("took-up", 2, "r5.d")]
    assert table.turn == "lead 0"


def test_who_is_out_is_passed_over():
    """hanrey-1774.q.out."""
    table = Table("h6 s6 | . | h8 s8", "h6")
    assert table.turn == "answer 2"
    assert table.game.playing(table.state) == [True, False, True]


def test_with_no_card_and_cards_in_the_stock_nobody_is_out():
    """hanrey-1774.q.out, q.empty-hand."""
    table = Table("h6 s6 | . | h8 s8", "h6", stock=STOCK)
    assert table.turn == "draw 1"
    assert table.said("out") == []


def test_the_leader_who_is_out_still_ends_the_round():
    """hanrey-1774.q.round, q.out."""
    table = Table("h6 | h7 s7 | h8 s8", "h6", "h7", "h8")
    assert table.said("out") == [("out", 0, "r6.a", "q.out")]
    assert table.turn == "lead 2"
    assert table.position()["table"] == []


def test_if_the_last_beater_is_out_the_next_to_his_left_who_is_in_leads():
    """hanrey-1774.q.next-lead, q.out."""
    table = Table("h6 s6 | h7 s7 | h8", "h6", "h7", "h8")
    assert table.turn == "lead 0"
    table.play("s6")
    assert table.said("led")[-1] == ("led", 0, "q.next-lead")


def test_whoever_has_no_card_when_the_stock_is_drawn_out_is_out_at_once():
    """hanrey-1774.q.out."""
    table = Table("h6 | . | h8 s8", "h6", stock="h7")
    assert table.said("drew") == [("drew", 1, "q.empty-hand", "q.trump-card")]
    assert table.said("out") == [("out", 0, "r6.a", "q.out")]


def test_all_but_the_one_who_keeps_the_last_card_have_won():
    """hanrey-1774.r6.a, q.winners."""
    table = Table("h6 | h7 | . | h8", "h6", "h7")
    assert table.ended == (3, [0, 1, 2])
    assert table.trick == "0:h6 1:h7"
    assert table.game.returns(table.state) == [1.0, 1.0, 1.0, -1.0]


def test_the_first_answer_that_does_not_beat_is_refused_by_its_own_clause():
    """hanrey-1774.r5.b."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", stock=STOCK)
    assert table.refusal("s7") == ("The 7 of spades does not beat the 6 of hearts.", "r5.b")


def test_a_later_answer_that_does_not_beat_is_refused_by_its_own_clause():
    """hanrey-1774.r5.c."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", "h7", stock=STOCK)
    assert table.refusal("s8") == ("The 8 of spades does not beat the 7 of hearts.", "r5.c")


def test_taking_up_though_one_can_beat_is_refused_for_one_card_and_for_all():
    """hanrey-1774.r5.b, r5.d, q.take-up."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", stock=STOCK)
    assert table.refusal("take")[1] == "r5.b q.take-up"
    table.play("h7")
    assert table.refusal("take")[1] == "r5.d q.take-up"


def test_one_may_take_all_up_by_choice():
    """hanrey-1774.q.take-up."""
    table = Table("h6 s6 | h7 s7 | h8 s8", "h6", "h7", "take", stock=STOCK, take_up="may-take")
    assert table.said("took-up") == [("took-up", 2, "r5.d", "q.take-up")]
    assert table.turn == "lead 1"


@pytest.mark.parametrize(("takings", "ends"), [(98, False), (99, True)])
def test_at_the_hundredth_taking_up_in_a_row_the_game_is_broken_off(takings, ends):
    """hanrey-1774.q.endless."""
    table = Table("ha s6 | h7 s7 | h8 s8", "ha", trump="d", takings=takings)
    assert table.game.is_terminal(table.state) is ends
    assert table.said("broken-off") == ([("broken-off", None, "q.endless")] if ends else [])


def test_in_a_game_broken_off_nobody_has_lost():
    """hanrey-1774.q.endless."""
    table = Table("ha s6 | h7 s7 | h8 s8", "ha", trump="d", takings=99)
    assert table.ended == (None, [])
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.clauses) == ((), ("hanrey-1774.q.endless",))
    assert table.game.returns(table.state) == [0.0, 0.0, 0.0]
    assert table.position()["phase"] == "over"


def test_a_card_put_away_or_drawn_begins_the_count_anew():
    """hanrey-1774.q.endless."""
    away = Table("h6 s6 | h7 s7 | h8 s8", "h6", "h7", "h8", takings=99)
    assert away.state.takings == 0
    drawn = Table("h6 s6 | . | h8 s8", "h6", "draw:h9", stock="h9 c6", takings=99)
    assert drawn.state.takings == 0
