"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: the card under the pack, one dealt to
another, or one left in the stock. As long as the seat is told the same, all that it is shown is
the same, byte for byte.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.core.any_game import head, with_changed
from tests.games.asking import Report, compare
from tests.games.styrvolt.table import HANDS, RULES
from tests.play.page import Page, a_move

DEALT = [card for at in (0, 3, 6) for hand in HANDS for card in hand.split()[at : at + 3]]


@pytest.mark.parametrize(
    ("moves", "one", "other", "seat"),
    [
        ("under:s2 turn:h3 turn:d4 keep keep play:c9 play:c4", "s2", "s3", 0),
        ("under:s2 turn:h3 turn:d4 keep keep play:c9 play:c4", "s2", "da", 1),
        ("under:h2 turn:h3 turn:d4 keep keep keep play:c9", "hq", "d10", 3),
        ("under:h2 turn:d3 turn:c3 keep keep play:c9", "hq", "h4", 1),
    ],
)
def test_neither_the_card_under_the_pack_nor_what_another_is_asked_for_is_told(
    moves, one, other, seat
):
    """styrvolt-1774.r1.c, r1.d, r2.c: that one is asked all see, but not for which card."""
    under, *rest = moves.split()
    setup = {**head(RULES, Random(1)), "players": 4, "dealer": 3, "readings": {}}
    whole = [under, *(f"deal:{card}" for card in DEALT), *rest]
    report = Report()
    for changed in (with_changed(whole, one, other), with_changed(whole, other, one)):
        compare(setup, whole, [(seat, changed)], None, report, whole=False)
    assert report.views > 30


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """styrvolt-1774.r1.c, r3.a: of the others' cards it is told those alone that lay open."""
    page, chance = Page(), Random(3)
    view = page.start(RULES, 1, 3)
    for _ in range(100):
        if view["waiting"] == "over":
            break
        hands = [zone for zone in view["zones"] if zone["kind"] == "hand"]
        assert [bool(hand["cards"]) for hand in hands[1:]] == [False] * 3
        for event in view["events"]:
            if event["kind"] in ("dealt", "looked") and event["seat"]:
                assert "card" not in event
        view = page.call("act", seat=0, move=a_move(chance.choice(view["choices"]), chance))
    assert view["waiting"] == "over"
    assert '"deal:' not in "".join(page.received)
