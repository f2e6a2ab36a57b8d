"""What beats what, by the list and by the readings; who leads; who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.styrvolt.table import Table, trick, undealt

LONG = "sa s6 s4 h3 | ha h6 h4 d3 | ca c6 c3 s3 | da d6 d4 c2"


@pytest.mark.parametrize(
    ("cards", "taken"),
    [
        ("d9 h9 s8 c4", (3, "c4", "r4.a")),
        ("c4 h2 s8 sa", (1, "h2", "r4.a")),
        ("sa d9 dj s6", (1, "d9", "r4.a")),
        ("ha h9 hk h10", (1, "h9", "r4.a")),
        ("dj sa da s6", (1, "sa", "r4.b", "q.equal-rank")),
        ("d3 s4 d2 s3", (2, "d2", "r4.b")),
        ("s4 d3 d6 sj", (3, "sj", "r4.b")),
        ("ca d4 ck cq", (1, "d4", "r4.b")),
    ],
)
def test_the_beaters_beat_by_the_list(cards, taken):
    """styrvolt-1774.r4.a, r4.b, q.powers: spades and diamonds are trumps."""
    assert trick(cards) == taken


def test_of_two_trumps_of_a_rank_the_one_played_first_takes():
    """styrvolt-1774.q.equal-rank: neither suit is above the other."""
    assert trick("sa da h3 c3") == (0, "sa", "r4.b", "q.equal-rank")
    assert trick("h3 d6 s6 c3") == (1, "d6", "r4.b", "q.equal-rank")


def test_of_two_trumps_of_a_rank_the_one_played_last_may_take():
    """styrvolt-1774.q.equal-rank: no other card is beaten by one that is not above it."""
    last = {"equal_rank": "last-played"}
    assert trick("sa da h3 c3", **last) == (1, "da", "r4.b", "q.equal-rank")
    assert trick("h3 d6 s6 c3", **last) == (2, "s6", "r4.b", "q.equal-rank")
    assert trick("d6 sa da s6", **last) == (2, "da", "r4.b", "q.equal-rank")
    assert trick("ha hk c3 c2", **last) == (0, "ha", "r4.d", "q.pack")
    assert trick("ha dk sk d8", leaders="always", **last)[:2] == (3, "d8")
    always = {"leaders": "always", **last}
    assert trick("ha dk sk c3", **always) == (2, "sk", "r4.c", "q.leaders", "q.equal-rank")


def test_who_takes_a_trick_is_cited_with_the_crux_only_where_two_are_equal():
    """styrvolt-1774.q.equal-rank: nor where another two are, which the trick does not go to."""
    assert trick("dj s6 h3 c3") == (0, "dj", "r4.b")
    assert trick("d6 sa s6 c3") == (1, "sa", "r4.b")
    assert trick("dk c3 h3 c2") == (0, "dk", "r4.c")
    assert trick("h3 ck sk c2") == (0, "h3", "r4.d", "q.pack")


def test_the_six_two_three_and_four_of_trumps_beat_every_plain_card():
    """styrvolt-1774.q.powers."""
    for lesser in ("s6", "s2", "s3", "s4"):
        assert trick(f"ha {lesser} hk hq")[:2] == (1, lesser)


@pytest.mark.parametrize(
    ("lesser", "beaten"),
    [("6", "a k q j 10 3"), ("2", "k q j 10 3"), ("3", "q j 10 3"), ("4", "j 10 3")],
)
def test_the_lesser_beaters_may_beat_some_plain_cards_only(lesser, beaten):
    """styrvolt-1774.q.powers: from the ace, the king, the queen, the knave down, whoever is first.

    What took the trick is cited with the crux where the beater would have, if it beat all.
    """
    some = {"powers": "beat-some"}
    for rank in "a k q j 10 3".split():
        card = f"s{lesser}" if rank in beaten.split() else f"h{rank}"
        by = ("r4.b",) if card[0] == "s" else ("r4.d", "q.pack")
        met = ("q.powers",) if card[0] == "h" else ()
        first = trick(f"h{rank} c3 s{lesser} c2", **some)
        assert first[1] == card
        assert set(first[2:]) == {*by, *met}
        assert trick(f"h7 s{lesser} h{rank} c2", **some)[1] == card


def test_a_trick_that_turns_on_what_the_lesser_beaters_beat_is_our_reading():
    """styrvolt-1774.q.powers."""
    status = {}
    for powers in ("beat-all", "beat-some"):
        table = Table("ha | s2 | c3 | c2", "ha", "s2", "c3", "c2", powers=powers)
        (status[powers],) = {one.basis.status for one in table.events if one.kind == "trick"}
    assert status == {"beat-all": "stated", "beat-some": "inferred"}


def test_where_the_lesser_beaters_beat_some_cards_only_the_rest_of_the_list_is_the_same():
    """styrvolt-1774.q.powers, q.leaders: knaves and matadors beat all, a led king holds none."""
    some = {"powers": "beat-some"}
    assert trick("ha sj s2 c2", **some) == (1, "sj", "r4.b")
    assert trick("ha h9 s2 c2", **some) == (1, "h9", "r4.a")
    assert trick("sk d4 s10 c2", **some) == (1, "d4", "r4.b")
    assert trick("s10 sk d4 c2", **some) == (2, "d4", "r4.b")
    assert trick("hk s4 d3 s2", **some) == (3, "s2", "r4.b")
    both = {"powers": "beat-some", "leaders": "always"}
    assert trick("hq dk s4 c2", **both)[:2] == (0, "hq")
    assert trick("hj dk h10 c2", **both)[:2] == (1, "dk")


@pytest.mark.parametrize("matador", ["h2", "c4", "d9", "sa"])
def test_a_seven_of_trumps_that_is_led_cannot_be_beaten(matador):
    """styrvolt-1774.r6.a."""
    assert trick(f"s7 {matador} dj d7") == (0, "s7", "r6.a")


def test_a_seven_of_trumps_that_is_not_led_ranks_as_in_any_suit():
    """styrvolt-1774.r6.a, q.other-chosen."""
    assert trick("h3 s7 d7 c3") == (0, "h3", "r4.d", "q.pack")
    assert trick("d10 d7 sq h3") == (0, "d10", "q.other-chosen")
    assert trick("h7 h10 h3 c3") == (1, "h10", "r4.d", "q.pack")


@pytest.mark.parametrize("leader", ["s8", "dk", "d8", "sq"])
def test_an_eight_king_or_queen_of_trumps_that_is_led_beats_every_plain_card(leader):
    """styrvolt-1774.r4.c, q.leaders: the 8 of spades is a matador besides."""
    by = ("r4.a",) if leader == "s8" else ("r4.c",)
    assert trick(f"{leader} ha ca d10") == (0, leader, *by)
    assert trick(f"{leader} ha d4 d10")[0] == (0 if leader == "s8" else 2)


def test_leaders_that_are_not_led_rank_as_in_any_suit():
    """styrvolt-1774.q.leaders, q.other-chosen."""
    assert trick("h3 dk d8 sq") == (0, "h3", "r4.d", "q.pack")
    assert trick("d10 dk d8 sq") == (1, "dk", "q.other-chosen")
    assert trick("dq dk d10 sq") == (0, "dq", "r4.c", "q.leaders")


def test_leaders_may_be_strong_in_any_place():
    """styrvolt-1774.q.leaders: they follow the fours, the eight first, then king and queen."""
    always = {"leaders": "always"}
    assert trick("ha dk d8 sq", **always) == (2, "d8", "r4.c", "q.leaders")
    assert trick("ha sq dq sk", **always) == (3, "sk", "r4.c", "q.leaders")
    assert trick("ha sq dq hk", **always) == (1, "sq", "r4.c", "q.leaders", "q.equal-rank")
    assert trick("dk d8 s4 ha", **always) == (2, "s4", "r4.b")


def test_plain_cards_rank_from_the_ace_to_the_two_in_the_suit_led_alone():
    """styrvolt-1774.r4.d."""
    assert trick("h6 hk hj ca") == (1, "hk", "r4.d", "q.pack")
    assert trick("c2 c3 ha hk") == (1, "c3", "r4.d", "q.pack")


def test_other_trumps_rank_in_their_suit_and_beat_no_card_of_another():
    """styrvolt-1774.q.other-chosen."""
    assert trick("h3 s10 d10 s9") == (0, "h3", "r4.d", "q.pack")
    assert trick("s9 s10 ha ca") == (1, "s10", "q.other-chosen")


def test_with_one_suit_of_trumps_the_other_is_plain():
    """styrvolt-1774.q.same-suit."""
    assert trick("da d4 s4 dk", trumps="s")[:2] == (2, "s4")
    assert trick("da d4 h3 dk", trumps="s") == (0, "da", "r4.d", "q.pack")


def test_forehand_leads_and_then_whoever_took_the_trick():
    """styrvolt-1774.q.leader: lent by Byd and Lang Hanrey; a seven of trumps by its own rule."""
    table = Table(LONG, "h3", "ha", "s3", "c2")
    assert table.turn == "play 2"
    table.play("c6")
    leads = [one for one in table.said("played") if "q.leader" in one]
    assert leads == [
        ("played", 0, "byd-1774.r6.a", "q.leader"),
        ("played", 2, "lang-hanrey-1774.r6.a", "q.leader"),
    ]
    assert table.said("played")[1:4] == [
        ("played", 1, "r5.a", "q.follow"),
        ("played", 2, "r5.a"),
        ("played", 3, "r5.a"),
    ]
    seven = Table("s7 | h3 | c3 | c2", "s7").said("played")
    assert seven == [("played", 0, "r6.a", "byd-1774.r6.a", "q.leader")]


def test_any_card_may_be_played_to_any():
    """styrvolt-1774.q.follow."""
    assert Table(LONG, "h3").legal == "ha h6 h4 d3"


def test_suit_may_have_to_be_followed_by_the_suit_printed_on_a_card():
    """styrvolt-1774.q.follow: a matador too belongs to the suit that it shows."""
    table = Table("h3 sa | h2 d4 | c2 c3 | d2 hk", "h3", follow="must-follow")
    assert table.legal == "h2"
    table.play("h2")
    assert table.legal == "c3 c2"
    assert table.play("c2").legal == "hk"


FIVE: dict[str, Any] = {"won": (4, 3, 0, 1)}


def test_the_pair_that_first_has_five_tricks_has_won_and_the_deal_ends_there():
    """styrvolt-1774.r5.a, q.stake."""
    table = Table(LONG, "h3", "ha", "s3", "c2", **FIVE)
    assert table.said("won") == [("won", 0, "r5.a", "q.stake")]
    assert table.ended == ([0, 2], [1, 0, 1, 0])
    assert table.position()["tricks"] == [4, 3, 1, 1]
    assert table.game.returns(table.state) == [1.0, 0.0, 1.0, 0.0]
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.reason) == ((0, 2), "five tricks")
    assert (table.legal, table.position()["terminal"]) == ("", True)


def test_the_other_pair_wins_by_its_fifth_trick():
    """styrvolt-1774.r5.a."""
    table = Table(LONG, "h3", "ha", "c6", "c2", won=(3, 4, 1, 0))
    assert table.said("won") == [("won", 1, "r5.a", "q.stake")]
    assert table.ended == ([1, 3], [0, 1, 0, 1])


def test_with_the_first_five_tricks_it_wins_double():
    """styrvolt-1774.r5.b, r7.a, q.stake: the others are Jan."""
    table = Table(LONG, "h3", "ha", "s3", "c2", won=(3, 0, 1, 0))
    assert table.said("won") == [("won", 0, "r5.b", "r7.a", "q.stake")]
    assert table.ended == ([0, 2], [2, 0, 2, 0])
    assert table.game.outcome(table.state).reason == "made Jan"


def test_tricks_are_marked_for_a_seat_and_for_its_pair():
    """styrvolt-1774.r5.a."""
    table = Table(LONG, "h3", "ha", "s3", "c2", won=(1, 1, 0, 0))
    assert table.marks("tricks") == {0: 1, 1: 1, 2: 1, 3: 0}
    assert table.marks("pair") == {0: 2, 1: 1, 2: 2, 3: 1}
    assert table.marks("partner") == {0: 2, 1: 3, 2: 0, 3: 1}


def test_what_beats_what_is_marked():
    """styrvolt-1774.r4.a, r4.b, r4.c, r4.d, q.leaders, q.equal-rank, q.powers."""
    ranks = "a k q j 10 9 8 7 6 4 3 2"
    best = "led: 7 / these: h2 c4 s8 h9 d9"
    assert undealt().marks("order")["beside"] == (
        f"{best} / alike: a j 6 2 3 4 / led: 8 k q / suit: {ranks}"
    )
    always = undealt(leaders="always", equal_rank="last-played")
    assert always.marks("order")["beside"] == f"{best} / later: a j 6 2 3 4 8 k q / suit: {ranks}"
    assert undealt(powers="beat-some").marks("order")["beside"] == (
        f"{best} / alike: a j 6 / plain: a / alike: 2 / plain: k / alike: 3 / plain: q / alike: 4"
        f" / led: 8 k q / suit: {ranks}"
    )
