"""What the set-up says of a source is borne by clauses of that source."""

from __future__ import annotations

import pytest

from gnav_core.core import registry, text


@pytest.mark.parametrize("source", registry.SOURCES)
def test_every_claim_about_a_source_cites_clauses_of_its_own(source: str) -> None:
    summary = registry.family(source).summaries[source]
    for claim in (*summary.claims, summary.lives):
        assert claim.clauses, claim.said
        for clause in claim.clauses:
            assert clause.partition(".")[0] == source
            assert clause in text.passages()


@pytest.mark.parametrize("source", registry.SOURCES)
def test_the_lives_are_left_open_exactly_where_a_crux_can_switch_them(source: str) -> None:
    crux = text.data()["cruces"].get(f"{source}.q.strokes")
    assert registry.family(source).summaries[source].crux == (crux["name"] if crux else None)
    assert crux is None or crux["switchable"]
