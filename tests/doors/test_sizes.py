"""Sizes at the door: what is too much is refused in one sentence, or kept and shown shortened."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.core.outside import LONGEST_NAME
from gnav_core.core.record import LONGEST
from gnav_core.games.gnav.scorekeeper import page as scores
from gnav_core.play import session
from gnav_core.play.example import LONGEST_REMARK, LONGEST_TITLE, MOST_REMARKS
from tests.core.test_record import changed
from tests.games.gnav.evenings import ledger, lost
from tests.play.page import Page
from tests.seen import held

LONG = "A" * 2_000


def loaded(**more: Any) -> tuple[Page, Any]:
    """Load the example with more in it."""
    page = Page()
    return page, page.call("load", text=json.dumps(changed(**more)))


def test_a_record_of_thirty_megabytes_is_refused_in_one_sentence():
    page = Page()
    why = page.error("load", text=json.dumps(changed(opening="x" * 30_000_000)))["why"]
    assert why == f"This is too long: at most {LONGEST} letters are read."


def test_a_long_name_in_a_record_is_kept_and_shown_shortened():
    page, view = loaded(names=[LONG, "Bo", f"{LONG}!"])
    names = [player["name"] for player in view["players"]]
    assert names == ["A" * 59 + "… (1)", "Bo", "A" * 59 + "… (3)"]
    assert json.loads(page.call("save"))["names"] == [LONG, "Bo", f"{LONG}!"]
    assert all(len(event["text"]) < 400 for event in view["events"])


@pytest.mark.parametrize(
    "names", [None, "Anna", ["Anna"], [None, 7, []], [" ", "\n", ""], {"0": "Anna"}]
)
def test_names_that_are_none_are_numbers(names):
    _, view = loaded(names=names)
    assert [player["name"] for player in view["players"]] == ["Seat 0", "Seat 1", "Seat 2"]


def test_a_long_name_cannot_be_given_to_a_new_game():
    page = Page()
    players = [{"name": "x" * (LONGEST_NAME + 1)}, {"name": "Bo"}]
    why = page.error("start", rules="gnav-1774", players=players)["why"]
    assert why.startswith("A name has at most 60 letters, and 'xxx")
    assert len(why) < 120
    players[0]["name"] = "x" * LONGEST_NAME
    players = [{**player, "kind": "human"} for player in players]
    view = page.call("start", rules="gnav-1774", players=players)
    assert view["players"][0]["name"] == "x" * LONGEST_NAME


def test_a_long_seed_cannot_be_given_to_a_new_game():
    page = Page()
    players = [{"kind": "human"}, {"kind": "human"}]
    asked = {"rules": "gnav-1774", "players": players, "seed": "x" * 101}
    assert page.error("start", **asked)["why"] == "A seed has at most 100 letters."
    for seed in ("x" * 101, "x" * 2000, 7, 2.5, None, ["x"], {"x": 1}, True):
        again, _ = loaded(seed=seed)
        assert again.call("continue")["events"]


def test_the_same_seed_deals_as_it_always_did():
    """A seed is a text or a number; what an old record holds beside that counts as none."""
    first, same = (held(loaded(seed=seed)[0].call("continue")) for seed in (7, "7"))
    assert first == same


def test_remarks_and_titles_are_kept_and_shown_shortened():
    long = {"at": 0, "text": "x" * 5000, "text_da": "y" * 5000, "clauses": ["c"] * 500}
    remarks = [long, *[{"at": 0, "text": "x"}] * 900]
    page, view = loaded(title="t" * 500, title_da=7, remarks=remarks, shows=["s" * 900, "s", 7])
    assert len(view["remarks"]) == MOST_REMARKS
    assert {len(view["remarks"][0][key]) for key in ("text", "text_da")} == {LONGEST_REMARK}
    assert len(view["remarks"][0]["clauses"]) == 100
    assert (len(view["title"]), view["title_da"], view["shows"]) == (LONGEST_TITLE, None, ["s"])
    kept = json.loads(page.call("save"))
    assert (kept["remarks"], kept["title"]) == (remarks, "t" * 500)


@pytest.mark.parametrize("line", [1.0, True, "1", None, -1, 99, [1], 10**30])
def test_a_line_that_is_no_number_is_the_first(line):
    page, view = loaded(line=line, lines=[{"moves": ["deal:3"]}])
    assert [one["current"] for one in view["lines"]] == [True, False]
    assert page.error("switch", line=1.0)["why"].startswith("There is no line 1.0")


def test_a_record_holds_a_thousand_lines_and_no_more():
    lines = [{"moves": [f"deal:{piece}"]} for piece in ("3", "4", "5")] * 400
    assert (
        "1201 lines, where 1000 are the most"
        in Page().error("load", text=json.dumps(changed(lines=lines)))["why"]
    )


def test_a_game_that_is_full_of_lines_or_moves_says_so_and_goes_on(monkeypatch):
    page, _ = loaded(kinds=["human"] * 3)
    monkeypatch.setattr(session, "MOST_LINES", 2)
    page.call("rewind", at=4)
    assert "keeps 2 lines" in page.error("rewind", at=3)["why"]
    assert page.call("act", seat=1, move="exchange")
    before = page.call("save")
    monkeypatch.setattr(session, "MOST_MOVES", 11)
    assert "holds 11 moves in all" in page.error("act", seat=2, move="stand")["why"]
    monkeypatch.setattr(session, "MOST_IN_A_LINE", 5)
    assert "This line has 5 moves" in page.error("act", seat=2, move="stand")["why"]
    assert page.call("save") == before


def test_a_record_of_more_moves_than_can_be_played_through_is_refused_at_once():
    """Two who tie in the final begin again for ever: a short link could hold as many deals."""
    endless = ["deal:3", "deal:3", "stand", "stand"] * 5001
    value = changed(players=2, dealer=1, readings={"appeals": "none"}, moves=endless)
    why = Page().error("load", text=json.dumps(value))["why"]
    assert why.startswith("This record holds 20004 moves in a line and 20004 in all, where 20000")
    lines = [{"moves": endless[:15_000]}] * 4
    why = Page().error("load", text=json.dumps({**value, "moves": ["deal:3"], "lines": lines}))[
        "why"
    ]
    assert "15000 moves in a line and 60001 in all" in why


def test_a_record_as_long_as_a_game_may_grow_can_be_read_again():
    """No move is longer, written out with its quotes, comma and space."""
    assert session.MOST_MOVES * len('"deal:dragoon", ') < LONGEST


@pytest.mark.parametrize(
    "kinds", [[], ["human"], "human", {"0": "human"}, [[], {}, 7], ["human"] * 99]
)
def test_players_that_are_none_are_refused_or_taken_as_not_said(kinds):
    answer = Page().answer("load", text=json.dumps(changed(kinds=kinds)))
    assert "ok" in answer or answer["error"]["why"].endswith(".")
    assert "ok" in answer or len(answer["error"]["why"]) < 200


def test_a_long_name_in_an_evening_is_shown_shortened():
    written = ledger("gnav-1774", 2, lost(0, lowest=[0]), names=[LONG, "Bo"])
    shown = scores.keep(written)
    assert shown["players"][0]["name"] == "A" * 59 + "…"
    assert len(scores.sheet(written)) < 2000


def test_an_evening_of_very_many_names_is_refused_at_once():
    written = ledger("gnav-1774", 2, names=[f"P{n}" for n in range(200_000)] + ["P0"])
    assert "Two are called P0" in Page().error("keep", ledger=written)["why"]


def test_at_most_forty_laws_are_asked_at_once():
    laws = [{"rules": "gnav-1774"}] * 41
    why = Page().error("rule", asker="7", asked=["cat"], laws=laws)["why"]
    assert why == "At most 40 laws are asked at once."


def test_names_beside_a_ruling_are_shown_shortened_and_on_one_line():
    found = Page().call("rule", asker="7", asked=["cat"], names=[LONG, "B\no", "C"])
    assert found["names"] == ["A" * 59 + "…", "B o", "C"]
