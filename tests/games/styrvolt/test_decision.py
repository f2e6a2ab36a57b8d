"""What Styrvolt asks at the exchanges: which open card for which, and who is asked next."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by
from gnav_core.games.styrvolt.decision import decision
from gnav_core.games.styrvolt.play import KEEP
from tests.games.styrvolt.table import Table, dealt

NAMES = ["Anna", "Bo", "Carl", "Dea"]


def asked(table: Table, language: str = "en") -> str:
    """Say what the seat to move is asked, in one line."""
    at = table.state.at
    events = [event.seen_by(at) for event in table.log]
    found = decision(
        table.game.rules, see(table.game, table.state, at), events, read_by(NAMES, at), language
    )
    assert found
    assert found.basis.cites
    return " · ".join([f"{found.why} {found.asks}", *found.left])


def test_an_exchange_names_both_cards():
    """styrvolt-1774.r1.d, r2.c."""
    table = dealt("h2", "turn:h3", "turn:h4", "turn:d4")
    assert asked(table, "da").startswith("Hjerter 2 ligger åbent. Vil du tage det for hjerter dame")


def test_all_are_asked_in_turn_and_alike_whether_they_have_it_or_not():
    """styrvolt-1774.r3.a, q.exchange-order: one partner may not tell the other his cards."""
    table = dealt("h2", "turn:h3", "turn:h4")
    table.state = table.game.step(table.state, Action.read("turn:d4")).state
    told = []
    for _ in NAMES:
        told.append(asked(table))
        table.state = table.game.step(table.state, KEEP).state
    nothing = "The 2 of hearts lies open. You have nothing to exchange for it. · "
    assert told == [
        f"{nothing}After you: Bo, Carl and Dea",
        f"{nothing}After you: Carl and Dea",
        "The 2 of hearts lies open. Take it for the queen of hearts? · After you: Dea",
        f"{nothing}You are asked last",
    ]
