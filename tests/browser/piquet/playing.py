"""Piquet at the table of the browser: hands laid out, cards thrown, and what is announced."""

from __future__ import annotations

from typing import Any

from tests.browser.cards.laying import lay as lay_cards
from tests.browser.table import Table

RULES = "piquet-1774"

NINETY = "sa sk sq sj s10 ha hk h9 da dk ca c8 | hq hj h8 h7 dq d9 d8 d7 cq c10 c9 c7"
"""A hand that has thirty without a lead, and one that has nothing as good."""


def dealt(hands: str) -> list[str]:
    """Give the moves that deal these hands, two cards to each in turn, forehand's first."""
    one, other = (hand.split() for hand in hands.split("|"))
    packets = [hand[at : at + 2] for at in range(0, 12, 2) for hand in (one, other)]
    return [f"deal:{card}" for packet in packets for card in packet]


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game of two as a player does who has it in a file, with so many moves made."""
    lay_cards(table, RULES, moves, 2, kinds=list(kinds), **more)


def throw(table: Table, *cards: str) -> None:
    """Pick cards by clicks, and throw them."""
    for card in cards:
        table.page.locator(f'[data-held="{card}"]').click()
    table.click(".choice.play")


def held(table: Table) -> list[str]:
    """List the cards in the hand before whoever sits at the screen."""
    cards: list[str] = table.page.locator(".held").evaluate_all(
        "all => all.map((card) => card.dataset.held)"
    )
    return cards


def picked(table: Table) -> list[str]:
    """List the cards that are picked."""
    cards: list[str] = table.page.locator(".held.picked").evaluate_all(
        "all => all.map((card) => card.dataset.held)"
    )
    return cards


def events(table: Table, *kinds: str) -> list[dict[str, Any]]:
    """List what has happened of these kinds."""
    return [event for event in table.view()["events"] if event["kind"] in kinds]
