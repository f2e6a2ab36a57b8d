"""A whole deal of each source through the built site."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.table import SOURCES, TO_TABLE, Table
from tests.rest_in_prove import rest_in_prove
from tests.seen import held


def every_choice_and_every_refusal_says_why(table: Table) -> None:
    assert table.state == "choices"
    view = table.view()
    assert 1 <= table.choices.count() <= 4
    assert [choice["move"] for choice in view["choices"]] == [
        button.get_attribute("data-move") for button in table.choices.all()
    ]
    for choice, button in zip(view["choices"], table.choices.all(), strict=True):
        expect(button).to_have_accessible_description(choice["does"]["text"])
        assert choice["does"]["text"] in button.inner_text()
    if not view["refused"]:
        assert table.page.locator(".forbidden").count() == 0
        return
    assert not table.page.locator(".refused").first.is_visible()
    table.page.locator(".forbidden summary").click()
    for refused in view["refused"]:
        row = table.page.locator(".refused", has_text=refused["label"]).first
        assert refused["why"] in row.inner_text()
        assert row.locator(".chip").count() == len(refused["clauses"]) > 0


@pytest.mark.parametrize("rules", SOURCES)
def test_a_whole_deal_is_played_and_shown_and_each_choice_and_refusal_says_why(
    table: Table, rules: str
) -> None:
    table.start(rules, "person", "computer", "computer", "computer")
    every_choice_and_every_refusal_says_why(table)
    table.play_deal("stand", "keep", "refuse")
    last = table.view()
    assert last["rules"] == rules
    assert last["shown"]
    pieces = table.page.locator(".table .piece.face")
    laid = [piece for piece in held(last) if piece is not None]
    assert sorted(pieces.evaluate_all("all => all.map(p => p.dataset.piece)")) == sorted(laid)
    assert table.page.locator(".showing .deal-sheet").inner_text().strip()
    table.go_on()
    assert table.state in ("choices", "showing")
    assert table.view()["deal"] == 2


def test_the_exchange_is_offered_and_done(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("exchange")
    kinds = {event["kind"] for event in table.view()["events"]}
    assert "asked" in kinds
    assert "showed" in kinds


def test_a_game_of_persons_passes_the_device_on(table: Table) -> None:
    table.start("gnav-1917", "person", "person", "person")
    seen = set()
    while (state := table.state) not in ("showing", "outcome"):
        if state == "cover":
            assert table.page.locator(".piece").count() == 0
            assert table.page.locator(".line").count() == 0
            seen.add(table.page.locator("[data-first]").inner_text())
            table.go_on()
        elif state == "choices":
            table.press("exchange")
        else:
            table.go_on()
    assert seen <= {"I am Anna", "I am Bo", "I am Carl"}
    assert seen


def test_computers_play_a_game_alone_while_one_watches(table: Table) -> None:
    table.start("gnav-1917", *["computer"] * 3)
    assert table.state == "showing"
    table.page.get_by_role("button", name="Play on to the end").click()
    table.page.locator(".outcome").wait_for()
    assert "has won" in table.page.locator(".outcome h2").inner_text()


def test_the_german_game_says_how_far_the_pool_is_and_the_computer_finishes_it(
    table: Table,
) -> None:
    """German: 5[e], 5[g], 6[d]: the pool fills, is played off, and most tokens win."""
    table.start("gnav-german", "person", *["computer"] * 3, seed="tired")
    told = []
    for _ in range(3):
        table.play_deal("stand")
        told.append(table.page.locator(".status .told").inner_text())
        if len(told) < 3:
            table.go_on()
    assert all("pool" in line and "fewest" in line for line in told)
    assert len(set(told)) == 3, "each deal brings the end nearer"
    table.page.get_by_role("button", name="Let the computer finish").click()
    table.page.locator(".outcome").wait_for()
    view = table.view()
    assert view["waiting"] == "over"
    assert view["players"][0]["kind"] == "human"
    table.click("[data-time=first]")
    table.page.get_by_role("button", name="Play on from here").click()
    assert table.state == "choices", "and he may play it himself after all"


@pytest.mark.parametrize(
    ("rules", "seats", "fits"),
    rest_in_prove([("gnav-german", 7, 6), ("gnav-1774", 38, 37), ("gnav-kb", 1, 2)]),
)
def test_where_the_source_forbids_a_number_of_seats_the_table_is_laid_for_the_nearest(
    table: Table, rules: str, seats: int, fits: int
) -> None:
    table.open()
    table.page.locator(f'input[name=rules][value="{rules}"]').check()
    number = table.page.get_by_label("You, and how many others?")
    number.fill(str(seats - 1))
    number.dispatch_event("change")
    told = table.page.locator(".to-table .notice")
    told.wait_for()
    assert told.inner_text().endswith(f"not for {seats}: the table is laid for {fits}.")
    assert number.input_value() == str(fits - 1)


def test_a_reading_that_was_chosen_is_played(table: Table) -> None:
    table.open()
    table.set_up("gnav-1774", "person", "computer", "computer")
    table.page.locator("details.readings summary").click()
    table.page.locator('input[name="reading:appeals"][value="none"]').check()
    table.deal()
    assert table.view()["readings"]["appeals"] == "none"


def test_a_sources_own_page_leads_to_a_table_set_for_it(table: Table) -> None:
    table.page.goto(f"{table.site}/gnav-german/")
    table.page.locator('a[href*="source=gnav-german"]').first.click()
    table.page.get_by_role("button", name=TO_TABLE).wait_for()
    assert table.page.locator('input[name=rules][value="gnav-german"]').is_checked()
