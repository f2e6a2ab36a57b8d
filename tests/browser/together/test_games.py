"""A host and guests, each in a browser of his own, play whole games in both ways."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from gnav_core.core.record import replay
from tests.browser.together.players import (
    TRIO,
    Served,
    play,
    seated_by_invitation,
    seated_by_server,
    stands,
)
from tests.windows import Window

FOUR = (*TRIO, "elsewhere")
GNAV = ("gnav-1774", TRIO[:2])
MORE = [
    pytest.param(*one, marks=pytest.mark.prove)
    for one in (("piquet-1774", TRIO[:2]), ("tre-kort-1774", FOUR), ("styrvolt-1774", FOUR))
]


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


@pytest.mark.parametrize(("rules", "kinds"), [GNAV, *MORE])
def test_a_whole_game_by_a_server(
    window: Window, served: Served, rules: str, kinds: tuple[str, ...]
) -> None:
    whole_game(*seated_by_server(window, served, rules, kinds))


@pytest.mark.parametrize(("rules", "kinds"), [GNAV, *MORE])
def test_a_whole_game_from_browser_to_browser(
    window: Window, site: str, rules: str, kinds: tuple[str, ...]
) -> None:
    whole_game(*seated_by_invitation(window, site, rules, kinds))
