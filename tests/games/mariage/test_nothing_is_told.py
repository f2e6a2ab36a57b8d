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
from gnav_core.play.session import Session
from gnav_core.play.views import View
from tests.core.any_game import begun, head, new, with_changed
from tests.few import first
from tests.games.mariage.table import RULES
from tests.games.mariage.test_random_play import steps
from tests.games.swapped import Report, compare
from tests.play.page import Page

MOST_MOVES = 70


def covered(setup: dict[str, Any], moves: list[str], seat: int | None) -> Iterator[str]:
    """The cards of the first deal that come covered to other seats."""
    game = new(setup)
    state = game.begin().state
    for move in moves:
        state, events = game.apply(state, Action.read(move))
        for event in events:
            if state.deal == 1 and event.secret and seat not in event.secret.to:
                yield event.details["card"]


def first_deal(setup: dict[str, Any], chance: Random) -> list[str]:
    """The moves of a first deal, or of so much of it as is played."""
    found = list[str]()
    for step in steps(new(setup), chance):
        if step.after.deal > 1 or len(found) == MOST_MOVES:
            break
        found.append(str(step.action))
    return found


@pytest.mark.parametrize("games", first([8, 300]))
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games):
    """mariage-1774.r1.b, r4.a: what one may meld turns on cards that only one's own seat sees."""
    chance, report = Random("mariage"), Report()
    while report.games < games:
        report.games += 1
        setup = head(RULES, chance)
        moves = first_deal(setup, chance)
        named = {move.partition(":")[2] for move in moves}
        left = [card for card in new(setup).rules.cards if card not in named]
        for seat in (None, *range(setup["players"])):
            hidden = list(covered(setup, moves, seat))
            one = chance.choice(hidden)
            other = chance.choice([card for card in hidden + left if card != one])
            compare(setup, moves, with_changed(moves, one, other), seat, report)
    assert report.views > 10 * games


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """mariage-1774.r1.b: of the others' cards it is told those alone that were laid or shown."""
    page, chance = Page(), Random(3)
    view = page.start(RULES, 1, 2)
    for _ in range(300):
        if view["waiting"] == "over":
            break
        hands = [zone for zone in view["zones"] if zone["kind"] == "hand"]
        assert [bool(hand["cards"]) for hand in hands[1:]] == [False] * 2
        held = page.table.session.state.hands
        assert [hand["unknown"] for hand in hands] == [0, *map(len, held[1:])]
        piles = [zone for zone in view["zones"] if zone["kind"] == "pile"]
        assert not any(pile["cards"] for pile in piles)
        for event in view["events"]:
            if event["kind"] in ("dealt", "drew") and event["seat"] and not event.get("turned"):
                assert "card" not in event
        if view["waiting"] == "deal":
            view = page.call("continue", seat=0)
            continue
        plays = next(choice for choice in view["choices"] if choice["move"] == "play")
        ((part,),) = plays["args"]
        view = page.call("act", seat=0, move=f"play:{chance.choice(part['words'])}")
    assert view["waiting"] == "over"
    assert '"deal:' not in "".join(page.received)


def test_people_at_one_screen_see_their_own_cards_in_turn():
    """mariage-1774.r1.b."""
    session = begun({**head(RULES, Random(1)), "players": 2, "dealer": 1})
    for card in "s6 s7 h8 h6 h7 c8 s8 s9 s10 c9 c10 ca".split():
        session.act(f"deal:{card}")
    seen = [hand_of(session, seat, 0) for seat in (0, 1)]
    assert seen == [["s10", "s9", "s8", "s7", "s6", "h8"], []]


def hand_of(session: Session, seat: int, of: int) -> list[str]:
    """What a seat sees of a hand."""
    zones = View(session, seat, "en").now()["zones"]
    (hand,) = (zone for zone in zones if zone["place"] == of and zone["kind"] == "hand")
    return [card["card"] for card in hand["cards"]]
