"""Who has won a deal, who is beet, and how it goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.polsk_pas.table import Table

LAST = "ha | h9 | s9 | d9"
LAST_MOVES = ("ha", "h9", "s9", "d9")


def ended(takers: tuple[int, ...], plays: int, lead: int = 0, **more) -> Table:
    """Play the last trick, which forehand takes with the ace of trumps."""
    return Table(LAST, *LAST_MOVES, turned="s10", trump="h", plays=plays, takers=takers, **more)


def test_three_tricks_win_the_pool_and_the_table_is_clear():
    """polsk-pas-1774.r7.b, q.length, q.winners."""
    table = ended((0, 1, 0, 2), plays=0)
    assert table.said("won", "clear") == [
        ("won", 0, "r7.b"),
        ("clear", None, "q.winners"),
    ]
    assert table.paid == ([3, -1, -1, -1], 0, None)
    assert (table.state.phase, table.game.winners(table.state)) == ("over", [0])
    assert table.game.returns(table.state) == [3.0, -1.0, -1.0, -1.0]
    assert table.position()["tricks"] == [3, 1, 1, 0]


def test_where_nobody_has_three_the_first_to_have_two_wins():
    """polsk-pas-1774.r7.a, q.two-tricks."""
    table = ended((1, 0, 2, 1), plays=1)
    assert table.said("won") == [("won", 1, "r7.a", "q.two-tricks")]
    assert ended((1, 2, 0, 3), plays=0).said("won") == [("won", 0, "r7.a", "q.two-tricks")]


def test_of_two_with_two_tricks_he_wins_who_had_them_first_though_the_other_took_the_first():
    """polsk-pas-1774.q.two-tricks."""
    table = ended((0, 1, 1, 2), plays=1)
    assert table.said("won") == [("won", 1, "r7.a", "q.two-tricks")]


def test_another_may_win_and_the_player_is_beet_for_as_much_as_was_in_the_pool():
    """polsk-pas-1774.r8.a, r8.b, q.beet-size."""
    table = ended((0, 1, 0, 1), plays=1)
    assert table.said("won", "beet") == [
        ("won", 0, "r7.b", "r8.b"),
        ("beet", 1, "r8.a"),
    ]
    assert table.paid == ([3, -5, -1, -1], 4, 1)
    assert table.kinds()[-1] == "dealer"
    assert (table.marks("pool"), table.marks("beet")) == ({None: 4}, {1: "4"})


def test_on_anothers_beet_it_doubles():
    """polsk-pas-1774.r10.a, r11.a."""
    table = ended((0, 1, 0, 1), plays=1, pool=8, beet=3)
    assert table.said("beet") == [("beet", 1, "r8.a", "r10.a")]
    assert table.paid == ([7, -17, -1, -1], 16, 1)


def test_on_ones_own_beet_it_does_not():
    """polsk-pas-1774.q.own-beet."""
    table = ended((0, 1, 0, 1), plays=1, pool=8, beet=1)
    assert table.said("beet") == [("beet", 1, "r8.a", "q.own-beet")]
    assert table.paid == ([7, -9, -1, -1], 8, 1)


def test_by_another_reading_it_doubles_there_too():
    """polsk-pas-1774.q.own-beet."""
    table = ended((0, 1, 0, 1), plays=1, pool=8, beet=1, own_beet="doubled")
    assert table.said("beet") == [("beet", 1, "r8.a", "r10.a", "q.own-beet")]
    assert table.paid == ([7, -17, -1, -1], 16, 1)


def test_by_another_reading_no_more_than_twice_as_much_lies_there():
    """polsk-pas-1774.q.beet-size: the two part only where nobody has taken what lay there."""
    letter: dict[str, Any] = {"two_tricks": "opening-two", "pool": 8, "beet": 1}
    assert ended((1, 2, 1, 3), plays=2, **letter).paid == ([-1, -1, -17, -1], 24, 2)
    table = ended((1, 2, 1, 3), plays=2, beet_size="table-doubled", **letter)
    assert table.paid == ([-1, -1, -9, -1], 16, 2)
    assert table.said("beet") == [("beet", 2, "r8.a", "r10.a", "q.beet-size")]
    taken = ended((0, 1, 0, 1), plays=1, pool=8, beet=3, beet_size="table-doubled")
    assert taken.paid == ([7, -17, -1, -1], 16, 1)
    own = ended((1, 2, 1, 3), plays=1, beet_size="table-doubled", **letter)
    assert own.paid == ([-1, -9, -1, -1], 16, 1)
    first = ended((1, 2, 1, 3), plays=1, two_tricks="opening-two", beet_size="table-doubled")
    assert first.paid == ([-1, -5, -1, -1], 8, 1)


def test_by_the_letter_only_the_first_two_tricks_of_the_deal_win():
    """polsk-pas-1774.q.two-tricks: where nobody wins the pool stays, and the beet is added."""
    table = ended((1, 2, 1, 3), plays=1, two_tricks="opening-two")
    assert table.said("won", "beet") == [("beet", 1, "r8.a")]
    assert table.paid == ([-1, -5, -1, -1], 8, 1)
    again = ended((1, 2, 1, 3), plays=2, two_tricks="opening-two", pool=8, beet=1)
    assert again.paid == ([-1, -1, -17, -1], 24, 2)
    assert again.marks("beet") == {2: "24"}
    opened = ended((1, 1, 2, 3), plays=1, two_tricks="opening-two")
    assert opened.said("won") == [("won", 1, "r7.a")]


@pytest.mark.parametrize("plays", [0, 2])
def test_la_vola_is_said_before_the_lead_to_the_third_by_whoever_has_the_first_two(plays):
    """polsk-pas-1774.r9.a, q.vole."""
    hands = "ha hk hq | c10 ca sk | s9 sa sq | d9 dk dq"
    table = Table(hands, turned="s10", trump="h", plays=plays, takers=(0, 0))
    assert table.legal == "ha hk hq vole"
    table.play("vole")
    assert table.said("vole") == [("vole", 0, "r9.a", "q.vole")]
    assert (table.turn, table.legal, table.position()["vole"]) == ("play 0", "ha hk hq", 0)
    table.play("ha", "c10", "s9", "d9", "hk", "ca", "sa", "dk", "hq", "sk", "sq", "dq")
    assert table.said("vole-paid") == [("vole-paid", 0, "r9.a")]
    if plays == 0:
        assert table.paid == ([6, -2, -2, -2], 0, None)
        return
    assert table.kinds()[-4:] == ["won", "vole-paid", "beet", "dealer"]
    assert table.paid == ([6, -2, -6, -2], 4, 2)


def test_a_la_vola_that_fails_is_a_passing_round():
    """polsk-pas-1774.r9.b, q.ompasning: though he has three tricks and more."""
    hands = "ha hk s10 | c10 ca sk | s9 sa sq | d9 dk dq"
    table = Table(hands, "vole", turned="c9", trump="h", plays=0, takers=(0, 0), pool=8, beet=3)
    table.play("ha", "c10", "s9", "d9", "hk", "ca", "sq", "dk", "s10", "sk", "sa", "dq")
    assert table.said("won", "beet", "ompas") == [("ompas", 0, "r9.b", "q.ompasning")]
    assert table.paid == ([-1] * 4, 8, 3)
    assert table.position()["deal"] == 2


@pytest.mark.parametrize("takers", [(1, 0), (0, 1), (1, 1), (0,), (0, 0, 1), (0, 0, 0)])
def test_nobody_else_says_it_and_at_no_other_time(takers):
    """polsk-pas-1774.r9.a, q.vole."""
    hands = " | ".join(
        " ".join(f"{suit}{n}" for n in ("a", "k", "q")[: 5 - len(takers)]) for suit in "hcsd"
    )
    table = Table(hands, turned="s10", trump="h", plays=0, takers=takers)
    assert "vole" not in table.legal
    assert table.refusal("vole") == "r9.a"


def test_by_another_reading_a_game_is_one_deal():
    """polsk-pas-1774.q.length: the beet is left unplayed."""
    table = ended((0, 1, 0, 1), plays=1, length="one-deal")
    assert table.kinds()[-2:] == ["won", "beet"]
    assert (table.state.phase, table.paid) == ("over", ([3, -5, -1, -1], 4, 1))
    passed = Table("ha | hk | hq | h10", *["pass"] * 8, length="one-deal")
    assert (passed.state.phase, passed.game.outcome(passed.state).reason) == ("over", "nobody")


def test_all_who_have_most_have_won_if_they_have_won_any():
    """polsk-pas-1774.q.winners."""
    table = ended((0, 1, 0, 2), plays=0)
    over = table.state
    assert table.game.winners(over._replace(score=(7, 7, -9, -5))) == [0, 1]
    assert table.game.winners(over._replace(score=(0, 0, 0, 0))) == []
    assert table.game.outcome(over).clauses == (
        "polsk-pas-1774.q.length",
        "polsk-pas-1774.q.winners",
    )


def test_sixty_beets_one_on_another_double_exactly():
    """polsk-pas-1774.r10.a: the pool stays a whole number, however large."""
    pool = 4
    for _ in range(60):
        pool = ended((0, 1, 0, 1), plays=1, pool=pool, beet=3).state.pool
    assert pool == 4 * 2**60
