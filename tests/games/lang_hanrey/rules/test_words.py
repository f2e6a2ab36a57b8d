"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by
from gnav_core.games.lang_hanrey.words import Words
from tests.games.lang_hanrey.table import Table

NAMES = ["Anna", "Bo"]
STOCK = "c6 c7 c8 c9 d9"
WORDS = Words()


def said(table: Table, language: str = "en", seat: int | None = None) -> list[str]:
    """What is told of all events, to one seat or to a bystander."""
    rules, seen = table.game.rules, [event.seen_by(seat) for event in table.log]
    return [WORDS.event(rules, event, NAMES, language).text for event in seen]


def test_a_trick_is_told_from_the_lead_to_the_draws():
    """hanrey-1774.r4.a, r4.d, lang-hanrey-1774.r4.b."""
    table = Table("h8 s6 | h9 s7", "h8", "h9", "draw:c6", stock=STOCK)
    assert said(table, seat=1) == [
        "Anna leads the 8 of hearts to Bo.",
        "Bo beats the 8 of hearts with the 9 of hearts.",
        "Bo keeps the 2 cards.",
        "Bo draws the 6 of clubs.",
    ]
    assert said(table, "da") == [
        "Anna spiller hjerter 8 ud til Bo.",
        "Bo stikker hjerter 8 med hjerter 9.",
        "Bo beholder de 2 kort.",
        "Bo trækker et kort.",
    ]


def test_several_cards_are_told_each_and_in_brief():
    """lang-hanrey-1774.r7.a, r7.b."""
    table = Table("h8 c8 s8 d6 | h9 d7 s7", "s8+h8+c8", "h9+d7", stock="c6 c7 d9")
    assert said(table) == [
        "Anna leads the 8 of spades, the 8 of hearts and the 8 of clubs to Bo.",
        "Bo beats the 8 of spades and the 8 of hearts with the 9 of hearts and the 7 of diamonds.",
        "Bo keeps the 4 cards.",
        "Bo cannot beat them all and takes up the 8 of clubs.",
    ]
    rules, names = table.game.rules, read_by(NAMES, 1)
    brief = [WORDS.event(rules, event, names).brief for event in table.events]
    assert brief == [
        "Anna leads 3 cards to you.",
        "You beat them with the 9 of hearts and the 7 of diamonds.",
        None,
        None,
    ]
    table = Table("ha ca d6 | h9 s7", "ha+ca", stock=STOCK)
    assert WORDS.event(rules, table.events[-1], NAMES).brief == (
        "Bo cannot beat them all and takes up 2."
    )


def test_taking_one_card_up_is_told():
    """hanrey-1774.r4.b."""
    table = Table("ha s6 | h9 s7", "ha", stock=STOCK)
    assert said(table)[-1] == "Bo cannot beat the ace of hearts and takes it up."
    assert said(table, "da")[-1] == "Bo kan ikke stikke hjerter es og tager kortet op."


def test_the_second_part_is_told():
    """lang-hanrey-1774.r5.a, r5.b, r5.c."""
    table = Table("h8 s6 | h9 ca", "h8", "h9", "draw:c6", stock="c6 d9")
    assert said(table)[-2:] == [
        "Anna draws the card that was turned up, the 9 of diamonds.",
        "The stock is gone: both take up what they have kept, and play begins anew.",
    ]


def test_the_close_is_told():
    """lang-hanrey-1774.r8.a."""
    table = Table("h8 | h9", "h8")
    assert said(table)[1:] == [
        "Anna has no card left and is out.",
        "Bo alone holds cards now and has lost.",
        "Anna has won.",
    ]
    told = WORDS.outcome(table.game.outcome(table.state), NAMES)
    assert told == "Bo keeps the last card, so Anna won."


def test_what_may_be_done_is_labelled():
    """hanrey-1774.r4.a, lang-hanrey-1774.r7.a, r4.c."""
    table = Table("ha s6 h6 | h9 s7", stock=STOCK)
    assert labels(table, "play:ha", "play:s6+h6", "play", "hop") == [
        "Lead the ace of hearts",
        "Lead the 6 of spades and the 6 of hearts",
        "Lead a card, or several alike",
        "hop",
    ]
    table = Table("h8 s6 | h9 s7", "h8", stock=STOCK)
    assert labels(table, "play:h9", "play") == [
        "Beat with the 9 of hearts",
        "Beat with your best",
    ]


def labels(table: Table, *moves: str) -> list[str]:
    """The labels of moves, as the seat whose turn it is reads them."""
    seen = see(table.game, table.state, table.state.at)
    return [WORDS.move(table.game.rules, seen, Action.read(move)).text for move in moves]


def test_zones_and_marks_are_said():
    """lang-hanrey-1774.q.trump-card, r4.b, r5.c."""
    laid = Table("h8 | h9", stock=STOCK, kept="s6 s7 | s8 s9 h6 h7")
    table = see(laid.game, laid.state, 0).table
    zones = {zone.id: WORDS.zone(zone) for zone in table.zones}
    assert zones["stock"] == "4 covered cards in the stock"
    assert zones["turned"] == "The 9 of diamonds turned up under the stock"
    assert zones["pile:1"] == "4 cards kept"
    order = "In a suit: A K Q J 10 9 8 7 6. A trump beats every other suit. Beat with your best;"
    marks = [WORDS.mark(mark) for mark in table.marks]
    assert marks.pop(1).startswith(order)
    assert marks == [
        "has dealt",
        "Diamonds are trumps",
        "1 card beaten",
        "2 cards beaten",
        "First part",
    ]
    assert [WORDS.mark(mark, "da") for mark in table.marks][-1] == "Første del"
