"""A hint: a legal move, why with numbers, its clauses, and nothing that the seat cannot know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry, text
from gnav_core.games.gnav import SOURCES
from tests.games.play import play, random_setup
from tests.play.page import Page


def hinted(*moves: str, seat: int, rules: str = "gnav-1774", players: int = 3, **more: Any) -> Any:
    """Ask for a hint after these moves."""
    value = {"format": "gnav-record/1", "rules": rules, "players": players, "moves": list(moves)}
    page = Page()
    page.call("load", text=json.dumps({**value, "kinds": ["human"] * players, **more}))
    return page.call("hint", seat=seat)


def test_a_low_piece_is_to_be_exchanged_and_the_hint_counts():
    hint = hinted("deal:owl", "deal:cat", "deal:9", seat=0)
    assert hint["move"] == "exchange"
    assert "You hold the owl: of the 41 pieces you have not seen, 38 are better" in hint["why"]
    assert "2 are worse" in hint["why"]
    assert hint["clauses"][0] == "gnav-1774.r3.a"
    assert "gnav-1774.q.base-penalty" in hint["clauses"]
    assert hint["odds"]["stand"] > hint["odds"]["exchange"]


def test_a_high_piece_is_to_be_kept():
    hint = hinted("deal:12", "deal:cat", "deal:9", seat=0)
    assert hint["move"] == "stand"
    assert "strokes lost" in hint["why"]


def test_whoever_gave_a_lower_piece_away_stands():
    """gnav-1774.r3.d: Seat 0 gives the 2 for the 3, and seat 1 knows that seat 0 is content."""
    hint = hinted("deal:2", "deal:1", "deal:9", "exchange", seat=1)
    assert hint["move"] == "stand"
    assert hint["why"].startswith("Seat 0 is left with a 1, which is worse than yours.")


def test_whoever_knows_what_the_next_holds_does_not_ask_the_cat():
    """gnav-1774.r3.e: the cat was shown when seat 0 asked past the house."""
    moves = ("deal:3", "deal:house", "deal:cat", "deal:9", "exchange")
    hint = hinted(*moves, seat=1, players=4)
    assert hint["move"] == "stand"
    assert hint["why"].startswith("You know that Seat 2 holds the cat.")


def test_the_last_reckons_with_the_bag():
    hint = hinted("deal:3", "deal:12", "deal:owl", "exchange", "stand", seat=2)
    assert (hint["move"], hint["label"]) == ("exchange", "Change at the bag")
    assert "drawing" in hint["why"]


def test_a_king_is_not_to_be_given_away():
    """gnav-german.r4.a"""
    hint = hinted("deal:d3", "deal:sk", "exchange", seat=1, rules="gnav-german", players=2)
    assert hint["move"] == "refuse"
    assert "gnav-german.r4.a" in hint["clauses"]


def test_the_fool_is_to_be_tapped_with():
    """gnav-1917.r8.d"""
    hint = hinted("deal:fool", "deal:cat", "deal:9", seat=0, rules="gnav-1917")
    assert hint["move"] == "tap"
    assert "gnav-1917.r8.d" in hint["clauses"]


def test_the_fool_is_kept_once_the_other_has_answered():
    """gnav-1917.r8.b: two fools win each a plus; the other is taken to exchange his as he would."""
    moves = ("deal:fool", "deal:cat", "deal:fool", "tap")
    hint = hinted(*moves, seat=0, rules="gnav-1917")
    assert hint["move"] == "stand"
    assert hint["odds"]["stand"] == 0 < hint["odds"]["exchange"]
    assert hint["loses"]["stand"] == 0.5


def test_in_the_final_a_fool_costs_nothing_unless_the_other_shows_the_cuckoo():
    """gnav-1774.r14.a: both would lose their last stroke, and the deal is void."""
    deals = ("deal:3", "deal:9", "stand", "stand") * 4
    hint = hinted(*deals, "deal:fool", "deal:9", seat=0, players=2, readings={"appeals": "none"})
    assert 0 < hint["odds"]["stand"] < 0.1


def test_no_hint_is_given_out_of_turn():
    page = Page()
    page.start("gnav-1774", 3, 0)
    assert page.error("hint", seat=1)["why"] == "It is not the turn of P1."


def test_a_hint_is_told_in_danish():
    page = Page()
    page.start("gnav-1774", 3, 0)
    page.call("speak", language="da")
    why = page.call("hint", seat=0)["why"]
    assert "brikker, du ikke har set" in why


@pytest.mark.parametrize("rules", SOURCES)
def test_every_hint_is_a_legal_move_with_known_clauses_and_no_knowledge_of_the_others(rules):
    chance = Random(rules)
    known = text.passages()
    for _ in range(12):
        least, most = registry.rule_set(rules).seats.value
        head = random_setup(chance, SOURCES) | {"rules": rules, "readings": {}, "dealer": 0}
        head |= {"players": chance.randint(least + 1, min(most, 7))}
        moves = [move for _, _, move, _ in play(head, chance, chance.randrange(60)) if move]
        page = Page()
        kinds = ["human"] * head["players"]
        view = page.call("load", text=json.dumps({**head, "moves": moves, "kinds": kinds}))
        if view["waiting"] != "seat":
            continue
        seat, session = view["to_move"], page.table.session
        hint = page.call("hint", seat=seat)
        assert hint["move"] in [e["move"] for e in page.call("view", seat=seat)["choices"]]
        assert set(hint["clauses"]) <= set(known)
        assert hint["why"].endswith(".")
        if session.state.phase in ("exchange", "draw"):
            others = [other for other in session.state.order if other != seat]
            mixed = [session.state.held[other] for other in others]
            chance.shuffle(mixed)
            held = list(session.state.held)
            for other, piece in zip(others, mixed, strict=True):
                held[other] = piece
            session.line.states[-1] = session.state._replace(held=tuple(held))
            assert page.call("hint", seat=seat) == hint


def test_a_hint_says_whether_it_was_counted_and_how_likely_each_move_loses():
    counted = hinted("deal:owl", "deal:cat", "deal:9", seat=0)
    assert counted["exact"]
    assert "Counted exactly, in 100 such deals asking comes to " in counted["why"]
    assert counted["loses"]["stand"] == 1
    assert set(counted["error"].values()) == {0}
    drawn = hinted("deal:7", "deal:cat", "deal:9", "deal:4", "deal:2", seat=0, players=5)
    assert not drawn["exact"]
    assert " ± " in drawn["why"]
    assert all(0 < error < 0.05 for error in drawn["error"].values())


def asked(*moves: str, players: int, language: str = "en", rules: str = "gnav-1774") -> Any:
    """Ask for the odds of seat 0 after these moves."""
    value = {"format": "gnav-record/1", "rules": rules, "players": players, "moves": list(moves)}
    page = Page()
    page.call("load", text=json.dumps({**value, "kinds": ["human"] * players}))
    page.call("speak", language=language)
    return page.call("odds", seat=0)


def test_the_odds_are_told_move_by_move_with_what_was_assumed():
    told = asked("deal:owl", "deal:cat", "deal:9", players=3)
    assert told["heads"] == ["Move", "Loses, of 100 deals", "Strokes lost in 100 deals"]
    by_move = {row["move"]: row for row in told["rows"]}
    assert (by_move["stand"]["loses"], by_move["stand"]["costs"]) == ("100", "100")
    assert (by_move["exchange"]["loses"], by_move["exchange"]["costs"]) == ("57", "68")
    assert sum(by_move["exchange"]["by_cost"].values()) == pytest.approx(1)
    assert told["lowest"].startswith("In 90 of 100 such deals your piece is the lowest")
    assert told["how"].startswith("Counted exactly, over all 440 ways")
    assert "keep the better half" in told["assumed"]
    assert told["clauses"][0] == "gnav-1774.r3.a"


def test_odds_drawn_at_random_are_told_with_their_error_in_danish_too():
    told = asked("deal:7", "deal:cat", "deal:9", "deal:4", players=4, language="da")
    assert not told["exact"]
    assert all(" ± " in row["costs"] for row in told["rows"])
    assert told["how"].startswith("Omtrent sådan: over 1000 tilfældigt trukne måder")


def test_there_are_no_odds_where_nobody_reckons_them_or_out_of_turn():
    page = Page()
    page.start("hanrey-1774", 1, 1)
    assert page.error("odds", seat=0)["why"] == "Nobody reckons odds in this game."
    page = Page()
    page.start("gnav-1774", 3, 0)
    assert page.error("odds", seat=1)["why"] == "It is not the turn of P1."
