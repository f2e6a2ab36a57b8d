"""A seat is told nothing that turns on a piece it has not seen: whole views are compared.

The leaks that were found are held one by one, with their clauses; then random games of house rules.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core.game import AskError
from gnav_core.core.record import FORMAT
from gnav_core.games.gnav.house_rules import rules as house
from tests.core.any_game import begun
from tests.games.asking import Report, compare, compare_all
from tests.games.gnav.test_house_rules_composing import chosen
from tests.games.open_by_rule import OPEN
from tests.games.swapped import of_house
from tests.rest_in_prove import rest_in_prove
from tests.seeds import enough, seeded

LEAKS = [
    # who hands over a number hands it over by 3[b], who hands over a pot by the crux
    (
        "gnav-1774",
        "deal:3 deal:pot deal:8 deal:7 exchange",
        "deal:3 deal:6 deal:8 deal:7 exchange",
        3,
    ),
    (
        "gnav-kb",
        "deal:3 deal:pot deal:8 deal:7 exchange",
        "deal:3 deal:6 deal:8 deal:7 exchange",
        3,
    ),
    # past a horse, and at another's turn
    (
        "gnav-1774",
        "deal:3 deal:horse deal:owl deal:7 exchange stand stand",
        "deal:3 deal:horse deal:12 deal:7 exchange stand stand",
        None,
    ),
    # what the dealer or an asker draws is idle if it is a matador
    (
        "gnav-1774",
        "deal:3 deal:9 deal:8 deal:horse stand stand exchange draw:cat",
        "deal:3 deal:9 deal:8 deal:horse stand stand exchange draw:5",
        0,
    ),
    (
        "gnav-kb",
        "deal:3 deal:9 deal:8 deal:7 stand stand stand exchange draw:cat",
        "deal:3 deal:9 deal:8 deal:7 stand stand stand exchange draw:5",
        0,
    ),
]


def head(rules: str, **more: Any) -> dict[str, Any]:
    return {"format": FORMAT, "rules": rules, "players": 4, "dealer": 3, "moves": [], **more}


@pytest.mark.parametrize(("rules", "one", "other", "seat"), LEAKS)
def test_a_bystander_is_told_both_rules_where_he_cannot_know_which(rules, one, other, seat):
    """gnav-1774.r3.b, q.compelled; r4.b, q.drawn-piece."""
    report = Report()
    compare(head(rules), one.split(), [(seat, other.split())], OPEN[rules], report, whole=False)
    assert not report.told
    assert report.views or [*report.parted] == ["a card was shown"]


def event_seen(rules: str, moves: str, seat: int | None, kind: str) -> Any:
    session = begun(head(rules))
    for move in moves.split():
        session.act(move)
    return next(entry.event.seen_by(seat) for entry in session.events if entry.event.kind == kind)


@pytest.mark.parametrize(("piece", "clause"), [("pot", "q.compelled"), ("6", "r3.b")])
def test_those_who_exchanged_are_told_by_which_rule(piece, clause):
    """gnav-1774.r3.b, q.compelled."""
    moves = f"deal:3 deal:{piece} deal:8 deal:7 exchange"
    for seat in (0, 1):
        seen = event_seen("gnav-1774", moves, seat, "exchanged")
        assert (seen.clauses, seen.either) == ((f"gnav-1774.{clause}",), False)
    for other in (2, 3, None):
        seen = event_seen("gnav-1774", moves, other, "exchanged")
        assert (seen.clauses, seen.either) == (
            ("gnav-1774.r3.b", "gnav-1774.q.compelled"),
            True,
        )
        assert seen.status == "inferred"


def test_where_only_a_number_can_be_exchanged_so_no_other_clause_is_told():
    """gnav-1774.r3.b: that null is a number is our reading, and whether it was null is hidden."""
    session = begun(head("gnav-1774", readings={"compelled": "numbers-only"}))
    for move in "deal:3 deal:6 deal:8 deal:7 exchange".split():
        session.act(move)
    seen = session.events[-1].event.seen_by(3)
    assert (seen.kind, seen.clauses) == ("exchanged", ("gnav-1774.r3.b",))
    assert (seen.status, seen.either) == ("inferred", False)


def test_whoever_draws_is_told_whether_his_piece_is_idle():
    """gnav-1774.q.drawn-piece."""
    for piece, cites in (("cat", True), ("5", False)):
        moves = f"deal:3 deal:9 deal:8 deal:7 stand stand stand exchange draw:{piece}"
        own = event_seen("gnav-1774", moves, 3, "drew")
        assert ("gnav-1774.q.drawn-piece" in own.clauses) is cites
        other = event_seen("gnav-1774", moves, 0, "drew")
        assert "gnav-1774.q.drawn-piece" in other.clauses
        assert "piece" not in other.details


@pytest.mark.parametrize("games", rest_in_prove([15, 120]))
@seeded("house")
def test_nothing_is_told_in_random_games_of_house_rules(games, seed):
    """What a composed rule set makes public is listed nowhere: there, what all are told may differ,
    and nothing else.
    """
    chance, report = Random(seed), Report()
    while report.games < games:
        value = chosen(chance)
        try:
            _ = house.read(value).rule_set
        except AskError:
            continue
        compare_all(of_house(value, chance), chance, None, report)
    assert not report.told, report.told[:5]
    enough(report.views > 25 * games)
