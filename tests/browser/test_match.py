"""As long as one likes: several deals of a game whose text tells of one, each a game of its own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.table import Table
from tests.browser.test_programme import games, plan, play_out
from tests.windows import DESK, SMALL_PHONE


def ask_for(table: Table, kind: str, number: int) -> None:
    """Say at the set-up how long: ``of`` so many deals, or ``to`` so much."""
    table.page.locator(f'input[name=length][value="{kind}"]').check()
    field = table.page.locator(f"input[name=length-{kind}]")
    field.fill(str(number))
    field.dispatch_event("change")


def told(table: Table) -> list[str]:
    """What the end of a deal says of the match, row by row: a name, this deal, all deals."""
    rows = table.page.locator(".match tbody tr").all_inner_texts()
    return [" ".join(row.split()) for row in rows]


def test_a_match_is_kept_deal_by_deal_and_opens_where_it_stood(seated: Seating) -> None:
    table: Table = seated(Table, **DESK)
    table.open()
    table.choose("fem-kort-1774")
    table.settled()
    table.set_up("fem-kort-1774", *["easy"] * 3)
    ask_for(table, "of", 2)
    length = table.page.locator("fieldset.length")
    expect(length).to_contain_text("a choice of the house: no clause says so")
    expect(length.locator(".chip").first).to_contain_text("Fem Kort")
    expect(table.page.locator(".so")).to_contain_text("2 deals")
    assert amiss(table.page) == []
    table.deal()
    heading = table.page.locator("#match-head")
    expect(heading).to_have_text("The match after deal 1 of 2")
    first, rows = table.view(), told(table)
    assert first["match"]["now"] == first["match"]["brought"]
    assert sorted(rows, key=lambda row: -int(row.rpartition(" ")[2])) == rows
    table.kept()
    table.page.reload()
    expect(heading).to_have_text("The match after deal 1 of 2")
    assert told(table) == rows
    table.page.get_by_role("button", name="Next deal (2 of 2)").click()
    table.settled()
    expect(heading).to_contain_text("won the match")
    assert amiss(table.page) == []
    second = table.view()
    assert second["match"]["score"] == first["match"]["now"]
    table.kept()
    table.click("[data-leave]")
    saved = table.page.locator(".saved")
    expect(saved).to_contain_text("Your last game is over")
    expect(saved).to_contain_text("Fem Kort 1774, deal 2 of 2, over: Anna, Bo, Carl")
    saved.locator(".earlier > summary").click()
    saved.get_by_text("Earlier deals of a match").click()
    saved.locator(".earlier details [data-game]").first.click()
    expect(heading).to_have_text("The match after deal 1 of 2")
    table.page.get_by_role("button", name="Next deal (2 of 2)").click()
    expect(heading).to_contain_text("won the match")
    assert table.view()["match"] == second["match"], "it is the deal that was kept"
    table.page.get_by_role("button", name="Play again at the same table").click()
    table.settled()
    expect(heading).to_have_text("The match after deal 1 of 2")
    assert table.view()["match"]["id"] != second["match"]["id"]


def test_a_game_with_a_length_of_its_own_is_not_asked_how_long(table: Table) -> None:
    table.open()
    for rules, asked in (("tre-kort-1774", 0), ("piquet-1774", 1), ("gnav-1774", 0)):
        table.choose(rules)
        table.settled()
        expect(table.page.locator("fieldset.length")).to_have_count(asked)


def test_an_evening_has_several_deals_of_a_game(seated: Seating) -> None:
    table: Table = seated(Table, **DESK)
    plan(table, 1, "fem-kort-1774", "lang-hanrey-1774")
    number = table.page.get_by_label("How many deals of Fem Kort?")
    number.fill("2")
    number.dispatch_event("change")
    assert amiss(table.page) == []
    table.page.get_by_role("button", name="Begin with Fem Kort (1 of 2)").click()
    play_out(table)
    assert games(table) == ["Fem Kort, 2 deals", "Lang Hanrey"]
    table.page.get_by_role("button", name="Next deal (2 of 2)").click()
    table.settled()
    table.click(".held.legal")
    table.kept()
    moves = table.view()["moves"]
    table.page.reload()
    expect(table.page.locator(".match-line")).to_contain_text("Deal 2 of 2 · ")
    assert table.view()["moves"] == moves
    play_out(table)
    assert games(table)[0].startswith("Fem Kort, 2 deals won by")
    table.page.get_by_role("button", name="Next: Lang Hanrey (2 of 2)").click()
    table.page.locator(".status", has_text="Lang Hanrey").wait_for()
    assert table.view()["match"] is None


def test_on_a_phone_in_danish_it_is_asked_and_told(seated: Seating) -> None:
    table: Table = seated(Table, **SMALL_PHONE)
    table.open()
    table.choose("piquet-1774")
    table.settled()
    table.set_up("piquet-1774", *["easy"] * 2)
    choose(table.page, "da")
    ask_for(table, "to", 1)
    expect(table.page.locator("fieldset.length")).to_contain_text("husets eget valg")
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.deal()
    expect(table.page.locator("#match-head")).to_contain_text("vundet kampen")
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert amiss(table.page) == []
    choose(table.page, "en")
