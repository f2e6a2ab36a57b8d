"""Rulings: a position laid out by hand, each source's verdict, and the readings that change it."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from gnav_core.core.game import AskError
from gnav_core.games.gnav.compare.in_words import letter
from gnav_core.games.gnav.pieces import DANISH
from gnav_core.games.gnav.rulings.ruling import rule
from tests.doors.test_cli import gnav


def verdicts(**asked: Any) -> dict[str, str]:
    return {law["label"]: law["text"] for law in rule(**asked)["laws"]}


def the(law: str, **asked: Any) -> dict[str, Any]:
    (found,) = rule(laws=[{"rules": law}], **asked)["laws"]
    return found


def doubted(found: dict[str, Any]) -> dict[str, list[str]]:
    """Give the cruces of a verdict, each with the options that would change it."""
    return {
        doubt["crux"].rpartition(".")[2]: [other["option"] for other in doubt["otherwise"]]
        for doubt in found["doubts"]
    }


def test_the_cat_costs_a_stroke_and_its_doubt_is_named():
    """1774:3[d] and [f], crux kiss-stroke."""
    found = the("1774", asker="7", asked=["cat"])
    assert found["text"].endswith("A loses 1 stroke.")
    assert doubted(found) == {"kiss-stroke": ["no"]}
    (other,) = found["doubts"][0]["otherwise"]
    assert other["text"].endswith("Nobody loses anything.")


def test_a_cat_after_an_exchange_doubts_the_undoing_too():
    """1774:17, crux kiss-return."""
    found = the("1774", asker="3", asked=["cat"], swapped=True)
    assert "The exchanges are undone" in found["text"]
    assert doubted(found)["kiss-return"] == ["none"]
    assert found["courses"][0]["held"] == ["3", "?", "cat", "?"]


def test_a_cat_without_an_exchange_undoes_nothing():
    """1774:17[a]: "om den han blev kisset paa er byttet til ham"."""
    assert "undone" not in the("1774", asker="3", asked=["cat"])["text"]


def test_a_request_goes_past_the_horse_to_the_cuckoo():
    """1774:3[c] and [h]; 1917:5[d] and 6[b]."""
    found = verdicts(asker="7", asked=["horse", "cuckoo"])
    assert found["1774"].startswith("B lets the request go past. C has the cuckoo")
    assert found["1774"].endswith("Nobody loses anything.")
    assert found["1917"].endswith("Play stops, and all show.")


def test_past_the_dealer_1774_gives_and_1917_offers():
    """1774:4[c]; 1917:6[c], crux taker."""
    drawing = the("1774", asker="3", asked=["horse"], last=True)
    assert "A draws, and it turns on what comes." in drawing["text"]
    assert drawing["courses"][0]["draws"] == ["gnav-1774.r4.c"]
    courses = the("1917", asker="3", asked=["horse"], last=True)["courses"]
    assert [course["when"] for course in courses] == [
        ["If A takes from the bag:"],
        ["If A keeps the piece:"],
    ]


def test_a_draw_that_is_named_is_drawn():
    """1774:4[c]."""
    found = the("1774", asker="3", asked=["horse"], last=True, draw=["12"])
    assert "A draws a 12." in found["text"]


def test_the_queen_may_refuse_and_both_ways_are_told():
    """German:4[a] and [b]: a dragoon stands for the queen, by our table."""
    courses = the("german", asker="7", asked=["dragoon", "2"])["courses"]
    assert courses[0]["when"] == ["If B accepts:"]
    assert courses[0]["text"] == "A and B exchange."
    assert courses[1]["when"] == ["If B refuses:"]
    assert courses[1]["text"].endswith("A and C exchange.")


def test_a_request_stops_at_a_piece_that_nobody_knows():
    found = the("1774", asker="7", asked=["horse"])
    assert found["text"].endswith("Now it turns on what C holds.")


def test_a_pot_may_refuse_where_1774_is_read_so():
    """1774:3[b], crux compelled."""
    assert doubted(the("1774", asker="7", asked=["pot"])) == {"compelled": ["numbers-only"]}
    assert doubted(the("1917", asker="7", asked=["pot"])) == {}


def test_all_show_and_each_source_says_who_loses():
    """1774:5[a], 1917:8[a], KB:1[b]."""
    found = verdicts(held=["7", "cat", "fool", "owl"], act="shows")
    assert found["1774"] == "C loses 1 stroke. D loses 1 stroke." == found["Royal Library"]
    assert found["1917"] == "C gets 1 stroke. D gets 1 stroke."
    assert found["German"] == "C pays 1 token into the pool. D pays 1 token into the pool."


def test_the_last_two_with_a_stroke_each_play_a_final():
    """1774:14: the fool cannot take the cuckoo; the holder of the fool is out."""
    found = the("1774", held=["fool", "cuckoo"], act="shows", left=[1, 1])
    assert "A loses 1 stroke." in found["text"]
    assert "B has the cuckoo: the fool cannot drag it along." in found["text"]
    assert "fool cannot" not in the("1774", held=["fool", "cuckoo"], act="shows")["text"]


def test_what_is_left_is_counted_as_each_source_counts():
    """1917:9[a]: with one left to lose, the stroke puts him out."""
    for law in ("1774", "1917", "wikipedia"):
        assert "A is out." in the(law, held=["2", "9", "12"], act="shows", left=[1, 3, 3])["text"]


def test_tapping_is_allowed_where_a_source_knows_it():
    """1917:8[d]; 1774 has no such signal."""
    asked = {"held": ["fool", "4", "?"], "act": "taps", "seat": 0}
    assert the("1917", **asked)["text"] == "A taps with his piece."
    refused = the("1774", **asked)["courses"][0]
    assert refused["text"].startswith("Not allowed.")
    assert refused["refused"]["clauses"]


def test_the_dealer_s_change_is_doubted_where_his_piece_was_swapped():
    """1774:4[a], crux bag-holder."""
    asked = {"held": ["9", "4"], "act": "asks", "seat": 1, "exchanged": [[0, 1]]}
    assert doubted(the("1774", **asked))["bag-holder"] == ["first-only"]


def test_more_verdicts_than_letters_bear_two_letters():
    columns: list[dict[str, Any]] = [{} for _ in range(30)]
    letter(columns, [*range(29), 0])
    assert [column["letter"] for column in columns[24:]] == ["y", "z", "aa", "ab", "ac", "a"]


def test_verdicts_that_come_to_the_same_bear_the_same_letter():
    letters = {law["label"]: law["letter"] for law in rule(asker="7", asked=["cat"])["laws"]}
    said = {"1774": "a", "1917": "a", "Wikipedia": "a", "Royal Library": "a", "German": "b"}
    assert letters.items() >= said.items()


def test_every_request_has_a_verdict_that_cites():
    """Whatever asks whatever, every source rules, and every event cites."""
    for asked, swapped in product(DANISH, (True, False)):
        for law in rule(asker="3", asked=[asked], swapped=swapped, last=not swapped)["laws"]:
            events = [event for course in law["courses"] for event in course["events"]]
            assert events
            assert all(event["clauses"] for event in events)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"asker": "7"}, "Whom does he ask?"),
        ({"asker": "7", "asked": ["cat"], "held": ["7", "cat"]}, "Name either"),
        ({"held": ["7"], "act": "shows"}, "two to 12 pieces"),
        ({"held": ["7", "?"], "act": "shows"}, "every piece is known"),
        ({"held": ["7", "."], "act": "shows"}, "two pieces at least"),
        ({"held": ["7", "8"], "act": "asks"}, "Say who does it"),
        ({"held": ["7", "8", "."], "act": "asks", "seat": 2}, "is out"),
        ({"held": ["7", "8"], "act": "hops", "seat": 0}, "What is done is one of"),
        ({"held": ["7", "8"], "act": "asks", "seat": 4}, "no seat 4"),
        ({"held": ["7", "8"], "act": "asks", "seat": 0, "exchanged": [[0, 0]]}, "himself"),
        ({"held": ["7", "8"], "act": "asks", "seat": 0, "exchanged": [[0]]}, "two seats"),
        ({"held": ["7", "8"], "act": "shows", "left": [1]}, "2 seats, but what 1 have"),
        ({"held": ["7", "8"], "act": "shows", "left": [-1, 2]}, "whole number"),
        ({"held": ["7", "8", "9"], "act": "shows", "cards": ["sk", "sk", "d1"]}, "comes twice"),
        ({"held": ["7", "8", "sk"], "act": "shows"}, "is a card"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(asked, why):
    with pytest.raises(AskError) as refused:
        rule(**asked)
    assert why in str(refused.value)


def test_the_command_rules_in_words_and_as_json():
    said = gnav("rule", "--asker", "7", "--asked", "cat").stdout.decode()
    assert "A loses 1 stroke." in said
    assert "1774, crux kiss-stroke" in said
    done = gnav("rule", "--held", "7 cat fool owl", "--shows", "--score", "3 3 1 3", "--json")
    assert "C is out." in json.loads(done.stdout)["laws"][0]["text"]
    done = gnav(
        "rule", "--held", "7 cat 4", "--asks", "1", "--exchanged", "0-1", "--names", "Anna Bo Carl"
    )
    assert "Bo and Carl exchange." in done.stdout.decode()


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ((), "Say what is done"),
        (("--asked", "cat"), "with --asker"),
        (("--held", "7 8", "--shows", "--score", "one two"), "whole numbers"),
        (("--held", "7 8", "--asks", "0", "--exchanged", "01"), "two seats"),
        (("--asker", "7", "--asked", "cat", "--rules", "1901"), "no rules '1901'"),
    ],
)
def test_the_command_refuses_in_one_line(more, why):
    done = gnav("rule", *more)
    assert (done.returncode, done.stdout) == (2, b"")
    assert why in done.stderr.decode()
    assert done.stderr.decode().count("\n") == 1
