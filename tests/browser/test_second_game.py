"""A game comes to the browser when it is opened; who plays another never asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser.table import TO_TABLE
from tests.rest_in_prove import rest_in_prove
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
    # What the build wrote of the set-up knows nothing of the second game: the engine is asked.
    page.route("**/told.*.json", lambda route: route.fulfill(status=404, body=""))
    page.goto(f"{site}/play/")
    page.get_by_role("button", name=TO_TABLE).wait_for()
    return asked


def choose(page: Page, game: str) -> None:
    page.locator("details.another").evaluate("one => one.open = true")
    page.get_by_role("group", name="Which game?").get_by_label(game).check()


def test_a_game_is_fetched_when_it_is_chosen_and_once_and_by_nobody_who_plays_another(
    page: Page, asked: list[str]
) -> None:
    assert page.locator("input[name=game]").count() == 2
    assert page.locator("input[name=rules]").count() == 5
    page.get_by_role("button", name=TO_TABLE).click()
    page.locator(".table").wait_for()
    assert "gnav_core.games.gnav.zip" in asked
    assert TINY not in asked
    page.locator("[data-leave]").click()
    choose(page, "Tiny")
    page.get_by_label("You, and how many others?").wait_for()
    assert page.locator("input[name^=name]").count() <= 3
    choose(page, "Gnav")
    choose(page, "Tiny")
    page.get_by_role("button", name="Play Tiny", exact=True).wait_for()
    assert asked.count(TINY) == 1


@pytest.mark.prove
def test_an_address_that_asks_for_another_game_lays_it_out(
    page: Page, asked: list[str], site: str
) -> None:
    page.goto("about:blank")
    page.goto(f"{site}/play/#rules=tiny-high&players=2")
    page.get_by_text("Tiny, 2 at the table").wait_for()
    assert page.locator("input[name=game]:checked").get_attribute("value") == "tiny"


def test_a_game_that_cannot_be_fetched_says_so_is_tried_again_and_asks_no_second_question(
    page: Page, asked: list[str]
) -> None:
    """It has one source, so nobody is asked by whose rules it is to be played."""
    second = page.get_by_role("group", name="By whose rules?")
    assert second.count() == 1
    assert page.get_by_text("One card each; the highest wins.").count() == 1, "before it has come"
    page.route(f"**/{TINY}", lambda route: route.fulfill(status=404, body=""))
    choose(page, "Tiny")
    said = page.get_by_text(f"The file {TINY} is missing (the server answered 404).")
    said.wait_for()
    assert said.count() == 1
    page.unroute(f"**/{TINY}")
    page.get_by_role("button", name=TO_TABLE).click()
    others = page.get_by_label("You, and how many others?")
    others.wait_for()
    assert said.count() == 0
    assert second.count() == 0
    assert others.input_value() == "2", "as many as it is for"
    assert page.get_by_text("Tiny, 3 at the table").count() == 1
    choose(page, "Gnav")
    assert second.get_by_role("radio", checked=True).get_attribute("value") == "gnav-1774"
    page.get_by_role("button", name=TO_TABLE).click()
    page.locator(".table").wait_for()


@pytest.mark.parametrize(
    "address",
    rest_in_prove(["play/#rules=hanrey-1774&players=2", "play/#lesson=lesson-hanrey-1774"]),
)
def test_who_asks_for_another_game_asks_for_no_byte_of_gnav(
    page: Page, site: str, address: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(f"{site}/{address}")
    page.get_by_text("Play Hanrey").or_(page.locator(".table .hand")).first.wait_for()
    came = {name for name in asked if name.startswith("gnav_core.")}
    assert came == {"gnav_core.zip", "gnav_core.cards.zip", "gnav_core.games.hanrey.zip"}
    if "lesson" not in address:  # who plays it is seated
        page.get_by_text("Hanrey, 2 at the table").wait_for()
        who = page.get_by_label("Who plays seat 2", exact=True)
        assert who.input_value() == "thrifty"


@pytest.mark.prove
def test_gnav_comes_when_it_is_chosen_after_another_game(page: Page, site: str) -> None:
    page.goto(f"{site}/play/#rules=hanrey-1774&players=2")
    page.get_by_role("button", name="Play Hanrey", exact=True).wait_for()
    page.get_by_role("group", name="Which game?").get_by_label("Gnav").check()
    page.get_by_role("button", name="Play by 1774", exact=True).click()
    page.locator(".table").wait_for()
    assert page.get_by_text("Gnav", exact=False).count()


@pytest.mark.prove
def test_an_archive_renewed_before_a_game_is_opened_says_so(page: Page, asked: list[str]) -> None:
    page.route(
        "**/manifest.json", lambda route: route.fulfill(json={"rules": "0" * 64, "files": []})
    )
    choose(page, "Tiny")
    page.get_by_text("renewed since this page was opened").wait_for()
