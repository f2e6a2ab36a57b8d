"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.hundrede_og_eet.words import Words
from tests.games.hundrede_og_eet.table import Table

NAMES = ["Anna", "Bo"]
STOCK = "c6 c7 c8 c9 d9"
WORDS = Words()


def said(table: Table, language: str = "en", seat: int | None = None) -> list[str]:
    """What is told of all events, to one seat or to a bystander."""
    seen = [event.seen_by(seat) for event in table.log]
    return [WORDS.event(table.game.rules, event, NAMES, language).text for event in seen]


def test_a_trick_is_told_from_the_lead_to_the_draws():
    """hundrede-og-eet-1774.r4.a, r6.a."""
    table = Table("h10 s6 | ha s7", "h10", "ha", "draw:c6", stock=STOCK)
    assert said(table, seat=1) == [
        "Anna leads the 10 of hearts.",
        "Bo plays the ace of hearts.",
        "Bo takes the trick with the ace of hearts.",
        "Bo counts 21, and has 21 now.",
        "Bo draws the 6 of clubs.",
    ]
    assert said(table, "da") == [
        "Anna spiller hjerter 10 ud.",
        "Bo lægger hjerter es.",
        "Bo tager stikket med hjerter es.",
        "Bo tæller 21 og har nu 21.",
        "Bo trækker et kort.",
    ]


def test_the_last_trick_and_the_next_deal_are_told():
    """hundrede-og-eet-1774.r7.a, q.dealer-turn."""
    table = Table("hk | h8", "hk", "h8", score=(3, 0))
    assert said(table)[3:] == [
        "Anna counts 4, and has 7 now.",
        "Anna counts 10 more for the last trick, and has 17 now.",
        "The next deal begins, and the points stand: Anna deals.",
    ]


def test_the_end_is_told():
    """hundrede-og-eet-1774.r3.a."""
    table = Table("ha s6 | h6 s7", "ha", "h6", stock=STOCK, score=(90, 0))
    assert said(table)[-1] == "Anna has won."
    outcome = table.game.outcome(table.state)
    assert WORDS.outcome(outcome, NAMES) == "Anna was first to count a hundred and one."
    assert WORDS.outcome(outcome, NAMES, "da") == "Anna talte først til hundrede og et."


def test_a_deal_that_nobody_wins_is_told():
    """hundrede-og-eet-1774.q.deals."""
    table = Table("h9 | h8", "h9", "h8", deals="one-deal")
    assert said(table)[-1] == "The deal is played out, and nobody has won."
    told = WORDS.outcome(table.game.outcome(table.state), NAMES)
    assert told == "Nobody has counted a hundred and one in this deal, so nobody has won."


def test_what_may_be_done_is_labelled():
    """hundrede-og-eet-1774.q.first-lead, q.follow."""
    table = Table("ha s6 | h9 s7", stock=STOCK)
    assert labels(table, "play:ha", "play", "hop") == [
        "Lead the ace of hearts",
        "Lead a card",
        "hop",
    ]
    assert labels(table.play("ha"), "play:h9", "play") == ["Play the 9 of hearts", "Play a card"]


def labels(table: Table, *moves: str) -> list[str]:
    """The labels of moves, as the seat whose turn it is reads them."""
    seen = see(table.game, table.state, table.state.at)
    return [WORDS.move(table.game.rules, seen, Action.read(move)).text for move in moves]


def test_zones_and_marks_are_said():
    """hundrede-og-eet-1774.q.trump-card, r4.b."""
    laid = Table("h8 | h9", stock=STOCK, score=(7, 0))
    table = see(laid.game, laid.state, 0).table
    zones = {zone.id: WORDS.zone(zone) for zone in table.zones}
    assert zones["stock"] == "4 covered cards in the stock"
    assert zones["turned"] == "The 9 of diamonds turned up under the stock"
    marks = {(mark.id, mark.place): mark for mark in table.marks}
    assert WORDS.mark(marks["trump", None]) == "Diamonds are trumps"
    assert WORDS.mark(marks["dealer", 1]) == "has dealt"
    assert WORDS.mark(marks["score", 0]) == "7"
    assert WORDS.mark(marks["order", "beside"]) == (
        "In a suit: A 10 K Q J 9 8 7 6. A trump beats every other suit."
        " An ace counts 11, a ten 10, a king 4, a queen 3, a knave 2."
    )
    assert WORDS.mark(marks["order", "beside"], "da").startswith("I en farve: E 10 K D Kn 9 8 7 6.")
