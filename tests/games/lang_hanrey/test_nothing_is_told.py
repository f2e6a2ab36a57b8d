"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or drawn by him, the
other dealt or drawn later, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core.action import Action
from tests.core.any_game import head, moves_of, new, with_changed
from tests.few import first
from tests.games.lang_hanrey.table import RULES
from tests.games.swapped import Report, compare
from tests.play.page import Page, a_move

MOST_MOVES = 70


def covered(setup: dict[str, Any], moves: list[str], seat: int | None) -> Iterator[str]:
    """The cards that come covered to other seats."""
    game = new(setup)
    state = game.begin().state
    for move in moves:
        state, events = game.apply(state, Action.read(move))
        for event in events:
            if event.secret and seat not in event.secret.to:
                yield event.details["card"]


@pytest.mark.parametrize("games", first([6, 300]))
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games):
    """hanrey-1774.r3.a, r4.d, lang-hanrey-1774.q.empty-hand."""
    chance, report = Random("lang hanrey"), Report()
    while report.games < games:
        report.games += 1
        setup = head(RULES, chance)
        moves = moves_of(setup, chance, MOST_MOVES)
        named = {card for move in moves for card in move.partition(":")[2].split("+")}
        left = [card for card in new(setup).rules.cards if card not in named]
        for seat in (None, 0, 1):
            hidden = list(covered(setup, moves, seat))
            one = chance.choice(hidden)
            other = chance.choice([card for card in hidden + left if card != one])
            compare(setup, moves, with_changed(moves, one, other), seat, report)
    assert report.views > 10 * games


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """hanrey-1774.r3.a, r4.d, lang-hanrey-1774.r5.b: nor what the other takes up."""
    page, chance = Page(), Random(3)
    view = page.start(RULES, 1, 1)
    for _ in range(200):
        if view["waiting"] == "over":
            break
        mine, others = (zone for zone in view["zones"] if zone["kind"] == "hand")
        assert not others["cards"]
        held = page.table.session.state.hands
        assert (mine["unknown"], others["unknown"]) == (0, len(held[1]))
        piles = [zone for zone in view["zones"] if zone["kind"] == "pile"]
        assert not any(pile["cards"] for pile in piles)
        for event in view["events"]:
            if event["kind"] in ("dealt", "drew") and event["seat"] and not event.get("turned"):
                assert "card" not in event
        view = page.call("act", seat=0, move=a_move(chance.choice(view["choices"]), chance))
    assert view["waiting"] == "over"
    assert '"deal:' not in "".join(page.received)
