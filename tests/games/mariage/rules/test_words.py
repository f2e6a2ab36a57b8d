"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by
from gnav_core.games.mariage.words import Words
from tests.games.mariage.table import Table

NAMES = ["Anna", "Bo", "Carl"]
STOCK = "c6 c7 c8 c9 d9"
WORDS = Words()


def said(table: Table, language: str = "en", seat: int | None = None) -> list[str]:
    """What is told of all events, to one seat or to a bystander."""
    rules, names = table.game.rules, read_by(NAMES[: table.game.players], seat)
    seen = [event.seen_by(seat) for event in table.log]
    return [WORDS.event(rules, event, names, language).text for event in seen]


def test_a_trick_is_told_from_the_lead_to_the_draws():
    """mariage-1774.r2.a, r2.b, r2.c."""
    table = Table("h10 s6 | ha s7", "h10", "ha", "draw:c6", stock=STOCK)
    assert said(table, seat=1) == [
        "Anna leads the 10 of hearts.",
        "You play the ace of hearts.",
        "You take the trick with the ace of hearts.",
        "You count 21, and have 21 now.",
        "You draw the 6 of clubs.",
    ]
    assert said(table, "da") == [
        "Anna spiller hjerter 10 ud.",
        "Bo lægger hjerter es.",
        "Bo tager stikket med hjerter es.",
        "Bo tæller 21 og har nu 21.",
        "Bo trækker et kort.",
    ]


def test_a_mariage_is_told_with_both_cards():
    """mariage-1774.r3.a, r3.b."""
    table = Table("hk hq s6 | h9 s7 s8", "meld:h", stock=STOCK, taken="c10 ca | .")
    assert said(table) == [
        "Anna melds the Mariage in hearts: the king of hearts and the queen of hearts.",
        "Anna counts 20, and has 20 now.",
    ]
    assert said(table, seat=0)[0].startswith("You meld the Mariage in hearts:")
    assert said(table, "da")[0] == "Anna melder mariage i hjerter: hjerter konge og hjerter dame."


@pytest.mark.parametrize(
    ("score", "seat", "told"),
    [
        (101, None, "Anna was first to say so, and is out."),
        (101, 0, "You were first to say so, and are out."),
        (90, None, "Anna said so and was not out, so Bo won."),
        (90, 0, "You said so and were not out, so Bo won."),
        (90, 1, "Anna said so and was not out, so you won."),
    ],
)
def test_the_word_is_told_and_what_came_of_it(score, seat, told):
    """mariage-1774.r5.a, q.false-out."""
    table = Table("h8 s6 | h9 s7", "out", stock=STOCK, score=(score, 0))
    assert said(table)[0] == "Anna says: “I am out.”"
    names = read_by(NAMES[:2], seat)
    assert WORDS.outcome(table.game.outcome(table.state), names) == told


def test_who_is_not_out_is_told_so():
    """mariage-1774.q.false-out."""
    table = Table("h8 s6 | h9 s7", "out", stock=STOCK, score=(90, 0), false_out="goes-on")
    assert said(table)[1] == "Anna is not out: the count is only 90."
    assert said(table, "da", 0)[1] == "Du er ikke ude: tallet er kun 90."


def test_the_close_of_a_deal_is_told():
    """mariage-1774.q.unsaid, q.deals, q.dealer-turn."""
    unsaid = Table("h6 | ha", "h6", "ha", score=(0, 80))
    told = WORDS.outcome(unsaid.game.outcome(unsaid.state), NAMES[:2])
    assert told == "Nobody said it, and Bo had a hundred and one first."
    assert said(unsaid)[-1] == "Bo has won."
    anew = Table("h6 | ha", "h6", "ha")
    assert said(anew)[-2:] == [
        "Bo counts 10 more for the last trick, and has 21 now.",
        "The next deal begins, and the points stand: Anna deals.",
    ]
    nobody = Table("h6 | ha", "h6", "ha", deals="one-deal")
    assert "nobody has won" in said(nobody)[-1]
    assert "so nobody has won" in WORDS.outcome(nobody.game.outcome(nobody.state), NAMES[:2])


def test_what_may_be_done_is_labelled():
    """mariage-1774.r2.a, r3.a, r5.a."""
    table = Table("hk hq s6 | h9 s7 s8", stock=STOCK, taken="c10 ca | .")
    assert labels(table, "play:s6", "play", "meld:h", "meld", "out") == [
        "Lead the 6 of spades",
        "Lead a card",
        "Meld the Mariage in hearts",
        "Meld a Mariage",
        "Say that you are out",
    ]
    table.play("s6")
    assert labels(table, "play:s7", "play") == ["Play the 7 of spades", "Play a card"]


def labels(table: Table, *moves: str) -> list[str]:
    """The labels of moves, as the seat whose turn it is reads them."""
    seen = see(table.game, table.state, table.state.at)
    return [WORDS.move(table.game.rules, seen, Action.read(move)).text for move in moves]


def test_marks_are_said():
    """mariage-1774.r3.a, q.ten."""
    laid = Table("hk hq s6 | h9 s7 s8", "meld:h", stock=STOCK, taken="c10 ca | .")
    marks = {(mark.id, mark.place): mark for mark in laid.game.table(laid.state).marks}
    assert WORDS.mark(marks["melds", 0]) == "has melded hearts"
    assert WORDS.mark(marks["melds", 0], "da") == "har meldt hjerter"
    order = WORDS.mark(marks["order", "beside"])
    assert order.startswith("In a suit: A 10 K Q J 9 8 7 6. A trump beats every other suit.")
    assert order.endswith("a Mariage 20, in trumps 40.")
