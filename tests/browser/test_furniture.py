"""What draws a game comes to the browser when a game of its family is opened."""

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
    table.set_up("gnav-1774", "person", "computer")
    table.deal()
    assert stopped, "the furniture is not there before a game is"
    error = table.page.locator(".error").inner_text()
    assert error == ("The file gnav/furniture.js could not be fetched; the network may be down.")
    table.kept()
    table.page.unroute("**/table/part-*.js")
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert table.state == "choices"


def test_the_furniture_comes_once_for_all_games_of_a_family(table: Table) -> None:
    table.open()
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.set_up("gnav-1774", "person", "computer")
    table.deal()
    first = [url for url in asked if "/assets/table/" in url]
    assert first
    table.page.locator("[data-leave]").click()
    table.set_up("gnav-german", "person", "computer", "computer")
    table.deal()
    assert [url for url in asked if "/assets/table/" in url] == first
