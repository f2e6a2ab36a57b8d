"""Several cards of one rank led together, and which of them are beaten, and with what."""

from __future__ import annotations

import pytest

from tests.games.lang_hanrey.table import Table

STOCK = "c6 c7 c8 c9 c10 cj d9"


def test_two_three_or_four_alike_may_be_led_at_once():
    """lang-hanrey-1774.r7.a."""
    table = Table("s6 h6 d6 c6 | ha", stock="c7 c8 d9")
    assert table.legal.split() == (
        "s6 h6 d6 c6 s6+h6 s6+d6 s6+c6 h6+d6 h6+c6 d6+c6"
        " s6+h6+d6 s6+h6+c6 s6+d6+c6 h6+d6+c6 s6+h6+d6+c6".split()
    )
    table.play("s6+h6")
    assert table.said("led") == ["led 0: r6.a, r7.a"]


def test_alike_cards_may_be_led_in_the_second_part_too():
    """lang-hanrey-1774.r7.a."""
    table = Table("s6 h6 s9 | ha sa ca", "s6+h6", trump="d")
    assert (table.led, table.legal) == ("0:s6+h6", "sa+ha")


def test_unlike_cards_are_led_one_at_a_time():
    """lang-hanrey-1774.r7.a."""
    assert Table("s6 h7 h8 | ha", stock=STOCK).legal == "s6 h8 h7"


def test_each_of_several_is_beaten_with_another_card():
    """lang-hanrey-1774.r7.b, r4.b, r6.a: then it is a trick like any other."""
    table = Table("s6 h6 s9 | s7 h7 h8 ca", "s6+h6", stock=STOCK)
    assert table.legal == "s7+h8"
    table.play("s7+h8")
    assert table.kept == ". | s7 s6 h8 h6"
    assert table.position()["tricks"] == [0, 2]
    assert table.turn == "draw 1"


def test_if_some_are_beaten_these_are_kept_and_the_first_leader_leads_again():
    """lang-hanrey-1774.r7.b, q.partial."""
    table = Table("s6 h6 s9 | h7 ca ck", "s6+h6", stock=STOCK)
    assert table.legal == "h7"
    table.play("h7")
    assert table.said("beat", "kept", "took-up") == [
        "beat 1: r4.c",
        "kept 1: r4.b",
        "took-up 1: r7.b, q.partial",
    ]
    assert (table.hands, table.kept) == ("s9 | s6 ca ck", ". | h7 h6")
    assert table.turn == "lead 0"
    assert table.position()["stock"] == 7
    table.play("s9")
    assert table.said("led")[-1] == "led 0: r7.b"


def test_or_all_that_was_led_is_taken_up_by_itself():
    """lang-hanrey-1774.q.partial."""
    table = Table("s6 h6 s9 | h7 ca ck", "s6+h6", stock=STOCK, partial="all-up")
    assert table.said("took-up") == ["took-up 1: r7.b, q.partial"]
    assert (table.hands, table.kept) == ("s9 | s6 h7 h6 ca ck", ". | .")
    assert table.turn == "lead 0"


def test_if_none_are_beaten_all_are_taken_up():
    """lang-hanrey-1774.r7.b, q.partial."""
    table = Table("sa ha s9 | hk sk", "sa+ha", stock=STOCK)
    assert table.said("took-up") == ["took-up 1: r7.b"]
    table.play("s9")
    assert table.said("led")[-1] == "led 0: r7.b"


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("d7 d8 d10 h7 s7", "d8+d10"),
        ("d7 h7 s7 sa", "sa+d7 h7+d7"),
        ("d7 h7 ck", "h7+d7"),
        ("d7 ck", "d7"),
        ("h9 h7 ck", "h9"),
    ],
)
def test_a_trump_is_better_than_any_other_card_that_beats(hand, legal):
    """lang-hanrey-1774.r4.c, q.best-card: diamonds are trumps."""
    legal = {"d8+d10": "d10+d8"}.get(legal, legal)
    assert Table(f"s6 h6 s9 | {hand}", "s6+h6", stock=STOCK).legal == legal


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("d7 d8 d10 h7 s7 sa", "sa+h7"),
        ("d7 d8 h7 ck", "h7+d8"),
        ("d7 d8 ck", "d8+d7"),
    ],
)
def test_or_any_other_card_is_better_than_a_trump(hand, legal):
    """lang-hanrey-1774.q.best-card."""
    table = Table(f"s6 h6 s9 | {hand}", "s6+h6", stock=STOCK, best_card="of-suit")
    assert table.legal == legal


def test_a_trump_that_was_led_is_beaten_last():
    """lang-hanrey-1774.q.partial: the one trump beats the plain card, and the trump is taken up."""
    table = Table("h8 d8 s9 | da ck c10", "h8+d8", stock=STOCK)
    table.play("da")
    assert (table.hands, table.kept) == ("s9 | d8 ck c10", ". | h8 da")


def test_trumps_cover_what_the_plain_cards_leave_in_pack_order():
    """lang-hanrey-1774.q.partial."""
    table = Table("s8 h8 c8 s9 | d7 h9 sj", "s8+h8+c8", stock="c6 c7 d9")
    assert table.legal == "sj+h9+d7"
    table = Table("s8 h8 c8 s9 | d7 h7 h9", "s8+h8+c8", stock="c6 c7 d9").play("h9+d7")
    assert (table.hands, table.kept) == ("s9 | h7 c8", ". | s8 h9 h8 d7")


def test_what_beats_may_leave_his_hand_empty_and_he_draws():
    """hanrey-1774.r4.d, lang-hanrey-1774.r7.a."""
    table = Table("s6 h6 s9 | s7 h7", "s6+h6", "s7+h7", stock=STOCK)
    assert (table.turn, table.hands) == ("draw 1", "s9 | .")
