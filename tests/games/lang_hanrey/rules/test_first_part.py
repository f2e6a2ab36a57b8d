"""The first part: leading, beating with the best, keeping the trick, taking up, drawing."""

from __future__ import annotations

from tests.games.lang_hanrey.table import Table

STOCK = "c6 c7 c8 c9 c10 cj d9"
"""Six covered clubs, and a trump turned up under them."""


def test_one_leads_to_the_dealer_who_beats_with_a_higher_card_of_the_suit():
    """hanrey-1774.r4.a, lang-hanrey-1774.r4.c, q.best-card."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", stock=STOCK, cause="first")
    assert table.said("led") == ["led 0: hanrey r4.a"]
    assert (table.turn, table.legal) == ("answer 1", "hj")
    table.play("hj")
    assert table.said("beat") == ["beat 1: r4.c"]


def test_a_trump_beats_as_before():
    """lang-hanrey-1774.r6.b."""
    table = Table("ha s6 s7 | d6 hj ca", "ha", stock=STOCK)
    assert table.legal == "d6"
    table.play("d6")
    assert table.said("beat") == ["beat 1: r4.c, r0.a, hanrey r3.c, r6.b"]


def test_only_a_higher_trump_beats_a_trump():
    """lang-hanrey-1774.r6.b, hanrey-1774.q.ranks."""
    assert Table("d10 s6 s7 | d6 dj ca", "d10", stock=STOCK).legal == "dj"


def test_one_always_beats_with_the_best_card_in_hand_a_trump_before_any_other():
    """lang-hanrey-1774.r4.c, q.best-card."""
    assert Table("h8 s6 | h9 ha d6 d7", "h8", stock=STOCK).legal == "d7"


def test_or_with_the_best_of_the_suit_led():
    """lang-hanrey-1774.q.best-card."""
    table = Table("h8 s6 | h9 ha d6 d7", "h8", stock=STOCK, best_card="of-suit")
    assert table.legal == "ha"
    table = Table("hk s6 | h9 d6 d7", "hk", stock=STOCK, best_card="of-suit")
    assert table.legal == "d7"


def test_who_cannot_beat_takes_it_up_by_itself_and_the_other_leads_again():
    """hanrey-1774.r4.b, r4.c."""
    table = Table("ha s6 s7 | h6 hj ca", "ha", stock=STOCK)
    assert table.said("took-up") == ["took-up 1: hanrey r4.b"]
    assert table.hands == "s7 s6 | ha hj h6 ca"
    assert (table.turn, table.led) == ("lead 0", "")
    table.play("s6")
    assert table.said("led")[-1] == "led 0: hanrey r4.c"


def test_the_beater_keeps_the_trick_which_counts_one_beaten_card():
    """lang-hanrey-1774.r4.b."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", "hj", stock=STOCK)
    assert table.said("kept") == ["kept 1: r4.b"]
    assert table.kept == ". | hj h8"
    assert table.position()["tricks"] == [0, 1]


def test_what_is_kept_is_covered():
    """lang-hanrey-1774.r4.b: its cards were seen when they were played."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", "hj", stock=STOCK)
    assert [table.zones(seat)["pile:1"] for seat in (0, 1, None)] == [([], 2)] * 3


def test_the_beater_draws_first_then_the_other_and_he_leads():
    """hanrey-1774.r4.d, r4.e, lang-hanrey-1774.q.draw, r6.a."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", "hj", stock=STOCK)
    assert (table.turn, table.legal.split()[0]) == ("draw 1", "draw:cj")
    table.play("draw:c6")
    assert table.turn == "draw 0"
    table.play("draw:cj")
    assert table.said("drew")[0] == "drew 1: hanrey r4.d, hanrey r4.e"
    assert (table.turn, table.hands) == ("lead 1", "s7 s6 cj | h6 ca c6")
    table.play("h6")
    assert table.said("led")[-1] == "led 1: r6.a"


def test_a_card_drawn_is_seen_by_its_drawer_alone():
    """hanrey-1774.r4.d."""
    table = Table("h8 s6 s7 | h6 hj ca", "h8", "hj", "draw:c6", stock=STOCK)
    drew = table.log[-1]
    assert "card" not in drew.seen_by(0).details
    assert drew.seen_by(1).details["card"] == "c6"


def test_each_may_fill_his_hand_to_three_instead():
    """lang-hanrey-1774.q.draw."""
    table = Table("h8 s6 s7 s8 | h9", "h8", "h9", stock=STOCK, draw="fill-to-three")
    assert table.turn == "draw 1"
    table.play("draw:c6", "draw:c7", "draw:c8")
    assert (table.turn, table.hands) == ("lead 1", "s8 s7 s6 | c8 c7 c6")


def test_one_card_each_is_drawn_whatever_the_hands_are():
    """lang-hanrey-1774.q.draw."""
    table = Table("h8 s6 s7 s8 | h9", "h8", "h9", "draw:c6", "draw:c7", stock=STOCK)
    assert (table.turn, table.hands) == ("lead 1", "s8 s7 s6 c7 | c6")


def test_who_must_lead_again_and_has_no_card_draws_one_first():
    """lang-hanrey-1774.q.empty-hand."""
    table = Table("ha | h8 s6", "ha", stock="c6 h9 d9")
    assert table.kinds() == ["led", "took-up"]
    assert table.turn == "draw 0"
    table.play("draw:c6")
    assert table.said("drew") == ["drew 0: q.empty-hand"]
    table.play("c6")
    assert table.said("led")[-1] == "led 0: hanrey r4.c"


def test_an_empty_hand_ends_nothing_while_there_is_a_stock():
    """lang-hanrey-1774.q.empty-hand, r8.a."""
    table = Table("h8 | h9", "h8", "h9", stock="c6 d9")
    assert (table.turn, table.hands) == ("draw 1", ". | .")
    assert table.game.playing(table.state) == [True, True]


def test_the_last_unseen_card_is_drawn_by_chance_and_the_turned_one_by_itself():
    """lang-hanrey-1774.q.trump-card."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", stock="c6 d9")
    assert (table.turn, table.legal) == ("draw 1", "draw:c6")
    table.play("draw:c6")
    assert table.said("drew")[1] == "drew 0: hanrey r4.d, hanrey r4.e, q.trump-card"
    assert table.log[-2].seen_by(1).details["card"] == "d9"
    position = table.position()
    assert (position["turned"], position["stock"], position["trump"]) == ([], 0, "d")
