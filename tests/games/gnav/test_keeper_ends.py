"""The scorekeeper: who is out, who appeals, and how an evening ends."""

from __future__ import annotations

import pytest

from gnav_core.games.gnav.scorekeeper import page as scores
from tests.games.gnav.evenings import (
    OUT,
    answered,
    evening,
    ledger,
    lost,
    met,
    refused,
    said,
    score,
    shown,
)


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
    entries = (*OUT, answered(0, "sit-out"), lost(0, lowest=[1]))
    again = refused("gnav-1774", 3, *entries, answered(0, "sit-out"))
    assert again == ("Anna has sat out before, and may not again now.", ["r12.a", "q.sit-out"])


def test_a_seat_that_is_out_can_lose_nothing():
    """gnav-1774.r11.a, r11.b"""
    entries = (*OUT, answered(0, "retire"))
    wanted = ("Anna is out, and was dealt no piece.", ["r11.a", "r11.b"])
    assert refused("gnav-1774", 3, *entries, met(0, "cat")) == wanted
    assert refused("gnav-1774", 3, *entries, lost(0, lowest=[0])) == wanted
    assert refused("gnav-1774", 3, *entries, shown("3 4 5")) == wanted


def test_the_last_stroke_lost_by_asking_leaves_the_piece_to_count():
    """gnav-1774.q.out-mid-deal"""
    entries = (*((lost(0, lowest=[0]),) * 2), met(0, "dragoon"))
    page = scores.keep(ledger("gnav-1774", 3, *entries))
    words = "Anna has lost the last stroke, but the piece still counts when all show."
    assert page["warnings"][0]["text"] == words
    assert page["warnings"][0]["clauses"] == ["gnav-1774.q.out-mid-deal"]
    assert page["players"][0]["standing"] == ""


def test_nobody_left_makes_the_deal_void_and_the_same_deals_again():
    """gnav-1774.r14.a, q.nobody-left"""
    entries = (shown("3 3"), shown("4 4"), shown("fool 4"))
    book = evening("gnav-1774", 2, *entries)
    assert score(book) == [1, 1]
    assert said(book, "void") == [("void", None, "r14.a")]
    assert book.state.dealer == 1 == evening("gnav-1774", 2, *entries[:2]).state.dealer


@pytest.mark.parametrize(
    "entry",
    [shown("fool cuckoo"), lost(1, best=True, fool_holders=[0], lowest_other=[1])],
    ids=str,
)
def test_in_the_final_the_fool_cannot_take_the_cuckoo(entry):
    """gnav-1774.r14.b, r15.a"""
    book = evening("gnav-1774", 2, shown("3 3"), shown("4 4"), entry, answered(0, "retire"))
    assert said(book, "spared", "won") == [
        ("spared", 1, "r14.b"),
        ("won", None, "r15.a", "r15.b", "q.payout"),
    ]
    page = scores.keep(ledger("gnav-1774", 2, shown("3 3"), shown("4 4")))
    spared = page["showings"][1]["asks"][1]["spared"]
    assert spared["label"] == "and that is the cuckoo"


def test_the_cuckoo_is_not_spared_before_the_final():
    """gnav-1774.r14.b"""
    entry = lost(1, best=True, fool_holders=[0], lowest_other=[1])
    assert refused("gnav-1774", 2, entry)[0] == "Nobody is spared in this deal."
    assert scores.keep(ledger("gnav-1774", 2))["showings"][1]["asks"][1]["spared"] is None


def test_the_royal_librarys_fragment_knows_no_appeal_by_default():
    """gnav-kb.q.appeals"""
    page = scores.keep(ledger("gnav-kb", 3, *OUT))
    assert page["phase"] == "deal"
    assert page["players"][0]["standing"] == "out"
    assert page["log"][-2]["supplied"] == "gnav-1774"


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
