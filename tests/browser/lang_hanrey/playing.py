"""Lang Hanrey at the table of the browser: games laid out by their moves, and played by clicks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gnav_core.core import registry
from gnav_core.core.game import see
from gnav_core.games.lang_hanrey.engine import LangHanreyGame
from gnav_core.games.lang_hanrey.players import Thrifty
from gnav_core.games.lang_hanrey.state import State
from tests.browser.cards import laying
from tests.browser.table import Table
from tests.play.page import a_move

RULES = "lang-hanrey-1774"
Wanted = Callable[[LangHanreyGame, State], bool]


def lay(table: Table, moves: list[str]) -> None:
    """Open a game as a player does who has it in a file, with so many moves made."""
    laying.lay(table, RULES, moves, 2, kinds=["human", "thrifty"])


def until(wanted: Wanted) -> list[str]:
    """Give moves after which it is so; both play with care, but now and then at random."""
    rules = registry.rule_set(RULES)
    game, careful = LangHanreyGame(rules, 2, 1), Thrifty(rules)
    for seed in range(500):
        chance, state, moves = Random(seed), game.initial_state(), list[str]()
        while not wanted(game, state) and not game.is_terminal(state):
            mover, legal = game.current_player(state), game.legal_actions(state)
            action = chance.choice(legal)
            if isinstance(mover, int) and chance.random() < 0.7:
                action = careful.choose(see(game, state, mover), (), chance)
            state = game.apply(state, action).state
            moves.append(str(action))
        if wanted(game, state):
            return moves
    raise AssertionError("no such position comes up")


def answers_several(game: LangHanreyGame, state: State) -> bool:
    """Whether the first seat must beat two cards or more with one set, in the second part."""
    if (state.phase, state.at, state.part) != ("answer", 0, 2) or len(state.hand) < 12:
        return False
    (cards, *others) = [action.args[0] for action in game.legal_actions(state)]
    return not others and 1 < len(cards) == len(state.led)


def answers_some(game: LangHanreyGame, state: State) -> bool:
    """Whether the first seat can beat one of several cards, and not all, in the first part."""
    if (state.phase, state.at, state.part) != ("answer", 0, 1):
        return False
    return len(game.legal_actions(state)[0].args[0]) < len(state.led)


def play(table: Table, chance: Random) -> None:
    """Make a move by clicks: its cards picked, and others put back, then the button."""
    view = table.view()
    cards = a_move(chance.choice(view["choices"]), chance).partition(":")[2].split("+")
    pick(table, cards)
    if table.view()["moves"] == view["moves"]:
        table.click(".choice.play")


def pick(table: Table, cards: list[str]) -> None:
    """Pick these cards of the hand, and put others back; a card may lie under the next one."""
    held = table.page.locator(".held.picked")
    for card in held.evaluate_all("all => all.map((one) => one.dataset.held)"):
        if card not in cards:
            turn(table, f'.picked[data-held="{card}"]')
    for card in cards:
        turn(table, f'.held:not(.picked)[data-held="{card}"]')


def turn(table: Table, card: str) -> None:
    """Click a card, if it is as it is called."""
    table.page.locator(card).evaluate_all("all => all.forEach((one) => one.click())")
    table.settled()
