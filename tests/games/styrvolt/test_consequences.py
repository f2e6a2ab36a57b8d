"""What each choice of Styrvolt says it does: who has the trick, which card goes for which."""

from __future__ import annotations

from typing import Any

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.styrvolt.consequences import consequence
from gnav_core.games.styrvolt.play import KEEP
from tests.games.styrvolt.table import HANDS, Table, dealt

NAMES = ["Anna", "Bo", "Carl", "Dea"]


def does(table: Table, verb: str = "play", language: str = "en") -> str:
    """Say what a choice does, to the seat to move."""
    at = table.state.at
    seen = see(table.game, table.state, at)
    events = [event.seen_by(at) for event in table.log]
    said = consequence(table.game.rules, seen, Action(verb), events, NAMES, language)
    assert said
    assert said.basis.cites
    return " · ".join([*([said.label] if said.label else []), said.text, *said.cards])


@pytest.mark.parametrize(
    ("led", "beaten"),
    [
        ("s7", "nothing beats it"),
        ("h2", "nothing beats it"),
        ("c4", "only the 2 of hearts beats it"),
        ("s8", "only the 2 of hearts and the 4 of clubs beat it"),
        ("h9", "only the 3 higher matadors beat it"),
        ("sa", "the five matadors beat it"),
        ("s6", "matadors and trump A J beat it"),
        ("dk", "matadors and trump A J 6 2 3 4 beat it"),
        ("ha", "matadors and trump A J 6 2 3 4 beat it"),
        ("h3", "matadors, trump A J 6 2 3 4 and higher hearts beat it"),
    ],
)
def test_a_card_is_told_who_has_the_trick_and_what_beats_it(led, beaten):
    """styrvolt-1774.r4.a, r4.b, r4.c, r4.d, r6.a, q.powers."""
    table = Table(f"{led} | c3 | c2 | d10", led)
    assert does(table).startswith("Anna has it so far with the ")
    assert does(table).endswith(f"; {beaten}")


def test_leaders_that_are_always_strong_are_named_too():
    """styrvolt-1774.q.leaders."""
    told = [does(Table(f"{led} | c3 | c2 | d10", led, leaders="always")) for led in ("ha", "sk")]
    assert told[0].endswith("matadors and trump A J 6 2 3 4 8 K Q beat it")
    assert told[1].endswith("matadors and trump A J 6 2 3 4 8 beat it")


def test_an_equal_that_beats_is_named_too():
    """styrvolt-1774.q.equal-rank: where two suits are trumps."""
    last: Any = {"equal_rank": "last-played"}
    assert does(Table("sj | c3 | c2 | d10", "sj", **last)).endswith("and trump A J beat it")
    assert does(Table("h2 | c3 | c2 | d10", "h2", **last)).endswith("; nothing beats it")
    alone = Table("sj | c3 | c2 | d10", "sj", trumps="s", **last)
    assert does(alone).endswith("; matadors and trump A beat it")


@pytest.mark.parametrize(
    ("led", "beaten"),
    [
        ("ha", "matadors and trump A J 6 beat it"),
        ("hk", "matadors, trump A J 6 2 and higher hearts beat it"),
        ("hj", "matadors, trump A J 6 2 3 4 and higher hearts beat it"),
        ("h7 s4", "matadors, trump A J 6 2 3 and A K Q of hearts beat it"),
        ("h7 s2", "matadors, trump A J 6 and A of hearts beat it"),
        ("h7 s6", "matadors and trump A J beat it"),
        ("s10 s4", "matadors and trump A J 6 2 3 beat it"),
    ],
)
def test_plain_cards_that_hold_against_a_beater_are_named(led, beaten):
    """styrvolt-1774.q.powers."""
    cards = led.split()
    hands = " | ".join([*cards, "c3", "c2", "d10"][:4])
    assert does(Table(hands, *cards, powers="beat-some")).endswith(f"; {beaten}")


def test_the_partner_is_called_so():
    """styrvolt-1774.r5.a."""
    table = Table("sa | c3 | c2 | d10", "sa", "c3")
    assert does(table) == (
        "Your partner has it so far with the ace of spades; the five matadors beat it"
    )


def test_a_lead_is_told_what_binds_the_others():
    """styrvolt-1774.q.follow."""
    assert does(Table("sa | c3 | c2 | d10")).startswith("The others play what they will")
    bound = Table("sa | c3 | c2 | d10", follow="must-follow")
    assert does(bound).startswith("Who has its suit must play it")


def test_an_exchange_is_told_which_card_goes_for_which():
    """styrvolt-1774.r1.d, r2.c."""
    table = dealt("h2", "turn:h3", "turn:h4", "turn:d4")
    assert does(table, "take") == (
        "Take the 2 of hearts · You take the 2 of hearts into your hand, and the queen of hearts"
        " lies open in its place · h2 · hq"
    )
    assert does(table, "keep") == (
        "Keep the queen of hearts · The 2 of hearts stays open, and nobody is told that you could"
        " take it"
    )
    asked = [does(table.play("keep"), "take").split(" · ")[2:] for _ in range(2)]
    assert asked == [["h3", "h10"], ["d4", "d10"]]


def test_whoever_has_nothing_to_exchange_is_asked_and_goes_on():
    """styrvolt-1774.r2.c, r3.a, q.exchange-order: seat 2 has the ten of diamonds, and keeps it."""
    table, asked = dealt("s2", "turn:d2"), []
    table.state, _ = table.game.step(table.state, Action.read("turn:h4"))
    for _ in range(4):
        asked.append((table.state.at, *map(str, table.game.legal_actions(table.state))))
        told = does(table, "keep")
        table.state, events = table.game.step(table.state, KEEP)
        assert all(event.is_silent for event in events)
    assert asked == [(0, "keep"), (1, "keep"), (2, "take", "keep"), (3, "keep")]
    assert told == (
        "Go on without exchanging · You have nothing to exchange for the 2 of diamonds;"
        " all are asked, whether they have or not"
    )
    assert "4 of hearts" in does(table, "keep")


def test_one_seat_may_be_asked_for_several():
    """styrvolt-1774.q.same-suit, q.exchange-order: for both of one suit, if it keeps the ten."""
    table = dealt("h2", "turn:h3", "turn:h4", "take", same_suit="as-they-fall")
    asked = [
        does(table, "take").split(" · ")[2:],
        does(table.play("keep"), "take").split(" · ")[2:],
    ]
    assert asked == [["h3", "h10"], ["h4", "h10"]]
    hands = (HANDS[0], HANDS[1], HANDS[2].replace("hq", "h4"), HANDS[3])
    king = dealt("h2", "turn:s3", "turn:c3", hands=hands)
    assert does(king, "take").endswith("h2 · hk")
