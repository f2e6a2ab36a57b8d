"""The programme of an evening: games of the booklet one after the other, kept in the address."""

from __future__ import annotations

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.table import Table
from tests.windows import DESK, SMALL_PHONE

MOVES = ".held.legal, .choices .choice"


def plan(table: Table, others: int, *wanted: str) -> None:
    """Come to the plan of an evening, for so many others, and tick these games alone."""
    table.come("#evening")
    table.page.locator("gnav-plan form").wait_for()
    number = table.page.get_by_label("You, and how many others?")
    number.fill(str(others))
    number.dispatch_event("change")
    for game in table.page.locator("input[name=game]:enabled").all():
        if wanted and game.get_attribute("value") not in wanted:
            game.uncheck()


def play_out(table: Table) -> None:
    """Play whatever may be played until the game is over."""
    for _ in range(120):
        if table.state == "outcome":
            return
        table.click(MOVES)
    raise AssertionError("the game did not end")


def games(table: Table) -> list[str]:
    """What the evening says of each of its games."""
    return [" ".join(one.split()) for one in table.page.locator(".programme li").all_inner_texts()]


def test_games_are_played_one_after_the_other_and_a_reload_goes_on(seated: Seating) -> None:
    table: Table = seated(Table, **DESK)
    plan(table, 2, "byd-1774", "fem-kort-1774", "lang-hanrey-1774")
    table.page.get_by_role("button", name="Begin with Byd (1 of 3)").click()
    play_out(table)
    first, *others = games(table)
    assert first.startswith("Byd won by") or first == "Byd nobody has won"
    assert others == ["Fem Kort", "Lang Hanrey Carl sits out"]
    assert amiss(table.page) == []
    table.page.get_by_role("button", name="Next: Fem Kort (2 of 3)").click()
    table.page.locator(".status", has_text="Fem Kort").wait_for()
    table.click(MOVES)
    table.kept()
    moves, names = table.view()["moves"], [one["name"] for one in table.view()["players"]]
    assert names == ["Anna", "Bo", "Carl"]
    table.page.wait_for_url("**/play/#evening=*fem-kort-1774")
    table.page.reload()
    table.page.locator(".status", has_text="Fem Kort").wait_for()
    assert table.view()["moves"] == moves
    table.click("[data-leave]")
    assert games(table)[0] == first
    table.click(".between .main")
    assert table.view()["moves"] == moves
    play_out(table)
    table.page.get_by_role("button", name="Next: Lang Hanrey (3 of 3)").click()
    table.page.locator(".status", has_text="Lang Hanrey").wait_for()
    assert [one["name"] for one in table.view()["players"]] == ["Anna", "Bo"]
    table.click("[data-leave]")
    table.click("[data-end-evening]")
    table.page.locator("gnav-setup form").wait_for()
    assert table.page.url.endswith("/play/")


def test_the_plan_says_who_sits_out_and_what_is_left_out(table: Table) -> None:
    plan(table, 3)
    told = {
        row.locator(".short").inner_text(): row.locator("em").inner_text()
        for row in table.page.locator(".source").all()
    }
    assert [*told][:: len(told) - 1] == ["Byd", "Gnav"]
    assert told["Byd"] == told["Gnav"] == ""
    assert told["Lang Hanrey"] == "Carl and Dorte sit out"
    assert told["Hundrede og Eet"] == "Bo and Dorte sit out"  # whoever sat out plays
    assert amiss(table.page) == []
    table.page.get_by_role("button", name="One player fewer").click()
    styrvolt = table.page.locator(".source", has_text="Styrvolt")
    assert styrvolt.locator("em").inner_text() == "left out: it is for 4"
    assert styrvolt.locator("input").is_disabled()
    for game in table.page.locator("input[name=game]:enabled").all():
        game.uncheck()
    table.page.get_by_role("button", name="Begin the evening").click()
    assert table.page.locator(".error").inner_text() == "Choose at least one game."


def test_a_phone_plans_an_evening_in_danish(seated: Seating) -> None:
    table: Table = seated(Table, **SMALL_PHONE)
    plan(table, 1, "gnav-1774")
    choose(table.page, "da")
    table.page.get_by_role("button", name="Begynd med Gnav (1 af 1)").wait_for()
    assert "sidder over" not in table.page.locator("gnav-plan .programme").inner_text()
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert amiss(table.page) == []
    choose(table.page, "en")
