"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.sentences import retell
from tests.games.polsk_pas.table import HANDS, Table, dealt, undealt


@pytest.mark.parametrize("wrong", ["play:s9", "pass", "turn:s9", "draw:s9", "hop", "deal:sa"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """polsk-pas-1774.r1.a."""
    assert undealt("deal:sa").refusal(wrong) == "r1.a"


@pytest.mark.parametrize("wrong", ["deal:sa", "turn:s9", "pass"])
def test_then_a_card_is_turned_up(wrong):
    """polsk-pas-1774.r2.a."""
    assert undealt(*dealt()[:-1]).refusal(wrong) == "r2.a"


@pytest.mark.parametrize(
    "wrong", ["deal", "deal:s8", "play:sa+sk", "lay:x", "discard:", "under:s2"]
)
def test_what_is_no_card_of_the_pack_is_refused_as_such(wrong):
    """polsk-pas-1774.r0.a."""
    taken = Table(HANDS, "pass", "pass", "pass", "take")
    for table in (undealt(), Table(HANDS), taken, Table(HANDS, plays=0)):
        assert table.refusal(wrong) == "r0.a"


@pytest.mark.parametrize("wrong", ["deal:sk", "turn:c9", "draw:sk", "under:sk"])
def test_nothing_is_dealt_while_players_move(wrong):
    """polsk-pas-1774.r2.a."""
    for table in (Table(HANDS), Table(HANDS, plays=0)):
        assert table.refusal(wrong) == "r2.a"


@pytest.mark.parametrize(
    "wrong", ["play:s9", "discard:s9", "vole", "declare", "declare:x", "declare:s+h", "bid:1"]
)
def test_any_other_word_says_nothing(wrong):
    """polsk-pas-1774.r5.a."""
    assert Table(HANDS).refusal(wrong) == "r5.a"
    assert Table(HANDS, *["pass"] * 5).refusal(wrong) == "r5.a"


def test_only_the_dealer_takes_the_card_turned_up_and_in_the_first_round():
    """polsk-pas-1774.r2.a, q.turn-up, r6.a, r6.b."""
    table = Table(HANDS)
    assert table.refusal("take") == "r2.a q.turn-up"
    assert table.play(*["pass"] * 4).refusal("take") == "r6.a"
    assert table.play("pass").refusal("take") == "r6.b"


@pytest.mark.parametrize("wrong", ["play:s9", "pass", "declare:h", "discard:s9", "vole", "hop"])
def test_who_is_offered_it_takes_it_or_leaves_it(wrong):
    """polsk-pas-1774.q.turn-up-when, r2.a."""
    offered = undealt(*dealt(), turn_up_when="before-bidding")
    assert offered.refusal(wrong) == "r2.a q.turn-up-when"
    assert offered.game.attempts(offered.state) == []


@pytest.mark.parametrize("wrong", ["play:s9", "discard:s9", "pass", "take", "vole", "hop"])
def test_who_took_it_lays_a_card_of_his_away_first(wrong):
    """polsk-pas-1774.r3.a."""
    assert Table(HANDS, "pass", "pass", "pass", "take").refusal(wrong) == "r3.a"


@pytest.mark.parametrize("wrong", ["pass", "take", "declare:s", "discard:s9", "lay:s9", "hop"])
def test_in_the_play_a_card_is_played_and_nothing_else(wrong):
    """polsk-pas-1774.r5.a; a card not in the hand: r1.a."""
    assert Table(HANDS, plays=0).refusal(wrong) == "r5.a"
    assert Table(HANDS, plays=0).refusal("sa") == "r1.a"


@pytest.mark.parametrize("wrong", ["pass", "ha", "deal:s9", "hop", "play:x"])
def test_after_the_end_nothing_is_done(wrong):
    """polsk-pas-1774.q.length."""
    over = Table("ha | hk | hq | h10", *["pass"] * 8, length="one-deal")
    assert over.refusal(wrong) == "q.length"


def test_a_refusal_is_told_in_danish_too():
    """polsk-pas-1774.q.follow."""
    why = Table(HANDS, "hk", "hq", plays=0).refused("ck").why
    assert retell(why, "da", ["Anna", "Bo", "Carl"]) == "Carl har en trumf og skal lægge en."


def test_what_may_be_tried_is_what_is_not_allowed_now():
    """polsk-pas-1774.q.follow, r6.b."""
    tried = [str(one) for one in Table(HANDS).game.attempts(Table(HANDS).state)]
    assert tried == ["declare:s", "declare:d", "declare:c", "take"]
    table = Table(HANDS, "c9", plays=0)
    assert next(map(str, table.game.attempts(table.state))) == "play:sk"
