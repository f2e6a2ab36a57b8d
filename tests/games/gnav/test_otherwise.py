"""At one's own loss: what another choice would have brought, said only where it is certain."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core.game import CHANCE
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.otherwise import COSTS, Certain, certain, otherwise
from gnav_core.play.views import View
from tests.core.any_game import begun, head
from tests.rest_in_prove import rest_in_prove
from tests.seeds import seeded


def lost(*moves: str, rules: str = "gnav-1774", players: int = 3, **more: Any) -> Any:
    """Play these moves by persons, and give the session."""
    names = ["Anna", "Bo", "Carl", "Dorthe"][:players]
    setup = {"format": "gnav-record/1", "rules": rules, "players": players, "names": names}
    session = begun({**setup, "kinds": ["human"] * players, "moves": [], **more})
    for move in moves:
        session.act(move)
    return session


def said(session: Any, seat: int, language: str = "en") -> str | None:
    found = otherwise(session, seat, language)
    assert found is None or found["clauses"]
    return found["text"] if found else None


def test_the_dealer_who_drew_lower_is_told_who_would_have_lost():
    """gnav-1774.r4.a."""
    moves = ("deal:4", "deal:8", "deal:9", "stand", "stand", "exchange", "draw:2")
    session = lost(*moves)
    assert said(session, 2) == (
        "Had you stood, you would have shown the 9, and Anna would have lost with the 4."
    )
    assert said(session, 2, "da") == (
        "Var du blevet stående, havde du vist 9’eren, og Anna havde tabt med 4’eren."
    )
    assert said(session, 0) is None


def test_who_asked_the_cat_shows_what_he_had_anyway():
    """gnav-1774.r3.d: Bo has the cat, and nothing undoes what was not exchanged."""
    session = lost("deal:3", "deal:cat", "deal:9", "exchange", "stand", "stand")
    assert said(session, 0) == "Had you stood, you would have shown the same: the 3."


def test_who_exchanged_for_the_worse_is_told_what_he_would_have_shown():
    """gnav-1774.r3.b."""
    session = lost("deal:7", "deal:2", "deal:9", "exchange", "stand", "stand")
    assert said(session, 0) == "Had you stood, you would have shown the 7."


def test_who_had_a_lower_piece_before_is_told_so():
    """gnav-1774.r4.a: the 2 that Anna gave away went on to the dealer, who put it aside."""
    moves = ("deal:2", "deal:4", "deal:9", "exchange", "exchange", "exchange", "draw:12")
    assert said(lost(*moves), 0) == (
        "Had you stood, you would have shown the 2, which is lower still."
    )


def test_an_earlier_and_lower_piece_is_named():
    """gnav-1774.r3.b: Carl gets the 1 for his 8; Bo stands with the 4, and shows it in any case."""
    dealt = ("deal:9", "deal:4", "deal:8", "deal:1")
    session = lost(*dealt, "stand", "stand", "exchange", "stand", players=4)
    assert said(session, 2) == "Had you stood, you would have shown the 8; the 4 of Bo is lower."


def test_nothing_is_said_where_a_piece_would_have_come_from_the_bag():
    """gnav-1774.r4.a: the dealer stood; what he would have drawn nobody knows."""
    session = lost("deal:5", "deal:8", "deal:2", "stand", "stand", "stand")
    assert said(session, 2) is None


def test_nothing_is_said_of_a_piece_that_was_put_aside_unseen():
    """gnav-1774.q.discard: Carl has changed the piece that Bo would have got."""
    moves = ("deal:8", "deal:2", "deal:cat", "stand", "stand", "exchange", "draw:9")
    assert said(lost(*moves), 1) is None
    open_to_all = ("deal:8", "deal:2", "deal:9", "stand", "stand", "stand")
    assert said(lost(*open_to_all), 1) == (
        "Had you asked Carl, you would have shown the 9; the 8 of Anna is lower."
    )


def test_the_cuckoo_that_would_have_stopped_the_play_settles_it():
    """gnav-1917.r5.d: all would have shown at once."""
    session = lost("deal:2", "deal:cuckoo", "deal:9", "stand", "stand", "stand", rules="gnav-1917")
    assert said(session, 0) == (
        "Had you asked Bo, you would have shown the 2 and lost all the same."
    )


def test_the_view_tells_the_seat_it_concerns_and_nobody_else():
    session = lost("deal:7", "deal:2", "deal:9", "exchange", "stand", "stand")
    assert View(session, 0, "en").now()["otherwise"]["text"].startswith("Had you stood")
    assert [View(session, seat, "en").now()["otherwise"] for seat in (None, 1, 2)] == [None] * 3


def endings(game: Any, state: Any, events: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Give the events from the showing on of every way in which the deal can go on."""
    showed = next((n for n, one in enumerate(events) if one.kind == "showed"), None)
    if showed is not None:
        yield events[showed:]
        return
    mover = game.current_player(state)
    coming = (action for action, _ in game.chance_outcomes(state)) if mover == CHANCE else None
    for action in coming or game.legal_actions(state):
        after, more = game.apply(state, action)
        if action.verb == "tap":
            continue  # it costs nothing, and leads to where the others lead
        yield from endings(game, after, more)


@pytest.mark.parametrize("rules", SOURCES)
@pytest.mark.parametrize("deals", rest_in_prove([120, 1500]))
@seeded("otherwise")
def test_what_is_said_holds_however_the_deal_might_have_gone_on(rules, deals, seed):
    """Every move of the later players and every piece that may come is tried."""
    chance, found, tried = Random(f"{seed} {rules}"), 0, 0
    while tried < deals:
        setup = {**head(rules, chance), "players": (players := chance.randint(2, 4))}
        session = begun({**setup, "dealer": players - 1, "moves": []})
        game, line = session.game, session.line
        while not line.entries or line.entries[-1].event.kind not in ("won", "dealer", "void"):
            if game.moment(session.state).open:
                break
            outcomes = game.chance_outcomes(session.state) if line.mover(-1) is None else []
            actions = [action for action, _ in outcomes] or game.legal_actions(session.state)
            session.act(str(chance.choice(actions)))
        tried += 1
        for seat in range(players):
            told = certain(line, seat)
            if told is not None:
                found += 1
                check(game, line, seat, told)
    assert found > deals // 20


def check(game: Any, line: Any, seat: int, told: Certain) -> None:
    after, events = game.apply(line.states[told.at], told.action)
    asking = [one for one in events if one.kind in COSTS and one.seat == seat]
    showed = [n for n, one in enumerate(events) if one.kind == "showed"]
    assert told.fined == any(events.index(one) < min(showed, default=99) for one in asking)
    for shown in endings(game, after, events):
        held = shown[0].details["held"]
        assert held[seat] == told.piece
        if told.lower:
            other, piece = told.lower
            assert held[other] == piece
            assert game.rules.rank[piece] > game.rules.rank[told.piece]
        if told.hit is not None:
            hit = [(one.seat, held[one.seat]) for one in shown if one.kind in COSTS]
            assert tuple(hit) == told.hit
