"""Show me: from a rule's page to the table, where the rule is seen at work."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from scripts.examples.example import Example, proofs
from tests.browser.table import LISTEN, Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import Window

EXAMPLES = {example.id: example for example in proofs()}


def follow(table: Table, address: str, example: Example) -> None:
    """Follow the link of an example from a page of the reading room."""
    table.page.add_init_script(LISTEN)
    table.page.goto(f"{table.site}/{address}")
    table.page.get_by_role("link", name=example.title, exact=True).click()
    table.page.locator(".shown-game").wait_for()


def step_to_the_end(table: Table) -> list[str]:
    """Press forth until there is no more; give the remarks met on the way."""
    met = []
    forth = table.page.locator("[data-time=forth]")
    for _ in range(60):
        met += table.page.locator(".remark").all_inner_texts()
        if forth.is_disabled():
            break
        table.click("[data-time=forth]")
    return met


def test_an_example_is_replayed_from_the_page_of_its_rule(table: Table) -> None:
    """gnav-1774.r3.d, r3.f: the cat."""
    example = EXAMPLES["1774-r3-cat"]
    follow(table, "gnav-1774/r3/", example)
    page = table.page
    assert page.url == f"{table.site}/play/#example=1774-r3-cat"
    expect(page.locator(".shown-game h2")).to_have_text(example.title)
    met = " ".join(step_to_the_end(table))
    assert all(remark["text"] in met for remark in example.remarks)
    expect(page.locator("gnav-table")).to_contain_text("Anna loses 1 stroke.")
    assert page.locator('.chip[data-clause="gnav-1774.r3.f"]').count() > 0


@pytest.mark.parametrize(
    "name", rest_in_prove(["1774-q-cuckoo-stops-play", "german-q-refused-by-last-draws"])
)
def test_another_reading_is_replayed_from_its_crux(table: Table, name: str) -> None:
    """gnav-1774.q.cuckoo, gnav-german.q.refused-by-last."""
    example = EXAMPLES[name]
    crux = example.shows[0].rpartition(".")[2]
    follow(table, f"{example.rules}/cruces/#{crux}", example)  # folded, until one comes for it
    step_to_the_end(table)
    assert table.page.locator(f'.chip[data-clause="{example.shows[0]}"]').count() > 0


def test_the_page_of_an_example_can_be_read_without_scripts(window: Window, site: str) -> None:
    page = window(java_script_enabled=False)
    page.goto(f"{site}/examples/1774-r12-sit-out/")
    expect(page.locator("h1")).to_contain_text("sit an appeal out once")
    expect(page.locator(".steps .refused")).to_contain_text(
        "Refused: Sit out (Anna)", use_inner_text=True
    )
    assert re.search(r"Cited as: .*1774-r12-sit-out", page.locator("article").inner_text())
