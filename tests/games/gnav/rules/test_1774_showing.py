"""Gnav 1774, rules 5–16: the showing, the strokes, appeals, the end."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.gnav.table import Table

RULES = "gnav-1774"


def show(hands: str, readings: dict[str, str] | None = None, **start) -> Table:
    """Deal these pieces; everybody stands, all show."""
    return Table(RULES, hands, *["stand"] * len(hands.split()), readings=readings, **start)


def test_the_lowest_piece_loses_a_stroke():
    """gnav-1774.q.base-penalty: no rule says so, rules 5–7 presuppose it."""
    table = show("7 cat 3")
    assert table.score == [3, 3, 2]
    assert table.said("lost") == [("lost", 2, "q.base-penalty")]
    assert table.said("showed") == [("showed", None, "r0.c", "q.base-penalty")]


def test_the_fools_holder_and_the_lowest_other_lose_one_each():
    """gnav-1774.r5."""
    table = show("7 fool 3 9")
    assert table.score == [3, 2, 2, 3]
    assert table.said("lost") == [("lost", 1, "r5.a"), ("lost", 2, "r5.a")]


def test_the_fool_drags_both_of_the_lowest_where_they_are_alike():
    """gnav-1774.r5, r6."""
    table = show("3 fool 3 9")
    assert table.score == [2, 2, 2, 3]
    assert table.said("lost")[1] == ("lost", 0, "r5.a", "r6.a")


def test_two_lowest_alike_both_lose():
    """gnav-1774.r6."""
    table = show("3 cat 3")
    assert table.score == [2, 3, 2]
    assert table.said("lost")[0] == ("lost", 0, "r6.a", "q.base-penalty")


def test_a_pair_higher_up_loses_nothing():
    """gnav-1774.q.ties: lowest."""
    assert show("9 3 9").score == [3, 2, 3]


def test_any_pair_may_lose_and_each_once():
    """gnav-1774.q.ties: any."""
    assert show("9 3 9", {"ties": "any"}).score == [2, 2, 2]
    assert show("3 cat 3", {"ties": "any"}).score == [2, 3, 2]
    assert show("fool 9 9 3", {"ties": "any"}).score == [2, 2, 2, 2]


def test_two_fools_apart_are_no_pair():
    """gnav-1774.q.ties: fools apart."""
    table = show("fool fool 9 3 4", {"ties": "any"})
    assert table.score == [4, 4, 3, 2, 2]


def test_a_pair_loses_by_rule_six_after_those_who_lose_by_another():
    """gnav-1774.q.ties: any; without a fool, beside one, and beside two."""
    pair = ("r6.a", "q.ties")
    none = show("9 9 5 3", {"ties": "any"})
    assert none.said("lost") == [
        ("lost", 3, "q.base-penalty"),
        ("lost", 0, *pair),
        ("lost", 1, *pair),
    ]
    one = show("9 3 9 fool 5", {"ties": "any"})
    assert one.said("lost") == [
        ("lost", 3, "r5.a"),
        ("lost", 1, "r5.a"),
        ("lost", 0, *pair),
        ("lost", 2, *pair),
    ]
    two = show("9 fool 9 3 fool 5 7", {"ties": "any"})
    assert two.said("gained", "lost") == [
        ("gained", 1, "r7.a", "q.two-fools"),
        ("gained", 4, "r7.a", "q.two-fools"),
        ("lost", 3, "r7.b", "q.two-lowest"),
        ("lost", 5, "r7.b", "q.two-lowest"),
        ("lost", 0, *pair),
        ("lost", 2, *pair),
    ]


def test_two_fools_gain_a_stroke_each_and_the_two_lowest_others_lose_one():
    """gnav-1774.r7."""
    table = show("fool 9 fool 3 4")
    assert table.score == [4, 3, 4, 2, 2]
    assert table.said("gained")[0] == ("gained", 0, "r7.a", "q.two-fools")
    assert table.said("lost")[0] == ("lost", 3, "r7.b", "q.two-lowest")


def test_two_fools_may_lose():
    """gnav-1774.q.two-fools: loss."""
    assert show("fool 9 fool 3 4", {"two-fools": "loss"}).score == [2, 3, 2, 2, 2]


def test_a_tie_at_the_second_place_takes_all_of_the_tied():
    """gnav-1774.q.two-lowest."""
    assert show("fool fool 9 4 4 3").score == [4, 4, 3, 2, 2, 2]
    assert show("fool fool 9 3 3 4").score == [4, 4, 3, 2, 2, 3]


def test_with_two_fools_and_one_other_that_one_loses():
    """gnav-1774.r7: "where fewer than two others were dealt in, those there are"."""
    assert show("fool fool 9").score == [4, 4, 2]
    assert show("fool fool").score == [4, 4]


def test_everybody_starts_with_three_strokes_and_rubs_out_what_he_loses():
    """gnav-1774.r8."""
    assert registry.new(RULES, 5).initial_state().score == (3, 3, 3, 3, 3)
    assert show("7 9").score == [2, 3]


def test_who_is_out_may_appeal_and_gets_as_many_strokes_as_the_fewest():
    """gnav-1774.r9: he is asked after the showing, in order from the dealer's left."""
    table = show("7 9 10", score=(1, 2, 3))
    assert (table.state.phase, table.to_move) == ("appeal", 0)
    assert table.legal == ["appeal", "retire", "sit-out"]
    assert (table.held, table.state.deal) == ("7 9 10", 1)
    table.play("appeal")
    assert table.score == [2, 2, 3]
    assert table.said("appealed", "gained") == [
        ("appealed", 0, "r9.a", "r9.c", "r10.a", "r13.a", "q.appeals"),
        ("gained", 0, "r9.b"),
    ]


def test_one_may_appeal_three_times_and_is_then_out_unasked():
    """gnav-1774.r9: "3 Gange"."""
    table = show("7 9 10", score=(1, 2, 3), appeals=(3, 0, 0))
    assert table.state.phase == "deal"
    assert table.state.order == (2, 1)


def test_there_may_be_no_appeals():
    """gnav-1774.q.appeals: none."""
    table = show("7 9 10", {"appeals": "none"}, score=(1, 2, 3))
    assert table.state.order == (2, 1)
    _, clauses = table.refusal("appeal")
    assert clauses == ["gnav-1774.r2.a", "gnav-1774.r2.b"]


def test_all_who_appeal_together_get_the_same_number():
    """gnav-1774.r10: the appeal is closed when all have answered."""
    table = show("3 3 9 10", score=(1, 1, 2, 3))
    table.play("appeal")
    assert table.score == [0, 0, 2, 3]
    assert table.to_move == 1
    table.play("appeal")
    assert table.score == [2, 2, 2, 3]
    assert table.state.pool == 4 + 2


def test_who_has_no_strokes_gets_no_piece():
    """gnav-1774.r11, r12.b."""
    table = show("7 9 10", score=(1, 2, 3)).play("retire")
    assert table.said("out", "retired") == [("out", 0, "r11.a", "r11.b"), ("retired", 0, "r12.b")]
    table.deal(". 4 5").play("stand", "stand")
    assert table.said("dealt")[-2:] == [("dealt", 2, "r2.a", "r2.b"), ("dealt", 1, "r2.c")]


def test_one_may_sit_an_appeal_out_but_not_twice_running():
    """gnav-1774.r12, q.sit-out."""
    table = show("7 9 10", score=(1, 3, 3)).play("sit-out")
    table.deal(". 4 5").play("stand", "stand")
    assert (table.to_move, table.legal) == (0, ["appeal", "retire"])
    _, clauses = table.refusal("sit-out")
    assert clauses == ["gnav-1774.r12.a", "gnav-1774.q.sit-out"]
    table.play("appeal")
    assert table.score == [2, 2, 3]


def test_after_an_appeal_one_may_sit_out_again():
    """gnav-1774.q.sit-out: not-twice-running, once-a-game."""
    for reading, legal in (
        ("not-twice-running", ["appeal", "retire", "sit-out"]),
        ("once-a-game", ["appeal", "retire"]),
    ):
        table = show("7 9 10", {"sit-out": reading}, score=(1, 2, 3)).play("sit-out")
        table.deal(". 4 5").play("stand", "stand", "appeal")
        table.deal("2 9 10").play("stand", "stand", "stand")
        assert (table.score, table.to_move, table.legal) == ([0, 1, 3], 0, legal)


def test_an_appeal_costs_one_stake():
    """gnav-1774.r13."""
    table = show("7 9 10", score=(1, 2, 3))
    assert table.state.pool == 3
    assert table.play("appeal").state.pool == 4


def test_in_the_final_the_fool_drags_the_other_and_the_deal_goes_again():
    """gnav-1774.r14.a."""
    table = show("fool 9", score=(1, 1))
    assert table.said("void") == [("void", None, "r14.a")]
    assert (table.score, table.state.deal, table.state.dealer) == ([1, 1], 2, 1)


def test_in_the_final_the_fool_cannot_take_the_cuckoo():
    """gnav-1774.r14.b."""
    table = show("fool cuckoo", {"appeals": "none"}, score=(1, 1))
    assert table.state.winners == (1,)
    assert table.said("spared") == [("spared", 1, "r14.b")]


def test_before_the_final_the_fool_drags_a_cuckoo_down():
    """gnav-1774.q.cuckoo-immune: final."""
    assert show("fool cuckoo").score == [2, 2]
    spared = show("fool cuckoo", {"cuckoo-immune": "always"})
    assert spared.score == [2, 3]
    assert spared.said("spared") == [("spared", 1, "r14.b", "q.cuckoo-immune")]


def test_two_cuckoos_alike_fall_to_rule_six_even_where_immune():
    """gnav-1774.q.cuckoo-immune: from r5 only."""
    table = show("fool cuckoo cuckoo", {"cuckoo-immune": "always"})
    assert table.score == [2, 2, 2]
    assert table.said("lost")[1] == ("lost", 1, "r6.a")


def test_the_last_with_strokes_wins_the_pool():
    """gnav-1774.r15, q.payout."""
    table = show("7 9", score=(1, 3)).play("retire")
    assert (table.state.phase, table.state.winners) == ("over", (1,))
    assert table.said("won") == [("won", None, "r15.a", "r15.b", "q.payout")]
    assert table.game.returns(table.state) == [-1.0, 1.0]
    assert table.game.outcome(table.state).clauses == ("gnav-1774.r15.a",)


def test_the_appeal_comes_before_the_end():
    """gnav-1774.r9, r15: the game ends only if one alone has strokes after the answers."""
    table = show("7 9", score=(1, 3)).play("appeal")
    assert (table.state.phase, table.score) == ("deal", [3, 3])


@pytest.mark.parametrize("players", [2, 37])
def test_two_to_thirty_seven_can_play(players):
    """gnav-1774.r16."""
    assert len(registry.new(RULES, players).initial_state().order) == players


@pytest.mark.parametrize("players", [1, 38])
def test_no_fewer_and_no_more(players):
    """gnav-1774.r16, gnav-kb.r2.a."""
    with pytest.raises(registry.SetupError, match="2 to 37 players"):
        registry.new(RULES, players)


def test_one_may_lose_two_strokes_in_a_deal():
    """gnav-1774.q.several-strokes; never below none."""
    assert Table(RULES, "3 cat 9", "exchange", "stand", "stand").score == [1, 3, 3]
    table = Table(RULES, "3 cat 9", "exchange", "stand", "stand", score=(1, 3, 3))
    assert table.score == [0, 3, 3]


def test_the_piece_of_one_who_lost_his_last_stroke_still_counts():
    """gnav-1774.q.out-mid-deal."""
    table = Table(RULES, "3 cat 9", "exchange", "stand", "stand", score=(1, 3, 3))
    assert [event.seat for event in table.events if event.kind == "lost"] == [0]
    fools = Table(RULES, "fool cat fool 9 8", "exchange", *["stand"] * 4, score=(1, 3, 3, 3, 3))
    assert fools.score[0] == 1
    assert not fools.said("out")


def test_where_nobody_is_left_the_deal_is_void():
    """gnav-1774.q.nobody-left."""
    table = show("7 7", score=(1, 1))
    assert table.said("void") == [("void", None, "q.nobody-left")]
    assert (table.score, table.state.deal, table.state.dealer) == ([1, 1], 2, 1)


def test_the_deal_passes_to_the_next_left_who_has_strokes():
    """gnav-1774.q.dealer-turn."""
    table = show("7 9 10", score=(1, 2, 3)).play("retire")
    assert table.said("dealer") == [("dealer", 1, "q.dealer-turn")]
