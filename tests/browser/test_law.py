"""The law beside the table: in the reader's layer and language, the words that decide marked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from gnav_core.core import registry, text
from gnav_core.core.cited import quotes
from gnav_core.core.text import label
from tests.browser.danish import choose as choose_language
from tests.browser.table import SOURCES, Table


def words(table: Table, clause: str) -> Locator:
    return table.page.locator(f'.law [data-words="{clause}"]')


def choose(table: Table, key: str, value: str) -> None:
    open_ = table.page.locator(".law .reading")
    if open_.get_attribute("open") is None:
        open_.locator("summary").click()
    table.page.locator(f'.law .reading [data-key="{key}"][data-value="{value}"]').click()


def test_the_law_of_the_moment_stands_in_the_layer_chosen(table: Table) -> None:
    """gnav-1774.r3.a"""
    table.start("gnav-1774", "person", "computer", "computer")
    asked = words(table, "gnav-1774.r3.a")
    asked.locator(".trans").wait_for()
    assert "fornøyet med sin Brikke" in asked.locator(".text").inner_text()
    assert asked.locator(".trans").get_attribute("lang") == "en"
    choose(table, "layer", "normalised")
    assert "fornøjet med sin Brik," in asked.locator(".text").inner_text()
    choose(table, "translation", "da")
    assert asked.locator(".trans").get_attribute("lang") == "da"
    choose(table, "translation", "none")
    assert asked.locator(".trans").count() == 0


def test_a_layer_chosen_at_the_table_stands_in_the_reading_room_too(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    choose(table, "layer", "diplomatic")
    table.page.goto(f"{table.site}/gnav-1774/r3/")
    assert table.page.evaluate("document.documentElement.dataset.layer") == "diplomatic"


def test_a_layer_chosen_in_the_reading_room_stands_at_the_table(table: Table) -> None:
    table.cleared = False  # the table is left
    table.page.goto(f"{table.site}/gnav-1774/r3/")
    table.page.locator('reading-choice [data-value="normalised"]').click()
    table.start("gnav-1774", "person", "computer", "computer")
    asked = words(table, "gnav-1774.r3.a")
    asked.get_by_text("fornøjet").wait_for()


@pytest.mark.parametrize("rules", SOURCES)
def test_the_words_that_decide_are_marked_and_stand_in_the_clause(table: Table, rules: str) -> None:
    quoted = quotes(registry.rule_set(rules))
    table.start(rules, "person", "computer", "computer")
    table.page.locator(".law .all > summary").click()
    choose(table, "layer", "diplomatic")
    table.page.locator('.law [data-layer="diplomatic"]').first.wait_for()
    for passage in table.page.locator(".law .words:not(.crux)").all():
        clause = passage.get_attribute("data-words") or ""
        said = " ".join(passage.locator(".text").inner_text().split())
        rested_on = [" ".join(quote.split()) for quote in quoted[clause]]
        assert all(quote in said for quote in rested_on), clause
        for mark in passage.locator("mark").all_inner_texts():
            assert mark in said
            assert any(quote.strip(" ,;:.") in mark or mark in quote for quote in rested_on)


@pytest.mark.fresh
def test_without_the_network_the_words_of_the_engine_stand_as_received(table: Table) -> None:
    table.page.route("**/api/**", lambda route: route.abort())
    table.start("gnav-1774", "person", "computer", "computer")
    asked = words(table, "gnav-1774.r3.a")
    assert "fornøyet med sin Brikke" in asked.locator(".text").inner_text()
    assert asked.locator(".trans").count() == 0


def test_pointing_at_a_chip_shows_its_words_and_so_does_focus(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    chip = table.page.locator(".line .chip").first
    clause = chip.get_attribute("data-clause") or ""
    chip.focus()
    words(table, clause).wait_for()
    assert "pointed" in (words(table, clause).get_attribute("class") or "")


def test_a_refused_choice_says_why_with_its_clause(table: Table) -> None:
    """gnav-1917.r8.b: only a fool's holder may tap."""
    table.start("gnav-1917", "person", "computer", "computer")
    refused = table.view()["refused"]
    assert refused
    table.page.locator(".forbidden summary").press("Enter")
    for refusal in refused:
        row = table.page.locator(".refused", has_text=refusal["label"])
        assert refusal["why"] in row.inner_text()
        assert row.locator(".chip").count() == len(refusal["clauses"])
        chip = row.locator(".chip").first
        chip.focus()
        words(table, chip.get_attribute("data-clause") or "").wait_for()


def test_the_law_is_one_clause_until_all_of_it_is_asked_for(table: Table) -> None:
    """gnav-1774.r5.a: our reading stands by itself, and says why when it is asked."""
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("exchange")
    law = table.page.locator(".law .statutes")
    assert law.locator(".words:not(.crux):visible").count() == 1
    assert law.locator(".words.crux:visible").count() <= 1
    law.get_by_text("All that rules this deal").click()
    assert law.locator(".words:visible").count() > 1
    for passage in law.locator(".words .text").all():
        whole = len(passage.inner_text())
        marks = sum(len(mark) for mark in passage.locator("mark").all_inner_texts())
        assert marks <= 0.75 * whole, "a mark on nearly every word marks none"


def test_what_a_gap_is_is_said_once_until_it_is_understood(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("exchange")
    why = table.page.locator(".law .why").first
    explained = table.page.locator(".leaflet .explained")
    assert table.page.locator(".explained").count() == 0
    why.click()
    assert "the source is silent" in explained.inner_text()
    explained.get_by_role("button", name="Understood").click()
    assert explained.count() == 0


def test_what_is_asked_of_a_text_stands_behind_why_alone(table: Table) -> None:
    """gnav-1774.q.base-penalty: the commonest loss rests on our reading."""
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("exchange")
    page = table.page
    law = page.locator(".law .statutes")
    law.get_by_text("All that rules this deal").click()
    for part in (law, page.locator(".log"), page.locator("div.play")):
        said = part.inner_text().lower()
        assert not re.search(r"\b(crux|gap)\b", said)
    reading = page.locator(".log .chip", has_text="our reading").last
    asked = text.data()["cruces"][reading.get_attribute("data-clause") or ""]
    reading.click()
    leaf = page.get_by_role("dialog", name=asked["question"])
    assert asked["question"] not in leaf.locator(".pages").inner_text(), "its head asks it"
    assert re.search(r"\b(crux|gap)\b", leaf.locator(".words h4").inner_text())


def test_on_a_phone_the_law_in_short_is_in_the_language_that_is_read(phone: Table) -> None:
    """gnav-1774.r3.a: its translation has more letters than two lines hold."""
    phone.start("gnav-1774", "person", "computer", "computer", "computer")
    for language, words in (("en", "offers his neighbour"), ("da", "ey er fornøyet")):
        choose_language(phone.page, language)
        law = phone.page.locator(f'.in-short .text[lang="{language}"]')
        expect(law).to_contain_text(words)
        expect(phone.page.locator(".in-short .text")).to_have_count(1)
    choose_language(phone.page, "en")


def test_a_reference_opens_beside_the_table_and_gives_the_focus_back(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("exchange")
    page = table.page
    line = page.locator(".line[data-kind=showed]")
    chip = line.locator(".chip").first
    clause = chip.get_attribute("data-clause") or ""
    chip.click()
    sheet = page.get_by_role("dialog", name=label(clause))
    assert sheet.locator(f'[data-words="{clause}"] .text').first.inner_text()
    assert page.evaluate("document.activeElement.shadowRoot.activeElement.tagName") == "H2"
    cited = line.locator(".chip").evaluate_all("all => all.map(one => one.dataset.clause)")
    for other in cited:
        assert sheet.locator(f'[data-words="{other}"]').count() == 1
    sheet.get_by_text("The whole rule").click()
    assert sheet.locator(f'[data-words="{clause.rpartition(".")[0]}"] .text').is_visible()
    table_box, own = page.locator(".table").bounding_box(), sheet.bounding_box()
    assert table_box
    assert own
    assert own["x"] >= table_box["x"] + table_box["width"], "beside the table, not over it"
    page.keyboard.press("Escape")
    assert sheet.count() == 0
    focused = "document.activeElement.shadowRoot.activeElement.dataset.clause"
    assert page.evaluate(focused) == clause
    assert "/play/" in page.url


def test_a_reference_opens_in_a_new_tab_only_if_the_reader_says_so(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    with table.page.context.expect_page() as opened:
        table.page.locator(".line .chip").first.click(modifiers=["Control"])
    assert "/gnav-1774/" in opened.value.url or opened.value.url == "about:blank"
    opened.value.close()
    assert table.page.locator(".leaflet").count() == 0
