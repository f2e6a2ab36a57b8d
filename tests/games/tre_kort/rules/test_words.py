"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

from typing import Any

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by
from gnav_core.games.tre_kort.words import Words
from tests.games.tre_kort.table import Table

NAMES = ["Anna", "Bo", "Carl"]
WORDS = Words()
MORE = "sa d7 c9 | s10 h9 dk | s6 d8 cj"
SECOND: dict[str, Any] = {"won": (1, 0, 0), "taken": "da ca h8 | . | ."}
THIRD: dict[str, Any] = {"won": (1, 1, 0), "taken": "d7 dk d8 | cj ca d6 | ."}


def said(table: Table, language: str = "en", seat: int | None = None, by: int | None = None):
    """What is told of all events, to one seat or to a bystander; ``by`` is who reads."""
    rules, names = table.game.rules, read_by(NAMES, by)
    return [WORDS.event(rules, event.seen_by(seat), names, language).text for event in table.log]


def test_who_plays_is_told():
    """tre-kort-1774.r5.a, r5.c, q.alone, q.nobody."""
    table = Table(MORE, "pass", "join", "pass", phase="bid")
    assert said(table)[:4] == [
        "Anna passes, and lays the cards to the stock.",
        "Bo will play.",
        "Carl passes, and lays the cards to the stock.",
        "Bo alone plays, and is paid for all three tricks.",
    ]
    assert said(table, by=1)[3] == "You alone play, and are paid for all three tricks."
    nobody = Table(MORE, "pass", "pass", "pass", phase="bid")
    assert said(nobody, "da")[3] == "Ingen spiller: intet betales."


def test_a_card_face_down_is_told_as_a_card():
    """tre-kort-1774.r10.b, r10.c."""
    table = Table("sa c9 | s10 h9 | s6 cj", "lay:sa", "s10", "s6", **SECOND)
    assert said(table)[0] == "Anna lays a card face down."
    assert said(table)[-1] == "Anna takes the trick with the card that lies face down."
    assert said(table, seat=0, by=0)[0] == "You lay the ace of spades face down."
    assert said(table, by=0)[-1] == "You take the trick with the card that you laid face down."


def test_what_is_paid_is_told():
    """tre-kort-1774.r7.a, r8.a, r8.c."""
    table = Table("sa | sk | s6", "sa", "sk", "s6", **THIRD, beets=((0, 3),))
    assert said(table)[4:7] == [
        "Carl has dealt, and pays for each trick: 2 to Anna and 1 to Bo.",
        "The beet of Anna is paid out: 2 to Anna and 1 to Bo.",
        "Carl took no trick, is beet, and lays 6 on the table.",
    ]
    assert said(table, by=0)[4:6] == [
        "Carl has dealt, and pays for each trick: 2 to you and 1 to Bo.",
        "Your beet is paid out: 2 to you and 1 to Bo.",
    ]
    assert said(table, "da", by=2)[6] == "Du tog intet stik, er bet og lægger 6 på bordet."


def test_a_dealer_who_took_all_pays_nobody():
    """tre-kort-1774.q.dealing."""
    table = Table(MORE, "pass", "pass", "join", phase="bid")
    assert said(table)[4] == "Carl has dealt and took every trick, and so pays nobody."


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_ending_is_said(language):
    """tre-kort-1774.q.winners."""
    told = set()
    for score in ((0, 0, 0), (0, 1, -1), (-2, -1, 3)):
        one: dict[str, Any] = {"length": "one-deal", "score": score}
        table = Table("sa | sk | s6", "sa", "sk", "s6", **THIRD, **one)
        told.add(WORDS.outcome(table.game.outcome(table.state), NAMES, language))
    assert len(told) == 3


@pytest.mark.parametrize(
    ("table", "move", "label"),
    [
        (Table(MORE, phase="bid"), "join", "Join in"),
        (Table(MORE, phase="bid"), "pass", "Pass"),
        (Table(MORE), "play:d7", "Lead the 7 of diamonds"),
        (Table(MORE, "d7"), "play", "Play a card"),
        (Table("sa c9 | s10 h9 | s6 cj", **SECOND), "lay", "Lay a card face down"),
        (Table("sa c9 | s10 h9 | s6 cj", "lay:sa", **SECOND), "play", "Play a card"),
    ],
)
def test_each_choice_has_a_label(table, move, label):
    """tre-kort-1774.r5.a, r10.a, r10.b."""
    seen = see(table.game, table.state, table.state.at)
    assert WORDS.move(table.game.rules, seen, Action.read(move)).text == label


def test_marks_are_said():
    """tre-kort-1774.r8.b, r8.c, r10.b, q.rank."""
    laid: dict[str, Any] = {**SECOND, "beets": ((1, 3), (1, 6))}
    table = Table("sa c9 | s10 h9 | s6 cj | .", "lay:sa", **{**laid, "won": (1, 0, 0, 0)})
    marks = table.game.table(table.state).marks
    told = {(mark.id, mark.place): WORDS.mark(mark) for mark in marks}
    assert told["pot", None] == "6 stakes to win"
    assert told["beet", 1] == "beets of 3 and 6"
    assert told["beet-played", 1] == "the beet of 3 is played for"
    assert told["laid", 0] == "has laid a card face down"
    assert (told["joined", 2], told["joined", 3]) == ("plays", "passes")
    assert told["order", "beside"].startswith("In a suit: A K Q J 10 9 8 7 6.")
