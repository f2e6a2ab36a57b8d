"""Five tricks: who leads, what may be played, who takes them, and who has won by the last."""

from __future__ import annotations

import pytest

from tests.games.fem_kort.table import Table

THREE = "h6 sa dk c9 c8 | h9 s7 s8 d6 d7 | ha hk s9 d8 d9"


def test_the_one_at_the_dealers_left_leads():
    """fem-kort-1774.r1.a, byd-1774.r6.a."""
    table = Table(THREE, "h6")
    assert table.said("played") == [("played", 0, "r1.a", "byd:r6.a")]
    assert "of" not in table.events[0].details


def test_the_others_play_to_it_in_turn_from_the_leaders_left():
    """fem-kort-1774.r1.a, byd-1774.r7.b, q.follow."""
    table = Table(THREE, "h6")
    assert (table.turn, table.legal) == ("play 1", "h9")
    table.play("h9")
    assert (table.turn, table.trick) == ("play 2", "0:h6 1:h9")
    assert table.said("played")[1:] == [("played", 1, "r1.a", "byd:r7.b", "q.follow")]
    assert table.events[-1].details["of"] == "h6"


def test_whoever_has_none_of_the_suit_plays_what_he_will():
    """fem-kort-1774.q.follow."""
    assert Table(THREE, "c9").legal == "s8 s7 h9 d7 d6"


def test_whoever_must_beat_plays_a_higher_card_than_any_so_far_if_he_can_else_a_lower():
    """fem-kort-1774.q.follow."""
    hands = "h8 sa dk c9 c8 | hj s7 s8 d6 d7 | ha h9 h6 d8 d9"
    table = Table(hands, "h8", "hj", follow="must-beat")
    assert table.legal == "ha"
    assert Table(hands.replace("ha", "h10"), "h8", "hj", follow="must-beat").legal == "h10 h9 h6"
    assert Table(hands, "c9", follow="must-beat").legal == "s8 s7 hj d7 d6"
    # a card of another suit does not count among those to beat
    aside = Table("h8 sa | s7 da | h9 h6", "h8", "da", follow="must-beat")
    assert aside.legal == "h9"


def test_everybody_may_play_what_he_will():
    """fem-kort-1774.q.follow."""
    assert Table(THREE, "h6", follow="free").legal == "s8 s7 h9 d7 d6"


def test_the_highest_card_of_the_suit_led_takes_the_trick_and_its_player_leads():
    """fem-kort-1774.q.rank, q.leader."""
    table = Table(THREE, "h6", "h9", "hk")
    assert table.said("trick") == [("trick", 2, "q.rank")]
    assert table.events[-1].details == {"card": "hk"}
    assert (table.turn, table.trick, table.position()["tricks"]) == ("play 2", "", [0, 0, 1])
    assert table.zones(None)["pile:2"] == ([], 3)
    table.play("ha")
    assert table.said("played")[-1] == ("played", 2, "q.leader")


def test_a_card_of_another_suit_takes_no_trick_however_high_it_is():
    """fem-kort-1774.q.rank: there are no trumps."""
    table = Table("h6 s6 | sa da | ca d8", "h6", "sa", "ca", took="0 0 0")
    assert table.said("trick")[0][1] == 0


@pytest.mark.parametrize("follow", ["must-follow", "must-beat", "free"])
def test_the_taker_of_the_fourth_trick_leads_his_last_card(follow):
    """fem-kort-1774.r11.a, r11.b."""
    table = Table("h6 s6 | ha s7 | h8 d8", "h6", "ha", "h8", took="0 0 0", follow=follow)
    assert table.turn == "play 1"
    table.play("s7", "d8", "s6")
    assert table.said("played")[-3:] == [
        ("played", 1, "r11.a"),
        ("played", 2, "r11.b"),
        ("played", 0, "r11.b"),
    ]
    assert table.said("trick")[-1] == ("trick", 1, "q.rank")


def test_if_nobody_can_beat_the_last_card_he_who_led_it_has_won():
    """fem-kort-1774.r11.a, q.stake."""
    table = Table("h9 | sa | h8", "h9", "sa", "h8")
    assert table.said("won") == [("won", 0, "r11.a", "q.stake")]
    assert table.events[-1].details == {"card": "h9"}
    assert table.game.outcome(table.state).clauses == (
        "fem-kort-1774.r11.a",
        "fem-kort-1774.q.stake",
    )


def test_whoever_beats_it_highest_has_won():
    """fem-kort-1774.r11.b, q.stake."""
    table = Table("h9 | ha | hk", "h9", "ha", "hk")
    assert table.said("won") == [("won", 1, "r11.b", "q.stake")]
    assert table.events[-1].details == {"card": "ha", "of": "h9"}


def test_only_the_fifth_trick_counts():
    """fem-kort-1774.r11.a: who took four of five has nothing by them."""
    table = Table("h9 | h10", "h9", "h10", took="0 0 0 0")
    position = table.position()
    assert (position["tricks"], position["score"], position["winners"]) == ([4, 1], [0, 1], [1])


def test_he_who_was_first_given_cards_deals_the_next_time_which_is_told_before_the_end():
    """fem-kort-1774.r12.a, byd-1774.r12.a."""
    table = Table("h9 | ha | hk", "h9", "ha", "hk", dealer=2)
    assert table.said("dealer") == [("dealer", 0, "r12.a", "byd:r12.a")]
    assert [event.kind for event in table.events[-3:]] == ["trick", "dealer", "won"]


def test_a_finished_game_shows_its_last_deal_settled():
    """fem-kort-1774.r11.b, q.stake."""
    position = Table("h9 | ha | hk", "h9", "ha", "hk", took="0 1 2 0").position()
    assert position == {
        "to_move": None,
        "legal": [],
        "phase": "over",
        "deal": 1,
        "hands": [[], [], []],
        "table": [],
        "trump": None,
        "turned": [],
        "stock": 21,
        "tricks": [2, 2, 1],
        "score": [0, 1, 0],
        "terminal": True,
        "winners": [1],
        "dealer": 2,
    }


def test_one_is_won_and_nobody_pays():
    """fem-kort-1774.q.stake."""
    table = Table("h9 | ha | hk", "h9", "ha", "hk")
    assert table.game.returns(table.state) == [0.0, 1.0, 0.0]


def test_from_a_pool_the_winner_gets_what_each_other_put_in():
    """fem-kort-1774.q.stake."""
    table = Table("h9 | ha | hk", stake="pool")
    assert table.game.returns(table.state) == [0.0, 0.0, 0.0]
    table.play("h9", "ha", "hk")
    assert table.game.returns(table.state) == [-1.0, 2.0, -1.0]
