"""A host and guests, each in a browser of his own, play whole games in both ways."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from gnav_core.core.record import replay
from tests.browser.together.players import (
    SMALL,
    TRIO,
    Served,
    begin,
    deal,
    join_by_link,
    play,
    seated_by_invitation,
    seated_by_server,
    stands,
)
from tests.windows import DESK, Window

FOUR = (*TRIO, "elsewhere")
GNAV = ("gnav-1774", FOUR)
PIQUET = ("piquet-1774", TRIO[:2])
TRE_KORT = pytest.param("tre-kort-1774", FOUR, marks=pytest.mark.prove)
STYRVOLT = pytest.param("styrvolt-1774", FOUR, marks=pytest.mark.prove)


def whole_game(host: Page, guests: dict[str, Page]) -> None:
    """Play to the end; every screen shows it, and the record says that it was fairly dealt."""
    pages = [host, *guests.values()]
    play(pages, Random(4))
    told = [stands(page) for page in pages]
    assert {one["waiting"] for one in told if one} == {"over"}
    assert [one["seat"] for one in told if one] == [*range(len(pages))]
    with host.expect_download() as saved:
        host.get_by_role("button", name="Export the record").click()
    record = Path(saved.value.path()).read_text("utf-8")
    answer = list(replay(record))[-1]
    assert (answer["status"], answer["chance"]) == ("ok", "as committed")
    assert json.loads(record)["seed"] != "chosen"


@pytest.mark.parametrize(("rules", "kinds"), [GNAV, TRE_KORT])
def test_a_whole_game_by_a_server(
    window: Window, served: Served, rules: str, kinds: tuple[str, ...]
) -> None:
    whole_game(*seated_by_server(window, served, rules, kinds))


@pytest.mark.parametrize(("rules", "kinds"), [PIQUET, STYRVOLT])
def test_a_whole_game_from_browser_to_browser(
    window: Window, site: str, rules: str, kinds: tuple[str, ...]
) -> None:
    whole_game(*seated_by_invitation(window, site, rules, kinds))


def test_a_guest_fetches_no_engine(window: Window, served: Served) -> None:
    host = window(**DESK)
    host.goto(served.host)
    deal(host, "gnav-1774", TRIO[:2])
    guest = window(**SMALL)
    fetched: list[str] = []
    guest.on("request", lambda request: fetched.append(request.url))
    join_by_link(host, {"Ida": guest})
    begin(host, [guest])
    assert not [url for url in fetched if "pyodide" in url or url.endswith((".wasm", ".zip"))]


def test_danish_and_english_sit_at_one_table(window: Window, served: Served) -> None:
    host, guests = seated_by_server(window, served, "gnav-1774", TRIO)
    danish = guests["Ida"]
    danish.evaluate("document.querySelector('.languages button[data-language=da]').click()")
    expect(danish.locator("gnav-table")).to_have_attribute("lang", "da")
    expect(danish.locator("gnav-table .log")).to_contain_text("Omgang 1")
    expect(host.locator("gnav-table .log")).to_contain_text("Deal 1")
