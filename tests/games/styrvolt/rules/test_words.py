"""What is said of what happens, of the table, of the choices and of the end, in both languages."""

from __future__ import annotations

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by
from gnav_core.games.styrvolt.words import Words
from tests.games.styrvolt.table import Table, dealt, undealt

WORDS = Words()
NAMES = ["Anna", "Bo", "Carl", "Dea"]


def said(table: Table, language: str = "en", by: int | None = None) -> list[str]:
    """Tell all events, to whoever sits there."""
    seen = [event.seen_by(by) for event in table.log]
    return [WORDS.event(table.game.rules, one, read_by(NAMES, by), language).text for one in seen]


def test_the_card_under_the_pack_is_named_to_the_cutter_alone():
    """styrvolt-1774.r1.c, r1.d."""
    table = undealt("under:s2")
    assert said(table) == ["Carl looks at the card under the pack."]
    assert said(table, by=2) == ["You look at the card under the pack: the 2 of spades."]
    assert said(undealt("under:d9"), by=0)[1] == (
        "The 9 of diamonds is a matador, and Carl lays it open."
    )


def test_trumps_and_exchanges_are_told():
    """styrvolt-1774.r2.b, r1.d, r2.c."""
    table = dealt("h2", "turn:h3", "turn:h4", "turn:d4", "take", "keep", "keep")
    assert said(table)[-6:] == [
        "The 3 of hearts is laid open: hearts are trumps.",
        "The 4 of hearts is laid open too: hearts are trumps already, and a second suit is wanted.",
        "The 4 of diamonds is laid open: diamonds are trumps.",
        "Carl takes the 2 of hearts, and lays the queen of hearts open for it.",
        "Bo does not exchange a card for the 3 of hearts.",
        "Carl does not exchange a card for the 4 of diamonds.",
    ]
    assert said(table, "da", by=2)[-3] == "Du tager hjerter 2 og lægger hjerter dame åbent for det."
    alone = dealt("s2", "turn:h3", "turn:h4", same_suit="as-they-fall")
    assert said(alone)[-1] == "The 4 of hearts is laid open too: hearts alone are trumps."


@pytest.mark.parametrize(
    ("won", "english", "yours"),
    [
        (
            (4, 4, 0, 0),
            "Anna and Carl have five tricks first, and have won.",
            "Du og Carl har først fem stik og har vundet.",
        ),
        (
            (4, 0, 0, 0),
            "Anna and Carl have the first five tricks: they have won, and the others are Jan.",
            "Du og Carl har de fem første stik: de har vundet, og de andre er Jan.",
        ),
    ],
)
def test_the_end_is_told(won, english, yours):
    """styrvolt-1774.r5.a, r5.b."""
    table = Table("sa | h6 | c2 | h3", "sa", "h6", "c2", "h3", won=won)
    assert said(table)[-1] == english
    assert said(table, "da", by=0)[-1] == yours
    outcome = table.game.outcome(table.state)
    assert WORDS.outcome(outcome, NAMES).startswith("Anna and Carl had ")
    assert WORDS.outcome(outcome, NAMES, "da").startswith("Anna og Carl fik ")


def test_zones_and_marks_are_said():
    """styrvolt-1774.r1.c, r2.b, r4.a, r4.b."""
    table = dealt("s2", "turn:h3", "turn:d4")
    laid = {seat: see(table.game, table.state, seat).table for seat in (0, 2)}
    zones = {seat: {one.id: WORDS.zone(one) for one in laid[seat].zones} for seat in laid}
    assert zones[0]["under"] == "Under the pack a card that the cutter has seen"
    assert zones[2]["under"] == "Under the pack, seen by you alone: the 2 of spades"
    assert zones[0]["turned"] == "Open: the 3 of hearts and the 4 of diamonds"
    marks = {(mark.id, mark.place): WORDS.mark(mark) for mark in laid[0].marks}
    assert marks["trumps", None] == "the Velten: hearts and diamonds"
    assert marks["pair", 0] == "the pair has 0 tricks"
    assert marks["order", "beside"] == (
        "What beats what, from the best on: trump 7 if led; the 2 of hearts, the 4 of clubs,"
        " the 8 of spades, the 9 of hearts, the 9 of diamonds; trump A J 6 2 3 4, of two alike"
        " the one played first; trump 8 K Q if led; of the suit led A K Q J 10 9 8 7 6 4 3 2."
    )


def test_what_beats_what_is_said_as_it_is_read():
    """styrvolt-1774.q.equal-rank, q.powers."""
    table = undealt(powers="beat-some", equal_rank="last-played")
    (mark,) = (one for one in see(table.game, table.state, 0).table.marks if one.id == "order")
    assert "trump A J 6, of two alike the one played last; A of a plain suit that is led; " in (
        WORDS.mark(mark)
    )
    assert "trumf 3, af to ens den, der er spillet sidst; D i en almindelig farve, der" in (
        WORDS.mark(mark, "da")
    )


@pytest.mark.parametrize(
    ("moves", "move", "label"),
    [
        ([], "play", "Lead a card"),
        ([], "play:sa", "Lead the ace of spades"),
        (["sa"], "play", "Play a card"),
        ([], "take", "Take the open card"),
        ([], "keep", "Keep your card"),
    ],
)
def test_each_choice_has_a_label(moves, move, label):
    """styrvolt-1774.q.follow, r2.c."""
    table = Table("sa | h6 | c2 | h3", *moves)
    seen = see(table.game, table.state, table.state.at)
    assert WORDS.move(table.game.rules, seen, Action.read(move)).text == label
