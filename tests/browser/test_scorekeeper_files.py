"""Evenings by house rules, ledgers as files and links, and the slate as text and on paper."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gnav_core.core.share import pack
from tests.browser.scores import NAMES, Scores

HOUSE = {"format": "gnav-house/1", "name": "Ours", "base": "gnav-1774", "choices": {}}


def follow(scores: Scores, text: str) -> None:
    """Follow a link to house rules, where the scorekeeper stands open."""
    scores.page.evaluate("hash => { location.hash = hash; }", f"house={text}")


def test_an_evening_by_the_house_rules_of_a_link(scores: Scores) -> None:
    page = scores.page
    follow(scores, pack("house", HOUSE | {"choices": {"lives": "gnav-wikipedia"}}))
    expect(page.locator("input[name=rules]:checked")).to_have_value("house Ours")
    for seat, name in enumerate(NAMES[:3], start=1):
        page.get_by_label(f"Name at seat {seat}", exact=True).fill(name)
    scores.press("Begin")
    scores.met("cat", "Anna")
    page.reload()
    page.locator(".board").wait_for()
    assert page.locator(".status .source").inner_text() == "Ours"
    assert scores.scores()[0] == "2 strokes left"
    scores.press("Evenings")
    assert "Ours, deal 1: Anna, Bo, Carl" in page.locator(".kept li").inner_text()


def test_a_damaged_link_of_house_rules_is_refused_in_one_sentence(scores: Scores) -> None:
    follow(scores, "1nonsense")
    error = scores.page.locator("form .error")
    error.wait_for()
    assert error.inner_text().startswith("This link is damaged")


def test_what_a_link_asked_for_is_there_in_another_language_too(scores: Scores) -> None:
    page = scores.page
    follow(scores, pack("house", HOUSE))
    expect(page.locator("input[name=rules]:checked")).to_have_value("house Ours")
    page.locator('.languages button[data-language="da"]').click()
    page.locator('html[data-told="da"]').wait_for(state="attached")
    scores.settle()
    expect(page.get_by_role("button", name="Begynd", exact=True)).to_be_visible()
    expect(page.locator("input[name=rules]:checked")).to_have_value("house Ours")
    follow(scores, "1nonsense")
    expect(page.locator("form .error")).to_contain_text("Dette link er beskadiget")
    page.locator('.languages button[data-language="en"]').click()
    expect(page.locator("form .error")).to_contain_text("This link is damaged")


def test_house_rules_that_the_browser_keeps_are_offered_and_those_of_a_link_not_taken_for_them(
    scores: Scores,
) -> None:
    """Those of the link clash, and are refused."""
    scores.page.evaluate("kept => localStorage.setItem('gnav.houses', kept)", json.dumps([HOUSE]))
    scores.page.goto(f"{scores.site}/scorekeeper/")
    scores.page.locator("gnav-evening-form form").wait_for()
    follow(scores, pack("house", HOUSE | {"name": "Theirs", "choices": {"two-fools": "gnav-1917"}}))
    expect(scores.page.locator("form .error")).to_contain_text("cannot go together")
    assert scores.page.locator("input[name=rules]:checked").get_attribute("value") == "gnav-1774"
    scores.begin("house Ours", *NAMES[:2])
    assert scores.view()["short"] == "Ours"


def test_a_ledger_is_kept_as_a_file_and_opened_from_it(scores: Scores, tmp_path: Path) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Bo")
    scores.page.locator(".sheet summary").click()
    with scores.page.expect_download() as waiting:
        scores.press("Keep the ledger as a file")
    path = tmp_path / "kept.json"
    waiting.value.save_as(path)
    ledger = json.loads(path.read_text(encoding="utf-8"))
    assert ledger["entries"] == [{"tell": "met", "seat": 1, "piece": "cat"}]
    scores.press("Evenings")
    scores.page.locator("input[type=file]").set_input_files(path)
    scores.page.locator(".board").wait_for()
    assert scores.scores()[1] == "2 strokes left"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("not JSON", "That file holds no ledger of an evening."),
        ('{"format": "gnav-record/1"}', "This is no ledger of an evening"),
        ('{"format": "gnav-ledger/2"}', "This ledger was made by a newer version of the archive"),
    ],
)
def test_a_file_that_is_no_ledger_is_refused_in_one_sentence(
    scores: Scores, tmp_path: Path, text: str, why: str
) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    scores.page.locator("input[type=file]").set_input_files(path)
    assert scores.page.locator("form .error").inner_text().startswith(why)


def test_two_of_one_name_are_refused_in_one_sentence(scores: Scores) -> None:
    for seat, name in enumerate(("Bo", "Bo"), start=1):
        scores.page.get_by_label(f"Name at seat {seat}", exact=True).fill(name)
    scores.press("Begin")
    why = "Two are called Bo: give one of them another name."
    assert scores.page.locator("form .error").inner_text() == why


def test_the_slate_as_plain_text(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.locator(".sheet summary").click()
    sheet = scores.page.locator(".sheet pre")
    expect(sheet).to_contain_text("Anna  3 strokes left")
    scores.met("cat", "Anna")
    expect(sheet).to_contain_text("Anna  2 strokes left")
    expect(sheet).to_contain_text("Anna asked the cat. “Kis-Kis” (1774:3[d], 1774:3[g])")


def test_on_paper_only_the_plain_text_is_left(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.locator(".sheet summary").click()
    expect(scores.page.locator(".sheet pre")).to_contain_text("Anna  3 strokes left")
    scores.page.emulate_media(media="print")
    assert scores.page.locator(".sheet pre").is_visible()
    for part in (".board", ".tell", ".log", ".law", "h2#how-it-works"):
        assert not scores.page.locator(part).is_visible(), part
    scores.page.emulate_media(media="screen")
