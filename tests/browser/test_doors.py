"""Every door opens: each link that leads to the table leads on to a first choice.

What asks for something that its rules do not have is fitted to them, and says so beside the button.
"""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

from gnav_core.core import registry
from tests.browser import doors
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.doors import Caller, Door
from tests.browser.table import Table
from tests.programs import NODE
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE

RULES = list(registry.SOURCES)
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1366, "height": 768}},
    "phone": PHONE,
}
LANGUAGES = ("en", "da")
WAYS = list(product(SIZES, LANGUAGES))
#: Each rule set in one way: at a desk or on a phone, in English or in Danish.
BY_TURNS = [(rules, *way) for rules, way in zip(RULES, cycle(WAYS), strict=False)]
#: The same, those for the fewest first: what seats four for every game fails there.
FEWEST_FIRST = sorted(BY_TURNS, key=lambda way: registry.rule_set(way[0]).seats.value[1])
IN_EVERY_WAY = [(rules, turn) for rules in RULES for turn in range(len(WAYS))]
# Says what the table's own script reads in each address of a list.
WISHES = """
import { text } from 'node:stream/consumers';
import { wishOf } from './docs/assets/table/core/address.js';
const hrefs = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(hrefs.map((href) => wishOf(new URL(href, 'https://site.example')))));
"""
WISHED = {"table": None, "deal": {"deal": True}, "evening": {"plan": True}}
#: The doors that each rule set has on the pages of the site.
KINDS = {
    *("front page: rules", "source: source", "how to play: rules", "how to play: lesson"),
    *("rule: example", "cruces of a text: example", "example: example", "examples/: example"),
}
#: Games of cards in which the trick that the page begins with needs no trumps.
ASKED_ABOUT = ("byd-1774", "fem-kort-1774", "piquet-1774")


def caller_at(seated: Seating, size: str, language: str) -> Caller:
    """Come to the site with a screen of this size, and choose a language."""
    table: Table = seated(Table, **SIZES[size])
    caller = Caller(table)
    caller.begin()
    if language == "da":
        choose(table.page, "da")
    return caller


def some_doors(rules: str) -> list[Door]:
    """Give a third of the kinds that all have, others than for the one before, and its own."""
    every = doors.of_each_kind(rules)
    shared = sorted(door for door in every if door.kind in KINDS)
    return shared[RULES.index(rules) % 3 :: 3] + [door for door in every if door.kind not in KINDS]


def test_every_rule_set_has_a_door_of_every_kind() -> None:
    for rules in RULES:
        assert {door.kind for door in doors.of(rules)} >= KINDS, rules


def test_of_each_kind_the_doors_of_several_rule_sets_are_gone_through() -> None:
    """`make prove` goes to every address that a door leads to."""
    kinds = Counter(door.kind for rules in RULES for door in some_doors(rules))
    assert {kind for kind in KINDS if kinds[kind] < 3} == set()


@pytest.mark.parametrize(("rules", "size", "language"), BY_TURNS)
def test_doors_of_each_rule_set_lead_to_a_first_choice(
    seated: Seating, rules: str, size: str, language: str
) -> None:
    caller = caller_at(seated, size, language)
    for door in some_doors(rules):
        caller.go_through(door)


@pytest.mark.prove
@pytest.mark.parametrize(("rules", "turn"), IN_EVERY_WAY)
def test_all_that_an_address_of_the_table_shows_is_a_first_choice(
    seated: Seating, rules: str, turn: int
) -> None:
    """So many that each thing an example shows is shown, a quarter of them in each way.

    The first is clicked, where it stands, and whatever is no example; the other examples are
    asked for in the table's own address.
    """
    caller = caller_at(seated, *WAYS[turn])
    for at, door in enumerate(doors.that_show_all(rules)[turn :: len(WAYS)]):
        if at and door.asked[0] in doors.STANDS:
            caller.be_led_to(door)
        else:
            caller.go_through(door)


def test_every_address_asks_the_table_for_what_it_names() -> None:
    """What the page's own script reads in an address is what the door says, and it is there."""
    hrefs = sorted({door.href for rules in RULES for door in doors.of_each_address(rules)})
    asked = subprocess.run(
        [NODE, "--input-type=module", "--eval", WISHES],
        input=json.dumps(hrefs),
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    wishes = dict(zip(hrefs, json.loads(asked.stdout), strict=True))
    assert len(wishes) > 500
    for door in (door for rules in RULES for door in doors.of_each_address(rules)):
        what, name = door.asked
        wish = wishes[door.href]
        if what in ("rules", "source"):
            setup = {key: value for key, value in wish["setup"].items() if value}
            assert setup == {"rules": name}, door
        else:
            assert wish == WISHED.get(what, {what: name}), door


@pytest.mark.parametrize(("rules", "size", "language"), rest_in_prove(FEWEST_FIRST, 4))
def test_the_set_up_fits_what_its_rules_do_not_have_and_says_so(
    seated: Seating, rules: str, size: str, language: str
) -> None:
    """Too many and too few players, a dealer who is not there, a reading that is none."""
    caller = caller_at(seated, size, language)
    least, most = registry.rule_set(rules).seats.value
    for asked, fits in ((most + 1, most), (least - 1, least)):
        caller.ask(f"rules={rules}&players={asked}&dealer={most}&reading.none=x")
        caller.is_told(".notice", f" {asked}: ")
        caller.is_told(".notice", f" {fits}. ")
        caller.is_told(".notice", {"en": "“none”", "da": "»none«"}[language])
        caller.press_on()
        caller.choose()
        assert len(caller.table.view()["players"]) == fits


@pytest.mark.parametrize("size", SIZES)
def test_what_is_missing_stands_beside_the_button(seated: Seating, size: str) -> None:
    caller = caller_at(seated, size, "en")
    caller.ask("rules=whist-1774")
    caller.is_told(".error", "There are no rules called whist-1774 here.")
    caller.ask("rules=gnav-1917&reading.cuckoo=both&dealer=9&seed=s")
    caller.is_told(
        ".notice",
        "What the address says of the first dealer and the reading “cuckoo” does not fit, and is"
        " left out.",
    )
    page = caller.table.page
    number = page.get_by_label("You, and how many others?")
    number.fill("50")
    number.dispatch_event("change")
    caller.is_told(
        ".notice", "These rules are for 2 to 37 players, not for 51: the table is laid for 37."
    )
    assert number.input_value() == "36"
    caller.ask("evening")
    games = page.locator("gnav-plan input[name=game]:checked")
    games.first.wait_for()
    while games.count():
        games.first.uncheck()
    page.locator(".to-table .main").click()
    caller.is_told(".error", "Choose at least one game.")


@pytest.mark.parametrize(("rules", "size", "language"), rest_in_prove(FEWEST_FIRST, 4))
def test_the_table_has_doors_itself(seated: Seating, rules: str, size: str, language: str) -> None:
    """Its own list of games, the game that was left, and the lesson that it offers."""
    caller = caller_at(seated, size, language)
    table = caller.table
    table.unfold()
    table.choose(rules)
    caller.press_on()
    caller.choose()
    table.kept()
    caller.get_up()
    table.click("gnav-setup .saved .main")
    caller.choose()
    assert table.view()["rules"] == rules
    caller.get_up()
    table.unfold()
    table.choose(rules)
    table.page.locator('.first-deal a[href*="#lesson="]').click()
    caller.reach("lesson", rules)


@pytest.mark.parametrize("size", rest_in_prove(list(SIZES)))
def test_a_trick_that_was_asked_about_is_laid_on_the_table(seated: Seating, size: str) -> None:
    caller = caller_at(seated, size, "en")
    page = caller.table.page
    for rules in ASKED_ABOUT:
        caller.turn("rulings/")
        page.locator(f'gnav-takes [data-game="{rules}"]').click()
        page.locator("gnav-takes .laid-out").click()
        caller.reach("example", rules)


@pytest.mark.parametrize("size", rest_in_prove(list(SIZES)))
def test_house_rules_lead_to_a_first_choice(seated: Seating, size: str) -> None:
    caller = caller_at(seated, size, "en")
    caller.turn("house-rules/")
    caller.table.page.locator("gnav-house [data-play]").click()
    caller.press_on()
    caller.choose()
    assert caller.table.view()["rules"] == "house"
