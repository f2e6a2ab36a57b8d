"""A view says which card takes a trick as it lies: by the rules, and no more than all may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.play.session import Session
from gnav_core.play.views import View
from tests.core.any_game import act, begun, head, moves_of
from tests.rest_in_prove import rest_in_prove
from tests.seeds import seeded

OF_CARDS = [rules for rules in registry.SOURCES if registry.family(rules).takes]
HANREY = "hanrey-1774"
TAKEN = ("trick", "put-away")
"""The kinds of events with which a trick goes from the table, beaten."""


def after_each(session: Session, moves: list[str]) -> Iterator[dict[str, Any]]:
    """Give each event as a bystander is told of it, once it has happened."""
    looking, known = View(session, None, "en"), 0
    for move in moves:
        act(session, move)
        events = looking.now(known)["events"]
        known += len(events)
        yield from events


def tricks(events: Iterator[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Give each trick as it lay when it was taken, with the event that took it."""
    lay: dict[str, Any] = {}
    for event in events:
        if event["kind"] in TAKEN:
            yield lay, event
        laid = (zone for zone in event["after"]["zones"] if zone["id"] == "trick")
        lay = next(laid, lay)


@pytest.mark.parametrize("rules", OF_CARDS)
@pytest.mark.parametrize("games", rest_in_prove([1, 15]))
@seeded("who takes")
def test_whoever_laid_the_card_that_is_named_takes_the_trick(
    rules: str, games: int, seed: str
) -> None:
    """Of a trick in Hanrey, which nobody takes, the last card beats all."""
    chance = Random(f"{seed} {rules}")
    for _ in range(games):
        setup = head(rules, chance)
        for trick, event in tricks(after_each(begun(setup), moves_of(setup, chance, 250))):
            by = {one["card"]: one["by"] for one in trick["cards"]}
            if trick["unknown"]:
                assert trick["takes"] is None
            elif rules == HANREY:
                assert trick["takes"] == trick["cards"][-1]["card"]
            else:
                assert by[trick["takes"]] == event["seat"]


@seeded("face down")
def test_a_card_that_lies_face_down_leaves_open_what_takes_the_trick(seed: str) -> None:
    """tre-kort-1774.r10.c: whether it is a trump its own player alone knows; he is told no more."""
    setup = {"format": "gnav-record/1", "rules": "tre-kort-1774", "players": 4, "moves": []}
    chance = Random(seed)
    for _ in range(300):
        session = begun(setup)
        for move in moves_of(setup, chance, 120):
            act(session, move)
            if not move.startswith("lay:"):
                continue
            for seat in (None, 0, 1, 2, 3):
                zones = View(session, seat, "en").now(10_000)["zones"]
                (trick,) = (zone for zone in zones if zone["id"] == "trick")
                assert trick["takes"] is None
            return
    raise AssertionError("nobody led a card face down")


def test_two_cards_of_one_seat_are_beaten_each_by_itself() -> None:
    """lang-hanrey-1774.r7.a: several led together are no trick that one card takes."""
    setup = head("lang-hanrey-1774", Random("several"))
    chance = Random("several")
    for _ in range(40):
        for event in after_each(begun(setup), moves_of(setup, chance, 250)):
            if event["kind"] == "led" and len(event["cards"]) > 1:
                (trick,) = (zone for zone in event["after"]["zones"] if zone["id"] == "trick")
                assert trick["takes"] is None
                return
    raise AssertionError("nobody led several")
