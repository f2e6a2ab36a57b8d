"""One deal, every source: the same pieces and wishes under each law, and where the laws part."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.game import AskError
from gnav_core.games.gnav import SOURCES, counterparts
from gnav_core.games.gnav.compare.compare import compare
from gnav_core.games.gnav.onedeal import WISHES
from gnav_core.games.gnav.pieces import DANISH, FIGURES, GERMAN, MATADORS
from gnav_core.web import call
from tests.doors.test_cli import gnav

TWO_1774 = [{"rules": "gnav-1774"}, {"rules": "gnav-1774", "readings": {"cuckoo": "stops-play"}}]


FIVE = [{"rules": f"gnav-{name}"} for name in "1774 1917 wikipedia kb german".split()]


def deal(pieces: str, wishes: str, laws: Any = FIVE, **more: Any) -> dict[str, Any]:
    """Compare a deal drawn as text: pieces by seat, wishes by seat (s, x, or a whole word)."""
    words = {"s": "stand", "x": "exchange"}
    return compare(pieces.split(), [words.get(w, w) for w in wishes.split()], laws=laws, **more)


def by_label(found: dict[str, Any], key: str) -> dict[str, Any]:
    return {law["label"]: law[key] for law in found["laws"]}


def groups(found: dict[str, Any], divergence: int = 0) -> list[list[str]]:
    labels = [law["label"] for law in found["laws"]]
    return [[labels[at] for at in g["laws"]] for g in found["partings"][divergence]["groups"]]


def test_the_cuckoo_parts_1774_from_1917():
    """1774:3[h] stops the asker, 1917:5[d] all play."""
    found = deal("3 5 cuckoo fool", "x x s x", draw=["9"])
    assert (found["partings"][0]["kind"], found["partings"][0]["seat"]) == ("turn", 1)
    assert groups(found) == [["1774", "Royal Library"], ["1917", "Wikipedia"], ["German"]]
    said = found["partings"][0]["groups"]
    assert "gnav-1774.r3.h" in said[0]["clauses"]
    assert "gnav-1917.r5.d" in said[1]["clauses"]
    assert said[1]["text"].endswith("Play stops, and all show.")
    assert by_label(found, "net") == {
        "1774": [0, -1, 0, 0],
        "1917": [0, -1, 0, -1],
        "Wikipedia": [0, -1, 0, -1],
        "Royal Library": [0, -1, 0, 0],
        "German": [-1, -1, 0, 0],
    }


def test_a_law_told_with_its_lender_is_said_to_be_lent():
    """KB's cuckoo is 1774's, and Wikipedia's is 1917's."""
    said = deal("3 5 cuckoo fool", "x x s x", draw=["9"])["partings"][0]["groups"]
    assert [group["lent"] for group in said] == [{3: "gnav-1774"}, {2: "gnav-1917"}, {}]


def test_a_parting_names_the_reading_that_would_mend_it():
    """With 1774's cuckoo read as stops-play, 1774 goes with 1917 (1917:5[d])."""
    found = deal("3 5 cuckoo fool", "x x s x", draw=["9"])
    labels = [law["label"] for law in found["laws"]]
    mends = [
        (other["crux"], other["option"], [labels[at] for at in other["goes_with"]])
        for other in found["partings"][0]["otherwise"]
    ]
    assert mends == [("gnav-1774.q.cuckoo", "stops-play", ["1917", "Wikipedia"])]


def test_two_readings_of_one_source_part_as_two_sources_do():
    """1774, crux cuckoo."""
    found = deal("3 cuckoo 9", "x s s", laws=TWO_1774)
    assert groups(found) == [["1774"], ["1774, cuckoo: stops-play"]]


def test_the_undoing_after_the_cat_parts_1774_from_1917():
    """1774:17 gives the pieces back to those who drew them; 1917 has no such rule."""
    laws = [{"rules": "1774"}, {"rules": "1917"}]
    found = deal("4 9 cat 6", "x x s s", laws=laws)
    assert (found["partings"][0]["seat"], groups(found)) == (1, [["1774"], ["1917"]])
    back, not_back = found["partings"][0]["groups"]
    assert back["clauses"] == ["gnav-1774.r17.a", "gnav-1774.r17.b", "gnav-1774.q.kiss-return"]
    assert not_back["text"] == "Nothing more happens."
    assert by_label(found, "held")["1774"] == ["4", "9", "cat", "6"]
    assert by_label(found, "held")["1917"] == ["9", "4", "cat", "6"]


def test_the_fool_s_place_parts_the_fragment_at_the_showing():
    """KB:1[b] puts owl and pot below the fool; 1774:0[c] does not."""
    laws = [{"rules": "1774"}, {"rules": "kb"}]
    found = deal("owl 0 8 7", "s s s s", laws=laws)
    assert found["partings"] == [] or found["partings"][0]["kind"] == "showing"
    assert by_label(deal("pot owl 8 7", "s s s s", laws=laws), "net") == {
        "1774": [0, -1, 0, 0],
        "Royal Library": [0, -1, 0, 0],
    }


def test_the_tapping_matters_only_where_it_is_read_so():
    """1917:8[d] and [f], crux fool-companion."""
    laws = [{"rules": "1917", "readings": {"fool-companion": "unanswered-tap"}}]
    quiet = deal("fool 4 8", "s s s", laws=laws)
    tapped = deal("fool 4 8", "tap+stand s s", laws=laws)
    assert (quiet["laws"][0]["net"], tapped["laws"][0]["net"]) == ([-1, 0, 0], [-1, -1, 0])


def test_a_wish_that_the_law_forbids_is_told_with_the_clause():
    """1774:4[a], crux bag-holder, read as first-only."""
    laws = [{"rules": "1774", "readings": {"bag-holder": "first-only"}}]
    found = deal("4 9", "x x", laws=laws)
    step = next(s for s in found["laws"][0]["steps"] if s.get("text"))
    assert step["text"] == "Seat 1 would exchange, and may not."
    assert "gnav-1774.q.bag-holder" in step["clauses"]


def test_an_answer_goes_before_the_wish_where_a_law_lets_one_choose():
    """German:4[a]: the queen's holder need not exchange, and may."""
    laws = [{"rules": "german"}]
    held = deal("7 dragoon 5", "x s s", laws=laws)["laws"][0]["held"]
    given = deal("7 dragoon 5", "x s s", laws=laws, answers=["", "accept", ""])["laws"][0]["held"]
    assert (held, given) == (["d5", "sq", "d7"], ["sq", "d7", "d5"])


def test_too_many_for_a_source_leave_it_out_and_say_why():
    """German:1[a]: two to six."""
    found = deal("1 2 3 4 5 6 7", "s s s s s s s")
    (out,) = found["left_out"]
    assert (out["rules"], out["clauses"]) == ("gnav-german", ["gnav-german.r1.a"])


def test_every_event_of_every_course_cites():
    for pieces, wishes in (("cat horse 7", "x x x"), ("fool fool owl", "x s x")):
        for law in deal(pieces, wishes)["laws"]:
            events = [event for step in law["steps"] for event in step["events"]]
            assert events
            assert all(event["clauses"] and event["text"] for event in events)


def test_whatever_is_dealt_and_wished_every_source_plays_it_to_its_showing():
    """Forty deals by chance, the figures among them oftener than they would come."""
    chance = Random("one deal")
    most = min(registry.rule_set(name).seats.value[1] for name in SOURCES)
    for _ in range(40):
        pieces = chance.sample([*FIGURES, *MATADORS, *DANISH], chance.randint(2, most))
        if max(map(pieces.count, pieces)) > 2:
            continue
        found = compare(pieces, [chance.choice(WISHES) for _ in pieces])
        shown = [law["steps"][-1]["events"][0]["kind"] for law in found["laws"]]
        assert shown == ["showed"] * len(SOURCES)


def test_counterparts_keep_the_order_and_are_never_alike():
    ranks = {card: place for place, card in enumerate(GERMAN)}
    for pieces in combinations_with_replacement(DANISH, 2):
        best, worst = counterparts.dealt(pieces)
        assert ranks[best] < ranks[worst]
    assert counterparts.dealt(("fool", "owl", "cat", "7")) == ("joker", "d1", "sj", "d7")


def test_what_is_drawn_stands_to_the_cards_as_the_piece_to_the_pieces():
    cards = counterparts.dealt(("7", "8"))
    assert counterparts.drawn("9", ("7", "8"), cards, cards) == "d9"
    assert counterparts.drawn("8", ("7", "8"), cards, cards) in ("d9", "d10")


@pytest.mark.parametrize(
    ("pieces", "wishes", "more", "why"),
    [
        ("7", "s", {}, "two pieces at least"),
        ("7 cat", "s", {}, "2 pieces dealt, but 1 wishes"),
        ("7 dog", "s s", {}, "no piece 'dog'"),
        ("7 sk", "s s", {}, "'sk' is a card"),
        ("7 7 7", "s s s", {}, "only two of each"),
        ("7 8", "s s", {"draw": ["7", "7"]}, "only two of each"),
        ("7 8", "s hop", {}, "A wish is one of"),
        ("7 8", "s s", {"dealer": 5}, "no seat 5"),
        ("7 8", "s s", {"cards": ["sk", "sk"]}, "comes twice"),
        ("7 8", "s s", {"answers": ["yes", ""]}, "An answer is one of"),
        ("7 8", "s s", {"laws": []}, "list of objects"),
        ("7 8", "s s", {"laws": [{"rules": "1901"}]}, "no rules '1901'"),
        ("7 8", "s s", {"laws": [{"rules": "1774", "readings": {"x": "y"}}]}, "no reading 'x'"),
        ("1 2 3 4 5 6 7", "s s s s s s s", {"laws": [{"rules": "german"}]}, "None of the laws"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_one_sentence(pieces, wishes, more, why):
    with pytest.raises(AskError) as refused:
        deal(pieces, wishes, **more)
    assert why in str(refused.value)
    assert str(refused.value).endswith(".")


def test_the_page_is_answered_in_danish():
    asked = {"deal": ["7", "cat"], "wishes": ["exchange", "stand"], "language": "da"}
    found = json.loads(call(json.dumps({"call": "compare", "args": asked})))["ok"]
    assert found["text"] == "De skilles, da turen kommer til Plads 0."
    asked["wishes"] = []
    error = json.loads(call(json.dumps({"call": "compare", "args": asked})))["error"]
    assert error["why"] == "Der er delt 2 brikker ud, men der er 0 ønsker."


def test_the_command_compares_in_words_and_as_json():
    asked = ("compare", "--deal", "4 9 cuckoo", "--wishes", "exchange exchange stand")
    said = gnav(*asked).stdout.decode()
    assert "<- here they part" in said
    assert "1774:3[h]" in said
    found = json.loads(gnav(*asked, "--json", "--rules", "1774", "1917").stdout)
    assert [law["rules"] for law in found["laws"]] == ["gnav-1774", "gnav-1917"]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--deal", "7 cat", "--wishes", "stand"), "2 pieces dealt, but 1 wishes."),
        (("--deal", "7 7 7", "--wishes", "stand stand stand"), "(1774:0[b], KB:1[c])."),
        (("--deal", "7 8", "--wishes", "stand stand", "--reading", "x"), "SOURCE.CRUX=OPTION"),
        (
            (
                "--deal",
                "7 8",
                "--wishes",
                "stand stand",
                "--rules",
                "1774",
                "--reading",
                "1917.ties=all",
            ),
            "gnav-1917 is not asked",
        ),
    ],
)
def test_the_command_refuses_in_one_line(more, why):
    done = gnav("compare", *more)
    assert (done.returncode, done.stdout) == (2, b"")
    said = done.stderr.decode()
    assert why in said
    assert said.count("\n") == 1


def test_sources_are_all_asked_unless_some_are_named():
    assert [law["rules"] for law in deal("7 8", "s s", laws=None)["laws"]] == list(SOURCES)
