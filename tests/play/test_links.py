"""A link tells what was, or nothing: shared at every moment, opened, and held against the game."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from gnav_core.core import record, registry, share
from gnav_core.core.result import Result
from gnav_core.play import public
from gnav_core.play.line import Line
from gnav_core.play.seating import HUMAN
from gnav_core.play.session import Session
from tests.core.any_game import head
from tests.play.bystander import rests, unseen, unseen_between
from tests.play.page import Page
from tests.rest_in_prove import rest_in_prove
from tests.seeds import enough, seeded

MOST_SEATS = 7
SIZES = {"some": (2, 240), "many": (4, 400)}
"""How many games are shared, and after how many moves each of them is left."""
BACK = 0.02
"""How often somebody goes back in a game."""


def seated(rules: str, chance: Random) -> Session:
    """Begin a game by random readings, with people at two to seven seats or so."""
    least, most = registry.rule_set(rules).seats.value
    players = chance.randint(least, min(most, max(least, MOST_SEATS)))
    begun = {**head(rules, chance), "players": players, "dealer": chance.randrange(players)}
    begun["seed"] = "told to nobody"
    return Session(record.read(begun), [HUMAN] * players)


def move_on(session: Session, chance: Random) -> None:
    """Make a move, or now and then go back to some moment gone by."""
    moves = len(session.line.moves)
    if moves and chance.random() < BACK:
        session.rewind(chance.randrange(moves))
        return
    legal = session.game.legal_actions(session.state)
    session.act(str(chance.choice(legal)))


def told_of(opened: Line, was: Line) -> list[int] | None:
    """Say where in a line each position of an opened one stands; ``None`` where one differs."""
    points, at = rests(was), 0
    found = [0]
    for number, step in enumerate(opened.moves):
        if isinstance(step, Result):
            following = next((point for point in points if point > at), None)
            if at not in points or following is None:
                return None
            at = following
        elif at == len(was.moves) or was.moves[at] != step:
            return None
        else:
            at += 1
        while was.was_forced(at) and not opened.asks:
            at += 1
        if opened.states[number + 1] != was.states[at]:
            return None
        found.append(at)
    return found


def never_shown(opened: Line, was: Line, places: list[int]) -> list[str]:
    """List the cards that an opened line names, and that whoever looked on had never seen."""
    if was.game.is_terminal(was.state):
        return []
    missing = unseen(was)
    last = rests(was)[-1]
    missing[last] = unseen_between(was, last, len(was.moves))
    by_result = {places[at] for at, step in enumerate(opened.moves) if isinstance(step, Result)}
    told = [begins for begins in missing if begins < places[-1] and begins not in by_result]
    return [card for begins in told for card in missing[begins]]


def check(session: Session, text: str, counts: Counter[str]) -> None:
    """Open a link, and hold it against the game that it was made of."""
    value = share.expect("game", text)
    assert "seed" not in value or session.over
    assert (text[0] == "2") == ("results" in json.dumps(value))
    page = Page()
    view = page.call("open", text=text)
    opened = page.table.session
    assert opened is not None
    for number, line in enumerate(opened.lines):
        own = line is opened.line
        given = [session.line] if own else session.lines
        fits = [(was, places) for was in given if (places := told_of(line, was))]
        assert fits, f"line {number} is none that was played"
        assert any(never_shown(line, was, places) == [] for was, places in fits)
        if own:
            was, places = fits[0]
            assert line.left_out == (places[-1] < len(was.moves)), "what is left out is said"
            assert line.left_out or places[-1] == len(was.moves)
        counts["by result"] += sum(isinstance(step, Result) for step in line.moves)
        counts["left out"] += line.left_out
    assert view["moves"] == len(opened.line.moves)
    assert view["left_out"] == opened.line.left_out
    steps = [step for line in opened.lines for step in line.recorded]
    results = len(value.get("results", [])) + sum(
        len(line.get("results", [])) for line in value.get("lines", [])
    )
    moves = len(value["moves"]) + sum(len(line["moves"]) for line in value.get("lines", []))
    assert len(steps) == moves + results, "opening it makes no move"
    assert opened.record.moves == tuple(value["moves"])
    counts["opened"] += 1


def shared_throughout(rules: str, games: int, most: int, seed: str) -> Counter[str]:
    """Play whole games at random, share them after every move, and open what is new."""
    chance, counts = Random(f"{seed} {rules}"), Counter[str]()
    for _ in range(games):
        session = seated(rules, chance)
        last = None
        counts["games"] += 1
        while not session.over and sum(len(line.moves) for line in session.lines) < most:
            move_on(session, chance)
            text = public.text(session)["text"]
            counts["shared"] += 1
            if text != last:
                check(session, text, counts)
                last = text
    return counts


@pytest.mark.parametrize("size", rest_in_prove(["some", "many"]))
@pytest.mark.parametrize("rules", registry.SOURCES)
@seeded("links")
def test_a_link_tells_what_was_and_nothing_never_shown(rules: str, size: str, seed: str) -> None:
    counts = shared_throughout(rules, *SIZES[size], seed)
    print(rules, dict(counts))
    enough(counts["left out"] > 0)
