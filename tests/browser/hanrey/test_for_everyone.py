"""Hanrey in words, in Danish, by ear, gone through again, and at its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.danish import choose
from tests.browser.hanrey.playing import MAY_TAKE, hand, lay, legal, until, with_hand
from tests.browser.table import Table

FOUR = ("human", "thrifty", "thrifty", "thrifty")


def test_it_is_told_and_played_in_words(table: Table) -> None:
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    may = legal(table).evaluate_all("all => all.map((card) => card.dataset.move)")
    names = hand(table).locator(".unseen").all_inner_texts()
    table.page.keyboard.press("t")
    rows = table.page.locator(".in-words tbody tr")
    assert rows.nth(0).locator("td").nth(0).inner_text() == ", ".join(names)
    assert "cards" in rows.nth(0).locator("td").nth(1).inner_text()
    caption = table.page.locator(".in-words caption").inner_text()
    assert "On the table: the" in caption
    assert "are trumps" in caption
    moves = table.choices.evaluate_all("all => all.map((button) => button.dataset.move)")
    assert moves == [*may, "take"]
    before = table.view()["moves"]
    table.press(may[0])
    assert table.view()["moves"] > before
    table.page.keyboard.press("t")


def test_in_forced_colours_a_card_keeps_its_edge_and_what_may_not_be_played_is_grey(
    table: Table,
) -> None:
    """Whatever the system paints, and whatever suit it is of."""
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    table.page.emulate_media(forced_colors="active")
    colours = """kind => {
      const root = document.querySelector('gnav-table').shadowRoot;
      const faces = [...root.querySelectorAll(`.held.${kind} .face`)];
      const styles = faces.map((face) => getComputedStyle(face));
      return styles.map(({ color, borderTopWidth: edge }) => [color, edge]);
    }"""
    legal_ones = table.page.evaluate(colours, "legal")
    barred = table.page.evaluate(colours, "barred")
    legal(table).first.focus()
    table.page.keyboard.press(" ")
    picked = table.page.locator(".held.picked .card")
    outline = picked.evaluate("card => getComputedStyle(card).outlineStyle")
    table.page.emulate_media(forced_colors="none")
    assert len({colour for colour, _ in legal_ones}) == 1
    assert len({colour for colour, _ in barred}) == 1
    assert legal_ones[0] != barred[0]
    assert {edge for _, edge in legal_ones + barred} == {"1px"}
    assert outline == "solid"


def test_the_cards_speak_danish(table: Table) -> None:
    """Es, konge, dame, knægt: E, K, D, Kn in the corners, and in what beats what."""
    lay(table, with_hand(8, 2), "human", "thrifty", **MAY_TAKE)
    choose(table.page, "da")
    expect(table.page.locator(".beats")).to_contain_text("E K D Kn 10 9 8 7 6")
    assert table.page.get_by_role("toolbar", name="Dine kort").is_visible()
    ranks = set(table.page.locator(".hand .large .rank").all_inner_texts())
    assert not ranks & {"A", "Q", "J"}
    choose(table.page, "en")


def test_what_is_played_is_said_aloud(table: Table) -> None:
    lay(table, [], "human", "thrifty")
    table.click(".held.legal >> nth=-1")
    said = table.page.locator(".unseen[role=status]").first.inner_text()
    assert "You lead" in said or "You beat" in said


def test_a_game_taken_up_again_tells_what_came_after_ones_own_card(table: Table) -> None:
    """The whole game is one deal, and is not told from its beginning."""
    lay(table, with_hand(8, 4), *FOUR, **MAY_TAKE)
    said = table.page.locator(".unseen[role=status] span[data-events]")
    assert 0 < said.count() < len(table.view()["events"])
    assert said.first.inner_text().startswith("You ")


def test_a_moment_gone_by_is_shown_and_played_on_from(table: Table) -> None:
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    table.page.keyboard.press("Escape")
    table.page.locator(".table").click(position={"x": 5, "y": 5})
    before = table.page.locator(".hand .held").count()
    table.page.evaluate("document.querySelector('gnav-table').shadowRoot.activeElement?.blur()")
    table.page.keyboard.press("ArrowLeft")
    table.page.wait_for_function("() => unanswered.size === 0")
    table.settled()
    assert legal(table).count() == 0
    assert table.page.locator(".hand .held").count() > 0
    table.page.keyboard.press("End")
    table.page.locator(".held.legal").first.wait_for()
    assert table.page.locator(".hand .held").count() == before


def test_the_end_names_who_has_lost(table: Table) -> None:
    """hanrey-1774.r6.a: all others have won, and no name of theirs is struck out."""
    lay(table, until(lambda game, state: state.loser is not None, 4), *FOUR, **MAY_TAKE)
    assert table.state == "outcome"
    lost = table.page.locator("#outcome-head").inner_text()
    assert re.search("has lost|You have lost", lost)
    assert table.page.locator(".seat.won").count() == 3
    reason = table.page.locator(".outcome .reason").inner_text()
    assert re.search("keeps? the last card", reason)


@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_and_every_zone_is_on_the_table(table: Table, players: int) -> None:
    """What comes and goes is found by its zone, for the eyes and for the motion."""
    lay(table, with_hand(4, players), "human", *["thrifty"] * (players - 1), **MAY_TAKE)
    zones = [zone["id"] for zone in table.view()["zones"]]
    for zone in zones:
        assert table.page.locator(f'[data-zone="{zone}"] .card').count() > 0, zone
    trick = next(zone for zone in table.view()["zones"] if zone["id"] == "trick")
    shown = table.page.locator(".trick [data-card]").evaluate_all(
        "all => all.map((e) => e.dataset.card)"
    )
    assert shown == [one["card"] for one in trick["cards"]]
