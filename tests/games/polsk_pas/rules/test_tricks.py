"""Five tricks: who leads, what must be played, what beats what."""

from __future__ import annotations

import pytest

from tests.games.polsk_pas.table import HANDS, Table


def test_forehand_leads_and_then_whoever_took_the_trick():
    """polsk-pas-1774.q.leader, q.follow, r4.a, r4.b, q.plain-rank."""
    table = Table(HANDS, "s9", "sk", "sa", "sq", plays=1)
    assert table.said("played", "trick") == [
        ("played", 0, "q.leader"),
        *[("played", seat, "r7.a", "q.follow") for seat in (1, 2, 3)],
        ("trick", 2, "r4.a", "r4.b", "q.plain-rank"),
    ]
    assert table.turn == "play 2"
    assert table.position()["tricks"] == [0, 0, 1, 0]


def test_a_card_of_the_suit_led_must_be_played():
    """polsk-pas-1774.q.follow."""
    table = Table(HANDS, "c9", plays=0)
    assert table.legal == "c10"
    assert table.refusal("hq") == "q.follow"
    assert table.refused("hq").why == "Seat 1 has clubs, and must play one of them."


def test_a_knave_is_no_card_of_its_printed_suit():
    """polsk-pas-1774.q.plain-rank, q.follow: it is a trump, and need not be played to its suit."""
    hands = "c9 hk h10 s9 d9 | sk hq cj d10 da | ca ck sa hj dk | sj c10 dj cq sq"
    table = Table(hands, "c9", plays=0)
    assert table.legal == "sk hq da d10 cj"


def test_to_a_trump_a_knave_must_be_played():
    """polsk-pas-1774.q.plain-rank, q.follow."""
    table = Table(HANDS, "hk", "hq", plays=0)
    assert table.legal == "cj"
    assert table.refusal("ck") == "q.follow"
    assert table.refused("ck").why == "Seat 2 has a trump, and must play one."


def test_who_has_none_of_the_suit_plays_what_he_will():
    """polsk-pas-1774.q.follow: nobody is bound to trump or to beat."""
    table = Table(HANDS, "d9", "d10", "dk", plays=0)
    assert table.legal == "sq sj hj dj cq"


def test_who_follows_need_not_beat_what_is_led():
    """polsk-pas-1774.q.follow."""
    assert Table("ck s9 | ca c10 | c9 sk | sq sa", "ck", plays=0).legal == "ca c10"


def test_by_another_reading_any_card_may_be_played():
    """polsk-pas-1774.q.follow."""
    assert Table(HANDS, "c9", plays=0, follow="free").legal == "sk hq da d10 c10"


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("hj dj cj sj", 2),
        ("hj dj ha sj", 3),
        ("ha dj hk hq", 1),
        ("h10 hq hk ha", 3),
        ("sa s9 sk h9", 3),
        ("s9 s10 sq sk", 3),
        ("s9 c10 da dk", 0),
        ("s10 dj sa h9", 1),
    ],
)
def test_the_highest_trump_takes_a_trick_without_one_the_highest_of_the_suit_led(cards, taker):
    """polsk-pas-1774.r4.a, r4.b, q.plain-rank: hearts are trumps."""
    table = Table(cards.replace(" ", " | "), *cards.split(), turned="h9", plays=0, trump="h")
    assert table.events[4].seat == taker


def test_any_suit_may_be_trumps_and_the_knaves_are_trumps_in_it():
    """polsk-pas-1774.r4.a."""
    table = Table("ca | hj | c10 | sk", "ca", "hj", "c10", "sk", plays=0, trump="c")
    assert table.events[4].seat == 1
