"""Who plays, and in what suit: two rounds."""

from __future__ import annotations

from tests.games.polsk_pas.table import HANDS, Table


def test_forehand_is_asked_first_and_the_first_who_will_plays():
    """polsk-pas-1774.r5.a, r5.b, q.first-round."""
    table = Table(HANDS, "pass", "declare:h")
    assert table.said("passed", "declared") == [
        ("passed", 0, "r5.a"),
        ("declared", 1, "r5.b", "q.first-round"),
    ]
    assert (table.turn, table.state.declarer, table.state.trump) == ("play 0", 1, "h")
    assert table.marks("declarer") == {1: "h"}
    assert table.marks("joined") == {}


def test_in_the_first_round_only_the_suit_turned_up_is_played_in():
    """polsk-pas-1774.q.first-round."""
    table = Table(HANDS)
    assert table.legal == "declare:h pass"
    assert table.refusal("declare:s") == "r5.a q.first-round"


def test_if_all_pass_forehand_may_play_in_any_suit():
    """polsk-pas-1774.r6.a."""
    table = Table(HANDS, *["pass"] * 4)
    assert table.legal == "declare:s declare:h declare:d declare:c pass"
    table.play("declare:h")
    assert table.said("declared") == [("declared", 0, "r6.a")]


def test_the_others_then_in_any_suit_but_the_one_turned_up():
    """polsk-pas-1774.r6.b."""
    table = Table(HANDS, *["pass"] * 5)
    assert table.legal == "declare:s declare:d declare:c pass"
    assert table.refusal("declare:h") == "r6.b"
    table.play("declare:c")
    assert table.said("passed")[-1] == ("passed", 0, "r6.a")
    assert table.said("declared") == [("declared", 1, "r6.b")]
    assert table.position()["trump"] == "c"
    assert table.position()["turned"] == ["h9"]


def test_if_all_pass_twice_nobody_wins_and_the_pool_stays():
    """polsk-pas-1774.q.ompasning, r11.a, q.next-dealer."""
    table = Table(HANDS, *["pass"] * 8)
    assert table.said("ompas", "dealer") == [
        ("ompas", None, "q.ompasning"),
        ("dealer", 0, "r11.a", "byd-1774.r12.a", "q.length", "q.next-dealer"),
    ]
    assert table.paid == ([-1] * 4, 4, None)
    position = table.position()
    assert (position["deal"], position["dealer"], position["phase"]) == (2, 0, "deal")
    assert (position["hands"], position["trump"], position["turned"]) == ([[]] * 4, None, [])
    assert table.state.at == 1


def test_a_beet_stays_too():
    """polsk-pas-1774.q.ompasning."""
    assert Table(HANDS, *["pass"] * 8, pool=8, beet=2).paid == ([-1] * 4, 8, 2)


def test_who_has_passed_is_marked_until_all_have_or_one_plays():
    """polsk-pas-1774.r5.b, r6.a."""
    table = Table(HANDS, "pass", "pass")
    assert table.marks("joined") == {0: 0, 1: 0}
    assert table.play("pass", "pass").marks("joined") == {}
    assert table.play("pass").marks("joined") == {0: 0}
