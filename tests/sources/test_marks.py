"""Stated means that the words quoted decide it; where a doubt is cast a person has looked."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from scripts import tei
from scripts.marks import claims, doubts, review
from scripts.tei.layers import fold

FOUND = tuple(dict.fromkeys(review.asked()))


@pytest.mark.parametrize("source", registry.SOURCES)
def test_nothing_is_stated_in_spite_of_a_doubt_that_nobody_has_weighed(source: str) -> None:
    weighed = {
        (entry.doubt, key)
        for entry in review.reviewed()
        if entry.source == source
        for key in entry.stated
    }
    asked = {(doubt, key) for at, doubt, key in FOUND if at == source}
    assert sorted(asked - weighed) == []
    assert sorted(weighed - asked) == [], "weighed, and there is no such doubt"


def test_no_rule_is_stated_that_a_crux_or_a_gap_answers() -> None:
    answered = [
        (source, claim.name)
        for source in registry.SOURCES
        for claim in claims.of_engine(source)
        if claim.mark == "stated" and claim.asked
    ]
    assert answered == []


def test_each_doubt_is_weighed_in_one_sentence_of_each_language() -> None:
    for entry in review.reviewed():
        for why in (entry.why, entry.why_da):
            assert why == fold(why)
            assert why.endswith("."), entry
        assert entry.why != entry.why_da
        assert entry.stated == tuple(dict.fromkeys(entry.stated))
    pairs = [(entry.source, entry.doubt, entry.why) for entry in review.reviewed()]
    assert len(pairs) == len(set(pairs))


def test_a_doubt_meets_the_words_that_it_quotes_and_no_others() -> None:
    """Styrvolt 1774:4[d]: the note on the order speaks of the words that name none."""
    (note,) = (
        doubt
        for doubt in doubts.of(tei.load_all()["styrvolt-1774"])
        if doubt.id == "styrvolt-1774.n.plain"
    )
    assert note.meets("styrvolt-1774.r4.d", "efter sin Orden fra Esset til den mindste")
    assert not note.meets("styrvolt-1774.r4.a", "Hierter 2 er den beste")
