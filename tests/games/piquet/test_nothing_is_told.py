"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: dealt to the other, thrown or bought by
him, or left in the heaps. As long as the seat is told the same, all that it is shown is the same,
byte for byte.
"""

from __future__ import annotations

from random import Random

from tests.games.piquet.table import NINETY, RULES, Table, melded
from tests.play.page import Page


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """piquet-1774.r1.d: what the other throws and buys is counted, and not named."""
    page, chance = Page(), Random(3)
    view = page.start(RULES, 1, 1)
    while view["waiting"] != "over":
        zones = {zone["id"]: zone for zone in view["zones"]}
        covered = ("hand:1", "five", "three", "away:1", "pile:0", "pile:1")
        assert not any(zones[name]["cards"] for name in covered)
        for event in view["events"]:
            if event["kind"] in ("dealt", "drew") and event["seat"]:
                assert "card" not in event
            if event["kind"] == "threw" and event["seat"]:
                assert "cards" not in event
        view = page.call("act", seat=0, move=a_move(view, chance))
    assert not any(f'"{kind}:' in text for kind in ("deal", "draw") for text in page.received)


def a_move(view, chance):
    """Make a move that is offered: throw the first cards, or play any."""
    choice = view["choices"][-1]
    if choice["move"] == "keep":
        return "keep"
    ((part,),) = choice["args"]
    words = [*part["words"]]
    cards = words[: part["least"]] if choice["move"] == "throw" else [chance.choice(words)]
    return f"{choice['move']}:{'+'.join(cards)}"


def test_of_what_does_not_count_no_suit_is_told():
    """piquet-1774.q.melding."""
    for event in melded(NINETY).events:
        assert event.details.get("against") in (None, "point:4", "ters:9", "three:q")


def test_whoever_looks_on_is_told_of_a_throw_how_many_cards():
    """piquet-1774.r1.d."""
    (event,) = Table(NINETY, "throw:h9+dk+ca").log
    assert event.seen_by(0).details["cards"] == ["h9", "dk", "ca"]
    for seat in (1, None):
        told = event.seen_by(seat)
        assert told.details == {"number": 3}
        assert [(one.cards, one.unknown) for one in told.moved] == [((), 3)]
