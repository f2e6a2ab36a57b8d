"""The call that tells what the pieces of a game do; a game without such a key has none."""

from __future__ import annotations

from tests.play.page import Page


def start(rules: str) -> Page:
    page = Page()
    players = [{"name": name, "kind": "human"} for name in ("Anna", "Bo", "Carl")]
    page.call("start", rules=rules, players=players, seed="a key")
    return page


def test_the_key_is_told_in_the_language_of_the_interface() -> None:
    page = start("gnav-1774")
    assert page.call("key", seat=0)["groups"][0]["text"] == "stops you"
    page.call("speak", language="da")
    assert page.call("key", seat=0)["groups"][0]["text"] == "standser dig"


def test_whoever_looks_on_is_told_of_the_pieces_and_of_none_as_his_own() -> None:
    key = start("gnav-1774").call("key")
    assert len(key["kinds"]) == 21
    assert key["mine"] is None


def test_a_game_whose_family_names_no_key_has_none() -> None:
    assert start("hanrey-1774").call("key", seat=0) is None
