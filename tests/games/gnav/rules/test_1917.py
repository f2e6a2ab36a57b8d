"""Gnav 1917, rule by rule."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.gnav.table import Table

RULES = "gnav-1917"


def show(hands: str, readings: dict[str, str] | None = None, **start) -> Table:
    """Deal these pieces; everybody stands, all show."""
    return Table(RULES, hands, *["stand"] * len(hands.split()), readings=readings, **start)


def test_the_order_runs_from_the_cuckoo_to_the_fool():
    """gnav-1917.r1."""
    order = registry.rule_set(RULES).pieces.value
    assert order[:6] == ("cuckoo", "dragoon", "cat", "horse", "house", "12")
    assert order[-4:] == ("0", "pot", "owl", "fool")
    assert show("pot owl 3").said("showed") == [("showed", None, "r7.a", "r1.a")]


def test_each_is_dealt_one_piece():
    """gnav-1917.r2."""
    assert Table(RULES, "7 8 9").said("dealt")[0] == ("dealt", 0, "r2.a")


def test_one_asks_the_neighbour_to_the_left():
    """gnav-1917.r2.c."""
    table = Table(RULES, "3 8 9", "exchange")
    assert table.said("asked") == [("asked", 0, "r2.c")]
    assert table.held == "8 3 9"


def test_the_dealer_may_change_in_the_bag_whatever_he_holds():
    """gnav-1917.r2.d, r7.a, q.dealer-after-exchange."""
    table = Table(RULES, "7 8 9", "stand", "exchange", "exchange", "draw:10")
    assert table.shown == "7 9 10"
    assert table.said("drew") == [("drew", 2, "r2.d", "r7.a", "q.dealer-after-exchange")]


def test_the_first_to_be_dealt_to_begins_and_the_round_goes_on():
    """gnav-1917.r3.a, r3.b."""
    table = Table(RULES, "7 8 9", dealer=0)
    assert table.to_move == 1
    assert [table.play("stand").to_move, table.play("stand").to_move] == [2, 0]
    assert "gnav-1917.r3.a" in table.game.law_now(table.state).cites


@pytest.mark.parametrize("piece", ["12", "0", "pot", "owl", "fool"])
def test_numbers_and_figures_must_exchange(piece):
    """gnav-1917.r4.b."""
    table = Table(RULES, f"3 {piece} 9", "exchange")
    assert table.held == f"{piece} 3 9"
    assert table.said("exchanged") == [("exchanged", 0, "r4.b")]
    _, clauses = table.refusal("refuse")
    assert clauses == ["gnav-1917.r4.b"]


def test_who_is_content_says_that_he_stands():
    """gnav-1917.r4.a."""
    table = Table(RULES, "7 8 9", "stand")
    assert table.said("stood") == [("stood", 0, "r4.a")]


def test_cat_and_dragoon_give_the_asker_a_stroke_and_he_keeps_his_piece():
    """gnav-1917.r5.a, r5.b: nothing is undone."""
    for piece, kind in (("cat", "kissed"), ("dragoon", "struck")):
        table = Table(RULES, f"3 4 {piece} 9", "exchange", "exchange")
        assert (table.held, table.score) == (f"4 3 {piece} 9", [0, 1, 0, 0])
        assert table.said(kind, "lost") == [(kind, 1, "r5.a", "r5.b"), ("lost", 1, "r5.a")]


def test_the_cuckoo_stops_play_and_all_show():
    """gnav-1917.r5.c, r5.d."""
    table = Table(RULES, "7 cuckoo 3", "exchange")
    assert table.shown == "7 cuckoo 3"
    assert table.score == [0, 0, 1]
    assert table.said("stopped") == [("stopped", 0, "r5.c", "r5.d")]


def test_horse_and_house_send_the_request_on_unpunished():
    """gnav-1917.r6.a, r6.b."""
    table = Table(RULES, "3 horse house 9 8", "exchange")
    assert (table.held, table.score) == ("9 horse house 3 8", [0] * 5)
    assert table.said("passed")[0] == ("passed", 0, "r6.a", "r6.b")


def test_past_the_dealer_the_asker_may_take_from_the_bag():
    """gnav-1917.r6.c, q.taker."""
    table = Table(RULES, "3 horse house", "exchange")
    assert (table.to_move, table.legal) == (0, ["keep", "take"])
    taken = Table(RULES, "3 horse house", "exchange", "take", "draw:9")
    assert taken.held == "9 horse house"
    assert taken.said("drew") == [("drew", 0, "r6.c", "r7.a", "q.taker")]


def test_past_the_dealer_the_asker_may_keep():
    """gnav-1917.r6.c, q.taker."""
    table = Table(RULES, "3 horse house", "exchange", "keep")
    assert (table.held, table.to_move) == ("3 horse house", 1)
    assert table.said("kept") == [("kept", 0, "r6.c", "q.taker")]


def test_the_lowest_gets_a_stroke():
    """gnav-1917.r7.b."""
    table = show("7 cat 3")
    assert table.score == [0, 0, 1]
    assert table.said("lost") == [("lost", 2, "r7.b")]


def test_all_of_the_tied_get_the_stroke():
    """gnav-1917.q.ties."""
    table = show("3 cat 3")
    assert table.score == [1, 0, 1]
    assert table.said("lost")[0] == ("lost", 0, "r7.b", "r8.f", "q.ties")


def test_the_fools_holder_and_the_next_lowest_get_a_stroke():
    """gnav-1917.r8.a, r8.f."""
    table = show("7 fool 3")
    assert table.score == [0, 1, 1]
    assert table.said("lost") == [
        ("lost", 1, "r8.a", "q.fool-stroke"),
        ("lost", 2, "r8.f", "q.fool-companion"),
    ]


def test_the_fools_holder_may_get_two():
    """gnav-1917.q.fool-stroke."""
    assert show("7 fool 3", {"fool-stroke": "two"}).score == [0, 2, 1]


def test_the_next_lowest_may_suffer_only_after_a_tap_by_the_one_who_shows_the_fool():
    """gnav-1917.q.fool-companion: unanswered-tap."""
    reading = {"fool-companion": "unanswered-tap"}
    assert show("7 fool 3", reading).score == [0, 1, 0]
    own = Table(RULES, "7 fool 3", "stand", "tap", "stand", "stand", readings=reading)
    assert own.score == [0, 1, 1]
    swapped = Table(RULES, "fool 7 3", "tap", "exchange", "stand", "stand", readings=reading)
    assert swapped.score == [0, 1, 0]


def test_two_fools_each_get_a_plus_and_nobody_else_is_punished():
    """gnav-1917.r8.b, r8.c."""
    table = show("7 fool 3 fool")
    assert (table.score, table.state.plus) == ([0] * 4, (0, 1, 0, 1))
    assert table.said("plus") == [
        ("plus", 1, "r8.b", "r8.c"),
        ("plus", 3, "r8.b", "r8.c", "q.two-fools"),
    ]


def test_with_two_fools_the_lowest_other_may_get_a_stroke():
    """gnav-1917.q.two-fools: plus-and-lowest."""
    assert show("7 fool 3 fool", {"two-fools": "plus-and-lowest"}).score == [0, 0, 1, 0]


def test_a_fools_holder_may_tap_and_the_other_answers_at_once():
    """gnav-1917.r8.d, r8.e."""
    table = Table(RULES, "fool 7 fool", "tap")
    assert table.said("tapped", "answered") == [
        ("tapped", 0, "r8.d", "q.tapping"),
        ("answered", 2, "r8.e", "q.tapping"),
    ]
    assert (table.to_move, table.legal) == (0, ["exchange", "stand"])


def test_one_taps_once_a_deal_at_ones_own_turn_with_a_fool():
    """gnav-1917.q.tapping."""
    table = Table(RULES, "fool 7 fool", "tap")
    _, clauses = table.refusal("tap")
    assert clauses == ["gnav-1917.r8.d", "gnav-1917.q.tapping"]
    table.play("stand")
    assert table.legal == ["exchange", "stand"]
    table.play("stand")
    assert table.legal == ["exchange", "stand", "tap"]


@pytest.mark.parametrize("strokes", ["3", "4", "5"])
def test_one_is_out_at_the_agreed_number(strokes):
    """gnav-1917.r9.a, q.strokes."""
    limit = int(strokes)
    table = show("7 cat 3", {"strokes": strokes}, score=(0, 0, limit - 1))
    assert table.score == [0, 0, limit]
    assert table.said("out") == [("out", 2, "r9.a", "q.strokes")]
    assert table.state.order == (1, 0)


def test_a_plus_lets_one_live_a_stroke_longer():
    """gnav-1917.r8.c, r9.a."""
    table = show("7 cat 3", score=(0, 0, 2), plus=(0, 0, 1))
    assert not table.said("out")
    assert len(table.state.order) == 3


def test_strokes_may_pass_the_number():
    """gnav-1917.q.several-strokes: never capped."""
    table = Table(RULES, "3 cat 9", "exchange", "stand", "stand", score=(2, 0, 0))
    assert table.score == [4, 0, 0]


def test_the_piece_of_one_who_got_his_last_stroke_still_counts():
    """gnav-1917.q.out-mid-deal."""
    table = Table(RULES, "3 cat 9", "exchange", "stand", "stand", score=(2, 0, 0))
    assert table.lost() == [0, 0]


def test_the_last_one_left_has_won():
    """gnav-1917.r9.b."""
    table = show("7 3", score=(0, 2))
    assert (table.state.phase, table.state.winners) == ("over", (0,))
    assert table.said("won") == [("won", None, "r9.b")]
    assert table.game.returns(table.state) == [1.0, 0.0]


def test_the_deal_goes_round():
    """gnav-1917.r10, q.dealer-turn."""
    assert show("7 cat 3").said("dealer") == [("dealer", 0, "r10.a", "q.dealer-turn")]


def test_where_nobody_is_left_the_deal_is_void_and_pluses_go_back_too():
    """gnav-1917.q.nobody-left."""
    table = show("3 3", score=(2, 2))
    assert table.said("void") == [("void", None, "q.nobody-left")]
    assert (table.score, table.state.plus, table.state.dealer) == ([2, 2], (0, 0), 1)


def test_what_was_changed_at_the_bag_lies_aside():
    """gnav-1917.q.discard."""
    table = Table(RULES, "3 horse house", "exchange", "take", "draw:9")
    assert table.state.aside == ("3",)
    assert table.state.bag.count("3") == 1


@pytest.mark.parametrize("players", [2, 37])
def test_two_to_thirty_seven_can_play(players):
    """gnav-1917.q.players."""
    assert len(registry.new(RULES, players).initial_state().order) == players


@pytest.mark.parametrize("players", [1, 38])
def test_the_number_of_players_is_supplied(players):
    """gnav-1917.q.players, gnav-kb.r2.a."""
    with pytest.raises(registry.SetupError) as refused:
        registry.new(RULES, players)
    assert refused.value.clauses == ("gnav-kb.r2.a", "gnav-1917.q.players")
