"""The computer players: each sees only what its seat may see, and the better ones win more."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import see
from gnav_core.core.record import read
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.knowledge import known
from gnav_core.games.gnav.players import PLAYERS, ByThreshold
from gnav_core.play.session import Session
from tests.games.gnav.arena import strokes
from tests.games.play import play, random_setup
from tests.play.page import Page
from tests.rest_in_prove import rest_in_prove

BETTER = [("greedy", "random"), ("threshold", "greedy"), ("counting", "threshold")]
# In every run each source and each step is looked at once or twice, with `make prove` all of them.
DEALT = [
    (rules, *BETTER[(at + turn) % len(BETTER)])
    for turn in range(len(BETTER))
    for at, rules in enumerate(SOURCES)
]


@pytest.mark.parametrize(("rules", "better", "worse"), rest_in_prove(DEALT, len(SOURCES)))
def test_in_three_hundred_deals_the_better_player_loses_less(rules, better, worse):
    lost = strokes(rules, better, worse, 300)
    assert lost[better] < lost[worse]


@pytest.mark.parametrize("rules", ["gnav-1774", "gnav-1917", "gnav-wikipedia", "gnav-kb"])
def test_the_easy_player_gives_no_figure_away_and_keeps_nothing_low(rules):
    easy = PLAYERS["greedy"].make(registry.rule_set(rules))
    assert isinstance(easy, ByThreshold)
    figures = {"cuckoo", "dragoon", "cat", "horse", "house"}
    assert not figures & easy.low
    assert {"fool", "owl", "pot", "0", "1"} <= easy.low


def test_who_played_at_random_plays_on_so_in_a_record_that_says_it():
    value = {"format": "gnav-record/1", "rules": "gnav-1774", "players": 2, "moves": []}
    assert Session(read({**value, "kinds": ["human", "random"]})).kinds == ("human", "random")


@pytest.mark.parametrize("games", rest_in_prove([8, 25]))
@pytest.mark.parametrize("kind", PLAYERS)
def test_a_player_makes_legal_moves_in_every_rule_set_and_reading(kind, games):
    chance = Random(kind)
    for _ in range(games):
        head = random_setup(chance, SOURCES)
        page = Page()
        names = [{"name": f"P{seat}", "kind": kind} for seat in range(head["players"])]
        more = {key: head[key] for key in ("rules", "readings", "dealer")}
        view = page.call("start", players=names, seed=str(chance.random()), **more)
        for _ in range(6):
            if view["waiting"] == "over":
                break
            view = page.call("continue")


def test_a_counter_decides_the_same_whatever_it_cannot_see():
    """Change the hidden pieces for each other: the move is the same."""
    chance = Random(8)
    page = Page()
    for _ in range(30):
        view = page.start("gnav-1774", 3, 0, seed=str(chance.random()))
        session = page.table.session
        counter = PLAYERS["counting"].make(session.game.rules)
        seat = view["to_move"]
        seen, events = see(session.game, session.state, seat), session.seen_events(seat)
        move = counter.choose(seen, events, chance)
        others = [other for other in range(3) if other != seat]
        held = list(session.state.held)
        held[others[0]], held[others[1]] = held[others[1]], held[others[0]]
        session.line.states[-1] = session.state._replace(held=tuple(held))
        changed = see(session.game, session.state, seat), session.seen_events(seat)
        assert changed == (seen, events)
        assert counter.choose(*changed, chance) == move


def test_every_player_says_how_it_plays():
    page = Page()
    players = [player for player in page.call("players") if player["family"] == "gnav"]
    assert [player["kind"] for player in players] == ["greedy", "threshold", "sampling"]
    assert all(player["name"] and player["how"] for player in players)
    page.call("speak", language="da")
    assert page.call("players")[0]["name"] != players[0]["name"]


@pytest.mark.parametrize("kind", PLAYERS)
def test_thirty_seven_of_a_kind_play_a_deal(kind):
    page = Page()
    names = [{"name": f"P{seat}", "kind": kind} for seat in range(37)]
    view = page.call("start", rules="gnav-1774", players=names, seed="a")
    assert view["shown"]


def test_random_games_are_understood_to_their_end():
    """gnav-1774.r17, gnav-german.r4: undoing, passing on and putting under are understood."""
    chance = Random(5)
    for _ in range(60):
        head = random_setup(chance, SOURCES)
        seen: list[SeenEvent] = []
        viewer = chance.randrange(head["players"])
        for game, state, _, events in play(head, chance, 200):
            seen += [event.seen_by(viewer) for event in events]
            if state.phase == "deal" and state.at == 0:
                seen = []
            elif state.phase in ("exchange", "answer", "draw"):
                knowledge = known(game.rules, viewer, seen)
                for seat, piece in knowledge.pieces.items():
                    held = state.held[seat]
                    assert piece.face in (None, held)
                    assert piece.may is None or held in piece.may
                if viewer in state.order:
                    assert knowledge.own == state.held[viewer]
                hidden = [state.held[seat] for seat, p in knowledge.pieces.items() if not p.face]
                away = Counter(state.aside) - Counter(knowledge.aside)
                assert knowledge.unseen(game.rules) == Counter(state.bag) + Counter(hidden) + away
