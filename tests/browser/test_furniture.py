"""What draws a game comes with the engine, as the first one’s does, or when it is opened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from tests.browser.table import Table

pytestmark = pytest.mark.fresh


def test_a_game_whose_furniture_does_not_come_says_so_and_is_kept(table: Table) -> None:
    table.open()
    stopped = []

    def stop(route: Route) -> None:
        stopped.append(route.request.url)
        route.abort()

    table.page.route("**/table/part-*.js", stop)
    table.set_up("hanrey-1774", "person", "thrifty")
    table.deal()
    assert stopped, "the furniture is not there before a game is"
    error = table.page.locator(".error").inner_text()
    assert error == ("The file hanrey/furniture.js could not be fetched; the network may be down.")
    table.kept()
    table.page.unroute("**/table/part-*.js")
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert table.state == "choices"


def test_the_furniture_of_the_first_game_comes_with_the_engine_and_once(table: Table) -> None:
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.open()
    first = [url for url in asked if "/assets/table/" in url]
    assert first
    for rules in ("gnav-1774", "gnav-german"):
        table.set_up(rules, "person", "computer", "computer")
        table.deal()
        assert [url for url in asked if "/assets/table/" in url] == first
        table.page.locator("[data-leave]").click()
