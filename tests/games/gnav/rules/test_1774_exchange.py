"""Gnav 1774, rules 0–4 and 17: the pieces, the deal, the exchange, the bag."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.gnav.table import Table

RULES = "gnav-1774"


def test_two_of_each_piece_in_this_order():
    """gnav-1774.r0: the cuckoo is the best, the fool the last."""
    game = registry.new(RULES, 2)
    bag = game.initial_state().bag
    assert len(bag) == 42
    assert bag[::2] == bag[1::2] == registry.rule_set(RULES).pieces.value
    assert (bag[0], bag[-1]) == ("cuckoo", "fool")


def test_the_bag_gives_every_piece_the_same_chance():
    """gnav-1774.r1: the shaking is not enforced; chance does what it is for."""
    game = registry.new(RULES, 3)
    outcomes = game.chance_outcomes(game.initial_state())
    assert {chance for _, chance in outcomes} == {2 / 42}
    assert len(outcomes) == 21


def test_the_deal_begins_at_the_dealers_left_and_ends_with_him():
    """gnav-1774.r2: "gives den Spiller, som sidder paa venstre Haand … tager selv sidst"."""
    table = Table(RULES, "1 2 3 4", dealer=1)
    dealt = table.said("dealt")
    assert [seat for _, seat, *_ in dealt] == [2, 3, 0, 1]
    assert dealt[0][2:] == ("r2.a", "r2.b")
    assert dealt[-1][2:] == ("r2.c",)


def test_a_piece_is_seen_by_its_holder_alone():
    """gnav-1774.r2: "ubeseet"."""
    table = Table(RULES, "7 cat house")
    assert table.seen_by(1) == [None, "cat", None]
    seen = [event.seen_by(1).details.get("piece") for event in table.log]
    assert seen == [None, "cat", None]


def test_one_stands_or_offers_to_exchange():
    """gnav-1774.r3.a."""
    table = Table(RULES, "7 9 house")
    assert table.legal == ["exchange", "stand"]
    assert table.play("stand").said("stood") == [("stood", 0, "r3.a")]
    assert table.play("exchange").said("asked") == [("asked", 1, "r3.a")]


def test_a_number_must_exchange():
    """gnav-1774.r3.b."""
    table = Table(RULES, "7 9 house", "exchange")
    assert table.held == "9 7 house"
    assert table.said("asked", "exchanged") == [("asked", 0, "r3.a"), ("exchanged", 0, "r3.b")]


@pytest.mark.parametrize("piece", ["pot", "owl", "fool"])
def test_pot_owl_and_fool_must_exchange_too_by_default(piece):
    """gnav-1774.q.compelled."""
    table = Table(RULES, f"7 {piece} house", "exchange")
    assert table.held == f"{piece} 7 house"
    assert table.said("exchanged") == [("exchanged", 0, "q.compelled")]


@pytest.mark.parametrize("piece", ["pot", "owl", "fool"])
def test_with_numbers_only_the_holder_of_a_figure_may_refuse(piece):
    """gnav-1774.q.compelled: the request ends, the asker keeps his piece, without a stroke."""
    reading = {"compelled": "numbers-only"}
    table = Table(RULES, f"7 {piece} house", "exchange", readings=reading)
    assert (table.to_move, table.legal) == (1, ["accept", "refuse"])
    table.play("refuse")
    assert table.held == f"7 {piece} house"
    assert table.said("refused") == [("refused", 0, "q.compelled")]
    assert (table.to_move, table.score) == (1, [3, 3, 3])
    taken = Table(RULES, f"7 {piece} house", "exchange", "accept", readings=reading)
    assert taken.held == f"{piece} 7 house"


def test_with_numbers_only_the_null_is_a_number():
    """gnav-1774.q.compelled: 0 is a number."""
    table = Table(RULES, "7 0 house", "exchange", readings={"compelled": "numbers-only"})
    assert table.held == "0 7 house"


def test_a_figure_reached_past_a_horse_may_refuse_too():
    """gnav-1774.q.compelled."""
    table = Table(RULES, "7 horse owl 3", "exchange", readings={"compelled": "numbers-only"})
    assert (table.to_move, table.legal) == (2, ["accept", "refuse"])


@pytest.mark.parametrize("piece", ["horse", "house"])
def test_horse_and_house_let_the_request_go_past(piece):
    """gnav-1774.r3.c."""
    table = Table(RULES, f"7 {piece} 9 4", "exchange")
    assert table.held == f"9 {piece} 7 4"
    assert table.said("passed", "exchanged") == [("passed", 0, "r3.c"), ("exchanged", 0, "r3.b")]


def test_the_cat_costs_the_asker_a_stroke():
    """gnav-1774.r3.d, r3.f."""
    table = Table(RULES, "7 cat 9", "exchange")
    assert table.held == "7 cat 9"
    assert table.score == [2, 3, 3]
    assert table.said("kissed", "lost", "returned") == [
        ("kissed", 0, "r3.d", "r3.g"),
        ("lost", 0, "r3.f", "q.kiss-stroke"),
    ]
    assert table.to_move == 1


def test_the_cat_may_cost_nothing():
    """gnav-1774.q.kiss-stroke."""
    table = Table(RULES, "7 cat 9", "exchange", readings={"kiss-stroke": "no"})
    assert table.score == [3, 3, 3]


def test_the_dragoon_costs_the_asker_a_stroke_and_undoes_nothing():
    """gnav-1774.r3.e, r3.f, r3.g."""
    table = Table(RULES, "7 9 dragoon 4", "exchange", "exchange")
    assert table.held == "9 7 dragoon 4"
    assert table.score == [3, 2, 3, 3]
    assert table.said("struck", "lost") == [("struck", 1, "r3.e", "r3.g"), ("lost", 1, "r3.f")]


def test_the_asker_may_not_ask_further_after_the_cat_or_the_dragoon():
    """gnav-1774.r3.g: the turn is the next player's."""
    for piece in ("cat", "dragoon"):
        assert Table(RULES, f"7 {piece} 9 4", "exchange").to_move == 1


def test_the_cuckoo_stops_the_asker_alone():
    """gnav-1774.r3.h."""
    table = Table(RULES, "7 cuckoo 9", "exchange")
    assert table.said("stopped") == [("stopped", 0, "r3.h", "q.cuckoo")]
    assert (table.to_move, table.score, table.held) == (1, [3, 3, 3], "7 cuckoo 9")


def test_the_cuckoo_may_stop_the_play():
    """gnav-1774.q.cuckoo."""
    table = Table(RULES, "7 cuckoo 9", "exchange", readings={"cuckoo": "stops-play"})
    assert table.shown == "7 cuckoo 9"
    assert table.score == [2, 3, 3]


def test_the_cuckoo_may_cost_a_stroke():
    """gnav-1774.q.cuckoo-stroke."""
    table = Table(RULES, "7 cuckoo 9", "exchange", readings={"cuckoo-stroke": "yes"})
    assert table.score == [2, 3, 3]
    assert table.said("lost") == [("lost", 0, "q.cuckoo-stroke")]


def test_the_dealer_may_take_another_piece_and_abides_by_it():
    """gnav-1774.r4.a, r4.b, q.dealer-last: he still holds the old one until the new one comes."""
    table = Table(RULES, "7 8 0", "stand", "stand", "exchange")
    assert (table.state.phase, table.held, table.to_move) == ("draw", "7 8 0", "chance")
    table.play("draw:pot")
    assert table.shown == "7 8 pot"
    assert table.said("drew") == [("drew", 2, "r4.a", "r4.b", "q.dealer-last")]


def test_a_piece_changed_at_the_bag_cannot_come_again_in_this_deal():
    """gnav-1774.q.discard: aside until the next deal."""
    table = Table(RULES, "0 horse 0 house", "stand", "stand", "exchange", "draw:9", "exchange")
    assert table.state.aside == ("0",)
    assert (table.state.phase, "draw:0" in table.legal) == ("draw", False)


def test_a_piece_changed_at_the_bag_may_go_back_into_it():
    """gnav-1774.q.discard."""
    table = Table(RULES, "7 8 0", "stand", "stand", "exchange", readings={"discard": "back-in-bag"})
    assert table.state.bag.count("0") == 1
    table = Table(RULES, "0 horse house", "exchange", "draw:9", readings={"discard": "back-in-bag"})
    assert table.state.bag.count("0") == 2


def test_a_request_past_the_dealer_is_answered_from_the_bag():
    """gnav-1774.r4.c: the asker has no choice, a draw follows."""
    table = Table(RULES, "7 horse house", "exchange")
    assert (table.state.phase, table.to_move) == ("draw", "chance")
    table.play("draw:12")
    assert table.held == "12 horse house"
    assert table.said("drew") == [("drew", 0, "r4.c", "r4.b")]
    assert table.to_move == 1


def test_a_matador_from_the_bag_is_simply_his():
    """gnav-1774.q.drawn-piece."""
    table = Table(RULES, "7 8 0", "stand", "stand", "exchange", "draw:cat")
    assert table.said("drew") == [("drew", 2, "r4.a", "r4.b", "q.dealer-last", "q.drawn-piece")]
    assert table.shown == "7 8 cat"


def test_the_dealer_may_change_a_piece_that_was_swapped_to_him():
    """gnav-1774.q.bag-holder."""
    table = Table(RULES, "7 8 9", "stand", "exchange", "exchange", "draw:10")
    assert table.shown == "7 9 10"
    assert "q.bag-holder" in table.said("drew")[0]


def test_the_dealer_may_be_held_to_the_first_piece():
    """gnav-1774.q.bag-holder: he is still asked, but only *stand* is legal."""
    reading = {"bag-holder": "first-only"}
    table = Table(RULES, "7 8 9", "stand", "exchange", readings=reading)
    assert (table.to_move, table.legal) == (2, ["stand"])
    _, clauses = table.refusal("exchange")
    assert clauses == ["gnav-1774.r4.a", "gnav-1774.q.bag-holder"]
    untouched = Table(RULES, "7 8 9", "stand", "stand", readings=reading)
    assert untouched.legal == ["exchange", "stand"]


def test_a_swap_for_a_piece_of_the_same_kind_touches_the_dealer():
    """gnav-1774.q.bag-holder: "even one for a piece of the same kind"."""
    table = Table(RULES, "7 8 8", "stand", "exchange", readings={"bag-holder": "first-only"})
    assert table.legal == ["stand"]


def test_an_exchange_undone_leaves_the_dealer_free():
    """gnav-1774.q.bag-holder, r17."""
    readings = {"bag-holder": "first-only", "kiss-return": "all"}
    moves = ("exchange", "exchange", "stand")
    table = Table(RULES, "3 4 cat 9", *moves, readings=readings)
    assert table.legal == ["exchange", "stand"]
    swapped = Table(RULES, "horse 7 cat 9", "stand", "stand", "exchange", readings=readings)
    assert swapped.legal == ["stand"]


def test_a_kiss_on_a_swapped_piece_gives_every_piece_back():
    """gnav-1774.r17.a, r17.b: each has his own again, also those the asker had no part in."""
    table = Table(RULES, "3 4 5 6 cat 7", "exchange", "stand", "exchange")
    assert table.held == "4 3 6 5 cat 7"
    table.play("exchange")
    assert table.held == "3 4 5 6 cat 7"
    assert table.said("returned") == [("returned", None, "r17.a", "r17.b", "q.kiss-return")]
    assert (table.to_move, table.score) == (4, [3, 3, 3, 2, 3, 3])


def test_the_undoing_names_the_seats_whose_pieces_go_back():
    """gnav-1774.q.kiss-return: whoever follows the exchanges knows which of them are undone."""
    moves = ("exchange", "stand", "exchange", "exchange")
    for reading, seats in (("linked", [3, 2]), ("all", [0, 1, 2, 3])):
        table = Table(RULES, "3 4 5 6 cat 7", *moves, readings={"kiss-return": reading})
        undone = next(event for event in table.events if event.kind == "returned")
        assert undone.details["seats"] == seats


def test_a_kiss_that_costs_nothing_undoes_all_the_same():
    """gnav-1774.r17.a, r17.b, q.kiss-stroke, q.kiss-return."""
    reading = {"kiss-stroke": "no"}
    table = Table(RULES, "3 4 5 6 cat 7", "exchange", "stand", *["exchange"] * 2, readings=reading)
    assert table.held == "3 4 5 6 cat 7"
    assert table.said("kissed", "lost", "returned") == [
        ("kissed", 3, "r3.d", "r3.g"),
        ("returned", None, "r17.a", "r17.b", "q.kiss-return"),
    ]
    assert {event.status for event in table.events if event.kind == "returned"} == {"inferred"}
    own = Table(RULES, "3 4 5 cat 7", "exchange", "stand", "exchange", readings=reading)
    assert not own.said("returned")
    linked = Table(
        RULES, "3 4 5 6 cat 7", "exchange", "stand", *["exchange"] * 2,
        readings=reading | {"kiss-return": "linked"},
    )  # fmt: skip
    assert linked.held == "4 3 5 6 cat 7"


def test_a_kiss_on_ones_own_piece_gives_nothing_back():
    """gnav-1774.q.kiss-return: "om den han blev kisset paa er byttet til ham"."""
    table = Table(RULES, "3 4 5 cat 7", "exchange", "stand", "exchange")
    assert table.held == "4 3 5 cat 7"
    assert not table.said("returned")


def test_the_undoing_may_reach_only_those_tied_to_the_asker():
    """gnav-1774.q.kiss-return: linked."""
    reading = {"kiss-return": "linked"}
    moves = ("exchange", "stand", "exchange", "exchange")
    table = Table(RULES, "3 4 5 6 cat 7", *moves, readings=reading)
    assert table.held == "4 3 5 6 cat 7"
    chain = Table(RULES, "3 4 5 cat 7", "exchange", "exchange", "exchange", readings=reading)
    assert chain.held == "3 4 5 cat 7"


def test_the_undoing_may_always_reach_everybody_or_nobody():
    """gnav-1774.q.kiss-return: all, none."""
    moves = ("exchange", "stand", "exchange")
    everybody = Table(RULES, "3 4 5 cat 7", *moves, readings={"kiss-return": "all"})
    assert everybody.held == "3 4 5 cat 7"
    swapped = ("exchange", "exchange")
    nobody = Table(RULES, "3 4 cat 7", *swapped, readings={"kiss-return": "none"})
    assert nobody.held == "4 3 cat 7"


def test_nobody_who_has_had_his_turn_gets_another_after_a_kiss():
    """gnav-1774.r17: play goes on at the asker's left."""
    table = Table(RULES, "3 4 cat 7", "exchange", "exchange")
    assert table.to_move == 2
