"""Games kept in the browser: resumed, damaged, refused storage; and records as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.keeping import stored
from tests.browser.table import TO_TABLE, Table
from tests.rest_in_prove import rest_in_prove

UNREADABLE = [
    ("", "its text breaks off"),
    ('{"format": "gnav-record/1", "rules": "gnav-1774", "mov', "its text breaks off"),
    ("[1, 2, 3]", "no gnav-record"),
    ('{"format": "chess"}', "no gnav-record"),
]


JUST_PLAYED = {"after", "why"}


def saved_game(table: Table) -> dict[str, Any]:
    table.start("gnav-1774", "person", "computer", "computer")
    table.kept()
    return stored(table.page, "games")[0]


def lasting(told: Any) -> Any:
    """Leave out of events what is told of those just played: how the table stood, and why."""
    if not isinstance(told, list):
        return told
    return [{key: one[key] for key in one if key not in JUST_PLAYED} for one in told]


def same(after: dict[str, Any], before: dict[str, Any], *more: str) -> None:
    """See that a game stands as it stood before."""
    for what in ("deal", "zones", "marks", "to_move", "moves", "events", *more):
        assert lasting(after[what]) == lasting(before[what]), what


def test_a_reload_or_a_crash_comes_straight_back_to_the_table_and_a_new_tab_by_a_button(
    table: Table,
) -> None:
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("stand")
    table.go_on()
    table.kept()
    before = table.view()
    table.page.reload()
    table.page.locator(".table").wait_for()
    same(table.view(), before)
    table.open()
    saved = table.page.locator(".saved")
    assert "Gnav 1774, deal 2" in saved.inner_text()
    assert "Anna, Bo, Carl" in saved.inner_text()
    saved.get_by_role("button", name="Resume").click()
    table.page.locator(".table").wait_for()
    same(table.view(), before, "waiting", "choices")
    table.page.locator("[data-leave]").click()
    table.page.locator(".saved").wait_for()
    table.page.reload()
    table.page.locator("gnav-setup form").wait_for()


@pytest.mark.prove
def test_several_games_are_kept_and_one_is_deleted_and_brought_back(table: Table) -> None:
    for rules in ("gnav-1774", "gnav-german"):
        table.start(rules, "person", "computer")
        table.kept()
    table.open()
    assert "Gnav German, deal 1: Anna, Bo" in table.page.locator(".saved > p").first.inner_text()
    table.page.locator(".earlier summary").click()
    assert "Gnav 1774, deal 1: Anna, Bo" in table.page.locator(".earlier").inner_text()
    table.page.locator(".earlier [data-delete]").click()
    table.page.locator(".deleted").wait_for()
    expect(table.page.locator("[data-delete]")).to_have_count(1)
    table.page.locator("[data-restore]").click()
    expect(table.page.locator("[data-delete]")).to_have_count(2)
    table.page.locator(".earlier summary").click()
    table.page.locator(".earlier [data-game]").click()
    table.page.locator(".table").wait_for()
    assert table.view()["rules"] == "gnav-1774"


@pytest.mark.prove
def test_a_game_of_persons_comes_back_covered(table: Table) -> None:
    table.start("gnav-1774", "person", "person")
    table.go_on()
    table.kept()
    table.open()
    table.page.get_by_role("button", name="Resume").click()
    assert table.state == "cover"
    assert table.page.locator(".piece").count() == 0


@pytest.mark.parametrize(("text", "why"), rest_in_prove(UNREADABLE))
def test_a_damaged_save_gives_one_sentence_and_is_kept(table: Table, text: str, why: str) -> None:
    stored(table.page, "games", {**saved_game(table), "text": text})
    table.open()
    notice = table.page.locator("[data-damaged]")
    notice.wait_for()
    assert notice.count() == 1
    assert why in notice.inner_text()
    assert "kept" in notice.inner_text()
    assert [entry["text"] for entry in stored(table.page, "aside")] == [text]
    table.page.locator(".aside summary").click()
    with table.page.expect_download() as download:
        table.page.locator("[data-aside]").click()
    assert download.value.path().read_text() == text
    assert stored(table.page, "games") == []
    table.set_up("gnav-1774", "person", "computer")
    table.deal()
    table.page.locator(".table").wait_for()


@pytest.mark.prove
def test_a_save_with_an_impossible_move_gives_one_sentence_and_is_kept(table: Table) -> None:
    entry = saved_game(table)
    record = json.loads(entry["text"])
    record["moves"][0] = "deal:unicorn"
    stored(table.page, "games", {**entry, "text": json.dumps(record)})
    table.open()
    table.page.get_by_role("button", name="Resume").click()
    error = table.page.locator("gnav-setup .error")
    error.wait_for()
    assert "damaged" in error.inner_text()
    assert "deal:unicorn" in error.inner_text()
    assert json.loads(stored(table.page, "aside")[0]["text"]) == record
    assert table.page.get_by_role("button", name="Resume").count() == 0


NO_RECORD = {
    "this is not JSON": "JSON",
    "[]": "object",
    '{"format": "gnav-record/9", "rules": "gnav-1774", "players": 2, "moves": []}': "newer version",
    '{"format": "gnav-record/1", "rules": "whist", "players": 2, "moves": []}': "whist",
    '{"format": "gnav-record/1", "rules": "gnav-german", "players": 9, "moves": []}': "9",
}


def test_a_file_that_is_no_record_gives_one_sentence(table: Table) -> None:
    table.open()
    error = table.page.locator("gnav-setup .error")
    for text, word in NO_RECORD.items():
        file: Any = {"name": "record.json", "mimeType": "application/json", "buffer": text.encode()}
        table.page.locator("input[type=file]").set_input_files(file)
        expect(error).to_contain_text(word)
        assert len(error.inner_text()) < 300
        assert table.page.get_by_role("button", name=TO_TABLE).is_enabled()


def test_a_finished_game_is_exported_and_imported_again(table: Table, tmp_path: Path) -> None:
    table.start("gnav-1917", *["computer"] * 3)
    table.page.get_by_role("button", name="Play on to the end").click()
    table.page.locator(".outcome").wait_for()
    ended = table.view()
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Export the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    table.kept()
    table.page.locator("[data-leave]").click()
    with table.page.expect_download() as again:
        table.page.locator("[data-export]").click()
    assert again.value.path().read_text() == file.read_text()
    record = json.loads(file.read_text())
    assert record["format"] == "gnav-record/1"
    assert record["rules"] == "gnav-1917"
    table.page.locator("input[type=file]").set_input_files(file)
    table.page.locator(".outcome").wait_for()
    assert table.view()["winners"] == ended["winners"]
    happened = [[(e["kind"], e["clauses"]) for e in v["events"]] for v in (table.view(), ended)]
    assert happened[0] == happened[1]
