"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by
from gnav_core.games.fem_kort.words import Words
from tests.games.fem_kort.table import Table, undealt

NAMES = ["Anna", "Bo", "Carl"]
WORDS = Words()


def said(table: Table, language: str = "en", seat: int | None = None) -> list[str]:
    """What is told of all events, to one seat or to a bystander."""
    rules, names = table.game.rules, read_by(NAMES, seat)
    seen = [event.seen_by(seat) for event in table.log]
    return [WORDS.event(rules, event, names, language).text for event in seen]


def test_a_trick_is_told_from_the_lead_to_its_taker():
    """fem-kort-1774.r1.a, byd-1774.r6.a, q.rank."""
    table = Table("h8 s6 | h9 s7 | ha d8", "h8", "h9", "ha", took="0 0")
    assert said(table) == [
        "Anna leads the 8 of hearts.",
        "Bo plays the 9 of hearts.",
        "Carl plays the ace of hearts.",
        "Carl takes the trick with the ace of hearts.",
    ]
    assert said(table, "da", seat=2) == [
        "Anna spiller hjerter 8 ud.",
        "Bo lægger hjerter 9.",
        "Du lægger hjerter es.",
        "Du tager stikket med hjerter es.",
    ]


def test_the_end_is_told():
    """fem-kort-1774.r11.a, r11.b, r12.a."""
    beaten = Table("h8 | h9 | ha", "h8", "h9", "ha")
    assert said(beaten)[-2:] == [
        "Anna deals the next time.",
        "Carl has won: the ace of hearts beats the 8 of hearts highest.",
    ]
    assert said(beaten, seat=2)[-1] == (
        "You have won: the ace of hearts beats the 8 of hearts highest."
    )
    outcome = beaten.game.outcome(beaten.state)
    assert WORDS.outcome(outcome, NAMES) == "Carl beat the last card highest."
    led = Table("ha | h9", "ha", "h9")
    assert said(led, "da")[-1] == "Anna har vundet: ingen kunne stikke hjerter es."
    outcome = led.game.outcome(led.state)
    assert WORDS.outcome(outcome, read_by(NAMES, 0)) == (
        "You led the last card, and nobody could beat it."
    )


def test_a_card_dealt_is_named_to_its_holder():
    """fem-kort-1774.r1.a, byd-1774.r3.a."""
    table = undealt(2, "deal:sa")
    assert said(table) == ["Anna is dealt a card."]
    assert said(table, seat=0) == ["You are dealt the ace of spades."]


def test_what_may_be_done_is_labelled():
    """fem-kort-1774.r1.a, byd-1774.r6.a, r7.a."""
    table = Table("h8 s6 | h9 s7")
    assert labels(table, "play:h8", "play") == ["Lead the 8 of hearts", "Lead a card"]
    table.play("h8")
    assert labels(table, "play:h9", "play") == ["Play the 9 of hearts", "Play a card"]


def labels(table: Table, *moves: str) -> list[str]:
    """The labels of moves, as the seat whose turn it is reads them."""
    seen = see(table.game, table.state, table.state.at)
    return [WORDS.move(table.game.rules, seen, Action.read(move)).text for move in moves]


def test_zones_and_marks_are_said():
    """fem-kort-1774.q.rank."""
    laid = Table("h8 s6 | h9 s7", took="0 1 1")
    table = see(laid.game, laid.state, 0).table
    zones = {zone.id: WORDS.zone(zone) for zone in table.zones}
    assert zones["stock"] == "26 covered cards in the stock"
    dealt, order, one, two = (WORDS.mark(mark) for mark in table.marks)
    assert (dealt, one, two) == ("has dealt", "1 trick", "2 tricks")
    assert order == (
        "In a suit: A K Q J 10 9 8 7 6. No suit is trumps. Only the fifth trick counts."
    )
    order = WORDS.mark(table.marks[1], "da")
    assert order.startswith("I en farve: E K D Kn 10 9 8 7 6. Der er ingen trumf.")


def test_what_the_score_counts_is_named():
    """fem-kort-1774.q.stake."""
    for stake, unit in (("one", "deals won"), ("pool", "stakes")):
        assert WORDS.unit(Table("h9 | ha", stake=stake).game.rules) == unit
