"""What the browser calls: views that hide what they must, and one sentence for bad input."""

from __future__ import annotations

import json
from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.games.gnav import SOURCES
from tests.play.page import Page, a_move
from tests.seen import held


@pytest.mark.parametrize(
    "rules",
    [
        # Its pool is empty after some hundred deals, each of which asks for the whole log.
        pytest.param(rules, marks=pytest.mark.prove if rules == "gnav-german" else ())
        for rules in registry.SOURCES
    ],
)
def test_a_whole_game_is_played_and_every_line_cites(rules):
    page, chance = Page(), Random(4)
    view = page.start(rules, 1, min(4, registry.rule_set(rules).seats.value[1]) - 1)
    for _ in range(2000):
        if view["waiting"] == "over":
            break
        if view["waiting"] == "deal":
            view = page.call("continue", seat=0)
        else:
            move = chance.choice(view["choices"])
            assert move["clauses"]
            view = page.call("act", seat=0, move=a_move(move, chance))
        assert view["law"]
    assert view["waiting"] == "over"
    assert view["winners"]
    assert view["reason"]
    assert all(event["clauses"] and event["text"].strip() for event in view["events"])
    assert json.loads(page.call("export"))["rules"] == rules


@pytest.mark.parametrize("rules", SOURCES)
def test_no_message_holds_a_piece_that_the_seat_may_not_see(rules):
    page, chance = Page(), Random(5)
    view = page.start(rules, 1, min(5, registry.rule_set(rules).seats.value[1]) - 1)
    for _ in range(60):
        if view["waiting"] == "over":
            break
        state = page.table.session.state
        for seat, piece in enumerate(held(view)):
            if view["waiting"] == "seat" and state.phase not in ("appeal", "over") and seat:
                assert piece in (None, "hidden")
        for event in view["events"]:
            if event["kind"] in ("dealt", "drew") and event["seat"] != 0:
                assert "piece" not in event
        if view["waiting"] == "deal":
            view = page.call("continue", seat=0)
        else:
            view = page.call("act", seat=0, move=chance.choice(view["choices"])["move"])
    assert '"deal:' not in "".join(page.received)


def test_only_the_seat_to_move_learns_what_it_may_do():
    page = Page()
    view = page.start("gnav-1917", 3, 0)
    assert (view["seat"], view["choices"], held(view)) == (None, [], ["hidden"] * 3)
    assert page.call("view", seat=1)["choices"] == []
    assert page.call("view", seat=0)["choices"]


def test_a_disabled_move_says_why_not_and_cites():
    page = Page()
    page.start("gnav-1917", 3, 0, seed="b")
    view = page.call("view", seat=0)
    refused = {entry["move"]: entry for entry in view["refused"]}
    if held(view)[0] != "fool":
        assert refused["tap"]["why"].startswith("P0 is to stand or exchange: only the holder")
        assert refused["tap"]["clauses"] == ["gnav-1917.r8.d", "gnav-1917.q.tapping"]


def test_the_same_seed_deals_the_same_pieces_also_after_a_reload():
    page, other = Page(), Page()
    view = page.start("gnav-1774", 1, 3)
    page.call("act", seat=0, move=view["choices"][0]["move"])
    saved = page.call("save")
    other.call("resume", text=saved)
    assert page.call("view", seat=0) == other.call("view", seat=0)
    assert page.call("continue", seat=0) == other.call("continue", seat=0)


def test_events_can_be_asked_for_from_a_number_on():
    page = Page()
    view = page.start("gnav-1774", 1, 3)
    seen = len(view["events"])
    later = page.call("act", seat=0, move="stand", since=seen)
    assert later["events"][0]["n"] == seen


def test_the_cry_of_the_source_stands_in_the_line():
    page = Page()
    view = page.start("gnav-1917", 1, 3)
    view = page.call("act", seat=0, move="stand", since=len(view["events"]))
    assert view["events"][0]["cry"] == "Jeg står!"
    assert "“Jeg står!”" in view["events"][0]["text"]


def test_the_desk_speaks_danish():
    page = Page()
    page.start("gnav-1774", 1, 3)
    page.call("speak", language="da")
    view = page.call("view", seat=0)
    assert view["events"][-1]["text"].endswith("får en brik.")
    assert "is dealt" not in json.dumps(view)
    assert "klingon" in page.error("speak", language="klingon")["why"]
    assert page.call("players")[0]["kind"] == "greedy"


def test_a_game_is_named_before_it_has_come_with_the_seats_of_all_its_sources():
    games = Page().call("games")
    assert (games[0]["id"], games[0]["name"]) == ("gnav", "Gnav"), "the first comes first"
    assert ("hanrey", "Hanrey") in [(game["id"], game["name"]) for game in games]
    for game, family in zip(games, registry.families(), strict=True):
        seats = [registry.rule_set(source).seats.value for source in family.sources]
        assert game["seats"] == [min(least for least, _ in seats), max(most for _, most in seats)]
        assert game["line"].endswith(".")


def test_a_source_is_called_by_its_game_and_its_short_name():
    called = {source["id"]: source["called"] for source in Page().call("sources")}
    assert called["gnav-1774"] == "Gnav 1774"
    assert called["hanrey-1774"] == "Hanrey 1774", "its short name holds that of the game"


def test_every_family_has_one_usual_computer_player():
    usual = [told["family"] for told in Page().call("players") if told["usual"]]
    assert usual == [family.id for family in registry.families()]


def test_bad_setups_are_refused_in_one_sentence():
    page = Page()
    seats = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "computer"}]
    many = [{"name": f"P{seat}", "kind": "human"} for seat in range(38)]
    for arguments, why in (
        ({"rules": "gnav-1800", "players": seats}, "there are no rules 'gnav-1800'"),
        ({"rules": "gnav-1774", "players": seats[:1]}, "2 to 37 players"),
        ({"rules": "gnav-german", "players": many[:8]}, "2 to 6 players"),
        ({"rules": "gnav-1774", "players": many}, "2 to 37 players"),
        ({"rules": "gnav-1774", "players": seats, "readings": {"x": "y"}}, "no reading 'x'"),
        ({"rules": "gnav-1774", "players": [*seats, {"name": "a "}]}, "2 seats are named A;"),
        (
            {"rules": "gnav-1774", "players": [{}, {}]},
            "played by one of human, random, greedy, threshold, counting, computed, sampling",
        ),
    ):
        assert why in page.error("start", **arguments)["why"]


def test_a_corrupted_saved_game_is_refused_and_the_game_goes_on():
    page = Page()
    page.start("gnav-1774", 1, 3)
    saved = page.call("save")
    before = page.call("view", seat=0)
    for damaged in (saved[: len(saved) // 2], "", "[]", saved.replace("deal:", "deel:")):
        error = page.error("resume", text=damaged)
        assert error["why"].endswith(".")
        assert "\n" not in error["why"]
    assert page.call("view", seat=0) == before


def test_what_cannot_be_done_is_refused_and_changes_nothing():
    page = Page()
    assert page.error("view")["why"] == "No game has been started."
    page.start("gnav-1774", 1, 3)
    before = page.call("view", seat=0)
    assert page.error("act", seat=2, move="stand")["clauses"]
    assert page.error("act", seat=0, move="hop")["clauses"]
    assert "when the game is over" in page.error("export")["why"]
    assert page.error("view", seat=9)["why"] == "There is no seat 9."
    assert "no call 'dance'" in page.error("dance")["why"]
    assert page.call("view", seat=0) == before


def test_the_page_is_given_every_clause_with_its_words_and_address():
    page = Page()
    clauses = page.call("clauses")
    assert clauses["gnav-1774.r3.d"]["text"] == "har han en Kat siger han Kis-Kis,"
    assert clauses["gnav-1774.r3.d"]["href"] == "gnav-1774/r3/#d"
    sources = page.call("sources")
    assert [source["id"] for source in sources] == list(registry.SOURCES)
    units = {source["unit"] for source in sources if source["family"] == "gnav"}
    assert units == {"strokes left", "strokes taken", "tokens"}
