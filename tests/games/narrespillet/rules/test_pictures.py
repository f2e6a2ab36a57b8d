"""What the pictures do."""

from __future__ import annotations

from tests.games.narrespillet.table import Table, cites


def test_the_wheel_draws_before_one_throws_down() -> None:
    """narrespillet.r30.a, r30.b."""
    hand = "wheel s2 s3 s4 s5 s6"
    table = Table(f"{hand} | b2", "play:wheel:2", "draw:c2", "draw:c3", stock="c2 c3 c4")
    assert table.position["phase"] == "throw"
    assert len(table.legal) == 7
    table.play("throw:s2")
    assert table.position["hands"][0] == ["s6", "s5", "s4", "s3", "c3", "c2"]


def test_from_the_row_the_wheel_draws_four_or_by_a_reading_five() -> None:
    """narrespillet.q.wheel-from-justice."""
    table = Table("s2 | b2", row="wheel")
    assert "play:wheel:4" in table.legal
    assert table.refusal("play:wheel:5") == cites("r30.a", "q.wheel-from-justice")
    assert "play:wheel:5" in Table("s2 | b2", row="wheel", wheel_from_justice="five").legal


def test_a_card_of_the_row_is_replaced_before_it_works() -> None:
    """narrespillet.r28.d, r28.e."""
    table = Table("s2 | b2", "play:death", row="death d2", stock="c2 c3")
    assert table.position["phase"] == "draw"
    table.play("draw:c2")
    assert (table.position["turned"], table.position["stock"]) == (["c2", "d2"], 0)
    assert not table.position["turnable"]


def test_justice_gives_a_turn_that_one_may_do_without() -> None:
    """narrespillet.r28.a, r28.b."""
    stock = "c2 c3 c4 c5 c6 c7 c8"
    table = Table("justice s2 s3 s4 s5 s6 | b2 b3 b4 b5 b6 b7", stock=stock)
    table.play("play:justice", *(f"draw:{card}" for card in stock.split()))
    assert "end" in table.legal
    assert table.position["turned"] == ["c7", "c6", "c5", "c4", "c3", "c2"]
    table.play("end")
    assert table.position["acting"] == 1


def test_justice_takes_the_cards_of_the_demons_who_play_on_without() -> None:
    """narrespillet.r28.f, r28.g, r35.f, r35.g."""
    hands = "demons s2 s3 s4 s5 s6 | justice b3 b4 b5 b6 b7"
    stock = "c2 c3 c4 c5 c6 c7 c8 c9"
    table = Table(
        hands, "play:demons", *(f"draw:{card}" for card in stock.split()[:7]), stock=stock
    )
    table.play("play:justice", "draw:c9")
    assert table.position["acting"] == "demons"
    assert table.position["demons"]["hand"] == []
    assert len(table.position["turned"]) == 6
    assert table.last("took-over").clauses == cites("r28.f", "r28.g", "r35.f", "r35.g")


def test_the_hermit_gives_three_turns_between_turns() -> None:
    """narrespillet.r29.b, r29.c, r29.d, q.hermit-time."""
    table = Table("hermit s2 s3 s4 s5 | b2 b3", "play:hermit")
    for left in (3, 2, 1):
        assert table.position["hermit"] == [0, left]
        table.play("extra", f"discard:s{left + 1}")
    assert table.position["hermit"] is None
    assert table.position["acting"] == 1
    assert table.position["pile"] == 4


def test_the_hermits_turns_do_not_move_the_order() -> None:
    """narrespillet.r29.c."""
    table = Table("hermit s2 s3 | b2 b3 | c2 c3", "play:hermit", "wait", "discard:b2")
    table.play("extra", "discard:s2", "wait")
    assert table.position["acting"] == 2


def test_temperance_closes_a_field_until_a_card_is_wanted_in_vain() -> None:
    """narrespillet.r34.b, r34.c, r34.f, q.temperance-out."""
    hands = "temperance s2 s3 s4 s5 s6 | b2 s9 b3 b4 b5 b6"
    table = Table(hands, stock="c2", turnable=True)
    table.play("play:temperance:s", "draw:c2")
    assert table.refusal("place:s:s9") == cites("r34.b")
    assert "forfeit:s" in table.legal
    table.play("discard:b2", "refuse")
    assert table.position["temperance"] is None
    assert "place:s:s2" in table.legal


def test_the_pile_is_turned_if_all_agree_and_after_a_no_it_is_asked_no_more() -> None:
    """narrespillet.r9.b, q.reshuffle, q.turning."""
    hands = "s2 s3 s4 s5 s6 s7 | b2 b3 b4 b5 b6 b7"
    agreed = Table(hands, "discard:s2", "agree", "agree", turnable=True)
    assert (agreed.position["phase"], agreed.position["stock"]) == ("draw", 1)
    once = Table(hands, "discard:s2", "refuse", "discard:b2", turnable=True)
    assert (once.position["phase"], once.position["turnable"]) == ("turn", False)
    moves = ["discard:s2", "refuse", "discard:b2"]
    each = Table(hands, *moves, turnable=True, reshuffle="each-time")
    assert each.position["phase"] == "reshuffle"


def test_the_hanged_man_takes_hand_and_chariot() -> None:
    """narrespillet.r32.a, r32.b."""
    table = Table("chariot s2 s3 | hanged b2", "play:chariot:s2", "play:hanged:0")
    assert table.position["hands"][0] == []
    assert table.position["chariot"] == [None, None]
    assert table.position["pile"] == 4


def test_a_couple_is_thrown_from_both_fields() -> None:
    """narrespillet.r36.a, q.two-fields."""
    table = Table("empress emperor s2 | tower b2", "place:s+b:empress+emperor", "play:tower:0:b")
    assert table.position["fields"][0] == [None] * 4


def test_the_tower_throws_neither_world_nor_forfeit_nor_of_one_who_is_done() -> None:
    """narrespillet.r36.b, r36.c, r36.d."""
    moves = ["place:s:world", "forfeit:b", "forfeit:b"]
    table = Table("world b9 c9 d9 | tower b2 c2 d2", *moves)
    assert table.refusal("play:tower:0:s") == cites("r36.b")
    assert table.refusal("play:tower:0:b") == cites("r36.c")
    done = Table("s9 b9 | tower s2 b2 c2 d2 c3 d3", "place:s:s9", "discard:s2", "forfeit:b")
    done.play("discard:b2", "forfeit:c", "discard:c2", "forfeit:d")
    assert done.refusal("play:tower:0:s") == cites("r36.d")


def test_the_star_has_three_tries_for_different_cards() -> None:
    """narrespillet.r37.e, q.call."""
    table = Table("star s2 | b2 b3", "play:star:c9")
    assert "call:c9" not in table.legal
    table.play("call:c8")
    assert "done" in table.legal
    table.play("call:b2")
    assert table.position["hands"] == [["s2", "b2"], ["b3"]]
    assert table.refusal("call:b3") == cites("r37.e")


def test_a_picture_is_called_once_and_taken_out_of_a_chariot() -> None:
    """narrespillet.r37.b, r37.c."""
    table = Table("s2 star | chariot sun b2", "discard:s2", "play:chariot:sun", "play:star:sun")
    assert table.position["chariot"][1] == []
    assert table.position["hands"][0] == ["sun"]


def test_strength_makes_the_hand_larger_closed_or_open() -> None:
    """narrespillet.r31.a, q.open-cards."""
    hand, stock = "strength s2 s3 s4 s5 s6", "c2 c3 c4 c5"
    table = Table(f"{hand} | b2 b3 b4 b5 b6 b7", "play:strength:open", stock=stock)
    table.play("draw:c2", "draw:c3", "draw:c4")
    assert (table.position["open"][0], table.position["stock"]) == (["c4", "c3"], 1)


def test_priestess_and_priest_compel_a_further_turn_unless_read_otherwise() -> None:
    """narrespillet.r22.c, r25.c, q.extra-turn."""
    table = Table("priestess s2 | b2", "play:priestess:1")
    assert table.position["acting"] == 0
    looked = table.last("looked")
    assert "cards" in looked.seen_by(0).details
    assert "cards" not in looked.seen_by(1).details
    other = Table("priestess s2 | b2", "play:priestess:1", extra_turn="not-taken")
    assert other.position["acting"] == 1


def test_in_malderia_the_knight_of_swords_removes_the_demons() -> None:
    """narrespillet.r56.b, q.removed."""
    hands = "demons s2 s3 s4 s5 s6 | sn b3 b4 b5 b6 b7"
    draws = [f"draw:c{number}" for number in range(2, 9)]
    stock = " ".join(f"c{number}" for number in range(2, 11))
    table = Table(hands, "play:demons", *draws, stock=stock, national="malderia")
    table.play("play:sn", "draw:c9")
    assert table.position["demons"] is None
    assert table.position["pile"] == 8
    assert table.position["acting"] == 0


def test_in_althea_the_demons_get_no_cards_where_justice_lies() -> None:
    """narrespillet.r57.a, r57.b."""
    table = Table("demons s2 | b2", "play:demons", row="c2 c3", national="althea")
    assert table.position["demons"]["hand"] == []
    assert table.position["turned"] == ["c3", "c2"]
    other = Table("demons s2 | b2", "play:demons", row="c2 c3")
    assert other.position["demons"]["hand"] == ["c3", "c2"]
    assert other.position["turned"] == []


def test_a_card_of_the_row_is_thrown_by_a_reading_only() -> None:
    """narrespillet.q.justice-throw."""
    assert Table("s2 | b2", row="c2").refusal("discard:c2") == cites("q.justice-throw")
    assert "discard:c2" in Table("s2 | b2", row="c2", justice_throw="yes").legal


def test_the_chariot_gathers_cards_and_is_thrown_with_what_is_not_played() -> None:
    """narrespillet.r27.a, r27.c, r27.e, r27.f, r27.g."""
    table = Table("chariot s9 s8 hermit | b2 b3 b4", "play:chariot:s9+hermit", "discard:b2")
    assert table.refusal("play:hermit") == cites("r27.g")
    table.play("place:s:s9+s8")
    assert table.position["chariot"][0] is None
    assert table.position["pile"] == 3


def test_judgement_forfeits_anothers_open_field() -> None:
    """narrespillet.r40.a, r40.b, q.judgement."""
    table = Table("judgement s2 | b2 b3", "play:judgement:1:c")
    assert table.position["fields"][1][2] == "judgement"
    assert table.position["forfeits"][2] == [1]
    assert table.position["pile"] == 0
