"""What each choice of Tre-Kort says it does: what it plays for, and what takes the trick."""

from __future__ import annotations

from typing import Any

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.tre_kort.consequences import consequence
from tests.games.tre_kort.table import Table

MORE = "sa d7 c9 | s10 h9 dk | s6 d8 cj"
SECOND: dict[str, Any] = {"won": (1, 0, 0), "taken": "da ca h8 | . | ."}


def does(table: Table, verb: str, language: str = "en") -> str:
    """Say what a choice does, to the seat to move."""
    seen = see(table.game, table.state, table.state.at)
    said = consequence(table.game.rules, seen, Action(verb), (), ["Anna", "Bo", "Carl"], language)
    assert said.basis.cites
    return said.text


def asked(*moves: str, **parts) -> Table:
    """Lay three hands that are asked whether they play."""
    return Table(MORE, *moves, phase="bid", **parts)


def test_who_is_asked_is_told_what_he_plays_for():
    """tre-kort-1774.r7.a, r8.a, r8.b, r8.c."""
    assert does(asked(), "join") == "Each trick brings you 1; without one you pay 3"
    larger = asked(beets=((1, 6),))
    assert does(larger, "join") == "Each trick brings you 3; without one you pay 9"
    assert does(asked(), "pass") == "You lay your cards away, and neither win nor pay"


def test_by_another_reading_he_pays_by_what_is_left_on_the_table():
    """tre-kort-1774.q.beet-size."""
    alone = asked(beets=((1, 6),), beet_size="after-paying")
    assert does(alone, "join") == "Each trick brings you 3; without one you pay 3"
    left = asked(beets=((1, 9), (0, 6), (1, 6)), beet_size="after-paying")
    assert does(left, "join") == "Each trick brings you 3; without one you pay 9"
    larger = asked(beets=((1, 9), (1, 6)), beet_size="after-paying")
    assert does(larger, "join") == "Each trick brings you 3; without one you pay 12"


def test_the_dealer_is_told_what_he_pays_all_the_same():
    """tre-kort-1774.q.dealing, q.alone, q.nobody."""
    paying = asked("join", "pass")
    assert does(paying, "pass") == "You lay your cards away, and pay 3 for the tricks of the others"
    alone = asked("pass", "pass")
    assert does(alone, "join") == "Nobody else plays: you pay nothing, and get nothing"
    assert does(alone, "pass") == "Nobody plays: nothing is paid"
    beet = asked("pass", "pass", beets=((1, 6),))
    assert does(beet, "join", "da") == "Ingen andre spiller: du betaler intet og får beten på 6"


@pytest.mark.parametrize(
    ("table", "verb", "said"),
    [
        (
            Table(MORE),
            "play",
            "The highest of its suit takes the trick, or the highest of diamonds",
        ),
        (
            Table(MORE, "d7"),
            "play",
            "So far the 7 of diamonds takes the trick; only a higher one of diamonds beats it",
        ),
        (
            Table("sa c9 h6 | s10 h9 dk | s6 d8 cj", "c9"),
            "play",
            "So far the 9 of clubs takes the trick; a higher one of clubs beats it,"
            " or any of diamonds",
        ),
        (
            Table("sa c9 | s10 h9 | s6 cj", **SECOND),
            "lay",
            "The trick is yours, unless somebody plays a trump",
        ),
        (
            Table("sa c9 | s10 h9 | s6 cj", "lay:sa", **SECOND),
            "play",
            "Only a trump takes the trick from Anna",
        ),
        (
            Table("sa c9 | s10 d6 | s6 cj", "lay:sa", "d6", **SECOND),
            "play",
            "So far the 6 of diamonds takes the trick; only a higher one of diamonds beats it",
        ),
    ],
)
def test_a_card_is_told_what_takes_the_trick(table, verb, said):
    """tre-kort-1774.r10.b, r10.c, q.rank."""
    assert does(table, verb) == said
