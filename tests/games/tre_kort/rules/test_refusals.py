"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.sentences import retell
from tests.games.tre_kort.table import Table, dealt, undealt

TWO = "sa d7 c9 | s10 h9 dk | ."
MORE = "sa d7 c9 | s10 h9 dk | s6 d8 cj"
KING = Table("c9 d7 | s10 dk | .", "c9", won=(1, 0, 0), taken="d6 d8 | . | .", velten="stock")
DEAL = dealt("sa hk c9", "s10 h9 c10")
OTHERS = ["play:s6", "lay:s6", "join", "pass", "draw:s8", "hop"]


@pytest.mark.parametrize(
    "wrong", ["deal", "deal:s5", "deal:s7+s8", "play:x", "lay:joker", "discard:", "under:s2"]
)
def test_what_is_no_card_of_the_pack_is_refused_as_such(wrong):
    """tre-kort-1774.r0.a."""
    assert undealt(2).refusal(wrong) == "r0.a"
    assert Table(TWO).refusal(wrong) == "r0.a"
    assert Table(TWO, phase="bid").refusal(wrong) == "r0.a"


@pytest.mark.parametrize("wrong", [*OTHERS, "turn:s8", "deal:sa"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """tre-kort-1774.r4.a, r4.b."""
    assert undealt(2, *DEAL[:2]).refusal(wrong) == "r4.a"
    assert undealt(2, *DEAL[:4]).refusal(wrong) == "r4.b"


@pytest.mark.parametrize("wrong", [*OTHERS, "deal:s8", "turn:sa"])
def test_then_a_trump_is_laid_open(wrong):
    """tre-kort-1774.r4.c."""
    assert undealt(2, *DEAL).refusal(wrong) == "r4.c"


@pytest.mark.parametrize("wrong", ["deal:h6", "turn:h6", "draw:sa", "under:h6"])
def test_nothing_is_dealt_while_players_move(wrong):
    """tre-kort-1774.r4.c."""
    assert Table(TWO).refusal(wrong) == "r4.c"
    assert Table(TWO, phase="bid").refusal(wrong) == "r4.c"


@pytest.mark.parametrize("wrong", ["sa", "lay:sa", "bid:1", "take", "hop", "join:sa"])
def test_while_they_are_asked_they_say_nothing_else(wrong):
    """tre-kort-1774.r5.a, r5.b."""
    assert Table(MORE, phase="bid").refusal(wrong) == "r5.a"
    assert Table(MORE, "join", phase="bid").refusal(wrong) == "r5.b"


@pytest.mark.parametrize("wrong", ["pass", "join"])
def test_nobody_passes_when_it_is_not_his_turn_to_say(wrong):
    """tre-kort-1774.r9.a."""
    assert Table(TWO).refusal(wrong) == "r9.a"


@pytest.mark.parametrize("wrong", ["h9", "h6", "lay:h9", "discard:sa", "bid:1", "hop"])
def test_in_the_play_a_card_of_the_hand_is_played_and_nothing_else(wrong):
    """tre-kort-1774.r4.a."""
    assert Table(TWO).refusal(wrong) == "r4.a"


def test_a_card_is_laid_face_down_only_where_it_must_be():
    """tre-kort-1774.r6.a, r7.a, r10.a, q.follow."""
    assert Table(TWO).refusal("lay:sa") == "r6.a"
    assert Table(MORE).refusal("lay:d7") == "r10.a"
    assert Table(TWO, "sa").refusal("lay:s10") == "r7.a q.follow"


@pytest.mark.parametrize("wrong", ["pass", "sa", "deal:s6", "hop", "play:x"])
def test_after_the_end_nothing_is_done(wrong):
    """tre-kort-1774.q.length."""
    over = Table(MORE, "pass", "pass", "pass", phase="bid", length="one-deal")
    assert over.refusal(wrong) == "q.length"


@pytest.mark.parametrize(("length", "deal"), [("each-deals-once", 3), ("one-deal", 1)])
def test_how_long_a_game_is_the_text_does_not_say(length, deal):
    """tre-kort-1774.q.length."""
    over = Table(MORE, "pass", "pass", "pass", phase="bid", deal=deal, length=length)
    assert over.refused("hop").status == "inferred"


@pytest.mark.parametrize(
    ("table", "move", "why"),
    [
        (Table("sa da c9 | s10 h9 dk | ."), "sa", "Anna har ruder es, som skal falde i det første"),
        (KING, "s10", "Bo har ruder konge, som skal falde i det andet stik, da esset er i bunken."),
        (Table(MORE), "sa", "Anna har ruder, som er trumf, og skal spille en ud."),
        (Table(TWO, "sa"), "dk", "Bo har spar og skal bekende."),
        (Table(TWO, phase="bid"), "hop", "Anna skal spille med eller passe, ikke"),
    ],
)
def test_a_refusal_is_told_in_danish_too(table, move, why):
    """tre-kort-1774.r6.c, r10.a, q.follow, r5.a."""
    assert retell(table.refused(move).why, "da", ["Anna", "Bo", "Carl"]).startswith(why)
