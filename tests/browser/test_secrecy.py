"""What comes to the page never holds a piece that the seat at the screen may not see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.table import SOURCES, Table

SECRET = {"dealt", "drew"}


def leaks(view: dict[str, Any]) -> list[str]:
    """Name every piece in the view that its seat may not see."""
    found: list[str] = []
    if view["open"]:  # the game is over, or is an example
        return found
    if not view["shown"]:
        found += [
            f"deal {view['deal']}: seat {seat} holds {piece}"
            for seat, piece in enumerate(view["held"])
            if seat != view["seat"] and piece not in (None, "hidden")
        ]
    found += [
        f"event {event['n']}: {event['kind']} {event.get('piece')} at seat {event['seat']}"
        for event in view["events"]
        if event["kind"] in SECRET and event["seat"] != view["seat"] and "piece" in event
    ]
    return found


@pytest.mark.parametrize("rules", SOURCES)
def test_no_message_holds_a_hidden_piece(table: Table, rules: str) -> None:
    table.start(rules, "person", "computer", "person", "computer")
    for _ in range(2):
        table.play_deal("exchange")
        if table.state == "outcome":
            break
        table.go_on()
    views = list(table.views())
    assert len(views) > 3
    for view in views:
        assert leaks(view) == []


def test_the_document_shows_no_face_but_ones_own_until_all_show(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "person", "computer")
    others = table.page.locator(".seats .seat:not(.mine) .piece.face")
    while (state := table.state) not in ("showing", "outcome"):
        assert others.count() == 0, state
        if state == "choices":
            table.press("exchange")
        else:
            table.go_on()
    assert others.count() > 0


@pytest.mark.fresh
def test_the_saved_text_never_comes_to_the_page(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("stand")
    table.kept()
    for message in table.heard():
        assert "gnav-record/" not in json.dumps(message)
        assert "deal:" not in json.dumps(message)
    table.open()
    table.page.get_by_role("button", name="Resume").wait_for()
    for message in table.heard():
        text = json.dumps(message)
        assert "gnav-record/" not in text
        assert '"moves"' not in text


def test_an_unfinished_record_is_not_given_out(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    for number, call in ((1001, "save"), (1002, "export")):
        table.page.evaluate(
            "([id, call]) => theWorker.postMessage(JSON.stringify({ id, call, args: {} }))",
            [number, call],
        )
        table.page.wait_for_function("() => unanswered.size === 0")
        answer = next(message for message in table.heard() if message.get("id") == number)
        assert "ok" not in answer
        assert answer["error"]["why"]


def test_the_covered_screen_says_nothing_to_a_listener(table: Table) -> None:
    table.start("gnav-1774", "person", "person", "person")
    assert table.state == "cover"
    assert table.page.locator(".unseen").text_content() == ""
    assert "Hand the device to Anna" in table.page.locator(".cover").inner_text()
