"""A host and guests, each in a browser of his own, play whole games in both ways."""

from __future__ import annotations

import pytest

from tests.browser.together.players import (
    TRIO,
    Served,
    seated_by_invitation,
    seated_by_server,
    whole_game,
)
from tests.windows import Window

FOUR = (*TRIO, "elsewhere")
GNAV = ("gnav-1774", TRIO[:2])
PIQUET = pytest.param("piquet-1774", TRIO[:2], marks=pytest.mark.prove)
TRE_KORT = pytest.param("tre-kort-1774", FOUR, marks=pytest.mark.prove)
STYRVOLT = pytest.param("styrvolt-1774", FOUR, marks=pytest.mark.prove)


@pytest.mark.parametrize(("rules", "kinds"), [GNAV, TRE_KORT])
def test_a_whole_game_by_a_server(
    window: Window, served: Served, rules: str, kinds: tuple[str, ...]
) -> None:
    whole_game(*seated_by_server(window, served, rules, kinds))


@pytest.mark.parametrize(("rules", "kinds"), [PIQUET, STYRVOLT])
def test_a_whole_game_from_browser_to_browser(
    window: Window, site: str, rules: str, kinds: tuple[str, ...]
) -> None:
    """One of Gnav is played so in every run, where its host reloads."""
    whole_game(*seated_by_invitation(window, site, rules, kinds))
