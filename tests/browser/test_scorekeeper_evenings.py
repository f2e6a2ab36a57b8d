"""Evenings at real tables, kept in the browser by each source."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.scores import NAMES, Scores


def chips(scores: Scores, path: str) -> list[str]:
    part = scores.page.locator(path)
    return [str(chip.get_attribute("data-clause")) for chip in part.locator(".chip").all()]


def test_an_evening_by_1774_with_the_cat_an_appeal_and_a_winner(scores: Scores) -> None:
    """gnav-1774.r3.d, r5.a, r9.a, r15.a"""
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Anna")
    assert scores.scores() == ["2 strokes left", "3 strokes left", "3 strokes left"]
    scores.show(1, "Anna", "Bo")
    scores.show(0, "Anna")
    assert scores.scores()[0] == "0 strokes left"
    assert scores.page.locator(".question").inner_text() == "Does Anna appeal?"
    assert "gnav-1774.r13.a" in chips(scores, ".tell")
    scores.press("Appeal")
    assert scores.scores() == ["2 strokes left", "2 strokes left", "3 strokes left"]
    assert "4 stakes in the pool" in scores.page.locator(".deals").inner_text()
    for name in ("Anna", "Bo"):
        scores.show(0, name)
        scores.show(0, name)
        scores.press("Retire")
    ends = scores.page.locator(".ends").inner_text()
    assert ends == "Carl is the last one left."
    assert scores.log()[-1] == "Carl wins the game and takes the pool of 4 stakes."


def test_an_evening_by_1917_with_a_plus(scores: Scores) -> None:
    """gnav-1917.r7.b, r8.b, r9.a"""
    scores.begin("gnav-1917", *NAMES[:3])
    scores.show(2, "Anna", "Carl")
    assert scores.scores()[0] == "0 strokes of 4, 1 plus"
    for _ in range(3):
        scores.show(0, "Anna")
    assert scores.scores()[0] == "3 strokes of 4, 1 plus"
    expect(scores.seat("Anna")).not_to_have_class("out")
    for _ in range(3):
        scores.show(0, "Bo")
    scores.show(0, "Anna")
    assert scores.page.locator(".ends").inner_text() == "Carl is the last one left."


def write(folder: Path, **parts: Any) -> Path:
    """Write a ledger of three people to a file."""
    ledger = {"format": "gnav-ledger/1", "names": list(NAMES[:3]), **parts}
    path = folder / "evening.json"
    path.write_text(json.dumps(ledger), encoding="utf-8")
    return path


def lost(fools: int, **seats: list[int]) -> dict[str, Any]:
    return {"tell": "lost", "fools": fools, "seats": seats}


def test_an_evening_by_the_german_source_from_a_file_to_the_end_of_the_pool(
    scores: Scores, tmp_path: Path
) -> None:
    """gnav-german.r5.c, r5.d, r5.e, r5.g, r6.d"""
    ledger = write(tmp_path, rules="gnav-german", entries=[lost(0, lowest=[0])] * 19)
    scores.page.locator("input[type=file]").set_input_files(ledger)
    scores.page.locator(".board").wait_for()
    assert scores.scores() == ["1 token", "20 tokens", "20 tokens"]
    scores.show(1, "Anna", "Bo")
    assert scores.scores() == ["0 tokens", "19 tokens", "20 tokens"]
    scores.press("All show")
    assert scores.page.locator(".ask").inner_text().startswith("Who shows the highest card?")
    scores.point_at("Bo")
    scores.write_up()
    for _ in range(20):
        scores.show(0, "Bo")
    assert scores.scores() == ["0 tokens", "40 tokens", "20 tokens"]
    assert scores.page.locator(".ends").inner_text() == "Bo has the most tokens."


def test_the_pieces_are_told_and_the_rules_say_who_is_hit(scores: Scores) -> None:
    """gnav-kb.r1.b, gnav-1774.r5.a"""
    scores.begin("gnav-kb", *NAMES[:3])
    scores.press("All show")
    scores.press("Tell the pieces instead")
    pad = scores.page.locator(".pad")
    for piece in ("fool", "owl"):
        pad.locator(f'button[data-piece="{piece}"]').click()
    expect(scores.page.locator(".draft")).to_contain_text("Bo loses 1 stroke.")
    scores.write_up()
    assert scores.scores() == ["2 strokes left", "2 strokes left", "3 strokes left"]


def test_a_seat_that_cannot_ask_is_refused_with_the_clause(scores: Scores) -> None:
    """gnav-1774.r4.a"""
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("dragoon", "Carl")
    error = scores.page.locator(".tell .error")
    assert error.inner_text().startswith("Carl deals and is the last: he asks nobody")
    assert "gnav-1774.r4.a" in chips(scores, ".tell .error")
    scores.point_at("Bo")
    assert scores.scores()[1] == "2 strokes left"


def test_undo_and_redo_go_through_the_whole_evening(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Bo")
    scores.show(0, "Anna")
    for _ in range(2):
        scores.press("Undo")
    assert scores.scores() == ["3 strokes left"] * 3
    assert scores.page.get_by_role("button", name="Undo").is_disabled()
    for _ in range(2):
        scores.press("Redo")
    assert scores.scores() == ["2 strokes left", "2 strokes left", "3 strokes left"]
    scores.press("Undo")
    scores.show(0, "Carl")
    assert scores.page.get_by_role("button", name="Redo").is_disabled()
