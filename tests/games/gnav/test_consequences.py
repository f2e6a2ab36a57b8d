"""What each choice says it does is true of source and readings, and of what the seat knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.play.page import Page


def does(
    *moves: str, rules: str = "gnav-1774", players: int = 3, language: str = "en", **more: Any
) -> dict[str, str]:
    """Say what each choice does after these moves, to whoever is to move, by its move."""
    value = {"format": "gnav-record/1", "rules": rules, "players": players, "moves": list(moves)}
    names = {"names": ["Anna", "Bo", "Carl", "Dorthe"][:players], "kinds": ["human"] * players}
    page = Page()
    page.call("speak", language=language)
    view = page.call("load", text=json.dumps({**value, **names, **more}))
    view = page.call("view", seat=view["to_move"])
    return {choice["move"]: choice["does"]["text"] for choice in view["choices"]}


DEALT = ("deal:11", "deal:4", "deal:cat")


def test_the_first_may_stand_or_ask_whom_the_cat_would_cost_him():
    """gnav-1774.r3.b, gnav-1774.r3.f."""
    assert does(*DEALT) == {
        "stand": "You keep the 11 and wait for the showing",
        "exchange": "Bo must, but the dragoon or the cat costs you a stroke",
    }


def test_it_is_said_in_danish():
    """gnav-1774.r3.f."""
    assert does(*DEALT, language="da") == {
        "stand": "Du beholder 11’eren og venter på opvisningen",
        "exchange": "Bo skal, men dragonen eller katten koster dig en streg",
    }


def test_the_choice_names_whom_one_asks():
    page = Page()
    value = {"format": "gnav-record/1", "rules": "gnav-1774", "players": 3, "moves": list(DEALT)}
    view = page.call("load", text=json.dumps({**value, "names": ["Anna", "Bo", "Carl"]}))
    view = page.call("view", seat=0)
    exchange, stand = view["choices"]
    assert (exchange["label"], stand["label"]) == ("Exchange with Bo", "Stand")
    assert exchange["does"]["clauses"][0] == "gnav-1774.r3.a"
    assert "gnav-1774.r3.f" in exchange["does"]["clauses"]


@pytest.mark.parametrize(
    ("readings", "said"),
    [
        ({"kiss-stroke": "no"}, "Bo must, but the dragoon costs you a stroke"),
        (
            {"cuckoo-stroke": "yes"},
            "Bo must, but the cuckoo, the dragoon or the cat costs you a stroke",
        ),
        (
            {"compelled": "numbers-only"},
            "Bo may refuse with the pot, the owl or the fool,"
            " and the dragoon or the cat costs you a stroke",
        ),
    ],
)
def test_what_is_said_of_asking_follows_the_readings(readings, said):
    """gnav-1774.q.kiss-stroke, gnav-1774.q.cuckoo-stroke, gnav-1774.q.compelled."""
    assert does(*DEALT, readings=readings)["exchange"] == said


def test_the_dealer_puts_his_piece_aside():
    """gnav-1774.r4.a, gnav-1774.r4.b."""
    assert does(*DEALT, "stand", "stand") == {
        "stand": "You keep the cat, and all show",
        "exchange": "You put the cat aside and must keep what comes",
    }
    back = does(*DEALT, "stand", "stand", readings={"discard": "back-in-bag"})
    assert back["exchange"] == "You must keep what comes, and the cat goes back into the bag"


def test_whoever_knows_what_the_next_holds_is_told_what_comes_of_it():
    """gnav-1774.r3.e: the cat was asked by Anna past the house."""
    moves = ("deal:3", "deal:house", "deal:cat", "deal:9", "exchange")
    told = does(*moves, players=4)["exchange"]
    assert told == "Carl has the cat, which costs you a stroke"


def test_a_piece_that_came_by_exchange_may_be_undone():
    """gnav-1774.r17.b."""
    moves = ("deal:3", "deal:9", "deal:cat", "deal:8", "exchange")
    assert does(*moves, players=4)["stand"] == "You keep the 3, unless the cat undoes the exchanges"
    never = does(*moves, players=4, readings={"kiss-return": "none"})
    assert never["stand"] == "You keep the 3 and wait for the showing"


def test_in_1917_a_stroke_is_given_and_the_fool_taps():
    """gnav-1917.r5.a, gnav-1917.r8.d, gnav-1917.r8.e."""
    said = does("deal:fool", "deal:4", "deal:cat", rules="gnav-1917")
    assert said["exchange"] == "Bo must, but the dragoon or the cat gives you a stroke"
    assert said["tap"] == "All hear it, and who has the other fool must answer"
    unanswered = {"fool-companion": "unanswered-tap"}
    said = does("deal:fool", "deal:4", "deal:cat", rules="gnav-1917", readings=unanswered)
    assert said["tap"] == "Unless the other fool answers, the lowest of the others loses with you"


def test_in_1917_one_may_draw_past_the_dealer():
    """gnav-1917.r6.c."""
    moves = ("deal:3", "deal:horse", "deal:house", "exchange")
    assert does(*moves, rules="gnav-1917") == {
        "take": "You put the 3 aside and must keep what comes",
        "keep": "You keep the 3, and your turn ends",
    }


def test_in_the_german_game_queen_and_king_answer():
    """gnav-german.r4.a, gnav-german.r4.b, gnav-german.r6.b."""
    asked = does("deal:d4", "deal:sk", "deal:d7", rules="gnav-german")
    queen_or_king = "the king of spades or the queen of spades"
    assert asked["exchange"] == f"Bo must, but may refuse with {queen_or_king}"
    assert does("deal:d4", "deal:sk", "deal:d7", "exchange", rules="gnav-german") == {
        "accept": "You give the king of spades for what Anna has",
        "refuse": "You keep the king of spades, and Anna asks the next",
    }
    asked_for = ("deal:d4", "deal:sk", "deal:d7", "exchange")
    tabu = does(*asked_for, readings={"tabu": "on"}, rules="gnav-german")
    assert tabu["tabu"] == "You keep the king of spades; nobody exchanges any more, and all show"


def test_the_joker_that_knocked_is_known():
    """gnav-german.r5.a."""
    said = does("deal:d4", "deal:joker", "deal:d7", rules="gnav-german")
    assert said["exchange"] == "You give the 4 of diamonds and get the joker"


def test_the_german_dealer_changes_for_what_is_no_queen_or_king():
    """gnav-german.r4.d, gnav-german.r4.e."""
    said = does("deal:d4", "deal:d9", "deal:d7", "stand", "stand", rules="gnav-german")
    queen_or_king = "the king of spades or the queen of spades"
    assert said["exchange"] == (
        f"You change the 7 of diamonds for what comes, unless that is {queen_or_king}"
    )


def test_an_appeal_says_what_it_costs_and_brings():
    """gnav-1774.r9.a, gnav-1774.r13.a: Anna loses her three strokes, Bo has three."""
    deal = ["deal:0", "deal:5", "stand", "stand", "deal:5", "deal:0", "stand", "stand"]
    moves = [*deal, "deal:0", "deal:5", "stand", "stand"]
    assert does(*moves, players=2) == {
        "appeal": "You pay a stake and come back with 3 strokes",
        "sit-out": "If nobody appeals, Bo has won",
        "retire": "You leave the game for good, and your stakes stay in the pool",
    }
