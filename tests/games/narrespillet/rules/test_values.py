"""How many and how firmly: the numbers of the page, and what is stated of it and what is ours."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from gnav_core.core.cited import every_cited
from gnav_core.core.registry import SetupError
from gnav_core.games.narrespillet.comparing import worth
from gnav_core.games.narrespillet.pack import in_order
from tests.games.narrespillet.table import RULES, Table, cites


def rank(placement: str) -> int:
    return worth(registry.rule_set(RULES), in_order(placement.split())).rank


def test_from_two_to_twelve_can_play() -> None:
    """narrespillet.q.players."""
    assert [registry.new(RULES, players).players for players in (2, 12)] == [2, 12]
    for players in (1, 13):
        with pytest.raises(SetupError):
            registry.new(RULES, players)


def test_eighteen_beats_a_knight_and_seventeen_does_not() -> None:
    """narrespillet.r11.e, r11.f, r11.g, r11.h."""
    assert rank("s10 s8") > rank("sn") > rank("s10 s7")
    assert rank("s10 s5") > rank("sp") > rank("s10 s4")


def test_strength_gives_one_closed_card_or_two_open_ones() -> None:
    """narrespillet.r31.a."""
    hand, stock = "strength s2 s3 s4 s5 s6 | b2 b3 b4 b5 b6 b7", "c2 c3 c4 c5"
    for way, drawn in (("closed", 2), ("open", 3)):
        table = Table(hand, f"play:strength:{way}", *drawing(stock, drawn), stock=stock)
        assert table.position["stock"] == 4 - drawn
        assert table.position["acting"] == 1
        assert table.last("played").clauses == cites("r6.a", "r6.b", "r31.a", "r31.b")
    assert registry.rule_set(RULES).strength.open.clauses == cites("r31.a")


def drawing(stock: str, number: int) -> list[str]:
    return [f"draw:{card}" for card in stock.split()[:number]]


def test_star_moon_and_sun_have_three_tries_two_and_one() -> None:
    """narrespillet.r37.e, r38.a, r39.a."""
    for card, tries in (("star", 3), ("moon", 2), ("sun", 1)):
        table = Table(f"{card} s2 | b2 b3", f"play:{card}:c9")
        made = 1
        while table.position["phase"] == "call":
            table.play(f"call:c{9 - made}")
            made += 1
        assert made == tries
        assert (f"play:{card}:c9" in Table(f"{card} s2 | b2 b3").legal) is (tries > 0)


def test_by_any_reading_the_wheel_never_draws_six() -> None:
    """narrespillet.r30.a, q.wheel-from-justice."""
    for reading in ("four", "five"):
        table = Table("s2 | b2", row="wheel", wheel_from_justice=reading)
        assert "play:wheel:6" not in table.legal
    assert "play:wheel:6" not in Table("wheel s2 | b2").legal


def test_unless_it_is_agreed_no_knight_removes_the_demons() -> None:
    """narrespillet.r55.a, r56.b, r18.a."""
    hands, draws = "demons s2 | sn b2", drawing("c2 c3 c4 c5 c6 c7 c8 c9", 8)
    stock = "c2 c3 c4 c5 c6 c7 c8 c9"
    table = Table(hands, "play:demons", *draws, stock=stock)
    assert table.refusal("play:sn") == cites("r18.a")


def test_what_the_page_says_is_stated_and_what_we_read_or_fill_in_is_not() -> None:
    """narrespillet.q.extra-turn, q.wheel-from-justice: each value by its own mark."""
    for name, options in registry.readings(RULES).items():
        for option in options:
            for cited in every_cited(registry.rule_set(RULES, {name: option})):
                assert cited.status == ("stated" if cited.crux is None else "inferred"), cited


def test_each_question_is_named_where_it_is_answered() -> None:
    """narrespillet.q.extra-turn: by either option."""
    for option in ("taken", "not-taken"):
        rules = registry.rule_set(RULES, {"extra-turn": option})
        assert rules.priests.taken.crux == "narrespillet.q.extra-turn"
        assert rules.priests.taken.value == (option == "taken")
