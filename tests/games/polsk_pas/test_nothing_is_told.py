"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or laid away by him,
the other dealt elsewhere, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

from random import Random

from gnav_core.play.views import View
from tests.core.any_game import begun
from tests.games.polsk_pas.table import HANDS, RULES, dealt
from tests.play.page import Page, a_move


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """polsk-pas-1774.r1.a, r3.a: of the others' cards it is told those alone that lay open."""
    page, chance = Page(), Random(3)
    view = page.start(RULES, 1, 3)
    for _ in range(300):
        if view["waiting"] == "over":
            break
        hands = [zone for zone in view["zones"] if zone["kind"] == "hand"]
        assert [bool(hand["cards"]) for hand in hands[1:]] == [False] * 3
        away = [zone for zone in view["zones"] if zone["id"].startswith("away:")]
        assert not any(zone["cards"] for zone in away if zone["place"] != 0)
        for event in view["events"]:
            if event["kind"] in ("dealt", "discarded") and event["seat"]:
                assert "card" not in event
        if view["waiting"] == "deal":
            view = page.call("continue", seat=0)
            continue
        view = page.call("act", seat=0, move=a_move(chance.choice(view["choices"]), chance))
    assert view["waiting"] == "over"
    received = "".join(page.received)
    assert '"deal:' not in received
    assert '"discard:' not in received.replace('"discard:"', "")


def test_a_card_laid_away_is_shown_to_its_seat_alone():
    """polsk-pas-1774.r3.a, q.discard."""
    session = begun({"format": "gnav-record/1", "rules": RULES, "players": 4, "moves": []})
    for move in (*dealt(HANDS), "pass", "pass", "pass", "take", "discard:cq"):
        session.act(move)
    for seat in (0, 1, 2, None):
        for view in (View(session, seat, "en").now(), View(session, seat, "en").past(25)):
            assert "cq" not in str(view)
            assert "queen of clubs" not in str(view)
    zones = View(session, 3, "en").now()["zones"]
    (away,) = [zone for zone in zones if zone["id"] == "away:3"]
    assert [card["card"] for card in away["cards"]] == ["cq"]
