"""The second part: the tricks taken up, the lead, tricks that stay, and the close."""

from __future__ import annotations

from tests.games.lang_hanrey.table import Table


def test_when_the_stock_is_gone_each_takes_his_tricks_up_and_keeps_his_hand():
    """lang-hanrey-1774.r5.a, r5.b, r5.c, q.second-tricks."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", stock="c6 d9", kept="c9 ck | .")
    assert table.position()["part"] == 1
    table.play("draw:c6")
    assert table.said("collected") == ["collected -: r5.a, r5.b, r5.c, q.second-tricks"]
    assert (table.hands, table.kept) == ("s6 d9 ck c9 | h9 h8 ca c6", ". | .")
    position = table.position()
    assert (position["part"], position["tricks"], position["stock"]) == (2, [0, 0], 0)


def test_whoever_beat_last_leads_then():
    """lang-hanrey-1774.r6.a."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", "draw:c6", "h8", stock="c6 d9")
    assert table.said("led")[-1] == "led 1: r6.a"


def test_but_after_drawing_for_an_empty_hand_he_who_drew():
    """lang-hanrey-1774.q.empty-hand, r7.b, q.trump-card: he was to lead again."""
    table = Table("ha | h8 s6", "ha", stock="d9", kept="c9 ck | s8 s9")
    assert table.said("drew") == ["drew 0: q.empty-hand, q.trump-card"]
    assert (table.turn, table.hands) == ("lead 0", "d9 ck c9 | s9 s8 s6 ha h8")
    table.play("c9")
    assert table.said("led")[-1] == "led 0: hanrey r4.c"
    table = Table("ha sa | h8 s6", "sa+ha", stock="d9", kept="c9 ck | .")
    table.play("c9")
    assert table.said("led")[-1] == "led 0: r7.b"


def test_what_one_takes_up_his_seat_alone_sees():
    """lang-hanrey-1774.r5.b."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", "draw:c6", stock="c6 d9", kept="c9 ck | .")
    assert table.zones(0)["hand:0"] == (["s6", "d9", "ck", "c9"], 0)
    assert table.zones(0)["hand:1"] == ([], 4)
    collected = next(event for event in table.log if event.kind == "collected")
    assert [one.cards for one in collected.seen_by(0).moved] == [("ck", "c9"), ()]


def test_tricks_of_the_second_part_are_kept_and_never_taken_up_again():
    """lang-hanrey-1774.q.second-tricks."""
    table = Table("h8 s6 s7 | h9 ca ck", "h8", "h9", trump="d")
    assert (table.turn, table.kept) == ("lead 1", ". | h9 h8")
    assert table.position()["tricks"] == [0, 1]
    assert "collected" not in table.kinds()


def test_the_trump_is_the_one_that_was_turned_up():
    """lang-hanrey-1774.r6.b."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", "draw:c6", "ca", stock="c6 d9", kept="c9 ck | .")
    assert table.legal == "d9"


def test_who_leads_his_last_card_has_won_at_once_and_the_table_stays():
    """lang-hanrey-1774.r8.a, q.winners, hanrey-1774.q.out: the other could beat it."""
    table = Table("h8 | h9", "h8")
    assert table.said("out", "lost", "won") == [
        "out 0: r8.a, hanrey q.out",
        "lost 1: r8.a",
        "won -: r8.a, q.winners",
    ]
    assert table.ended == (1, [0])
    position = table.position()
    assert (position["table"], position["hands"]) == ([[0, ["h8"]]], [[], ["h9"]])
    assert (position["phase"], position["to_move"], position["legal"]) == ("over", None, [])
    assert (position["terminal"], position["winners"], position["loser"]) == (True, [0], 1)
    assert table.game.returns(table.state) == [1.0, -1.0]


def test_who_leads_several_last_cards_has_won_too():
    """lang-hanrey-1774.r7.a, r8.a."""
    assert Table("h8 s8 | h9", "s8+h8").ended == (1, [0])


def test_who_beats_with_his_last_card_keeps_the_trick_and_has_won():
    """lang-hanrey-1774.r8.a, r4.b."""
    table = Table("h8 s6 | h9", "h8", "h9")
    assert table.kinds() == ["led", "beat", "kept", "out", "lost", "won"]
    assert (table.ended, table.led, table.kept) == ((0, [1]), "", ". | h9 h8")
    assert table.position()["tricks"] == [0, 1]


def test_who_plays_his_last_card_and_takes_another_up_is_still_in():
    """lang-hanrey-1774.r7.b, r8.a."""
    table = Table("h8 d8 s6 | h9", "h8+d8", "h9")
    assert (table.turn, table.hands) == ("lead 0", "s6 | d8")


def test_who_has_neither_card_nor_trick_when_the_stock_is_gone_has_won_at_once():
    """lang-hanrey-1774.r5.b, r8.a."""
    table = Table("h8 | h9 ca", "h8", "h9", stock="d9")
    assert table.kinds()[-4:] == ["collected", "out", "lost", "won"]
    assert (table.ended, table.hands) == ((1, [0]), ". | h9 h8 d9 ca")
    assert table.position()["part"] == 2
