"""Every game of cards is played to its end by clicks, on a phone or at a desk: one way for all.

In every run each game is played on one of the two screens, a long one from where its end is near;
where what takes long is run, whole and on the other one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.browser.cards import laying
from tests.browser.conftest import Seating
from tests.browser.hundrede_og_eet import playing as hundrede_og_eet
from tests.browser.lang_hanrey import playing as lang_hanrey
from tests.browser.mariage import playing as mariage
from tests.browser.narrespillet import playing as narrespillet
from tests.browser.polsk_pas.playing import STRONG
from tests.browser.styrvolt.playing import PLAYING
from tests.browser.table import Table
from tests.browser.tre_kort.playing import BEETS
from tests.games.polsk_pas.table import dealt as dealt_polsk_pas
from tests.windows import SMALL_PHONE, WIDE

MOST = 3000
"""Clicks, more than any game takes: Narrespillet's five rounds have some hundreds."""

Choose = Callable[[Table, Random], object]


def clicks(selector: str) -> Choose:
    """Click the first, or the one named, of what this finds."""
    return lambda table, _: table.click(selector)


FIRST_CARD = clicks(".held.legal >> nth=0")


def melds(table: Table, _: Random) -> None:
    """Meld what may be melded, else play a card."""
    wed = '[data-move^="meld:"] >> nth=0'
    table.click(wed if table.page.locator(wed).count() else ".held.legal >> nth=0")


@dataclass(frozen=True)
class Play:
    """A game as it is played here: the moves after which it begins, and what it ends with.

    ``late`` gives moves after which its end is near; what is ``told`` has happened by then.
    """

    rules: str
    kinds: tuple[str, ...]
    choose: Choose = FIRST_CARD
    begun: Callable[[], list[str]] = list
    late: Callable[[], list[str]] | None = None
    ends: str = "."
    told: frozenset[str] = frozenset()


def stock_gone(_: Any, state: Any) -> bool:
    """Whether a first deal of Mariage has come to where only the hands are left."""
    return state.phase == "play" and not state.stock and state.at == 0


def second_part(_: Any, state: Any) -> bool:
    """Whether the first of Lang Hanrey is asked late in its second part."""
    return state.part == 2 and state.at == 0 and len(state.hand) < 6


def last_round(game: Any, state: Any) -> bool:
    """Whether the first of Narrespillet is to move in its last round."""
    last = state.deal == game.rules.rounds.value
    return last and state.phase == "turn" and state.actor == 0


CAREFUL = ("human", *["careful"] * 3)
EASY = ("human", *["random"] * 3)
FOUR_THRIFTY = ("human", *["thrifty"] * 3)
PLAYS = {
    "byd": Play(
        "byd-1774",
        CAREFUL[:3],
        clicks(".held.legal, .choice.number, .choice[data-move=pass]"),
        ends="has won|have won|nobody has won",
    ),
    "fem kort": Play(
        "fem-kort-1774",
        ("human", *["saving"] * 6),
        ends="led the last card, and nobody could|beat the last card highest",
    ),
    "hanrey": Play(
        "hanrey-1774",
        FOUR_THRIFTY,
        clicks(".held.legal >> nth=-1"),
        ends="keeps? the last card, so",
    ),
    "hundrede og eet": Play(
        hundrede_og_eet.RULES,
        CAREFUL[:2],
        late=lambda: hundrede_og_eet.until(lambda state: not state.stock),
        ends="first to count a hundred and one",
    ),
    "lang hanrey": Play(
        lang_hanrey.RULES,
        FOUR_THRIFTY[:2],
        lang_hanrey.play,
        late=lambda: lang_hanrey.until(second_part),
        ends="keeps? the last card, so",
        told=frozenset({"collected"}),
    ),
    "mariage": Play(
        mariage.RULES,
        CAREFUL[:2],
        melds,
        begun=lambda: mariage.until(stock_gone, 2),
        ends="first to say so|hundred and one first",
    ),
    "narrespillet": Play(
        narrespillet.RULES,
        EASY,
        narrespillet.play,
        late=lambda: narrespillet.until(last_round),
        told=frozenset({"placed", "threw", "forfeited", "field-won"}),
    ),
    "polsk pas": Play(
        "polsk-pas-1774",
        CAREFUL,
        clicks('.choice[data-move^="declare"], .held.legal'),
        begun=lambda: dealt_polsk_pas(STRONG),
        ends="have won",
    ),
    "styrvolt": Play("styrvolt-1774", EASY, begun=lambda: PLAYING, ends="have won"),
    "tre kort": Play(
        "tre-kort-1774",
        EASY[:3],
        clicks('.held.legal, [data-move="join"]'),
        begun=lambda: BEETS,
        ends="gained",
    ),
}
SCREENS = {"phone": SMALL_PHONE, "desk": WIDE}


def pairs() -> list[Any]:
    """Give each game on a screen, the screens in turn; and whole on the other, for `make prove`.

    Hanrey is played to its end by keys in every run.
    """
    found = []
    for at, (name, play) in enumerate(PLAYS.items()):
        one, other = sorted(SCREENS, reverse=at % 2 == 0)
        always = [] if name != "hanrey" else [pytest.mark.prove]
        begun = play.late or play.begun
        found.append(pytest.param(play, begun, SCREENS[one], marks=always, id=f"{name}-{one}"))
        found.append(
            pytest.param(
                play, play.begun, SCREENS[other], marks=pytest.mark.prove, id=f"{name}-{other}"
            )
        )
    return found


@pytest.mark.parametrize(("play", "begun", "window"), pairs())
def test_a_game_is_played_to_its_end_by_clicks(
    seated: Seating, play: Play, begun: Callable[[], list[str]], window: dict[str, Any]
) -> None:
    table: Table = seated(Table, **window, reduced_motion="reduce")
    laying.lay(table, play.rules, begun(), len(play.kinds), kinds=play.kinds)
    chance = Random("clicks")
    for _ in range(MOST):
        if (state := table.state) == "outcome":
            break
        if state == "choices":
            play.choose(table, chance)
        else:
            table.go_on()
    view = table.view()
    assert view["waiting"] == "over"
    assert re.search(play.ends, table.page.locator(".outcome").inner_text())
    assert play.told <= {event["kind"] for event in view["events"]}
