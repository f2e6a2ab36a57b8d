"""Worked examples at the table: one after another in chapters, and tried by whoever reads."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from scripts.examples.example import proofs
from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.windows import PHONE

OF_1774 = [example for example in proofs() if example.rules == "gnav-1774"]
CAT = next(at for at, example in enumerate(OF_1774) if example.id == "1774-r3-cat")


def come(table: Table, name: str) -> None:
    table.come(f"#example={name}")
    table.page.locator(".ways").wait_for()


def is_shown(table: Table, at: int) -> None:
    """This example is shown, the address names it, and it is said where it stands."""
    page, example = table.page, OF_1774[at]
    expect(page.locator(".shown-game h2")).to_have_text(example.title)
    expect(page.locator(".place > span")).to_contain_text(
        f"{at + 1} of {len(OF_1774)} in Gnav 1774"
    )
    assert page.url == f"{table.site}/play/#example={example.id}"


def test_an_example_says_where_it_stands_and_leads_to_the_next(table: Table) -> None:
    come(table, "1774-r3-cat")
    page = table.page
    is_shown(table, CAT)
    expect(page.locator(".place .chapter")).to_have_text("· Rule 3: the exchange")
    page.get_by_role("link", name="Next").focus()
    page.keyboard.press("Enter")
    is_shown(table, CAT + 1)
    expect(page.get_by_role("link", name="Next")).to_be_focused()
    assert page.locator(".shown-game [role=status] h2").count() == 1, "it is heard"
    page.go_back()
    is_shown(table, CAT)
    page.reload()
    is_shown(table, CAT)


def test_n_and_p_go_through_the_examples(table: Table) -> None:
    come(table, OF_1774[1].id)
    table.page.keyboard.press("n")
    is_shown(table, 2)
    table.page.keyboard.press("p")
    is_shown(table, 1)
    table.page.keyboard.press("p")
    is_shown(table, 0)
    assert table.page.get_by_role("link", name="Previous").get_attribute("aria-disabled") == "true"
    table.page.keyboard.press("p")
    is_shown(table, 0)


def test_an_example_is_chosen_among_all_by_its_chapter(table: Table) -> None:
    come(table, "1774-r3-cat")
    choice = table.page.get_by_label("All examples of this source")
    labels = choice.locator("optgroup").evaluate_all("all => all.map((one) => one.label)")
    assert labels[:2] == ["Before rule 1: the pieces", "Rule 2: the deal"]
    assert choice.locator("option").count() == len(OF_1774)
    choice.select_option("1774-r17-kissed-back")
    is_shown(table, [example.id for example in OF_1774].index("1774-r17-kissed-back"))


def test_where_nothing_is_remarked_the_dock_tells_what_happened(table: Table) -> None:
    come(table, "1774-r3-cat")
    said = table.page.locator(".dock .said")
    expect(said).to_contain_text("Anna asks Bo, who holds the cat.")
    for _ in range(2):
        table.click("[data-step=forth]")
    expect(said).to_have_text("Bo stands.")
    table.click("[data-step=back]")
    expect(said).to_contain_text("may ask nobody else")


def test_the_reader_tries_what_decides_and_comes_back(table: Table) -> None:
    """gnav-1774.r3.d, r3.f: the cat."""
    come(table, "1774-r3-cat")
    page = table.page
    table.click("[data-step=forth]")
    page.get_by_role("button", name="Now you try").click()
    trial = page.locator(".trial")
    expect(trial).to_contain_text("You choose for Anna.")
    assert table.state == "choices"
    table.press("stand")
    expect(trial).to_contain_text("Anna stands.")
    expect(trial).to_contain_text("In the example Anna chooses: Ask to exchange.")
    table.click("[data-try-again]")
    expect(trial).to_contain_text("You choose for Anna.")
    table.press("exchange")
    expect(trial).to_contain_text("So it goes in the example too.")
    assert trial.locator('.chip[data-clause="gnav-1774.r3.d"]').count() == 1
    table.click("[data-back-to-example]")
    is_shown(table, CAT)
    expect(trial).to_have_count(0)


def test_another_game_is_no_trial(table: Table) -> None:
    come(table, "1774-r3-cat")
    table.page.get_by_role("button", name="Now you try").click()
    table.page.locator(".trial").wait_for()
    table.kept()
    table.open()
    table.set_up("gnav-1774", "person", "computer")
    table.deal()
    assert table.page.locator(".trial").count() == 0


def test_an_example_and_a_trial_are_accessible(table: Table) -> None:
    come(table, "1774-r3-cat")
    assert amiss(table.page) == []
    table.page.get_by_role("button", name="Now you try").click()
    table.page.locator(".trial").wait_for()
    assert amiss(table.page) == []


@pytest.mark.parametrize("name", ["1774-r3-cat", "1774-r0-two-of-each", "german-r4-refuse"])
def test_on_a_phone_what_is_said_of_the_moment_stays_in_sight(seated: Seating, name: str) -> None:
    table = seated(Table, **PHONE)
    come(table, name)
    page = table.page
    for part in (".ways", ".dock .remarks", "[data-step=forth]", "[data-try]"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert amiss(page) == []
