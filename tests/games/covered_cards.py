"""What a seat is told of cards that it has not seen.

A game is played at the screen, and every message that comes there is looked at; `asking.py` puts
two such cards in each other's place, and compares what the seat is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gnav_core.core.action import Action
from gnav_core.play.session import Session
from gnav_core.play.views import View
from tests.play.page import Page, a_move

#: What an event calls the card, or the piece, that it is about.
NAMED = ("card", "piece")


def whole(rules: Any) -> tuple[str, ...]:
    """Give all the cards of a game, or its pieces."""
    return tuple(rules.cards if hasattr(rules, "cards") else rules.full_bag)


def as_written(move: str, pack: Sequence[str]) -> str:
    """Write a move of several cards as a record does, in pack order."""
    verb, args = Action.read(move)
    return str(Action(verb, tuple(_sorted(words, pack) for words in args)))


def _sorted(words: tuple[str, ...], pack: Sequence[str]) -> tuple[str, ...]:
    """Put cards in pack order; fields and the like stay as they are."""
    return tuple(sorted(words, key=pack.index)) if {*words} <= {*pack} else words


def no_message_names_a_covered_card(
    rules: str, others: int, verb: str | None = None, most_moves: int = 300
) -> None:
    """Play a game at the screen as seat 0; fail where it is told a card that it may not see.

    It makes moves of this ``verb`` alone, or any that it is offered.
    """
    page, chance = Page(), Random(3)
    view = page.start(rules, 1, others)
    for _ in range(most_moves):
        if view["waiting"] == "over":
            break
        _look_at(view)
        if view["waiting"] == "deal":
            view = page.call("continue", seat=0)
            continue
        _count(view, page.table.session.state)
        offered = [choice for choice in view["choices"] if verb in (None, choice["move"])]
        view = page.call("act", seat=0, move=a_move(chance.choice(offered), chance))
    assert view["waiting"] == "over"
    assert '"deal:' not in "".join(page.received)


def _look_at(view: dict[str, Any]) -> None:
    """Fail where a view names a card of another's hand, or in a heap, or as another got it."""
    for zone in view["zones"]:
        covered = zone["kind"] == "pile" or (zone["kind"] == "hand" and zone["place"])
        assert not covered or not zone["cards"]
    open_to_all = {zone["id"] for zone in view["zones"] if zone["kind"] == "open"}
    for event in view["events"]:
        seen = event.get("turned") or any(one["to"] in open_to_all for one in event["moved"])
        if event["kind"] in ("dealt", "drew", "laid") and event.get("seat") and not seen:
            assert "card" not in event


def _count(view: dict[str, Any], state: Any) -> None:
    """Fail where a view covers more cards, or fewer, than lie there."""
    hands = [zone["unknown"] for zone in view["zones"] if zone["kind"] == "hand"]
    assert hands == [0, *map(len, _covered_hands(state)[1:])]
    piles = [zone["unknown"] for zone in view["zones"] if zone["kind"] == "pile"]
    assert piles == [*map(len, getattr(state, "piles", ()))] or not hasattr(state, "piles")


def _covered_hands(state: Any) -> list[Sequence[str]]:
    """Give the cards that each player holds covered."""
    if hasattr(state, "parts"):
        return [part.closed for part in state.parts]
    return [*getattr(state, "lying", state).hands]


def hand_shown(session: Session, seat: int, of: int) -> list[str]:
    """Give the cards of a seat's hand that another is shown."""
    zones = View(session, seat, "en").now()["zones"]
    (hand,) = (zone for zone in zones if zone["place"] == of and zone["kind"] == "hand")
    return [card["card"] for card in hand["cards"]]
