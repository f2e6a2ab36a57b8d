"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.hanrey.words import Words
from tests.games.hanrey.table import Table

NAMES = ["Anna", "Bo", "Carl", "Dea"]
STOCK = "c6 c7 c8 c9 d9"
WORDS = Words()


def said(table: Table, language: str = "en", seat: int | None = None) -> list[str]:
    """What is told of all events, to one seat or to a bystander."""
    rules = table.game.rules
    seen = [event.seen_by(seat) for event in table.log]
    return [WORDS.event(rules, event, NAMES, language).text for event in seen]


def test_a_trick_is_told_from_the_lead_to_the_draws():
    """hanrey-1774.r4.a, r4.d."""
    table = Table("h8 s6 | h9 s7", "h8", "h9", "draw:c6", stock=STOCK)
    assert said(table, seat=1) == [
        "Anna leads the 8 of hearts to Bo.",
        "Bo beats the 8 of hearts with the 9 of hearts.",
        "2 cards are put away.",
        "Bo draws the 6 of clubs.",
    ]
    assert said(table, "da") == [
        "Anna spiller hjerter 8 ud til Bo.",
        "Bo stikker hjerter 8 med hjerter 9.",
        "2 kort lægges væk.",
        "Bo trækker et kort.",
    ]


def test_taking_up_is_told_for_one_card_for_all_and_by_choice():
    """hanrey-1774.r5.b, r5.d, q.take-up."""
    one = Table("ha s6 | h9 s7 | h10 s8", "ha", stock=STOCK)
    assert said(one)[-1] == "Bo cannot beat the ace of hearts and takes it up."
    both = Table("h6 s6 | ha s7 | h10 s8", "h6", "ha", stock=STOCK)
    assert said(both)[-1] == (
        "Carl cannot beat the ace of hearts and takes up all:"
        " the 6 of hearts and the ace of hearts."
    )
    chosen = Table("h6 s6 | ha s7", "h6", "take", stock=STOCK, take_up="may-take")
    assert said(chosen, seat=1)[-1] == "Bo takes up the 6 of hearts, though he could beat."
    assert said(chosen, "da", 1)[-1] == "Bo tager hjerter 6 op, skønt han kunne stikke."


def test_where_one_may_take_up_nobody_else_is_told_whether_he_had_to():
    """hanrey-1774.r4.b, q.take-up: one wording, and one ground."""
    chosen = Table("h6 s6 | ha s7", "h6", "take", stock=STOCK, take_up="may-take")
    forced = Table("h6 s6 | c8 c7", "h6", stock=STOCK, take_up="may-take")
    for seat in (0, None):
        assert said(chosen, seat=seat)[-1] == "Bo does not beat the 6 of hearts and takes it up."
        told = [table.log[-1].seen_by(seat) for table in (chosen, forced)]
        assert told[0] == told[1]
        assert told[0].either
    assert said(chosen, "da")[-1] == "Bo stikker ikke hjerter 6 og tager kortet op."
    assert said(forced, seat=1)[-1] == "Bo cannot beat the 6 of hearts and takes it up."


def test_the_close_is_told():
    """hanrey-1774.r6.a."""
    table = Table("h8 | h9", "h8")
    assert said(table)[1:] == [
        "Anna has no card left and is out.",
        "Bo alone holds cards now and has lost.",
        "Anna has won.",
    ]
    told = WORDS.outcome(table.game.outcome(table.state), NAMES[:2])
    assert told == "Bo keeps the last card, so Anna won."
    three = Table("h6 | h7 | . | h8", "h6", "h7")
    assert said(three)[-1] == "Anna, Bo and Carl have won."


def test_a_game_broken_off_is_told():
    """hanrey-1774.q.endless."""
    table = Table("ha s6 | h7 s7 | h8 s8", "ha", trump="d", takings=99)
    assert "100 times in a row" in said(table)[-1]
    assert WORDS.outcome(table.game.outcome(table.state), NAMES[:3], "da").startswith("Ingen")


def test_what_may_be_done_is_labelled():
    """hanrey-1774.r4.a, r4.b."""
    table = Table("ha s6 | h9 s7", stock=STOCK)
    assert labels(table, "play:ha", "play") == ["Lead the ace of hearts", "Lead a card"]
    table = Table("h8 s6 | h9 s7", "h8", stock=STOCK, take_up="may-take")
    assert labels(table, "play:h9", "play", "take") == [
        "Beat with the 9 of hearts",
        "Beat with a card",
        "Take up",
    ]


def labels(table: Table, *moves: str) -> list[str]:
    """The labels of moves, as the seat whose turn it is reads them."""
    seen = see(table.game, table.state, table.state.at)
    return [WORDS.move(table.game.rules, seen, Action.read(move)).text for move in moves]


def test_zones_and_marks_are_said():
    """hanrey-1774.q.trump-card, q.put-away."""
    laid = Table("h8 | h9", stock=STOCK)
    table = see(laid.game, laid.state, 0).table
    zones = {zone.id: WORDS.zone(zone) for zone in table.zones}
    assert zones["stock"] == "4 covered cards in the stock"
    assert zones["turned"] == "The 9 of diamonds turned up under the stock"
    assert zones["away"] == "29 cards put away"
    dealt, order, trump = (WORDS.mark(mark) for mark in table.marks)
    assert (dealt, trump) == ("has dealt", "Diamonds are trumps")
    assert order.startswith("In a suit: A K Q J 10 9 8 7 6. A trump beats every other suit.")
    dealt, order, trump = (WORDS.mark(mark, "da") for mark in table.marks)
    assert (dealt, trump) == ("har delt ud", "Ruder er trumf")
    assert order.startswith("I en farve: E K D Kn 10 9 8 7 6. En trumf stikker alle andre farver.")
