"""The scorekeeper: evenings at real tables, told and scored by each source."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core import games
from gnav_core.game import IllegalAction
from gnav_core.scores import page as scores
from gnav_core.scores.keeper import Book, keep
from gnav_core.scores.ledger import LedgerError, read
from gnav_core.web import call

NAMES = ["Anna", "Bo", "Carl", "Dorthe", "Erik", "Frederik"]


def ledger(rules: str, players: int, *entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Write the ledger of an evening; Anna is dealt to first, the last of them deals."""
    told = {"rules": rules, "names": NAMES[:players], "entries": list(entries)}
    return {"format": "gnav-ledger/1", **told, **more}


def evening(rules: str, players: int, *entries: dict[str, Any], **more: Any) -> Book:
    return keep(read(ledger(rules, players, *entries, **more)))


def shown(pieces: str) -> dict[str, Any]:
    """Tell the pieces by seat, a dot for a seat that is not told of."""
    return {"tell": "shown", "pieces": [None if p == "." else p for p in pieces.split()]}


def lost(fools: int, best: bool = False, **seats: list[int]) -> dict[str, Any]:
    """Tell who is hit: ``lost(1, fool_holders=[0], lowest_other=[2])``."""
    named = {who.replace("_", "-"): part for who, part in seats.items()}
    return {"tell": "lost", "fools": fools, "seats": named, "best": best}


def met(seat: int, piece: str) -> dict[str, Any]:
    return {"tell": "met", "seat": seat, "piece": piece}


def tapped(seat: int) -> dict[str, Any]:
    return {"tell": "tapped", "seat": seat}


def answered(seat: int, verb: str) -> dict[str, Any]:
    return {"tell": "answered", "seat": seat, "verb": verb}


def score(book: Book) -> list[int]:
    return list(book.state.score)


def said(book: Book, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds: kind, seat, and the clauses without the source's name."""
    events = [line.event for line in book.lines if line.event.kind in kinds]
    return [
        (event.kind, event.seat, *(clause.partition(".")[2] for clause in event.clauses))
        for event in events
    ]


def refused(rules: str, players: int, *entries: dict[str, Any], **more: Any) -> tuple[str, list]:
    """Keep an evening that must be refused: why, and the clauses."""
    with pytest.raises(IllegalAction) as refusal:
        scores.keep(ledger(rules, players, *entries, **more))
    return refusal.value.why, [clause.partition(".")[2] for clause in refusal.value.clauses]


# 1774


def test_an_evening_begins_with_three_strokes_each():
    """gnav-1774.r8.a"""
    book = evening("gnav-1774", 4)
    assert score(book) == [3, 3, 3, 3]
    assert book.state.pool == 4


def test_who_asked_the_cat_loses_a_stroke_and_the_clauses_are_named():
    """gnav-1774.r3.d, r3.f"""
    book = evening("gnav-1774", 4, met(0, "cat"))
    assert score(book) == [2, 3, 3, 3]
    assert said(book, "met", "lost") == [
        ("met", 0, "r3.d", "r3.g"),
        ("lost", 0, "r3.f", "q.kiss-stroke"),
    ]


def test_to_ask_the_cat_costs_nothing_where_it_is_read_so():
    """gnav-1774.q.kiss-stroke"""
    why, clauses = refused("gnav-1774", 4, met(0, "cat"), readings={"kiss-stroke": "no"})
    assert why == "To meet that piece costs nobody a stroke."
    assert clauses == ["r3.d", "r3.g"]


def test_the_cuckoo_costs_a_stroke_only_where_it_is_read_so():
    """gnav-1774.q.cuckoo-stroke"""
    book = evening("gnav-1774", 4, met(1, "cuckoo"), readings={"cuckoo-stroke": "yes"})
    assert score(book) == [3, 2, 3, 3]
    page = scores.keep(ledger("gnav-1774", 4))
    assert [cause["piece"] for cause in page["causes"]] == ["dragoon", "cat"]


@pytest.mark.parametrize(
    "told", [shown("7 cat 3 12"), shown(". . 3 ."), lost(0, lowest=[2])], ids=str
)
def test_the_lowest_loses_a_stroke_in_whatever_way_it_is_told(told):
    """gnav-1774.q.base-penalty"""
    book = evening("gnav-1774", 4, told)
    assert score(book) == [3, 3, 2, 3]
    assert said(book, "lost") == [("lost", 2, "q.base-penalty")]
    assert book.state.dealer == 0


@pytest.mark.parametrize("told", [shown("7 3 3 12"), lost(0, lowest=[1, 2])], ids=str)
def test_two_lowest_alike_both_lose(told):
    """gnav-1774.r6.a"""
    book = evening("gnav-1774", 4, told)
    assert score(book) == [3, 2, 2, 3]
    assert said(book, "lost")[0] == ("lost", 1, "r6.a", "q.base-penalty", "q.ties")


@pytest.mark.parametrize(
    "told", [shown("fool 3 4 12"), lost(1, fool_holders=[0], lowest_other=[1])], ids=str
)
def test_the_fool_drags_the_lowest_other_along(told):
    """gnav-1774.r5.a"""
    assert score(evening("gnav-1774", 4, told)) == [2, 2, 3, 3]


@pytest.mark.parametrize(
    "told",
    [shown("fool 3 fool 4"), lost(2, fool_holders=[0, 2], two_lowest_others=[1, 3])],
    ids=str,
)
def test_two_fools_gain_a_stroke_each_and_the_two_lowest_lose(told):
    """gnav-1774.r7.a, r7.b"""
    assert score(evening("gnav-1774", 4, told)) == [4, 2, 4, 2]


def test_three_fall_where_two_are_tied_for_the_second_place():
    """gnav-1774.q.two-lowest"""
    told = lost(2, fool_holders=[0, 1], two_lowest_others=[2, 3, 4])
    book = evening("gnav-1774", 6, told)
    assert score(book) == [4, 4, 2, 2, 2, 3]
    ties = [event[2:] for event in said(book, "lost")]
    assert ["r6.a" in cites for cites in ties] == [False, True, True]


OUT = (lost(0, lowest=[0]),) * 3


def test_who_has_lost_all_strokes_is_out_and_may_appeal():
    """gnav-1774.r9.a, r11.a, r13.a"""
    page = scores.keep(ledger("gnav-1774", 3, *OUT))
    assert page["players"][0]["standing"] == "may appeal 3 times more"
    assert page["appeal"]["question"] == "Does Anna appeal?"
    words = "Whoever appeals pays a stake and comes back with 3 strokes."
    assert page["appeal"]["words"] == words
    assert [answer["verb"] for answer in page["appeal"]["answers"]] == [
        "appeal",
        "sit-out",
        "retire",
    ]
    book = evening("gnav-1774", 3, *OUT, answered(0, "appeal"))
    assert score(book) == [3, 3, 3]
    assert book.state.pool == 4


def test_nobody_answers_an_appeal_that_is_not_open():
    """gnav-1774.r9.a"""
    why, clauses = refused("gnav-1774", 3, answered(0, "appeal"))
    assert why == "No appeal is open, so nobody can answer one."
    assert clauses == ["r9.a"]


def test_only_who_is_asked_answers_the_appeal_and_the_next_deal_waits_for_it():
    """gnav-1774.r9.a"""
    assert refused("gnav-1774", 3, *OUT, answered(1, "appeal"))[0] == (
        "Anna is to answer the appeal first."
    )
    assert refused("gnav-1774", 3, *OUT, lost(0, lowest=[1]))[0] == (
        "The appeal is open: Anna is to answer it."
    )


def test_who_sat_out_cannot_sit_out_again():
    """gnav-1774.r12.a"""
    told = (*OUT, answered(0, "sit-out"), lost(0, lowest=[1]))
    again = refused("gnav-1774", 3, *told, answered(0, "sit-out"))
    assert again == ("Anna has sat out before, and may not again now.", ["r12.a", "q.sit-out"])


def test_a_seat_that_is_out_can_lose_nothing():
    """gnav-1774.r11.a, r11.b"""
    told = (*OUT, answered(0, "retire"))
    wanted = ("Anna is out, and was dealt no piece.", ["r11.a", "r11.b"])
    assert refused("gnav-1774", 3, *told, met(0, "cat")) == wanted
    assert refused("gnav-1774", 3, *told, lost(0, lowest=[0])) == wanted
    assert refused("gnav-1774", 3, *told, shown("3 4 5")) == wanted


def test_the_last_stroke_lost_by_asking_leaves_the_piece_to_count():
    """gnav-1774.q.out-mid-deal"""
    told = (*((lost(0, lowest=[0]),) * 2), met(0, "dragoon"))
    page = scores.keep(ledger("gnav-1774", 3, *told))
    words = "Anna has lost the last stroke, but the piece still counts when all show."
    assert page["warnings"][0]["text"] == words
    assert page["warnings"][0]["clauses"] == ["gnav-1774.q.out-mid-deal"]
    assert page["players"][0]["standing"] == ""


def test_nobody_left_makes_the_deal_void_and_the_same_deals_again():
    """gnav-1774.r14.a, q.nobody-left"""
    told = (shown("3 3"), shown("4 4"), shown("fool 4"))
    book = evening("gnav-1774", 2, *told)
    assert score(book) == [1, 1]
    assert said(book, "void") == [("void", None, "r14.a")]
    assert book.state.dealer == 1 == evening("gnav-1774", 2, *told[:2]).state.dealer


@pytest.mark.parametrize(
    "told",
    [shown("fool cuckoo"), lost(1, best=True, fool_holders=[0], lowest_other=[1])],
    ids=str,
)
def test_in_the_final_the_fool_cannot_take_the_cuckoo(told):
    """gnav-1774.r14.b, r15.a"""
    book = evening("gnav-1774", 2, shown("3 3"), shown("4 4"), told, answered(0, "retire"))
    assert said(book, "spared", "won") == [
        ("spared", 1, "r14.b", "q.cuckoo-immune"),
        ("won", None, "r15.a", "r15.b", "q.payout"),
    ]
    page = scores.keep(ledger("gnav-1774", 2, shown("3 3"), shown("4 4")))
    spared = page["showings"][1]["asks"][1]["spared"]
    assert spared["label"] == "and that is the cuckoo"


def test_the_cuckoo_is_not_spared_before_the_final():
    """gnav-1774.r14.b"""
    told = lost(1, best=True, fool_holders=[0], lowest_other=[1])
    assert refused("gnav-1774", 2, told)[0] == "Nobody is spared in this deal."
    assert scores.keep(ledger("gnav-1774", 2))["showings"][1]["asks"][1]["spared"] is None


# 1917, Danish Wikipedia, the Royal Library


def test_strokes_are_written_up_in_1917_and_two_fools_win_a_plus():
    """gnav-1917.r7.b, r8.b, r8.c"""
    told = (lost(2, fool_holders=[0, 1]), *((lost(0, lowest=[0]),) * 3))
    page = scores.keep(ledger("gnav-1917", 3, *told))
    assert [player["words"] for player in page["players"]] == [
        "3 strokes of 4",
        "0 strokes of 4",
        "0 strokes of 3",
    ]
    assert [player["in"] for player in page["players"]] == [True, True, True]
    book = evening("gnav-1917", 3, *told, lost(0, lowest=[0]))
    assert said(book, "out") == [("out", 0, "r9.a", "q.strokes")]


def test_the_tapping_is_told_where_the_next_lowest_suffers_by_it():
    """gnav-1917.r8.d, r8.f, q.fool-companion"""
    readings = {"fool-companion": "unanswered-tap"}
    who = {"fool_holders": [0], "companion_of_a_tapper": [2]}
    page = scores.keep(ledger("gnav-1917", 3, readings=readings))
    assert page["causes"][-1]["tell"] == "tapped"
    assert refused("gnav-1917", 3, lost(1, **who), readings=readings)[0] == (
        "The fool’s holder did not tap, so nobody else is hit."
    )
    assert score(evening("gnav-1917", 3, tapped(0), lost(1, **who), readings=readings)) == [1, 0, 1]
    alone = lost(1, fool_holders=[0])
    assert score(evening("gnav-1917", 3, alone, readings=readings)) == [1, 0, 0]
    assert refused("gnav-1917", 3, tapped(0), alone, readings=readings)[0] == (
        "The fool’s holder tapped: tell who is hit with him."
    )
    assert refused("gnav-1917", 3, tapped(0), tapped(0), readings=readings)[0] == (
        "Anna has tapped in this deal already."
    )


def test_the_tapping_is_not_told_where_nothing_follows_from_it():
    """gnav-1917.q.fool-companion"""
    causes = scores.keep(ledger("gnav-1917", 3))["causes"]
    assert {cause["tell"] for cause in causes} == {"met"}
    assert refused("gnav-1774", 3, tapped(0))[0] == "These rules know no tapping."


def test_a_plus_is_a_new_stroke_in_the_wikipedia_note():
    """gnav-wikipedia.r2.c, supplied from gnav-1917.r8.b"""
    book = evening("gnav-wikipedia", 3, lost(2, fool_holders=[0, 1]))
    assert score(book) == [4, 4, 3]
    assert book.lines[0].event.supplied == "gnav-1917"


def test_the_royal_librarys_fragment_knows_no_appeal_by_default():
    """gnav-kb.q.appeals"""
    page = scores.keep(ledger("gnav-kb", 3, *OUT))
    assert page["phase"] == "deal"
    assert page["players"][0]["standing"] == "out"
    assert page["log"][-2]["supplied"] == "gnav-1774"


def test_the_fool_above_the_null_still_drags_the_owl_along():
    """gnav-kb.r1.b, gnav-1774.r5.a"""
    assert score(evening("gnav-kb", 3, shown("fool owl 7"))) == [2, 2, 3]


# German


def test_the_lowest_pays_a_token_and_the_joker_drags_the_next():
    """gnav-german.r5.c, r5.d"""
    book = evening("gnav-german", 3, lost(0, lowest=[1]), shown("joker d1 sk"))
    assert score(book) == [19, 18, 20]
    assert book.state.pool == 3
    assert [event[:2] for event in said(book, "paid")] == [("paid", 1), ("paid", 0), ("paid", 1)]


def test_the_pool_is_played_off_and_the_most_tokens_win():
    """gnav-german.r5.e, r5.f, r5.g, r6.d"""
    paid = (lost(0, lowest=[1]),) * 20
    page = scores.keep(ledger("gnav-german", 3, *paid))
    assert page["playing_off"]
    assert [asked["who"] for shows in page["showings"] for asked in shows["asks"]] == ["highest"]
    taken = (lost(0, highest=[2]),) * 19
    book = evening("gnav-german", 3, *paid, *taken, shown(". d10 d2"))
    assert score(book) == [20, 1, 39]
    assert book.state.winners == (2,)
    why, _ = refused("gnav-german", 3, *paid, *taken, shown(". d10 d2"), lost(0, highest=[1]))
    assert why == "The game is over, so nothing more is to be told."


def test_no_two_show_the_same_card():
    """gnav-german.r2.a"""
    wanted = "There is only one of each card, and 2 show the same."
    assert refused("gnav-german", 3, shown("d3 d3 sk")) == (wanted, ["r2.a"])
    assert refused("gnav-german", 3, lost(0, lowest=[0, 1]))[0] == (
        "At most 1 can be told of here."
    )


# House rules


HOUSE = {
    "format": "gnav-house/1",
    "name": "Aunt Maren’s",
    "base": "gnav-1774",
    "choices": {"cat": "gnav-1917", "cuckoo": "gnav-1917"},
}


def test_an_evening_can_go_by_house_rules():
    """gnav-1917.r5.a, and gnav-1774.r5.a for what is not chosen"""
    told = (met(0, "cat"), lost(1, fool_holders=[1], lowest_other=[2]))
    page = scores.keep(ledger("house", 3, *told, house=HOUSE))
    assert page["short"] == "Aunt Maren’s"
    assert [player["score"] for player in page["players"]] == [2, 2, 2]
    assert page["log"][1]["clauses"][0] == "gnav-1917.r5.a"
    assert scores.sheet(ledger("house", 3, *told, house=HOUSE)).startswith("Aunt Maren’s\n")


def test_house_rules_that_are_none_are_refused_in_one_sentence():
    with pytest.raises(LedgerError, match="a JSON object, and this is none"):
        scores.keep(ledger("house", 3))


# What cannot be


def test_the_dealer_asks_nobody():
    """gnav-1774.r4.a"""
    why, clauses = refused("gnav-1774", 3, met(2, "cat"))
    assert why == "Carl deals and is the last: he asks nobody, and may change at the bag."
    assert clauses[0] == "r4.a"


def test_nobody_asks_twice_in_a_deal():
    """gnav-1774.r3.g"""
    why, clauses = refused("gnav-1774", 3, met(0, "cat"), met(0, "dragoon"))
    assert why == "Anna has lost a stroke by asking in this deal, and asks nobody again."
    assert "r3.g" in clauses
    book = evening("gnav-1774", 3, met(0, "cat"), lost(0, lowest=[1]), met(2, "cat"))
    assert score(book) == [2, 2, 2]


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (shown(". . ."), "Too little is told: what the others show decides who is hit."),
        (shown("fool . ."), "Too little is told: what the others show decides who is hit."),
        (shown("3 3 3"), "There are only two of each piece, and 3 show the same."),
        (shown("3 wolf 4"), "There is no piece “wolf” in this game."),
        (lost(0), "At least 1 must be told of here."),
        (lost(0, lowest=[0, 1, 2]), "At most 2 can be told of here."),
        (lost(1, fool_holders=[0, 1]), "At most 1 can be told of here."),
        (
            lost(1, fool_holders=[0], lowest_other=[0]),
            "Anna shows one piece only, and is told of twice.",
        ),
        (lost(0, lowest=[0], pairs=[1, 2]), "Nobody is hit so by such a showing."),
    ],
)
def test_a_showing_that_cannot_be_is_refused_in_one_sentence_with_a_clause(told, why):
    said, clauses = refused("gnav-1774", 3, told)
    assert said == why
    assert clauses


def test_pairs_fall_two_by_two_where_any_tie_loses():
    """gnav-1774.r6.a, q.ties"""
    readings = {"ties": "any"}
    told = lost(0, lowest=[0], pairs=[1, 2])
    assert score(evening("gnav-1774", 4, told, readings=readings)) == [2, 2, 2, 3]
    odd = refused("gnav-1774", 4, lost(0, lowest=[0], pairs=[1]), readings=readings)
    assert odd[0] == "Those who show the same come two by two."


# What a page is told


@pytest.mark.parametrize("rules", games.SOURCES)
def test_every_question_and_line_names_its_clauses(rules):
    told = (lost(0, lowest=[0]), lost(1, fool_holders=[1], lowest_other=[2]))
    page = scores.keep(ledger(rules, 4, *told))
    asked = [asks for shows in page["showings"] for asks in shows["asks"]]
    for part in (*page["causes"], *asked, *page["log"]):
        assert part["clauses"], part


def test_a_draft_says_what_an_entry_would_come_to_and_changes_nothing():
    page = scores.keep(ledger("gnav-1774", 3), draft=lost(0, lowest=[0]))
    assert [line["text"] for line in page["draft"]["lines"]] == [
        "Anna loses 1 stroke.",
        "Anna deals next.",
    ]
    assert page["log"] == []
    page = scores.keep(ledger("gnav-1774", 3), "da", draft=met(2, "cat"))
    why = "Carl deler ud og er den sidste: han spørger ingen og må bytte i posen."
    assert page["draft"]["why"] == why


def test_the_evening_is_told_in_danish_with_the_sources_own_words():
    page = scores.keep(ledger("gnav-1917", 3, met(0, "cat")), "da")
    assert [line["text"] for line in page["log"]] == [
        "Anna spurgte katten. “Kis! Kis!”",
        "Anna får 1 streg.",
    ]
    assert page["deals"] == "Carl har posen og deler ud."


def test_the_sheet_is_plain_text_with_every_score_and_clause():
    text = scores.sheet(ledger("gnav-1774", 3, met(0, "cat"), lost(0, lowest=[1])))
    assert "Anna  2 strokes left\nBo    2 strokes left\nCarl  3 strokes left\n" in text
    assert "  Bo loses 1 stroke. (1774, crux base-penalty)\n" in text


def test_the_browser_keeps_an_evening_by_a_call():
    asked = {"id": 1, "call": "keep", "args": {"ledger": ledger("gnav-1774", 3)}}
    assert json.loads(call(json.dumps(asked)))["ok"]["deal"] == 1
    asked["args"]["ledger"]["entries"] = [met(2, "cat")]
    error = json.loads(call(json.dumps(asked)))["error"]
    assert error["why"].startswith("Carl deals")
    assert error["clauses"][0] == "gnav-1774.r4.a"
    asked["args"]["ledger"] = "nonsense"
    assert "no ledger" in json.loads(call(json.dumps(asked)))["error"]["why"]
