"""Ninety and sixty: thirty without a lead, or with the help of leads, and the other nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.piquet.table import EQUAL, NINETY, Table, dealing, melded, undealt

ALMOST = NINETY.replace("hk h9", "hj h9").replace("hq hj", "hk hq")
"""The same without three kings, but for a knave: thirty-four."""

SHORT = "sa sk sq sj s10 ha h9 h8 da d8 ca c7 | hk hq hj h7 dk dq d9 d7 ck cq c10 c9"
"""A quint, five spades and four aces: thirty-four again, with fewer cards in order."""

TWENTY = "sa sk sq sj s10 ha h9 h8 da d8 c8 c7 | s9 s8 hk hq h10 dk dq d9 d7 ca cj c9"
"""Five spades, a quint and three aces: twenty-three, and an honour."""


def test_thirty_without_a_lead_becomes_ninety():
    """piquet-1774.r6.a, r6.b, q.honours-in-30, r11.a, r11.b."""
    table = melded(NINETY)
    assert table.counted("90") == [(0, 60, "r6.a r6.b")]
    assert table.said("honour")[-1] == ("honour", 0, "r11.a", "r11.b")
    assert table.counts == ((97, 0), (3, 0), [127, 0])


def test_the_dealer_may_have_it_too():
    """piquet-1774.r6.a, q.dealer-melds."""
    table = melded(" | ".join(reversed(NINETY.split(" | "))))
    assert table.counts == ((0, 97), (0, 3), [0, 127])


def test_not_where_the_other_counts_anything():
    """piquet-1774.r6.b."""
    table = melded(NINETY, contest="each")
    assert table.counts[0][1] == 6
    assert not table.counted("90")


def test_not_where_the_other_has_as_long_a_suit():
    """piquet-1774.r6.b: nor anything equal."""
    hands = "sa sk sq sj s10 ha hk h9 da dk ca c8 | hq hj h10 h8 h7 dq d9 d8 d7 cq c9 c7"
    table = melded(hands)
    assert table.said("equal")
    assert table.counts[0] == (32, 0)
    assert not table.counted("90")


def test_not_where_the_other_has_laid_cards_open():
    """piquet-1774.r6.b, r5.a."""
    hands = "sa sk sq sj s10 ha hk hq da dk ca ck | h10 h9 h8 h7 d10 d9 d8 d7 c10 c9 c8 c7"
    table = undealt(*dealing(hands)).play("keep", "keep")
    assert table.counts[2][1] == 10
    assert not table.counted("90")


@pytest.mark.parametrize(("reading", "had"), [("no", False), ("yes", True)])
def test_honours_help_to_thirty_by_a_reading_alone(reading, had):
    """piquet-1774.q.honours-in-30."""
    table = melded(TWENTY, honours_in_30=reading)
    assert table.counts[0][0] == (83 if had else 23)
    assert bool(table.counted("90")) is had


def test_thirty_with_the_help_of_leads_becomes_sixty():
    """piquet-1774.r9.a, q.leads-only, q.lead-counts, q.honours-in-30, r11.a."""
    table = Table("sa ha | s9 h9", "sa", points=(29, 0), won=(5, 5))
    assert table.counted("60") == [(0, 30, "r9.a")]
    assert table.said("honour") == [("honour", 0, "r11.a")]
    assert table.counts == ((60, 0), (1, 0), [70, 0])
    assert table.melds == "60 | ."


def test_sixty_is_counted_once():
    """piquet-1774.r9.a."""
    table = Table("sa ha | s9 h9", "sa", "s9", "ha", points=(29, 0), won=(5, 5))
    assert len(table.counted("60")) == 1


def test_not_where_ninety_was_counted():
    """piquet-1774.q.ninety-and-sixty."""
    table = Table("sa ha | s9 h9", "sa", points=(97, 0), honours=(3, 0), melds="90|.")
    assert not table.counted("60")


def test_both_are_counted_by_a_reading_with_one_honour():
    """piquet-1774.r11.b, q.ninety-and-sixty."""
    hands, both = "sa ha | s9 h9", "both"
    had: dict[str, Any] = {"points": (97, 0), "honours": (3, 0), "melds": "90|."}
    table = Table(hands, "sa", **had, ninety_and_sixty=both)
    cites = "r9.a r11.b q.ninety-and-sixty"
    assert table.counted("60") == [(0, 30, cites)]
    assert not table.said("honour")
    assert table.counts[0] == (128, 0)
    alone = Table(hands, "sa", points=(29, 0), ninety_and_sixty=both)
    assert alone.said("honour")


@pytest.mark.parametrize(("reading", "had"), [("counts", False), ("melds-only", True)])
def test_the_leads_of_the_other_stop_sixty_unless_only_melds_do(reading, had):
    """piquet-1774.r9.a, r7.a, q.lead-counts: then the dealer may have it."""
    table = Table("sa ha | s9 h9", "sa", points=(29, 2), lead_counts=reading)
    assert bool(table.counted("60")) is had
    dealer = Table("s9 h9 | sa ha", "sa", lead=1, points=(2, 29), lead_counts=reading)
    assert bool(dealer.counted("60")) is had


def test_whatever_the_other_has_melded_stops_sixty_by_either_reading():
    """piquet-1774.r9.a, q.lead-counts."""
    had: dict[str, Any] = {"points": (29, 5), "melds": ".|point:5"}
    assert not Table("sa ha | s9 h9", "sa", **had, lead_counts="melds-only").counted("60")


@pytest.mark.parametrize(("reading", "had"), [("leads-alone", False), ("all-play", True)])
def test_the_last_trick_helps_to_sixty_by_a_reading_alone(reading, had):
    """piquet-1774.r7.b, q.leads-only."""
    table = Table("sa | s9", "sa", "s9", won=(6, 5), points=(26, 0), leads_only=reading)
    assert bool(table.counted("60")) is had
    assert table.counts[0][0] == 26 + 1 + 3 + 10 + (30 if had else 0)


@pytest.mark.parametrize(("reading", "had"), [("leads-alone", False), ("all-play", True)])
def test_the_most_tricks_help_to_sixty_by_a_reading_alone(reading, had):
    """piquet-1774.r8.a, q.leads-only."""
    table = Table("sa | s9", "sa", "s9", won=(6, 5), points=(16, 0), leads_only=reading)
    assert bool(table.counted("60")) is had


@pytest.mark.parametrize("had", [{"points": (29, 1)}, {"points": (29, 0), "honours": (0, 1)}])
def test_not_where_the_other_has_anything(had):
    """piquet-1774.r9.a."""
    assert not Table("sa ha | s9 h9", "sa", **had).counted("60")


def test_twenty_nine_are_too_few():
    """piquet-1774.r9.a."""
    assert not Table("sa ha | s9 h9", "sa", points=(28, 0)).counted("60")
    helped = Table("sa ha | s9 h9", "sa", points=(19, 0), honours=(1, 0), honours_in_30="yes")
    assert helped.counted("60")


def test_an_equal_meld_does_not_stop_sixty():
    """piquet-1774.r9.a: he has got nothing melded."""
    assert melded(EQUAL).said("equal")
    assert melded(ALMOST).counted("90")
    assert melded(SHORT).counted("90")
