"""A match of several deals: each a game of its own, whose record says which deal it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.record import parse
from gnav_core.play import match
from tests.play.page import Page

ONE_DEAL = [game.id for game in registry.games() if game.one_deal]
SOURCES = [name for name in registry.SOURCES if registry.game_of(name).one_deal]


def finished(page: Page, view: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = page.call("finish", seat=view["seat"])
    return told


def begun(page: Page, rules: str, seed: str = "a", **length: int) -> dict[str, Any]:
    least, most = registry.rule_set(rules).seats.value
    told: dict[str, Any] = page.start(
        rules, 1, min(max(3, least), most) - 1, seed=seed, match=length
    )
    return told


def following(page: Page, over: dict[str, Any], seed: str = "b") -> dict[str, Any]:
    """Begin the deal after one that is over, as the table does."""
    players = [{"name": one["name"], "kind": one["kind"]} for one in over["players"]]
    asked = {"rules": over["rules"], "players": players, "seed": seed}
    told: dict[str, Any] = page.call("start", **asked, **over["match"]["next"])
    return told


def test_a_game_is_one_deal_where_nothing_is_handed_on_and_there_a_match_can_be_played():
    for rules in registry.SOURCES:
        listed, family = registry.game_of(rules), registry.family(rules)
        least, _ = registry.rule_set(rules).seats.value
        assert listed.one_deal == (not registry.new(rules, least).hands_on), rules
        assert listed.one_deal == (family.summaries[rules].match is not None), rules
    assert ONE_DEAL == ["byd", "fem_kort", "hanrey", "lang_hanrey", "piquet", "styrvolt"]


@pytest.mark.parametrize("rules", SOURCES)
def test_what_the_deals_bring_is_added_up_and_the_deal_passes_to_the_left(rules: str):
    page = Page()
    view = begun(page, rules, of=3)
    players = len(view["players"])
    total = [0] * players
    for number in (1, 2, 3):
        assert (view["match"]["number"], view["match"]["score"]) == (number, total)
        assert (view["match"]["brought"], view["match"]["next"]) == (None, None)
        assert parse(page.table.save()).dealer == (None if number == 1 else number - 2)
        over = finished(page, view)
        brought = over["match"]["brought"]
        total = [has + by for has, by in zip(total, brought, strict=True)]
        assert over["match"]["now"] == total
        if number == 3:
            break
        assert over["match"]["winners"] == []
        view = following(page, over, seed=f"deal {number}")
        assert [one["name"] for one in view["players"]] == [one["name"] for one in over["players"]]
    assert over["match"]["next"] is None
    best = [seat for seat, has in enumerate(total) if has == max(total)]
    assert over["match"]["winners"] == best


def test_in_a_game_without_a_score_the_deals_won_are_counted():
    page = Page()
    over = finished(page, begun(page, "hanrey-1774", of=2))
    won = [int(seat in over["winners"]) for seat in range(3)]
    assert sum(won) == 2
    assert over["match"]["brought"] == won


def test_a_match_to_a_number_goes_on_until_somebody_has_come_to_it():
    page = Page()
    over = finished(page, begun(page, "piquet-1774", to=60))
    while over["match"]["next"]:
        assert max(over["match"]["now"]) < 60
        over = finished(page, following(page, over, seed=str(over["match"]["number"])))
    now = over["match"]["now"]
    assert max(now) >= 60
    assert over["match"]["number"] > 1
    assert over["match"]["winners"] == [seat for seat in (0, 1) if now[seat] == max(now)]


def test_a_deal_alone_is_of_no_match():
    page = Page()
    assert page.start("piquet-1774", 1, 1)["match"] is None
    assert "match" not in json.loads(page.table.save())


def test_a_kept_deal_of_a_match_comes_back_with_it_and_undo_leaves_what_was_before():
    page = Page()
    view = following(page, finished(page, begun(page, "fem-kort-1774", of=2)))
    kept = page.table.save()
    again = Page().call("load", text=kept)
    assert again["match"] == view["match"]
    assert parse(kept).as_value()["match"] == {
        key: view["match"][key] for key in ("id", "number", "of", "score")
    }
    finished(page, view)
    undone = page.call("rewind", seat=0, at=view["moves"])
    assert undone["match"] == view["match"]


def test_a_link_to_a_deal_says_of_which_match_it_is():
    page = Page()
    over = finished(page, begun(page, "byd-1774", of=4))
    opened = Page().call("open", text=page.call("share")["text"])
    assert opened["match"] == over["match"]


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"of": 0},
        {"of": 101},
        {"of": 2, "to": 3},
        {"to": 0},
        {"to": 1.5},
        {"of": 2, "number": 3},
        {"of": 3, "number": 2},
        {"of": 3, "number": 2, "score": [1]},
        {"of": 3, "number": 2, "score": [1, "2"]},
        {"of": 3, "id": ""},
        {"of": True},
    ],
)
def test_what_no_match_can_be_is_refused_and_in_a_record_it_means_nothing(wanted):
    players = [{"name": name, "kind": "human"} for name in ("Anna", "Bo")]
    refused = Page().error("start", rules="piquet-1774", players=players, match=wanted)
    assert refused["why"] == "A match is of 100 deals at most, or to a number of 10000 at most."
    value = {"id": "a", "number": 1, **wanted}
    record = {"format": "gnav-record/1", "rules": "piquet-1774", "players": 2, "moves": []}
    loaded = Page().call("load", text=json.dumps({**record, "match": value}))
    assert loaded["match"] is None


def test_what_a_record_says_of_a_match_in_a_game_of_its_own_length_means_nothing():
    players = [{"name": name, "kind": "human"} for name in ("Anna", "Bo")]
    view = Page().call("start", rules="gnav-1774", players=players, match={"of": 3})
    assert view["match"] is None


def test_the_match_of_a_record_is_read_whole_or_not_at_all():
    assert match.read(None, 2) is None
    assert match.read({"id": "x", "number": 1, "of": 2}, 2) == ("x", 1, 2, None, (0, 0))
