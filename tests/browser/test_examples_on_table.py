"""An example at the table: title, remarks at their moments, and the way back to the rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.table import Table

EXAMPLE = "1774-r3-cat"
RECORD = {
    "format": "gnav-record/1",
    "rules": "gnav-1774",
    "players": 2,
    "title": "A request is met by the cat",
    "names": ["Anna", "Bo"],
    "open": True,
    "from": 2,
    "shows": ["gnav-1774.r3.d"],
    "remarks": [
        {"at": 2, "text": "Anna has a 3, and asks.", "clauses": ["gnav-1774.r3.a"]},
        {"at": 3, "text": "Bo shows the cat.", "text_da": "Bo viser katten."},
    ],
    "moves": ["deal:3", "deal:cat", "exchange"],
}


@pytest.fixture
def example_table(table: Table) -> Table:
    """Sit down to an example whose remarks this test knows."""
    table.page.route(
        "**/examples/of-a-test.json",
        lambda route: route.fulfill(content_type="application/json", body=json.dumps(RECORD)),
    )
    table.come("#example=of-a-test")
    table.page.locator(".shown-game").wait_for()
    return table


def test_remarks_stand_at_their_moments_and_the_title_leads_to_the_rule(
    example_table: Table,
) -> None:
    page = example_table.page
    assert page.locator(".shown-game h2").inner_text() == RECORD["title"]
    assert page.locator(".shows .chip").get_attribute("data-clause") == "gnav-1774.r3.d"
    remark = page.locator(".remark")
    assert "Anna has a 3, and asks." in remark.inner_text()
    assert remark.locator(".chip").count() == 1
    assert page.locator(".seats .piece.face").count() == 2, "all lies open"
    page.locator("[data-time=forth]").click()
    page.get_by_text("Bo shows the cat.").wait_for()
    assert remark.count() == 1
    page.locator("[data-time=first]").click()
    page.locator(".remark").wait_for(state="detached")


def test_an_example_is_played_on_as_a_game_of_its_own(example_table: Table) -> None:
    assert example_table.page.locator(".choices").count() == 0
    example_table.page.locator("[data-play-on]").click()
    assert example_table.state == "choices"
    example_table.press("stand")
    example_table.kept()
    assert example_table.page.url == f"{example_table.site}/play/"
    example_table.open()
    assert example_table.page.locator("[data-delete]").count() == 1


def test_a_published_example_opens_by_its_address(table: Table) -> None:
    if not Path(f"build/site/examples/{EXAMPLE}.json").exists():
        pytest.fail("the examples are not published: run `make site`")
    table.come(f"#example={EXAMPLE}")
    table.page.locator(".shown-game").wait_for()
    assert table.page.locator(".shows .chip").count() > 0
    table.page.reload()
    table.page.locator(".shown-game").wait_for()


@pytest.mark.parametrize("name", ["no-such", "../data", "A B"])
def test_an_example_that_is_not_there_gives_one_sentence(table: Table, name: str) -> None:
    table.come(f"#example={name}")
    error = table.page.locator("gnav-setup .error")
    error.wait_for()
    assert error.inner_text().startswith("There is no example called")


def test_a_record_with_remarks_is_read_from_a_file_too(table: Table) -> None:
    table.open()
    file: Any = {
        "name": "record.json",
        "mimeType": "application/json",
        "buffer": json.dumps(RECORD).encode(),
    }
    table.page.locator("input[type=file]").set_input_files(file)
    table.page.locator(".shown-game").wait_for()
    assert "Anna has a 3, and asks." in table.page.locator(".remark").inner_text()
