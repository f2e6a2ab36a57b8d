"""What the archive once kept is still read, to the letter; what is newer is left alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keeping import (
    EVENING,
    GAME,
    HOUSE,
    LEDGER,
    RECORD,
    SUMMARY,
    lay,
    lying,
    stored,
)
from tests.browser.scores import Scores
from tests.browser.table import LISTEN, TO_TABLE, Table
from tests.rest_in_prove import rest_in_prove
from tests.seen import held

pytestmark = pytest.mark.fresh


def begin(page: Page, site: str) -> None:
    """Come to the site's address without starting anything on it."""
    page.goto(f"{site}/about/")


def resumed(table: Table) -> dict[str, Any]:
    table.open()
    table.page.get_by_role("button", name="Resume").first.click()
    table.page.locator(".table").wait_for()
    return table.view()


def is_the_game_that_was_stored(view: dict[str, Any]) -> None:
    """See that a view is of the rules, the deal, the players and the piece in hand of GAME."""
    assert (view["rules"], view["deal"], view["waiting"]) == ("gnav-1774", 1, "seat")
    assert [player["name"] for player in view["players"]] == ["Anna", "Bo", "Carl"]
    assert held(view) == ["7", "hidden", "hidden"]


def test_a_game_stored_by_the_first_version_is_resumed(table: Table) -> None:
    begin(table.page, table.site)
    stored(table.page, "games", GAME)
    is_the_game_that_was_stored(resumed(table))


@pytest.mark.prove
def test_a_game_put_aside_by_the_first_version_can_be_taken_out(table: Table) -> None:
    begin(table.page, table.site)
    aside = {**GAME, "text": "{", "why": "its text breaks off or is not JSON", "moved": "2026"}
    stored(table.page, "aside", aside)
    table.open()
    table.page.locator(".aside summary").click()
    with table.page.expect_download() as download:
        table.page.locator("[data-aside]").click()
    assert download.value.path().read_text() == "{"


@pytest.mark.prove
def test_a_game_deleted_by_the_first_version_stays_deleted(table: Table) -> None:
    begin(table.page, table.site)
    stored(table.page, "games", {**GAME, "deleted": 1})
    table.open()
    expect(table.page.locator("gnav-setup form")).to_be_visible()
    assert table.page.locator(".saved").count() == 0


@pytest.mark.prove
def test_the_table_of_this_tab_is_come_back_to(table: Table) -> None:
    begin(table.page, table.site)
    stored(table.page, "games", GAME)
    other = {**RECORD, "moves": ["deal:cat", "deal:3", "deal:9"]}
    later = {**GAME, "id": "2026-02-01T12:00:00.000Z def456", "changed": "2026-02-01T12:00:00.000Z"}
    stored(table.page, "games", {**later, "text": json.dumps(other)})
    table.page.evaluate("id => sessionStorage.setItem('gnav.table', id)", GAME["id"])
    table.page.add_init_script(LISTEN)
    table.page.goto(f"{table.site}/play/")
    table.page.locator(".table").wait_for()
    table.settled()
    is_the_game_that_was_stored(table.view())


def test_an_evening_stored_by_the_first_version_goes_on(page: Page, site: str) -> None:
    begin(page, site)
    lay(page, "gnav.evening.2026-01-01T12:00:00.ab12", EVENING)
    scores = Scores(page, site)
    scores.open()
    scores.press("Go on with the evening")
    page.locator(".board").wait_for()
    assert scores.scores() == ["3 strokes left", "2 strokes left", "3 strokes left"]
    scores.press("Undo")
    assert scores.scores() == ["3 strokes left"] * 3


@pytest.mark.prove
def test_an_evening_left_open_by_the_first_version_is_open(page: Page, site: str) -> None:
    begin(page, site)
    other = {**EVENING, "ledger": {**LEDGER, "entries": []}, "changed": "2026-02-01T12:00:00.000Z"}
    lay(page, "gnav.evening.2026-02-01T12:00:00.cd34", other)
    lay(page, "gnav.evening.2026-01-01T12:00:00.ab12", {**EVENING, "open": True})
    page.goto(f"{site}/scorekeeper/")
    page.locator(".board").wait_for()
    for seat, name in enumerate(("Anna", "Bo", "Carl")):
        expect(page.locator(".board .seat").nth(seat)).to_contain_text(name)
    assert Scores(page, site).scores() == ["3 strokes left", "2 strokes left", "3 strokes left"]


def test_house_rules_stored_by_the_first_version_are_there(page: Page, site: str) -> None:
    begin(page, site)
    other = {**HOUSE, "name": "Theirs"}
    lay(page, "gnav.houses", [HOUSE, other])
    page.goto(f"{site}/house-rules/")
    page.locator(".kept summary").click()
    assert page.locator(".kept [data-open]").all_inner_texts() == ["Ours", "Theirs"]
    page.get_by_role("button", name="Forget Ours").click()
    expect(page.locator(".kept [data-open]")).to_have_text(["Theirs"])
    page.reload()
    page.locator(".kept summary").click()
    expect(page.locator(".kept [data-open]")).to_have_text(["Theirs"])


def test_names_and_choices_stored_by_the_first_version_hold(table: Table) -> None:
    begin(table.page, table.site)
    lay(table.page, "gnav.names", ["Zoe", "Yrsa"])
    for key, value in {
        "layer": "diplomatic",
        "translation": "both",
        "letters": "blackletter",
        "notes": "open",
        "language": "da",
        "keys": "off",
        "text": "on",
    }.items():
        lay(table.page, f"gnav.{key}", value)
    table.page.goto(f"{table.site}/play/")
    table.page.get_by_role("button", name=TO_TABLE).wait_for()
    assert table.page.get_by_label("Navn på plads 1", exact=True).input_value() == "Zoe"
    assert table.page.evaluate("({ ...document.documentElement.dataset })").items() >= {
        ("layer", "diplomatic"),
        ("translation", "both"),
        ("letters", "blackletter"),
        ("notes", "open"),
        ("language", "da"),
    }
    table.page.get_by_role("button", name=TO_TABLE).click()
    table.page.locator(".in-words").wait_for()
    assert table.page.locator(".hotkey").count() == 0


NEWER_GAMES = [
    {**GAME, "text": json.dumps({**RECORD, "format": "gnav-record/2"})},
    {**GAME, "version": 2, "packed": "all otherwise", "text": None},
    {**GAME, "text": json.dumps({"format": "gnav-record/12"}), "summary": {"seats": 3}},
]


@pytest.mark.parametrize("entry", rest_in_prove(NEWER_GAMES))
def test_a_newer_game_stays_on_the_list_and_says_so(table: Table, entry: dict[str, Any]) -> None:
    begin(table.page, table.site)
    stored(table.page, "games", entry)
    table.open()
    newer = table.page.locator(".saved [data-newer]")
    expect(newer).to_have_count(1)
    assert "newer version of the archive" in newer.inner_text()
    assert table.page.get_by_role("button", name="Resume").count() == 0
    assert table.page.locator("[data-damaged]").count() == 0
    assert stored(table.page, "games") == [entry]
    assert stored(table.page, "aside") == []


@pytest.mark.prove
def test_a_newer_game_at_this_tabs_table_is_refused_and_stays(table: Table) -> None:
    begin(table.page, table.site)
    entry = {**GAME, "text": json.dumps({**RECORD, "format": "gnav-record/2"})}
    stored(table.page, "games", entry)
    table.page.evaluate("id => sessionStorage.setItem('gnav.table', id)", GAME["id"])
    table.page.goto(f"{table.site}/play/")
    error = table.page.locator("gnav-setup .error")
    expect(error).to_contain_text("newer version of the archive")
    assert stored(table.page, "games") == [entry]


NEWER_EVENINGS = [
    {**EVENING, "ledger": {**LEDGER, "format": "gnav-ledger/2"}},
    {**EVENING, "version": 2, "undone": {"by": "another way"}},
    {"ledger": {"format": "gnav-ledger/3", "names": "in another way"}},
]


@pytest.mark.prove
@pytest.mark.parametrize("evening", NEWER_EVENINGS)
def test_a_newer_evening_stays_on_the_list_and_says_so(
    page: Page, site: str, evening: dict[str, Any]
) -> None:
    begin(page, site)
    lay(page, "gnav.evening.newer", evening)
    scores = Scores(page, site)
    scores.open()
    newer = page.locator(".kept [data-newer]")
    expect(newer).to_have_count(1)
    assert "newer version of the archive" in newer.inner_text()
    assert page.locator(".notice").count() == 0
    assert json.loads(lying(page)["gnav.evening.newer"]) == evening
    assert lying(page, "gnav.evening-aside.") == {}


NEWER_HOUSE = {**HOUSE, "format": "gnav-house/2", "name": "From later"}


@pytest.mark.prove
def test_newer_and_unreadable_house_rules_outlive_what_is_done_with_the_others(
    page: Page, site: str
) -> None:
    begin(page, site)
    spoilt = {"format": "gnav-house/1", "name": "Spoilt", "base": 7}
    lay(page, "gnav.houses", [HOUSE, NEWER_HOUSE, spoilt, "no house at all"])
    page.goto(f"{site}/house-rules/")
    unread = page.locator(".kept [data-unread]")
    expect(unread).to_have_count(3)
    assert "From later: made by a newer version of the archive" in unread.first.inner_text()
    page.locator("input[name=name]").fill("Another")
    page.locator("[data-keep]").click()
    expect(page.locator(".kept [data-open]")).to_have_text(["Another", "Ours"])
    page.get_by_role("button", name="Forget Ours").click()
    page.get_by_role("button", name="Forget Another").click()
    assert json.loads(lying(page)["gnav.houses"]) == [NEWER_HOUSE, spoilt, "no house at all"]


@pytest.mark.prove
def test_house_rules_of_the_name_of_newer_ones_are_kept_beside_them(page: Page, site: str) -> None:
    begin(page, site)
    newer = json.dumps({"version": 2, "house": {"name": "From later"}})
    lay(page, "gnav.house.From later", newer)
    page.goto(f"{site}/house-rules/")
    page.locator("input[name=name]").fill("From later")
    page.locator("[data-keep]").click()
    page.get_by_text("Kept in this browser.").wait_for()
    assert lying(page)["gnav.house.From later"] == newer
    assert page.locator(".kept [data-open]").all_inner_texts() == ["From later"]


@pytest.mark.prove
def test_a_list_of_house_rules_that_is_none_is_left_as_it_is(page: Page, site: str) -> None:
    begin(page, site)
    lay(page, "gnav.houses", '[{"format": "gnav-hou')
    page.goto(f"{site}/house-rules/")
    page.locator("input[name=name]").fill("Ours")
    page.locator("[data-keep]").click()
    page.get_by_text("Kept in this browser.").wait_for()
    assert lying(page)["gnav.houses"] == '[{"format": "gnav-hou'


def spoilt(**changes: object) -> str:
    return json.dumps({**EVENING, **changes})


DEEP = "[" * 100_000
HOSTILE: list[dict[str, str]] = [
    {
        "gnav.layer": '"],[x',
        "gnav.translation": "constructor",
        "gnav.language": "constructor",
        "gnav.keys": "toString",
        "gnav.names": '{"length": 5}',
        "gnav.evening.a": spoilt(undone={"length": 3}),
        "gnav.evening.b": spoilt(ledger={**LEDGER, "names": [1, {}, None]}),
        "gnav.houses": json.dumps({"length": 2, "0": HOUSE}),
    },
    {
        "gnav.layer": "__proto__",
        "gnav.names": json.dumps([{"toString": 1}, "x" * 5000]),
        "gnav.evening.__proto__": spoilt(changed={"a": 1}),
        "gnav.evening.d": spoilt(ledger={**LEDGER, "entries": [[["x"]]]}),
        "gnav.houses": json.dumps([{**HOUSE, "name": {"toString": None}}]),
        "gnav.house.__proto__": json.dumps(
            {"kept": [], "house": {**HOUSE, "choices": {"cat": {}}}}
        ),
    },
    {"gnav.names": DEEP, "gnav.evening.e": DEEP, "gnav.houses": DEEP, "gnav.house.e": DEEP},
]


@pytest.mark.prove
@pytest.mark.parametrize("values", HOSTILE)
def test_hostile_values_in_the_drawer_stop_no_page_and_are_not_lost(
    page: Page, site: str, values: dict[str, str]
) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    begin(page, site)
    for key, text in values.items():
        lay(page, key, text)
    page.goto(f"{site}/gnav-1774/r3/")
    page.locator("reading-choice button").first.wait_for()
    for path, ready in (
        ("house-rules/", "input[name=name]"),
        ("scorekeeper/", "gnav-evening-form form"),
        ("kept/", "gnav-kept dl"),
        ("play/", "gnav-setup form"),
    ):
        page.goto(f"{site}/{path}")
        page.locator(ready).wait_for()
    assert set(values.values()) <= set(lying(page).values())
    assert faults == []


SUMMARIES = [
    None,
    {"rules": {}, "players": "all"},
    {**SUMMARY, "players": [None]},
    {**SUMMARY, "deal": {"toString": 1}},
]


@pytest.mark.prove
def test_games_with_hostile_summaries_are_listed_and_resumed(table: Table) -> None:
    begin(table.page, table.site)
    for at, summary in enumerate(SUMMARIES):
        stored(table.page, "games", {**GAME, "id": f"{GAME['id']} {at}", "summary": summary})
    table.open()
    assert table.page.locator(".saved").inner_text().count("A saved game") == 1
    table.page.locator(".earlier summary").click()
    assert table.page.locator(".saved").inner_text().count("A saved game") == len(SUMMARIES)
    assert held(resumed(table))[0] == "7"
