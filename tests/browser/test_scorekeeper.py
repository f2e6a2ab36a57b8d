"""Evenings at real tables, kept in the browser: each source, undo, reload, and what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gnav_core.share import pack
from tests.browser.conftest import Seating
from tests.browser.scores import NAMES, Scores
from tests.browser.test_danish import at_home
from tests.windows import WIDE

FULL = """() => {
  let size = 1 << 20;
  for (let n = 0; size > 0; n += 1) {
    try { localStorage.setItem(`filler ${n}`, 'x'.repeat(size)); } catch { size >>= 1; }
  }
}"""


@pytest.fixture
def scores(seated: Seating) -> Scores:
    """Sit down with the scorekeeper."""
    keeper: Scores = seated(Scores, **WIDE)
    keeper.open()
    return keeper


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


def test_a_reload_comes_back_to_the_same_slate_and_can_still_undo(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Bo")
    scores.page.reload()
    scores.page.locator(".board").wait_for()
    assert scores.scores() == ["3 strokes left", "2 strokes left", "3 strokes left"]
    scores.press("Undo")
    assert scores.scores() == ["3 strokes left"] * 3


def test_the_slate_is_there_at_once_when_one_comes_back_from_another_page(
    page: Page, site: str
) -> None:
    at_home(page, site)
    scores = Scores(page, site)
    scores.open()
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Bo")
    page.wait_for_load_state("networkidle")  # the theme has its list of pages by then
    page.evaluate("window.same = true")
    page.locator(".line .chip").first.click()
    page.wait_for_url("**/gnav-1774/r3/*")
    page.go_back()
    page.locator(".board").wait_for()
    assert page.evaluate("window.same"), "the document was loaded anew"
    assert scores.scores()[1] == "2 strokes left"


def test_several_evenings_are_kept_and_one_deleted_can_be_brought_back(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.press("Evenings")
    scores.begin("gnav-1917", *NAMES[:4])
    scores.press("Evenings")
    kept = scores.page.locator(".kept li")
    assert kept.count() == 2
    assert "1917, deal 1: Anna, Bo, Carl, Dorthe" in kept.first.inner_text()
    kept.first.get_by_role("button", name="Delete").click()
    assert kept.count() == 1
    scores.press("Bring it back")
    assert kept.count() == 2
    kept.last.get_by_role("button", name="Go on").click()
    scores.page.locator(".board").wait_for()
    assert len(scores.scores()) == 3


def test_a_new_game_with_the_same_people(scores: Scores) -> None:
    scores.begin("gnav-kb", *NAMES[:2])
    for _ in range(3):
        scores.show(0, "Anna")
    scores.press("The same people again")
    assert scores.scores() == ["3 strokes left"] * 2
    scores.press("Evenings")
    assert scores.page.locator(".kept li").count() == 2


def write(folder: Path, **parts: Any) -> Path:
    """Write a ledger of three people to a file."""
    told = {"format": "gnav-ledger/1", "names": list(NAMES[:3]), **parts}
    path = folder / "evening.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def lost(fools: int, **seats: list[int]) -> dict[str, Any]:
    return {"tell": "lost", "fools": fools, "seats": seats}


HOUSE = {"format": "gnav-house/1", "name": "Ours", "base": "gnav-1774", "choices": {}}


def test_an_evening_by_the_house_rules_of_a_link(page: Page, site: str) -> None:
    scores = Scores(page, site)
    text = pack("house", HOUSE | {"choices": {"lives": "gnav-wikipedia"}})
    page.goto(f"{site}/scorekeeper/#house={text}")
    page.locator("gnav-evening-form form").wait_for()
    assert page.locator("input[name=rules]:checked").get_attribute("value") == "house Ours"
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


def test_a_damaged_link_of_house_rules_is_refused_in_one_sentence(page: Page, site: str) -> None:
    page.goto(f"{site}/scorekeeper/#house=1nonsense")
    error = page.locator("form .error")
    error.wait_for()
    assert error.inner_text().startswith("This link is damaged")


@pytest.mark.fresh
def test_house_rules_that_the_browser_keeps_are_offered(scores: Scores) -> None:
    kept = json.dumps([HOUSE])
    scores.page.evaluate("kept => localStorage.setItem('gnav.houses', kept)", kept)
    scores.open()
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


@pytest.mark.parametrize(
    "text", ["{", json.dumps({"ledger": {"format": "gnav-ledger/1"}}), json.dumps(None)]
)
def test_a_corrupted_evening_is_put_aside_and_costs_no_other(scores: Scores, text: str) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.press("Evenings")
    scores.page.evaluate("text => localStorage.setItem('gnav.evening.broken', text)", text)
    scores.open()
    assert "damaged" in scores.page.locator(".notice").inner_text()
    assert scores.page.locator(".kept li").count() == 1
    aside = scores.page.evaluate("localStorage.getItem('gnav.evening-aside.broken')")
    assert aside == text


def test_an_evening_that_the_rules_refuse_is_put_aside(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find(name => name.startsWith('gnav.evening.'));
          const evening = JSON.parse(localStorage.getItem(key));
          evening.ledger.entries.push({ tell: 'met', seat: 2, piece: 'cat' });
          localStorage.setItem(key, JSON.stringify(evening));
        }"""
    )
    scores.open()
    error = scores.page.locator("form .error").inner_text()
    assert error.startswith("This evening is damaged: Carl deals and is the last")
    assert scores.page.locator(".kept").count() == 0


@pytest.mark.fresh
def test_a_full_storage_is_told_in_one_sentence_and_the_evening_goes_on(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.evaluate(FULL)
    for _ in range(3):
        scores.met("cat", "Anna")
        scores.press("Undo")
    scores.show(0, "Bo")
    assert "storage is full" in scores.page.locator(".notice").inner_text()
    assert scores.scores()[1] == "2 strokes left"


def test_the_slate_as_plain_text(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.locator(".sheet summary").click()
    sheet = scores.page.locator(".sheet pre")
    expect(sheet).to_contain_text("Anna  3 strokes left")
    scores.met("cat", "Anna")
    expect(sheet).to_contain_text("Anna  2 strokes left")
    expect(sheet).to_contain_text("Anna asked the cat. “Kis-Kis” (1774:3[d], 1774:3[g])")


@pytest.mark.fresh
def test_an_evening_goes_on_without_a_network(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.context.set_offline(True)
    scores.met("cat", "Anna")
    scores.show(1, "Bo", "Carl")
    assert scores.scores() == ["2 strokes left"] * 3


@pytest.mark.fresh
def test_on_paper_only_the_plain_text_is_left(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.locator(".sheet summary").click()
    expect(scores.page.locator(".sheet pre")).to_contain_text("Anna  3 strokes left")
    scores.page.emulate_media(media="print")
    assert scores.page.locator(".sheet pre").is_visible()
    for part in (".board", ".tell", ".log", ".law", "h2#how-it-works"):
        assert not scores.page.locator(part).is_visible(), part


def test_the_screen_stays_on_while_an_evening_is_open(page: Page, site: str) -> None:
    page.add_init_script(
        """window.held = 0;
        Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
          held += 1;
          return { addEventListener() {}, release: async () => { held -= 1; } };
        } } });"""
    )
    scores = Scores(page, site)
    scores.open()
    assert page.evaluate("held") == 0
    scores.begin("gnav-1774", *NAMES[:3])
    page.wait_for_function("held === 1")
    scores.press("Evenings")
    page.wait_for_function("held === 0")


@pytest.mark.fresh
def test_another_tab_tells_on(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    other = Scores(scores.page.context.new_page(), scores.site)
    other.open()
    other.page.locator(".board").wait_for()
    other.met("cat", "Anna")
    expect(scores.page.locator(".board .marks").first).to_have_attribute(
        "aria-label", "2 strokes left"
    )
