"""A move of another moment is refused with the rule that forbids it, or would have to allow it."""

from __future__ import annotations

import pytest

from gnav_core.core.game import IllegalAction
from tests.games.gnav.table import Table

HANDS = {"gnav-german": "d3 d9 d8"}
By = dict[tuple[str, ...], tuple[str, ...]]
EXCHANGE_OF_1774: By = {("accept", "refuse"): ("gnav-1774.r3.b",)}
GIVEN_OF_1774: By = {("take", "keep"): ("gnav-1774.r4.c",)}
OF_1774: By = {
    **EXCHANGE_OF_1774,
    ("appeal",): ("gnav-1774.r9.a",),
    ("sit-out", "retire"): ("gnav-1774.r12.a",),
}
OF_1917: By = {("accept", "refuse"): ("gnav-1917.r4.b",)}
TAKEN_OF_1917: By = {("take", "keep"): ("gnav-1917.r6.c", "gnav-1917.q.taker")}
TAKEN_OF_GERMAN: By = {("take", "keep"): ("gnav-german.r4.d",)}
OF_GERMAN: By = {("accept", "refuse"): ("gnav-german.r4.a",), **TAKEN_OF_GERMAN}
ACCEPTED_OF_GERMAN: By = {("accept",): ("gnav-german.r4.a",), **TAKEN_OF_GERMAN}
TABU_OF_GERMAN: By = {("tabu",): ("gnav-german.r6.a", "gnav-german.q.tabu")}
APPEALS = ("appeal", "sit-out", "retire")
REFUSED: list[tuple[str, dict[str, str], str, By]] = [
    ("gnav-1774", {}, "stated", OF_1774),
    ("gnav-1774", {}, "inferred", GIVEN_OF_1774),
    ("gnav-1774", {"appeals": "none"}, "stated", EXCHANGE_OF_1774),
    ("gnav-1774", {"appeals": "none"}, "inferred", GIVEN_OF_1774),
    ("gnav-1774", {"appeals": "none"}, "inferred", {APPEALS: ("gnav-1774.q.appeals",)}),
    ("gnav-kb", {"appeals": "three-each"}, "supplied", OF_1774 | GIVEN_OF_1774),
    (
        "gnav-kb",
        {},
        "supplied",
        {**EXCHANGE_OF_1774, **GIVEN_OF_1774, APPEALS: ("gnav-kb.q.appeals",)},
    ),
    ("gnav-1917", {}, "stated", OF_1917),
    ("gnav-1917", {}, "inferred", TAKEN_OF_1917),
    ("gnav-wikipedia", {}, "supplied", OF_1917 | TAKEN_OF_1917),
    ("gnav-german", {}, "inferred", OF_GERMAN | TABU_OF_GERMAN),
    ("gnav-german", {"tabu": "on"}, "inferred", ACCEPTED_OF_GERMAN),
    (
        "gnav-german",
        {"tabu": "on"},
        "inferred",
        {**TABU_OF_GERMAN, ("refuse",): ("gnav-german.r6.b", "gnav-german.q.tabu")},
    ),
]
ROWS = [
    (source, readings, status, verb, clauses)
    for source, readings, status, expected in REFUSED
    for verbs, clauses in expected.items()
    for verb in verbs
    if not (verb == "refuse" and len(verbs) > 1 and ("refuse",) in expected)
]


@pytest.mark.parametrize(("source", "readings", "status", "verb", "clauses"), ROWS)
def test_at_his_turn_nobody_answers_what_was_not_asked(source, readings, status, verb, clauses):
    """gnav-1774.r3.b, r4.c, r9.a, r12.a, gnav-1917.r4.b, r6.c, gnav-german.r4.a, r4.d, r6.a."""
    table = Table(source, HANDS.get(source, "7 9 8"), readings=readings)
    with pytest.raises(IllegalAction) as refused:
        table.play(verb)
    assert (refused.value.clauses, refused.value.status) == (clauses, status)


@pytest.mark.parametrize(
    ("source", "hands", "clauses"),
    [
        ("gnav-1774", "7 9 8", ("gnav-1774.r0.a", "gnav-1774.r0.b")),
        ("gnav-1917", "7 9 8", ("gnav-wikipedia.r0.c",)),
        ("gnav-wikipedia", "7 9 8", ("gnav-wikipedia.r0.c",)),
        ("gnav-kb", "7 9 8", ("gnav-kb.r1.c",)),
        ("gnav-german", "d3 d9 d8", ("gnav-german.r2.a",)),
    ],
)
def test_a_piece_of_which_none_is_left_is_refused_by_the_list_of_pieces(source, hands, clauses):
    """gnav-1774.r0.a, r0.b, gnav-wikipedia.r0.c, gnav-kb.r1.c, gnav-german.r2.a."""
    table = Table(source, hands, "stand", "stand", "exchange")
    table.state = table.state._replace(bag=tuple(p for p in table.state.bag if p[-1] != "1"))
    gone = "d1" if source == "gnav-german" else "1"
    with pytest.raises(IllegalAction) as refused:
        table.play(f"draw:{gone}")
    assert refused.value.clauses == clauses
