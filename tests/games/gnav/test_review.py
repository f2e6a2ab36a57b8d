"""A deal gone over: what one chose, and what was best by the odds as one knew them then."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.game import IllegalAction, see
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.review import review
from tests.core.any_game import begun, heads, moves_of, with_changed
from tests.play.page import Page

TWO = {"names": ["Anna", "Bo", "Carl"], "kinds": ["human", "human", "threshold"]}


def loaded(*moves: str, rules: str = "gnav-1774", **more: Any) -> Page:
    value = {"format": "gnav-record/1", "rules": rules, "players": 3, "moves": list(moves)}
    page = Page()
    page.call("load", text=json.dumps({**value, **TWO, **more}))
    return page


def test_a_low_piece_that_was_kept_is_told_with_what_was_better():
    """gnav-1774.r3.a: the odds are those of a hint at that moment."""
    page = loaded("deal:owl", "deal:cat", "deal:9", "stand", "stand", "stand")
    (choice,) = page.call("review", seat=0, deal=1)
    assert (choice["at"], choice["chosen"], choice["best"]) == (3, "stand", "exchange")
    assert not choice["good"]
    asked = loaded("deal:owl", "deal:cat", "deal:9").call("hint", seat=0)
    assert choice["odds"] == {move: asked["odds"][move] for move in ("stand", "exchange")}
    assert choice["text"].startswith("You held the owl and chose standing. Asking was better: ")
    lost, against = (round(100 * choice["odds"][move]) for move in ("exchange", "stand"))
    said = f"{lost} strokes lost in 100 such deals, against {against}. That is counted exactly."
    assert choice["text"].endswith(said)
    assert choice["exact"]
    assert choice["clauses"][0] == "gnav-1774.r3.a"


def test_a_choice_that_was_the_best_is_told_so_in_danish_too():
    page = loaded("deal:owl", "deal:cat", "deal:9", "stand", "stand", "stand")
    (choice,) = page.call("review", seat=1, deal=1)
    assert choice["good"]
    assert choice["text"].startswith("You held the cat, and standing was best: ")
    page.call("speak", language="da")
    (choice,) = page.call("review", seat=1, deal=1)
    assert choice["text"].startswith("Du havde katten, og at blive stående var bedst: ")


def test_what_came_later_does_not_bear_on_what_was_best_then():
    """The seat knew neither the bag nor what the others held."""
    one = loaded("deal:5", "deal:cat", "deal:9", "stand", "stand", "stand")
    other = loaded("deal:5", "deal:2", "deal:1", "stand", "stand", "stand")
    assert one.call("review", seat=0, deal=1) == other.call("review", seat=0, deal=1)


def test_a_deal_that_is_still_played_is_not_gone_over():
    page = loaded("deal:5", "deal:cat", "deal:9", "stand")
    assert page.error("review", seat=0, deal=1)["why"] == "Deal 1 is still being played."
    assert page.error("review", seat=1, deal=1)["why"] == "Deal 1 is still being played."
    assert page.error("review", seat=0, deal=2)["why"] == "Deal 2 has not been played here."
    assert page.error("review", seat=7, deal=1)["why"] == "There is no seat 7."


def test_while_another_deal_is_played_only_whoever_is_to_move_may_ask():
    first = ("deal:5", "deal:cat", "deal:9", "stand", "stand", "stand")
    page = loaded(*first, "deal:4", "deal:8", "deal:7")
    mover = page.call("view")["to_move"]
    assert page.call("review", seat=mover, deal=1)
    why = page.error("review", seat=1 - mover, deal=1)["why"]
    name = TWO["names"][1 - mover]
    only = "While a deal is played only whoever is to move may ask"
    assert why == f"{only}, and that is not {name}."


def test_what_a_computer_knew_is_not_told_while_the_game_goes_on():
    page = loaded("deal:5", "deal:cat", "deal:9", "stand", "stand", "stand")
    why = page.error("review", seat=2, deal=1)["why"]
    assert why == "What Carl knew is not told while the game goes on."


def test_a_game_without_hints_goes_over_nothing():
    page = Page()
    page.start("hanrey-1774", 1, 1)
    assert page.error("review", seat=0, deal=1)["why"] == "Nobody gives hints in this game."


@pytest.mark.parametrize("rules", SOURCES)
def test_every_choice_of_random_games_is_told_from_what_the_seat_was_told(rules):
    """Two games that a seat was told alike until it chose are told alike of that choice."""
    chance, told = Random(f"review {rules}"), 0
    for setup in heads(rules, chance, 3):
        moves = moves_of(setup, chance, 60)
        one, other = chance.sample(list(registry.rule_set(rules).pieces.value), 2)
        games = [played_on(setup, each) for each in (moves, with_changed(moves, one, other))]
        for seat in range(setup["players"]):
            reviewed = [by_point(session, seat) for session in games]
            for at in reviewed[0].keys() & reviewed[1].keys():
                if known(games[0], seat, at) == known(games[1], seat, at):
                    assert reviewed[0][at]["odds"] == reviewed[1][at]["odds"]
                    told += 1
    assert told


def played_on(setup: dict[str, Any], moves: list[str]) -> Any:
    """Make the moves as far as they are allowed."""
    session = begun(setup)
    for move in moves:
        try:
            session.act(move)
        except IllegalAction:
            break
    return session


def by_point(session: Any, seat: int) -> dict[int, Any]:
    deals = {entry.deal for entry in session.events}
    return {one["at"]: one for deal in deals for one in review(session, seat, deal)}


def known(session: Any, seat: int, at: int) -> Any:
    return session.seen_events(seat, at), see(session.game, session.line.states[at], seat)
