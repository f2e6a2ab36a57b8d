"""Narrespillet at the table of the browser: games laid out by their moves, and played by taps."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.cards import laying
from tests.browser.cards.laying import Wanted
from tests.browser.random_games import STANDS
from tests.browser.table import Table
from tests.play.page import a_move

RULES = "narrespillet"
NAMES = (*laying.NAMES, "Hans", "Inger", "Jens", "Karen", "Lars")


def lay(table: Table, moves: list[str], players: int = 4, persons: int = 1) -> None:
    """Open a game as a player does who has it in a file, with so many moves made."""
    kinds = [*["human"] * persons, *["random"] * (players - persons)]
    laying.lay(table, RULES, moves, players, kinds=kinds, names=NAMES[:players])


def until(wanted: Wanted, players: int = 4) -> list[str]:
    """Give moves after which it is so, found by playing at random."""
    return laying.until(wanted, RULES, players)


def play(table: Table, chance: Random) -> str:
    """Make a move by taps: one of the choices, what is chosen freely at random.

    The page is asked for its choices alone: all that it has heard grows with each move.
    """
    move = a_move(chance.choice(table.page.evaluate(STANDS)["choices"]), chance)
    make(table, move)
    return move


def make(table: Table, move: str) -> None:
    """Make a move as a player does: cards, then a field, a name, or a button."""
    verb, *rest = move.split(":")
    args = [words.split("+") for words in rest]
    if verb == "place":
        pick(table, args[1])
        for field in args[0]:
            tap(table, f'.row.turn [data-field="{field}"] .aim')
        press(table, move)
    elif verb == "forfeit":
        tap(table, f'.row.turn [data-field="{args[0][0]}"] .aim')
        press(table, move)
    elif verb == "call":
        called(table, move)
    elif verb in ("discard", "load", "throw", "play"):
        takes = args if args[0] == ["chariot"] else args[:1]
        pick(table, [card for cards in takes for card in cards])
        if takes != args:
            name_it(table, move, args[0][0])
        press(table, move)
    else:
        press(table, move)


def pick(table: Table, cards: list[str]) -> None:
    """Pick these cards, wherever they lie, and no others."""
    for card in cards:
        tap(table, f'.held:not(.picked)[data-held="{card}"]')


def name_it(table: Table, move: str, card: str) -> None:
    """Say that a picture is played, and name what is named for it."""
    table.page.locator(".choices .choice").filter(has_text="…").first.click()
    table.settled()
    if card in ("star", "moon", "sun"):
        called(table, move)


def called(table: Table, move: str) -> None:
    """Open the house of the card that is called, and call it."""
    card = move.rpartition(":")[2]
    house = card[0] if card[1:] in ("q", "k", "n", "p", "a") or card[1:].isdigit() else "pictures"
    tap(table, f'.choices [data-house="{house}"]')
    press(table, move)


def press(table: Table, move: str) -> None:
    """Press what makes a move, if a tap has not made it already."""
    tap(table, f'[data-move="{move}"]')


def tap(table: Table, selector: str) -> None:
    """Tap what this finds, if it is there: a card may lie under the next one."""
    table.page.locator(selector).evaluate_all("all => all[0]?.click()")
    table.settled()


def rounds(table: Table, chance: Random, most: int = 3000) -> dict[str, Any]:
    """Play on by taps until the game is over; give the view it ends with."""
    for _ in range(most):
        state = table.state
        if state == "outcome":
            return table.view()
        if state == "choices":
            play(table, chance)
        else:
            table.go_on()
    raise AssertionError(f"the game did not end in {most} steps")
