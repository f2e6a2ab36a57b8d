"""What a player sees at once: which card takes the trick, the last one, who deals, the trump."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from tests.browser.cards.laying import boxes, first_asked, lay, overlap, until
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, WIDE

LOW_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
TRE, STYRVOLT, HUNDREDE = "tre-kort-1774", "styrvolt-1774", "hundrede-og-eet-1774"
SCREENS = (LOW_PHONE, WIDE)
#: Each game on one of the screens, and the most seats of all on both.
WITH_TURNED = [
    ("hanrey-1774", 3, LOW_PHONE),
    ("lang-hanrey-1774", 2, WIDE),
    (HUNDREDE, 2, LOW_PHONE),
    ("mariage-1774", 2, WIDE),
    ("polsk-pas-1774", 4, LOW_PHONE),
    (TRE, 4, WIDE),
    (TRE, 7, LOW_PHONE),
    (TRE, 11, LOW_PHONE),
    (TRE, 11, WIDE),
]

# Of the rank and the sign in the corner of the turned card: whether nothing lies on them.
IN_SIGHT = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const card = root.querySelector('[data-zone=turned] .card');
  card.style.pointerEvents = 'auto'; // it is only looked at, and lets the pointer through
  const [drawn] = [...card.querySelectorAll('svg > g')]
    .filter((one) => one.getBoundingClientRect().width);
  const rank = drawn.querySelector(':scope > .rank');
  return [rank, rank.nextElementSibling].map((one) => one.getBoundingClientRect())
    .map(({ left, right, top, bottom }) => [left + 2, right - 2]
      .every((x) => card.contains(root.elementFromPoint(x, (top + bottom) / 2))));
}"""


def answers(least: int) -> Any:
    """Whether the first seat is to answer where so many cards lie."""

    def is_so(game: Any, state: Any) -> bool:
        return first_asked("play")(game, state) and len(state.lying.trick) >= least

    return is_so


def second_trick(game: Any, state: Any) -> bool:
    """Whether the first seat is to play once a trick has been taken."""
    return first_asked("play")(game, state) and sum(state.lying.won) == 1


def asked_first(dealer: int) -> list[str]:
    """Give moves of Tre-Kort after which the first seat is asked, whoever deals."""
    game, chance, moves = registry.new(TRE, 4, dealer, {}), Random(1), list[str]()
    state = game.begin().state
    while game.current_player(state) != 0:
        action = chance.choice(game.legal_actions(state))
        state = game.apply(state, action).state
        moves.append(str(action))
    return moves


@pytest.mark.parametrize("window", rest_in_prove({"phone": LOW_PHONE, "desk": WIDE}))
def test_the_card_that_takes_the_trick_is_ringed_and_said_to(
    seated: Seating, window: dict[str, Any]
) -> None:
    """styrvolt-1774.r4.b: it need not be the one laid last."""
    table = seated(Table, **window, reduced_motion="reduce")
    lay(table, STYRVOLT, until(answers(3), STYRVOLT, 4), 4)
    (trick,) = (zone for zone in table.view()["zones"] if zone["id"] == "trick")
    ringed = table.page.locator(".trick .takes")
    assert ringed.get_attribute("data-card") == trick["takes"]
    assert "takes the trick so far" in (ringed.get_attribute("aria-label") or "")


@pytest.mark.parametrize("window", rest_in_prove({"desk": WIDE, "phone": LOW_PHONE}))
def test_the_last_trick_is_one_tap_away(seated: Seating, window: dict[str, Any]) -> None:
    table = seated(Table, **window, reduced_motion="reduce")
    lay(table, STYRVOLT, until(second_trick, STYRVOLT, 4), 4)
    cards = "all => all.map((one) => one.dataset.card)"
    lies = table.page.locator(".trick [data-card]")
    now = lies.evaluate_all(cards)
    button = table.page.get_by_role("button", name="Last trick")
    button.click()
    assert len(lies.evaluate_all(cards)) == 4
    assert not set(lies.evaluate_all(cards)) & set(now)
    assert "takes the trick" in table.page.locator(".look-back [role=status]").inner_text()
    button.click()
    assert lies.evaluate_all(cards) == now


@pytest.mark.parametrize(("rules", "players", "window"), WITH_TURNED)
def test_of_the_turned_card_rank_and_suit_are_in_sight(
    seated: Seating, rules: str, players: int, window: dict[str, Any]
) -> None:
    table = seated(Table, **window, reduced_motion="reduce")

    def is_so(game: Any, state: Any) -> bool:
        return game.current_player(state) == 0

    lay(table, rules, until(is_so, rules, players), players)
    assert table.page.evaluate(IN_SIGHT) == [True, True]


@pytest.mark.parametrize(("dealer", "window"), [*enumerate([*SCREENS, *SCREENS])])
def test_who_deals_has_the_pack_and_it_lies_on_nothing(
    seated: Seating, dealer: int, window: dict[str, Any]
) -> None:
    table = seated(Table, **window, reduced_motion="reduce")
    lay(table, TRE, asked_first(dealer), 4, dealer=dealer)
    pack = table.page.locator(f".seat[data-seat='{dealer}'] .deals")
    assert table.page.locator(".deals").count() == 1
    assert pack.is_visible()
    found = boxes(table, ".deals", ".others .card", ".caption p", ".hand .card", ".seat .name")
    (own,) = found.pop(".deals")
    assert not any(overlap(own, box) for all_of in found.values() for box in all_of)


def test_the_pool_of_eleven_says_what_it_is(seated: Seating) -> None:
    """tre-kort-1774.r2.a"""
    table = seated(Table, **LOW_PHONE, reduced_motion="reduce")
    lay(table, TRE, until(lambda game, state: game.current_player(state) == 0, TRE, 11), 11)
    assert "to win" in table.page.locator(".stakes").inner_text()
