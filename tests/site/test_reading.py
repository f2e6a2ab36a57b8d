"""What a reader can do on a page: choose a text, see why a word was emended, print."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from scripts import tei
from scripts.serve import serve_folder
from tests.windows import Window

pytestmark = pytest.mark.browser

Open = Callable[..., Page]
RULE = "gnav-1774/r3/"


@pytest.fixture
def opened(window: Window, site: str) -> Open:
    """Open a page of the site in a window of its own; later pages share it."""
    pages: list[Page] = []

    def at(name: str, **options: object) -> Page:
        first = not pages
        page = window(**{"viewport": WIDE, **options}) if first else pages[0].context.new_page()
        pages.append(page)
        page.goto(f"{site}/{name}")
        return page

    return at


WIDE = {"width": 1440, "height": 1000}
LIGHT = 129_500
PHONE = {"width": 390, "height": 844}


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found
    return found


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def pressed(page: Page) -> list[str]:
    return page.locator("reading-choice [aria-pressed=true]").all_inner_texts()


def test_without_scripts_text_translation_and_notes_are_there(opened: Open) -> None:
    page = opened(RULE, java_script_enabled=False)
    clause = page.locator("#h")
    assert "har han Giøgen" in clause.inner_text()
    expect(page.locator(".trans[lang=en]").last).to_be_visible()
    expect(page.locator("#n-kis-kis")).to_be_visible()
    expect(page.locator("#e-denne")).to_be_visible()
    expect(page.locator(".reading")).to_be_hidden()


def test_without_scripts_a_note_of_the_whole_text_opens(opened: Open) -> None:
    page = opened("gnav-1774/", java_script_enabled=False, viewport=PHONE)
    notes = page.locator("#r3 .beside")
    expect(notes.locator("p").last).to_be_hidden()
    notes.locator("summary").first.click()
    expect(notes.locator("p").last).to_be_visible()


@pytest.mark.parametrize("name", ["glossary/", "witnesses/", "concordance/", "cruces/"])
def test_without_scripts_every_list_is_readable(opened: Open, name: str) -> None:
    page = opened(name, java_script_enabled=False)
    expect(page.locator("h1")).to_be_visible()
    assert len(page.locator("article").inner_text()) > 2000


def test_a_layer_is_chosen_and_remembered(opened: Open) -> None:
    page = opened(RULE)
    word, clause = page.locator("#e-denne-here"), page.locator("#h")
    assert word.inner_text() == "denne"
    press(page, "As received")
    assert word.inner_text() == "dennne"
    press(page, "Modern")
    assert word.inner_text() == "denne"
    assert "Gøgen" in clause.inner_text()
    again = opened("gnav-1774/r14/")
    assert pressed(again) == ["Modern", "English"]
    assert "Gøg" in again.locator("#b").inner_text()


def test_choosing_moves_nothing_above_the_text(opened: Open) -> None:
    page = opened(RULE)
    before = box(page.locator("#a"))
    for name in ("As received", "Modern", "Corrected"):
        press(page, name)
        after = box(page.locator("#a"))
        assert (before["x"], before["y"]) == (after["x"], after["y"])


def test_a_translation_is_chosen_and_remembered(opened: Open) -> None:
    page = opened(RULE)
    press(page, "Modern Danish")
    expect(page.locator(".trans[lang=da]").first).to_be_visible()
    expect(page.locator(".trans[lang=en]").first).to_be_hidden()
    german = opened("gnav-german/r3/")
    expect(german.locator(".trans[lang=da]").first).to_be_visible()
    modern = opened("gnav-1917/r3/")
    assert pressed(modern) == ["Corrected", "None"]
    expect(modern.locator(".trans").first).to_be_hidden()


def test_the_translation_follows_the_language_until_one_is_chosen(opened: Open) -> None:
    page = opened(RULE)
    danish, english = page.locator(".trans[lang=da]").first, page.locator(".trans[lang=en]").first
    page.locator(".languages [data-language=da]").click()
    expect(danish).to_be_visible()
    expect(english).to_be_hidden()
    again = opened("gnav-1774/r14/")
    expect(again.locator(".trans[lang=da]").first).to_be_visible()
    again.close()
    page.locator(".languages [data-language=en]").click()
    expect(english).to_be_visible()
    page.locator(".languages [data-language=da]").click()
    press(page, "Engelsk")
    expect(english).to_be_visible()
    again = opened(RULE)
    expect(again.locator(".trans[lang=en]").first).to_be_visible()
    expect(again.locator(".trans[lang=da]").first).to_be_hidden()


def test_original_and_translation_stand_side_by_side_or_below_one_another(opened: Open) -> None:
    page = opened(RULE)
    clause, english = page.locator("#b"), page.locator("#b + .trans")
    left, right = box(clause), box(english)
    assert right["x"] >= left["x"] + left["width"]
    assert abs(right["y"] - left["y"]) < 12
    page.set_viewport_size({"width": 390, "height": 844})
    above, below = box(clause), box(english)
    assert below["y"] >= above["y"] + above["height"]


def test_an_emendation_explains_itself_to_the_keyboard(opened: Open) -> None:
    page = opened(RULE)
    page.locator("#b .letter").focus()
    page.keyboard.press("Tab")
    tip = page.locator("#emendation")
    expect(tip).to_be_visible()
    assert tip.inner_text().startswith("denne] dennne, machine reading (certainty high).")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_an_emendation_explains_itself_to_the_pointer(opened: Open) -> None:
    page = opened("gnav-1774/")
    page.locator("#e-tillukkes-here").hover()
    tip = page.locator("#emendation")
    expect(tip).to_contain_text("cause unknown (certainty medium)")
    tip.hover()
    expect(tip).to_be_visible()
    page.mouse.move(5, 5)
    expect(tip).to_be_hidden()


def test_an_emendation_explains_itself_to_a_finger(opened: Open) -> None:
    page = opened(RULE, viewport=PHONE, has_touch=True)
    page.locator("#e-denne-here").tap()
    expect(page.locator("#emendation")).to_be_visible()
    assert not page.url.endswith("#e-denne")
    page.locator("#e-denne-here").tap()
    page.wait_for_url("**#e-denne")


def test_a_clause_is_cited_in_its_row(opened: Open) -> None:
    page = opened(f"{RULE}#d")
    row = page.locator(".row", has=page.locator("#d"))
    row.locator(".cite-here").click()
    cited = row.locator(".cited-here")
    expect(cited.locator("[data-style]")).to_contain_text("1774:3[d]")
    expect(cited.get_by_role("button", name="Copy", exact=True)).to_be_focused()
    cited.get_by_role("button", name="BibTeX").click()
    expect(cited.locator("[data-style]")).to_contain_text("@")
    row.locator(".cite-here").click()
    expect(cited).to_have_count(0)


def test_notes_stand_beside_their_clause_or_open_under_it(opened: Open) -> None:
    page = opened(RULE)
    clause, note = page.locator("#d"), page.locator("#n-kis-kis")
    assert abs(box(clause)["y"] - box(note)["y"]) < 12
    page.set_viewport_size({"width": 390, "height": 844})
    row = page.locator(".row", has=clause)
    for of in (row.locator(".aside > summary"), row.locator(".cite-here"), row.locator(".ask")):
        expect(of).to_be_visible()
    row.locator(".aside > summary").click()
    assert box(note)["y"] > box(clause)["y"]
    expect(row.locator(".ask")).to_be_hidden()


def test_a_note_is_in_the_book_face_to_its_end_on_the_screen_and_on_paper(opened: Open) -> None:
    page = opened(RULE)
    page.locator(".rest").evaluate_all("all => all.forEach((rest) => { rest.open = true })")
    for media in ("screen", "print"):
        page.emulate_media(media=media)
        faces = page.locator(".note, .note .rest, .note i, .apparatus .why").evaluate_all(
            "all => all.map((part) => getComputedStyle(part).fontFamily.split(',')[0])"
        )
        assert len(faces) > 20
        assert set(faces) == {'"EB Garamond"'}, media


def test_the_rest_of_a_note_is_printed_and_runs_on_in_the_line(opened: Open) -> None:
    page = opened(RULE)
    rest = page.locator("#n-kis-kis [data-said=en] .rest")
    expect(rest).not_to_contain_text("makes a verb", use_inner_text=True)
    page.emulate_media(media="print")
    expect(rest).to_contain_text("makes a verb", use_inner_text=True)
    inside = "rest => getComputedStyle(rest, '::details-content').display"
    assert rest.evaluate(inside) == "inline"


def test_a_dane_reads_notes_apparatus_and_translation_in_danish(opened: Open) -> None:
    page = opened(RULE)
    page.locator(".languages [data-language=da]").click()
    note = page.locator("#n-kis-kis")
    expect(note).to_contain_text("det siger den, der har katten", use_inner_text=True)
    expect(note).not_to_contain_text("what the holder", use_inner_text=True)
    expect(page.locator("#e-denne")).to_contain_text("maskinens læsefejl", use_inner_text=True)
    row = page.locator(".row", has=page.locator("#d"))
    expect(row.locator(".trans:visible")).to_have_attribute("lang", "da")
    page.goto(page.url.replace("gnav-1774/r3", "gnav-1917/r5"))
    expect(page.locator(".clause").first).to_be_visible()
    expect(page.locator(".trans:visible")).to_have_count(0)
    press(page, "Engelsk")
    expect(page.locator(".trans:visible").first).to_have_attribute("lang", "en")


def test_a_link_to_a_note_opens_it_on_a_phone(opened: Open) -> None:
    page = opened(f"{RULE}#n-kis-kis", viewport=PHONE)
    expect(page.locator(".aside[open] #n-kis-kis")).to_be_in_viewport()


def test_blackletter_is_fetched_only_when_it_is_asked_for(opened: Open) -> None:
    page = opened(RULE)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    button = page.locator("[data-value=blackletter]")
    expect(button).to_be_hidden()
    press(page, "As received")
    assert not [url for url in fetched if "Unifraktur" in url]
    with page.expect_request("**/UnifrakturMaguntia.woff2"):
        button.click()
    assert "not a facsimile" in (button.get_attribute("title") or "")


def test_a_rule_page_is_light(opened: Open) -> None:
    """Bytes as a host sends them, made small, all but the index that a search would need."""
    page = opened("about/")
    urls: dict[str, str] = {}
    sent: dict[str, float] = {}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on(
        "Network.requestWillBeSent", lambda e: urls.update({e["requestId"]: e["request"]["url"]})
    )
    session.on(
        "Network.loadingFinished", lambda e: sent.update({e["requestId"]: e["encodedDataLength"]})
    )
    with serve_folder(tei.ROOT / "build" / "site") as host:
        page.goto(f"{host}{RULE}")
        page.wait_for_load_state("networkidle")
    known = {urls[key]: size for key, size in sent.items() if key in urls}
    counted = {url: size for url, size in known.items() if "search_index" not in url}
    assert 60_000 < sum(counted.values()) <= LIGHT, counted
