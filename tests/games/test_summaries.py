"""What the set-up says of a source is borne by clauses of that source, or that its rules cite."""

from __future__ import annotations

import json

import pytest

from gnav_core.core import registry, text
from gnav_core.core.cited import every_cited
from gnav_core.core.family import Summary
from scripts.examples.example import paths
from scripts.lengths import typical

MOST = 4  # games of more players take long


def summary(source: str) -> Summary:
    """What the set-up says of a source; its family says it."""
    family = registry.family(source)
    assert source in family.summaries, f"{family.id} says nothing of {source} in its summaries"
    return family.summaries[source]


@pytest.mark.parametrize("source", registry.SOURCES)
def test_every_claim_about_a_source_cites_clauses_of_its_own_or_that_its_rules_cite(
    source: str,
) -> None:
    told = summary(source)
    cited = {clause for one in every_cited(registry.rule_set(source)) for clause in one.clauses}
    for claim in (*told.claims, told.lives):
        assert claim.clauses, claim.said
        for clause in claim.clauses:
            assert clause.partition(".")[0] == source or clause in cited
            assert clause in text.passages()


@pytest.mark.parametrize("source", registry.SOURCES)
def test_the_lives_are_left_open_exactly_where_a_crux_can_switch_them(source: str) -> None:
    crux = text.data()["cruces"].get(f"{source}.q.strokes")
    assert summary(source).crux == (crux["name"] if crux else None)
    assert crux is None or crux["switchable"]


@pytest.mark.parametrize("source", registry.SOURCES)
def test_a_lesson_has_as_many_deals_as_the_set_up_says(source: str) -> None:
    told = summary(source).lesson
    if told is not None:
        lesson = json.loads(paths()[f"lesson-{source.removeprefix('gnav-')}"].read_text("utf-8"))
        dealt = sum(move.startswith("deal:") for move in lesson["moves"])
        assert dealt == told * lesson["players"]


@pytest.mark.parametrize("source", registry.SOURCES)
def test_a_typical_game_is_as_long_as_the_set_up_says(source: str) -> None:
    for players, told in summary(source).lengths.items():
        if int(players) <= MOST:
            assert abs(typical(source, int(players), games=9) - told) <= max(2, told / 6)
