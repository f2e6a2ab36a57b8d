"""What a link leaves out, and what it tells by result: how it is written, read, opened and told."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gnav_core import cli
from gnav_core.core import registry, share
from gnav_core.core.record import RecordError, read, replay
from tests.play.page import Page

SCHEMA = json.loads(Path("scripts/data/schemas/record.json").read_text("utf-8"))
FACE_DOWN = {"format": "gnav-record/1", "rules": "tre-kort-1774", "players": 3, "dealer": 2}
ASIDE = {"format": "gnav-record/1", "rules": "gnav-1774", "players": 3, "dealer": 2}
DRAWN = ["deal:3", "deal:9", "deal:cat", "stand", "stand", "exchange", "draw:7"]
"""The dealer draws: the cat goes to the bag, and nobody has seen it."""

#: A round in which whoever is done lays open the seven that he was dealt and the ten that he drew.
DONE = {"format": "gnav-record/1", "rules": "narrespillet", "players": 2, "dealer": 1}
ROUND = (
    "deal:sun deal:b8 deal:c5 deal:cq deal:c4 deal:fool deal:d2 deal:cp deal:d7 deal:s5 "
    "deal:empress deal:sa play:sun:bp draw:strength forfeit:d forfeit:c forfeit:b "
    "forfeit:b place:s:s5+sa draw:c2 draw:s8 discard:c4 draw:s2 discard:s8 draw:b2 "
    "discard:d2 draw:moon discard:cq draw:bq play:moon:bp call:sn draw:d10 place:c:c2 "
    "discard:c5 draw:bn discard:strength draw:s6 place:s:s6+s2 draw:ck draw:b10 forfeit:d "
).split()

STOOD = ["deal:3", "deal:9", "deal:cat", "stand", "stand", "stand"]


def loaded(moves: list[str], **more: Any) -> Page:
    page = Page()
    kinds = ["human"] * 3
    page.call("load", text=json.dumps({**ASIDE, "kinds": kinds, "moves": moves, **more}))
    return page


def shared(page: Page, **at: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Share the game of a page: what the page is told, and what the link holds."""
    told = page.call("share", **at)
    return told, share.expect("game", told["text"])


def test_a_piece_that_was_put_back_unseen_is_not_in_the_link():
    """gnav-1774.r3.c: the dealer changes his piece with the bag, which nobody looks into."""
    told, held = shared(loaded([*DRAWN, *STOOD]))
    assert told["text"][0] == "2"
    assert (told["by_result"], told["left_out"]) == (True, False)
    assert held["moves"] == STOOD
    assert held["results"] == [{"at": 0, "dealer": 0, "score": [2, 3, 3]}]
    assert "draw" not in json.dumps(held)


def test_a_deal_whose_pieces_have_all_been_shown_is_in_the_link_move_by_move():
    told, held = shared(loaded(STOOD))
    assert told["text"][0] == "1"
    assert (told["by_result"], told["left_out"]) == (False, False)
    assert held["moves"] == STOOD
    assert "results" not in held


def test_which_of_two_cards_was_drawn_is_not_in_the_link_where_nobody_could_see_it():
    """narrespillet.r8.e: both are thrown open at the same time."""
    other = {"d7": "b10", "b10": "d7"}
    swapped = [":".join(other.get(part, part) for part in move.split(":")) for move in ROUND]
    assert [ROUND.index(move) for move in ("deal:d7", "draw:b10")] == [8, 39]
    links = []
    for moves in (ROUND, swapped):
        page = Page()
        page.call("load", text=json.dumps({**DONE, "kinds": ["human"] * 2, "moves": moves}))
        links.append(page.call("share"))
    assert links[0] == links[1]
    assert links[0]["by_result"]


def test_a_link_says_that_the_deal_in_play_is_left_out():
    told, held = shared(loaded([*STOOD, "deal:5"]))
    assert told["left_out"]
    assert held["left_out"] is True
    assert held["moves"] == STOOD


def test_a_link_that_is_opened_deals_nothing():
    for moves in (["deal:3"], [*STOOD, "deal:5"], [*DRAWN, "deal:5"]):
        page, (told, _) = Page(), shared(loaded(moves))
        view = page.call("open", text=told["text"])
        assert view["left_out"]
        assert view["waiting"] == "deal"
        assert [event["kind"] for event in view["events"]].count("dealt") in (0, 3)
        assert view["moves"] in (0, 1, len(STOOD))


@pytest.mark.parametrize("moves", [[], STOOD])
def test_an_old_link_that_says_nothing_deals_nothing_either(moves):
    page = Page()
    view = page.call("open", text=share.pack("game", {**ASIDE, "moves": moves}))
    assert (view["moves"], view["waiting"], view["left_out"]) == (len(moves), "deal", False)


def test_a_link_that_ends_where_a_computer_is_to_move_lets_nobody_move():
    page = Page()
    view = page.call("open", text=share.pack("game", {**ASIDE, "moves": STOOD[:4]}))
    assert view["moves"] == 4


def test_whoever_goes_on_has_a_deal_of_his_own_and_nothing_is_left_out_any_more():
    page, (told, _) = Page(), shared(loaded(["deal:3"]))
    page.call("open", text=told["text"])
    view = page.call("continue")
    assert (view["moves"], view["left_out"]) == (3, False)
    assert "left_out" not in json.loads(page.call("save"))


def test_what_was_opened_is_kept_and_taken_up_as_it_was():
    page, other = Page(), Page()
    told, _ = shared(loaded([*DRAWN, *STOOD, "deal:5"]))
    page.call("open", text=told["text"])
    kept = page.call("save")
    view = other.call("resume", text=kept)
    assert view["left_out"]
    assert json.loads(other.call("save")) == json.loads(kept)
    assert other.table.session.state == page.table.session.state


def test_a_deal_told_by_its_result_has_one_line_in_the_log_which_is_ours():
    told, _ = shared(loaded([*DRAWN, *STOOD]))
    page = Page()
    view = page.call("open", text=told["text"])
    first, second = view["log"]["deals"]
    (line,) = first["lines"]
    said = "Deal 1 is told by its result: not all that was dealt in it was shown."
    assert (line["text"], line["clauses"]) == (said, [])
    assert [first["brought"], first["head"]] == ["", ""]
    assert second["lines"]
    page.call("speak", language="da")
    said = page.call("view")["log"]["deals"][0]["lines"][0]["text"]
    assert said.startswith("Omgang 1 er kun fortalt ved sit resultat")


def test_the_table_after_a_deal_told_by_its_result_is_empty():
    told, _ = shared(loaded([*STOOD, *DRAWN, "deal:5"]))
    page = Page()
    view = page.call("open", text=told["text"])
    assert view["moves"] == len(STOOD) + 1
    assert not view["shown"]
    assert [zone["cards"] for zone in view["zones"]] == [[]] * len(view["zones"])
    before = page.call("look", at=len(STOOD))
    assert before["next"] is None, "no move followed"
    assert [zone["cards"][0]["card"] for zone in before["zones"][:3]] == ["3", "9", "cat"]
    assert before["shown"]


def test_a_moment_of_a_link_is_counted_among_what_the_link_holds():
    page = loaded([*DRAWN, *STOOD, "deal:5"])
    places = {at: shared(page, at=at)[0]["at"] for at in (0, 3, 7, 8, 13, 14)}
    assert places == {0: 0, 3: 0, 7: 1, 8: 2, 13: 7, 14: 7}


def test_a_face_down_lead_is_not_in_the_link():
    """tre-kort-1774.r6.c."""
    cards = "s8 s7 h9 d8 d7 h8 ca ck h7".split()
    hands = [*(f"deal:{card}" for card in cards), "turn:d9"]
    page = Page()
    head = {**FACE_DOWN, "kinds": ["human"] * 3}
    page.call("load", text=json.dumps({**head, "moves": hands}))
    session = page.table.session
    while session.game.moment(session.state).deal == 1:
        legal = [str(move) for move in session.game.legal_actions(session.state)]
        session.act("join" if "join" in legal else legal[0])
    laid = [move for move in session.line.moves if str(move).startswith("lay:")]
    assert laid
    told, held = shared(page)
    assert (held["moves"], len(held["results"])) == ([], 1)
    assert told["text"][0] == "2"


def test_a_record_with_a_result_is_replayed_from_it_on():
    result = {"at": 0, "dealer": 1, "score": [2, 3, 1]}
    (answer,) = replay(json.dumps({**ASIDE, "results": [result], "moves": ["deal:3"]}))
    assert (answer["status"], answer["deal"], answer["score"]) == ("ok", 2, [2, 3, 1])
    assert answer["dealer"] == 1
    assert answer["events"][0] == {"kind": "result", "deal": 1, "clauses": []}
    number = len(
        list(replay(json.dumps({**ASIDE, "results": [result], "moves": STOOD}), each=True))
    )
    assert number == 1 + len(STOOD)


@pytest.mark.parametrize(
    ("results", "why"),
    [
        ({}, "must be a list"),
        ([5], "must be a list"),
        ([{}], "in order, not None"),
        ([{"at": 7}], "in order, not 7"),
        ([{"at": 6}, {"at": 0}], "in order, not 0"),
        ([{"at": True}], "in order, not True"),
        ([{"at": 0, "bag": ["cat"]}], "says 'bag', which no deal of this game hands on"),
        ([{"at": 0, "dealer": 3}], "of dealer what does not fit: 3"),
        ([{"at": 0, "score": [1, 2]}], "of score what does not fit"),
        ([{"at": 0, "score": [1, 2, True]}], "of score what does not fit"),
        ([{"at": 0, "sat": [1, 1]}], "of sat what does not fit"),
        ([{"at": 0, "pool": -1}], "of pool what does not fit"),
        ([{"at": 0, "playing_off": 1}], "of playing_off what does not fit"),
        ([{"at": 0, "score": [0, 0, 5]}], "that the deal cannot have had"),
        ([{"at": 0, "score": [0, 5, 5], "dealer": 0}], "that the deal cannot have had"),
        ([{"at": 2}], "in the middle of a deal"),
    ],
)
def test_a_result_that_is_none_is_refused_in_one_sentence(results, why):
    text = json.dumps({**ASIDE, "results": results, "moves": STOOD})
    error = Page().error("load", text=text)["why"]
    assert why in error
    assert error.count(".") == 1
    *_, answer = replay(text)
    assert answer == {"status": "error", "why": error}
    lines = [{"moves": STOOD, "results": results}]
    assert (
        why in Page().error("load", text=json.dumps({**ASIDE, "moves": [], "lines": lines}))["why"]
    )


def test_in_a_game_of_one_deal_no_result_stands():
    one_deal = {**ASIDE, "rules": "byd-1774", "results": [{"at": 0}], "moves": []}
    assert "cannot have had" in Page().error("load", text=json.dumps(one_deal))["why"]


def test_what_is_left_out_is_true_or_false():
    with pytest.raises(RecordError, match="must be true or false, not 1"):
        read({**ASIDE, "left_out": 1, "moves": []})


def test_what_else_a_record_may_say_of_a_match_or_of_several_devices_is_kept():
    more = {
        "match": {"id": "evening-3", "number": 2, "of": 5},
        "commitment": "5f0c",
        "nonces": ["a1", "b2", None],
    }
    assert read({**ASIDE, **more, "moves": []}).as_value() == {**ASIDE, **more, "moves": []}


def test_at_a_terminal_a_deal_left_out_is_not_dealt_by_itself(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "game.json"
    kept.write_text(json.dumps({**ASIDE, "left_out": True, "moves": []}), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert cli.main(["play", "--resume", str(kept)]) == 0
    said = capsys.readouterr().out
    assert "the one that was being played is left out" in said
    assert json.loads(kept.read_text("utf-8"))["moves"] == []


def test_the_schema_of_the_record_knows_what_every_game_hands_on():
    handed = {
        name
        for rules in registry.SOURCES
        for name in registry.new(rules, registry.rule_set(rules).seats.value[0]).hands_on
    }
    assert {"at", *handed} == set(SCHEMA["$defs"]["result"]["properties"])
    page = Path("docs/record.md").read_text("utf-8")
    assert [name for name in sorted(handed) if f"`{name}`" not in page] == []


def test_a_link_holds_what_the_schema_of_the_record_says():
    check = Draft202012Validator(SCHEMA)
    _, held = shared(loaded([*DRAWN, *STOOD, "deal:5"]))
    check.validate(held)
    lines = [{"moves": STOOD, "results": [{"at": 0}], "left_out": True, "seen": 3}]
    check.validate({**ASIDE, "moves": [], "line": 1, "lines": lines})
    assert not check.is_valid({**ASIDE, "moves": [], "results": [{"at": 0, "bag": ["cat"]}]})
