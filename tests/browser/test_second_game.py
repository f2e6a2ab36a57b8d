"""A game comes to the browser when it is opened; who plays another never asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.runtime.second_game import with_tiny

pytestmark = pytest.mark.fresh

RUNTIME = Path(__file__).resolve().parents[2] / "build" / "runtime"
TINY = "gnav_core.games.tiny.zip"


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_tiny(RUNTIME, tmp_path_factory.mktemp("two") / "runtime")


@pytest.fixture
def asked(page: Page, site: str, two_games: Path) -> list[str]:
    """Open the table of an archive with two games; list the files of the runtime it asks for."""
    asked: list[str] = []

    def give(route: Route) -> None:
        name = route.request.url.partition("/assets/runtime/")[2].partition("?")[0]
        asked.append(name)
        route.fulfill(path=two_games / name)

    page.route("**/assets/runtime/*", give)
    page.goto(f"{site}/play/")
    page.get_by_role("button", name="Deal", exact=True).wait_for()
    return asked


def choose(page: Page, source: str) -> None:
    page.locator(f"input[name=rules][value={source}]").check()


def test_playing_gnav_asks_for_no_byte_of_another_game(page: Page, asked: list[str]) -> None:
    assert page.locator("label.source").count() == 7
    page.get_by_role("button", name="Deal", exact=True).click()
    page.locator(".table").wait_for()
    assert "gnav_core.games.gnav.zip" in asked
    assert TINY not in asked


def test_a_game_that_is_chosen_is_fetched_then_and_once(page: Page, asked: list[str]) -> None:
    choose(page, "tiny-high")
    page.get_by_text("2–3 seats").wait_for()
    assert page.locator("input[name^=name]").count() <= 3
    choose(page, "gnav-1917")
    choose(page, "tiny-high")
    page.get_by_role("button", name="Deal", exact=True).wait_for()
    assert asked.count(TINY) == 1


def test_a_game_that_cannot_be_fetched_says_so_and_is_tried_again(
    page: Page, asked: list[str]
) -> None:
    page.route(f"**/{TINY}", lambda route: route.fulfill(status=404, body=""))
    choose(page, "tiny-high")
    said = page.get_by_text(f"The file {TINY} is missing (the server answered 404).")
    said.wait_for()
    assert said.count() == 1
    page.unroute(f"**/{TINY}")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.get_by_text("2–3 seats").wait_for()
    assert said.count() == 0
    choose(page, "gnav-1774")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.locator(".table").wait_for()


def test_an_archive_renewed_before_a_game_is_opened_says_so(page: Page, asked: list[str]) -> None:
    page.route(
        "**/manifest.json", lambda route: route.fulfill(json={"rules": "0" * 64, "files": []})
    )
    choose(page, "tiny-high")
    page.get_by_text("renewed since this page was opened").wait_for()
