"""German Gnav, rule by rule."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.gnav.table import Table

RULES = "gnav-german"


def show(hands: str, **start) -> Table:
    """Deal these cards; everybody stands, all show."""
    return Table(RULES, hands, *["stand"] * len(hands.split()), **start)


@pytest.mark.parametrize(("players", "allowed"), [(1, False), (2, True), (6, True), (7, False)])
def test_two_to_six_play(players, allowed):
    """gnav-german.r1."""
    if allowed:
        assert registry.new(RULES, players).players == players
        return
    with pytest.raises(registry.SetupError, match="2 to 6 players"):
        registry.new(RULES, players)


def test_fourteen_cards_one_of_each():
    """gnav-german.r2."""
    bag = registry.new(RULES, 3).initial_state().bag
    assert len(bag) == len(set(bag)) == 14
    table = Table(RULES, "d3 d4 d5", "stand", "stand", "exchange")
    assert table.refusal("draw:d3")[1] == ["gnav-german.r2.a"]


def test_the_joker_is_the_worst_and_the_king_the_best():
    """gnav-german.r3.b."""
    order = registry.rule_set(RULES).pieces.value
    assert (order[:4], order[-2:]) == (("sk", "sq", "sj", "d10"), ("d1", "joker"))


def test_each_gets_a_card_and_looks_at_it_alone():
    """gnav-german.r3.a, r3.c."""
    table = Table(RULES, "d3 d4 d5")
    assert table.said("dealt")[0] == ("dealt", 0, "r3.a")
    assert table.seen_by(0) == ["d3", None, None]


@pytest.mark.parametrize("card", ["d10", "d1", "sj", "joker"])
def test_all_but_queen_and_king_must_exchange(card):
    """gnav-german.r3.d, r4.a."""
    table = Table(RULES, f"d3 {card} d5", "exchange")
    assert table.held == f"{card} d3 d5"
    assert table.refusal("refuse")[1] == ["gnav-german.r4.a"]


def test_one_need_not_exchange():
    """gnav-german.r3.e."""
    assert Table(RULES, "d3 d4", "stand").said("stood") == [("stood", 0, "r3.e")]


@pytest.mark.parametrize("card", ["sk", "sq"])
def test_queen_and_king_may_refuse_and_the_request_goes_on(card):
    """gnav-german.r4.a, r4.b, q.refusal."""
    table = Table(RULES, f"d3 {card} d5 d6", "exchange")
    assert (table.to_move, table.legal) == (1, ["accept", "refuse"])
    table.play("refuse")
    assert table.held == f"d5 {card} d3 d6"
    assert table.said("passed") == [("passed", 0, "r4.a", "r4.b", "q.refusal")]
    taken = Table(RULES, f"d3 {card} d5 d6", "exchange", "accept")
    assert taken.held == f"{card} d3 d5 d6"


def test_a_refusal_does_not_tell_which_card_it_was():
    """gnav-german.r4.b."""
    table = Table(RULES, "d3 sk d5 d6", "exchange", "refuse")
    passed = next(event for event in table.events if event.kind == "passed")
    assert "piece" not in passed.details


def test_refused_by_the_last_player_too_the_asker_keeps_his_card():
    """gnav-german.q.refused-by-last: keeps."""
    table = Table(RULES, "d3 sk sq", "exchange", "refuse", "refuse")
    assert (table.held, table.to_move) == ("d3 sk sq", 1)
    assert table.said("kept") == [("kept", 0, "q.refused-by-last")]


def test_refused_by_the_last_player_too_the_asker_may_draw():
    """gnav-german.q.refused-by-last: draws."""
    reading = {"refused-by-last": "draws"}
    moves = ("exchange", "refuse", "refuse", "draw:d9")
    table = Table(RULES, "d3 sk sq", *moves, readings=reading)
    assert (table.held, table.to_move) == ("d9 sk sq", 1)


def test_the_last_player_takes_the_top_card_and_puts_his_own_under():
    """gnav-german.r4.c, r4.d, q.own-card-under."""
    table = Table(RULES, "d3 d4 d5", "stand", "stand", "exchange", "draw:d9")
    assert table.shown == "d3 d4 d9"
    assert table.said("drew")[0] == ("drew", 2, "r4.d", "r4.c", "q.own-card-under")


def test_a_queen_or_king_drawn_goes_under_and_he_draws_again():
    """gnav-german.r4.e."""
    table = Table(RULES, "d3 d4 d5", "stand", "stand", "exchange", "draw:sk")
    assert (table.state.phase, table.held) == ("draw", "d3 d4 d5")
    assert "draw:sk" not in table.legal
    assert "gnav-german.r4.d" in table.refusal("draw:sk")[1]
    table.play("draw:d9")
    assert table.shown == "d3 d4 d9"


def test_after_a_second_queen_or_king_he_keeps_his_own():
    """gnav-german.r4.f."""
    table = Table(RULES, "d3 d4 d5", "stand", "stand", "exchange", "draw:sk", "draw:sq")
    assert table.shown == "d3 d4 d5"
    drawn = [event.details["kept"] for event in table.events if event.kind == "drew"]
    assert drawn == [False, False]


def test_the_jokers_holder_knocks_when_it_is_dealt_to_him_and_not_when_it_is_swapped():
    """gnav-german.r5.a."""
    table = Table(RULES, "d3 joker d5", "exchange")
    assert table.said("knocked") == [("knocked", 1, "r5.a")]


def test_the_lowest_pays_a_token():
    """gnav-german.r5.b, r5.c."""
    table = show("d3 d4 d5")
    assert (table.score, table.state.pool) == ([19, 20, 20], 1)
    assert table.said("paid") == [("paid", 0, "r5.c")]
    assert table.said("showed") == [("showed", None, "r5.b", "r3.b")]


def test_where_the_joker_is_shown_the_next_lowest_pays_too():
    """gnav-german.r5.d."""
    table = show("d3 joker d5")
    assert table.score == [19, 19, 20]
    assert table.said("paid") == [("paid", 1, "r5.c"), ("paid", 0, "r5.d")]


def test_everybody_starts_with_twenty_tokens():
    """gnav-german.r5.e."""
    assert registry.new(RULES, 3).initial_state().score == (20, 20, 20)


def test_when_one_has_no_tokens_the_pool_is_played_off():
    """gnav-german.r5.e, r5.f, r5.g: the highest takes a token, and nobody pays."""
    table = show("d3 d4 d5", score=(1, 20, 20), pool=19)
    assert table.said("playing-off") == [("playing-off", None, "r5.e", "r5.f")]
    table.deal("joker d4 sk").play("stand", "stand", "stand")
    assert (table.score, table.state.pool) == ([0, 20, 21], 19)
    assert table.said("took") == [("took", 2, "r5.g")]


def test_who_has_no_tokens_goes_on_playing():
    """gnav-german.q.bankrupt."""
    table = show("d3 d4 d5", score=(1, 20, 20), pool=19)
    assert len(table.state.order) == 3


def test_the_playing_off_lasts_until_the_pool_is_empty_and_most_tokens_win():
    """gnav-german.r6.d, q.playing-off-end."""
    table = show("d3 d4 d5", score=(10, 20, 29), pool=1, playing_off=True)
    assert (table.state.phase, table.state.winners) == ("over", (2,))
    assert table.said("won") == [("won", None, "r6.d", "q.playing-off-end")]
    assert table.game.returns(table.state) == [-10.0, 0.0, 10.0]


def test_a_tie_is_a_shared_win():
    """gnav-german.q.tie."""
    table = show("d3 d4 d5", score=(10, 25, 24), pool=1, playing_off=True)
    assert table.state.winners == (1, 2)
    assert "q.tie" in table.said("won")[0]


def test_with_tabu_the_asked_queen_or_king_may_stop_all_exchanging():
    """gnav-german.r6.a, r6.b, r6.c, q.tabu."""
    reading = {"tabu": "on"}
    table = Table(RULES, "d3 sk d5", "exchange", readings=reading)
    assert table.legal == ["accept", "tabu"]
    assert table.refusal("refuse")[1] == ["gnav-german.r6.b", "gnav-german.q.tabu"]
    table.play("tabu")
    assert table.shown == "d3 sk d5"
    assert table.said("tabu") == [("tabu", 1, "r6.b", "r6.c", "q.tabu")]


def test_without_tabu_it_cannot_be_called():
    """gnav-german.q.tabu: off."""
    table = Table(RULES, "d3 sk d5", "exchange")
    assert table.refusal("tabu")[1] == ["gnav-german.r6.a", "gnav-german.q.tabu"]


def test_the_deal_passes_to_the_left():
    """gnav-german.q.dealer-turn."""
    assert show("d3 d4 d5").said("dealer") == [("dealer", 0, "q.dealer-turn")]
