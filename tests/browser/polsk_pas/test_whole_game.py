"""Polsk Pas at the table of the browser: what is said and laid away, and kept secret."""

from __future__ import annotations

from tests.browser.polsk_pas.playing import ALL, ONE, STRONG, asked, lay
from tests.browser.table import Table
from tests.browser.test_secrecy import looked_on
from tests.games.polsk_pas.table import HANDS, RULES, dealt

TO_THE_THIRD = "declare:h play:cj play:hq play:ca play:h10 play:sj play:sk play:ck play:dj".split()


def test_la_vola_is_asked_about_once_more_before_it_is_said(table: Table) -> None:
    """polsk-pas-1774.r9.a, q.vole."""
    lay(table, [*asked(STRONG), *TO_THE_THIRD], *ONE)
    table.page.locator('[data-move="vole"]').click()
    assert "All five tricks bring you" in table.page.locator(".claim").inner_text()
    table.page.keyboard.press("0")
    assert not table.page.locator(".claim").count()
    table.page.locator('[data-move="vole"]').click()
    table.click('.claim [data-move="vole"]')
    assert any(event["kind"] == "vole" for event in table.view()["events"])


def test_the_card_turned_up_is_taken_and_another_laid_away(table: Table) -> None:
    """polsk-pas-1774.r2.a, r3.a."""
    lay(table, [*asked(HANDS), "pass", "pass", "pass"], *ALL)
    table.go_on()
    table.press("take")
    assert table.view()["phase"] == "discard"
    assert table.page.locator(".held.legal").count() == 6
    table.click(".held.legal >> nth=5")
    assert any(event["kind"] == "discarded" for event in table.view()["events"])


def test_two_games_that_differ_in_the_card_laid_away_look_and_sound_the_same(table: Table) -> None:
    """polsk-pas-1774.r3.a, q.discard: messages, document and accessibility tree, all of them."""
    moves = " ".join([*dealt(HANDS), "pass pass pass take discard:{}"])
    assert looked_on(table, RULES, moves.format("cq")) == looked_on(
        table, RULES, moves.format("sq")
    )
