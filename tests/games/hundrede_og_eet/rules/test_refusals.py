"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.sentences import retell
from tests.games.hundrede_og_eet.table import Table, undealt

STOCK = "c6 c7 c8 c9 d9"
DEAL = "deal:s6 deal:s7 deal:h8 deal:h6 deal:h7 deal:c8".split()


@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        (DEAL[:1], "deal:s6"),
        (DEAL[:1], "deal:s5"),
        (DEAL[:1], "deal:s7+s8"),
        (DEAL, "turn:h8"),
    ],
)
def test_what_is_dealt_or_turned_up_must_be_left(moves, wrong):
    """hundrede-og-eet-1774.r0.a."""
    assert undealt(*moves, hand="3").refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["turn:s8", "draw:s8", "play:s6", "out", "deal", "hop"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """hundrede-og-eet-1774.r2.a."""
    assert undealt(*DEAL[:2]).refusal(wrong)[1] == "r2.a"


@pytest.mark.parametrize("wrong", ["deal:s8", "play:s6", "turn"])
def test_before_the_first_lead_the_trump_is_turned_up(wrong):
    """hundrede-og-eet-1774.r2.a."""
    assert undealt(*DEAL, hand="3").refusal(wrong)[1] == "r2.a"


@pytest.mark.parametrize("wrong", ["draw:d9", "draw:h8", "draw:sa", "draw:x"])
def test_what_is_drawn_must_be_left_in_the_stock(wrong):
    """hundrede-og-eet-1774.r0.a: the turned card comes by itself."""
    assert Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK).refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["deal:c6", "play:s7", "out"])
def test_while_cards_are_drawn_nothing_else_is_done(wrong):
    """hundrede-og-eet-1774.r6.a."""
    assert Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK).refusal(wrong)[1] == "r6.a"


@pytest.mark.parametrize("wrong", ["play:h9", "play:c6", "play:x", "play:", "play:h8+h9"])
def test_what_is_not_in_the_hand_is_not_played(wrong):
    """hundrede-og-eet-1774.r2.a."""
    assert Table("h8 s6 | h9 s7", stock=STOCK).refusal(wrong)[1] == "r2.a"


@pytest.mark.parametrize("wrong", ["draw:c6", "hop", "play", "play:s6+h8"])
def test_who_is_to_lead_does_nothing_else(wrong):
    """hundrede-og-eet-1774.q.first-lead, q.next-lead."""
    assert Table("h8 s6 | h9 s7", stock=STOCK).refusal(wrong)[1] == "q.next-lead"
    first = Table("h8 s6 | h9 s7", stock=STOCK, taken=False)
    assert first.refusal(wrong)[1] == "mariage-1774.r2.a q.first-lead"


@pytest.mark.parametrize("wrong", ["draw:c6", "hop", "play", "play:s7+h9"])
def test_who_is_to_play_to_a_lead_does_nothing_else(wrong):
    """hundrede-og-eet-1774.q.follow."""
    why, clauses = Table("h8 s6 | h9 s7", "h8", stock=STOCK).refusal(wrong)
    assert clauses == "q.follow"
    assert why.startswith("Seat 1 is to play one card to the trick, not")


def test_another_suit_is_refused_where_suit_must_be_followed():
    """hundrede-og-eet-1774.q.follow: and told before it is tried."""
    table = Table("h8 s6 | hj h6 ca", "h8", follow="after-stock")
    assert list(map(str, table.game.attempts(table.state))) == ["play:ca"]
    refused = table.game.refuse(table.state, table.game.attempts(table.state)[0])
    assert retell(refused.why, "da", ["Anna", "Bo"]) == "Bo har hjerter og skal bekende farve."
    assert table.refusal("ca") == ("Seat 1 has hearts, and must follow suit.", "q.follow")


def test_where_any_card_may_be_played_none_is_refused_beforehand():
    """hundrede-og-eet-1774.q.follow."""
    table = Table("h8 s6 | h9 s7 ca", "h8", stock=STOCK)
    assert table.game.attempts(table.state) == []
    assert undealt().game.attempts(undealt().state) == []


@pytest.mark.parametrize("wrong", ["play:s7", "deal:c6", "hop"])
def test_after_the_end_no_move_follows(wrong):
    """hundrede-og-eet-1774.r3.a."""
    table = Table("ha s6 | h6 s7", "ha", "h6", stock=STOCK, score=(90, 0))
    assert table.refusal(wrong)[1] == "r3.a"
    one = Table("h9 | h8", "h9", "h8", deals="one-deal")
    assert one.refusal(wrong)[1] == "r3.a"
