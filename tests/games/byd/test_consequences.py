"""What each choice of Byd says it does: who takes the trick, what a bid risks."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.byd.consequences import consequence
from tests.games.byd.table import Table

LAST = "h9 | ha | s8"


def does(table: Table, verb: str, language: str = "en") -> str:
    """Say what a choice does, to the seat to move."""
    seen = see(table.game, table.state, table.state.at)
    names = ["Anna", "Bo", "Carl"][: table.game.players]
    said = consequence(table.game.rules, seen, Action(verb), (), names, language)
    assert said.basis.cites
    return said.text


def test_a_card_is_told_what_takes_the_trick():
    """byd-1774.q.rank, q.follow."""
    table = Table("s9 h7 h6 d6 c6 | s8 sa d7 d8 d9")
    assert does(table, "play") == "The highest of its suit takes the trick"
    table.play("s9")
    assert does(table, "play") == (
        "So far the 9 of spades takes the trick; only a higher one of spades beats it"
    )


def test_the_fourth_trick_brings_the_bid():
    """byd-1774.r11.a."""
    table = Table("s9 h7 | s8 sa", taken="c6 c7 c8 d6 d7 d8")
    assert does(table, "play") == "The highest of its suit takes the fourth trick, and may bid"
    table.play("s9")
    assert does(table, "play", "da") == (
        "Indtil nu tager spar 9 det fjerde stik, og den, der lagde det, kan byde"
    )


def test_a_bid_is_told_what_it_risks():
    """byd-1774.q.pot, q.no-bid, q.who-shows."""
    table = Table(LAST)
    assert does(table, "bid").startswith("You pay your bid if your last card is beaten")
    assert does(table, "pass") == "The deal is over: nobody wins, and nothing is paid"
    table.play("bid:1")
    assert does(table, "bid").startswith("You win if your last card is the highest")
    assert does(table, "pass") == "You pay nothing and show no card"
    open_to_all = Table(LAST, "bid:1", who_shows="everybody")
    assert does(open_to_all, "pass") == (
        "You pay nothing, and win if your last card beats the bidder’s highest"
    )


def test_what_is_shown_is_told_what_beats_it():
    """byd-1774.r11.d."""
    table = Table(LAST, "bid:1", "bid:1", "pass")
    assert does(table, "play") == "It wins unless a higher one of its suit is shown"
    table.play("h9")
    assert does(table, "play") == (
        "So far the 9 of hearts wins; only a higher one of hearts beats it"
    )
