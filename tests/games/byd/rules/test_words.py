"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by
from gnav_core.games.byd.words import Words
from tests.games.byd.table import RULES, Table, undealt

NAMES = ["Anna", "Bo", "Carl", "Dea"]
WORDS = Words()
LAST = "h9 | ha | s8 | hk"


def said(table: Table, language: str = "en", seat: int | None = None, by: int | None = None):
    """What is told of all events, to one seat or to a bystander; ``by`` is who reads."""
    rules, names = table.game.rules, read_by(NAMES, by)
    return [WORDS.event(rules, event.seen_by(seat), names, language).text for event in table.log]


def test_a_trick_is_told():
    """byd-1774.r6.a, r7.b."""
    table = Table("s9 h7 h6 d6 c6 | s8 sa d7 d8 d9", "s9", "sa")
    assert said(table) == [
        "Anna leads the 9 of spades.",
        "Bo plays the ace of spades.",
        "Bo takes the trick with the ace of spades.",
    ]
    assert said(table, "da")[2] == "Bo tager stikket med spar es."


def test_a_covered_card_is_told_as_a_card():
    """byd-1774.r3.a."""
    table = undealt(2, "deal:s6")
    assert said(table) == ["Anna is dealt a card."]
    assert said(table, seat=0, by=0) == ["You are dealt the 6 of spades."]


def test_the_bidding_and_the_close_are_told():
    """byd-1774.r11.a, r11.b, r11.c, r11.d."""
    table = Table(LAST, "bid:2", "bid:1", "pass", "pass", "h9", "ha")
    assert said(table) == [
        "Anna bids 2.",
        "Bo bids 1.",
        "Carl passes.",
        "Dea passes.",
        "Anna shows the 9 of hearts.",
        "Bo shows the ace of hearts.",
        "Bo takes the trick with the ace of hearts.",
        "Anna deals the next time.",
        "Bo has won, and gets 2 from the others who bid.",
    ]
    assert said(table, "da", by=1)[-1] == "Du har vundet og får 2 af de andre, der bød."


def test_what_is_bid_by_nobody_else_is_told():
    """byd-1774.q.nobody-bids, q.no-bid."""
    table = Table(LAST, "bid:2", "pass", "pass", "pass")
    assert said(table)[-1] == "Nobody bids with Anna, who has won and shows no card."
    assert said(table, by=0)[-1] == "Nobody bids with you: you have won and show no card."
    unbid = Table(LAST, "pass")
    assert said(unbid)[-1] == "Anna has not bid: nobody has won, and nothing is paid."


def test_a_bidder_whose_card_all_have_tried_to_beat_for_nothing_is_paid_nothing():
    """byd-1774.q.who-shows, q.unbeaten."""
    moves = ("bid:1", "pass", "pass", "pass")
    table = Table("ha | h9 | s8 | hk", *moves, "ha", "h9", "s8", "hk", who_shows="everybody")
    assert said(table)[-1] == "Anna has won; nobody else has bid, so nothing is paid."


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_ending_is_said(language):
    """byd-1774.r11.d, q.unbeaten, q.nobody-bids, q.no-bid."""
    moves = (
        "pass",
        "bid:1 pass pass pass",
        "bid:1 bid:1 pass pass h9 ha",
        "bid:1 pass bid:1 pass h9 s8",
    )
    told = set()
    for one in moves:
        table = Table(LAST, *one.split())
        told.add(WORDS.outcome(table.game.outcome(table.state), NAMES, language))
    assert len(told) == 4


@pytest.mark.parametrize(
    ("moves", "move", "label"),
    [
        ([], "bid", "Bid"),
        ([], "bid:3", "Bid 3"),
        ([], "pass", "Pass"),
        (["bid:1", "bid:1", "pass", "pass"], "play", "Show your last card"),
        (["bid:1", "bid:1", "pass", "pass"], "play:h9", "Show the 9 of hearts"),
    ],
)
def test_each_choice_has_a_label(moves, move, label):
    """byd-1774.r11.a, r11.c."""
    table = Table(LAST, *moves)
    seen = see(table.game, table.state, table.state.at)
    assert WORDS.move(table.game.rules, seen, Action.read(move)).text == label


def test_leading_and_following_have_their_labels():
    """byd-1774.r6.a, r7.a."""
    table = Table("s9 h7 h6 d6 c6 | s8 sa d7 d8 d9")
    seen = see(table.game, table.state, 0)
    assert WORDS.move(table.game.rules, seen, Action.read("play:s9")).text == "Lead the 9 of spades"
    table.play("s9")
    seen = see(table.game, table.state, 1)
    assert WORDS.move(table.game.rules, seen, Action("play")).text == "Play a card"


def test_marks_are_said():
    """byd-1774.q.bid-order, q.rank."""
    table = Table(LAST, "bid:2", "pass")
    marks = table.game.table(table.state).marks
    told = {(mark.id, mark.place): WORDS.mark(mark) for mark in marks}
    assert told["bid", 0] == "bids 2"
    assert told["bid", 1] == "passes"
    assert told["tricks", 0] == "4 tricks"
    assert told["order", "beside"].startswith("In a suit: A K Q J 10 9 8 7 6.")
    assert RULES in table.game.rules_id
