"""A source in our words says where in the received text each clause stands, and shows no more."""

from __future__ import annotations

import re

import pytest

from scripts import tei
from scripts.tei.layers import diplomatic, fold
from tests.received import IN_OUR_WORDS, anchors, received, rows, shown_by_anchors, words
from tests.some import some

MOST_WORDS = 4


@pytest.mark.parametrize("name", IN_OUR_WORDS)
def test_each_clause_has_an_anchor_of_a_few_words_in_the_order_of_the_text(
    sources: dict[str, tei.Source], name: str
) -> None:
    source = sources[name]
    text = " ".join(received(source))
    found = anchors(source)
    assert len(found) == sum(len(rule.clauses) for rule in source.rules)
    at = 0
    for anchor in found:
        assert len(anchor.split()) <= MOST_WORDS
        at = text.index(" ".join(words(anchor)), at)


@pytest.mark.parametrize("name", IN_OUR_WORDS)
def test_no_clause_has_words_of_the_received_text(
    sources: dict[str, tei.Source], name: str
) -> None:
    """What a reader is shown, and what a rule quotes, are our words; an anchor is no part of it."""
    source = sources[name]
    four = rows(received(source), 4)
    for rule in source.rules:
        for clause in rule.clauses:
            assert not four & rows(words(diplomatic(clause.element)), 4), clause.id


@pytest.mark.parametrize("name", IN_OUR_WORDS)
def test_the_received_text_stands_in_no_file_that_we_wrote(
    sources: dict[str, tei.Source], name: str
) -> None:
    """Nowhere but in the evidence do more of its words follow one another than in an anchor."""
    source = sources[name]
    longer = shown_by_anchors(source)
    for folder in ("sources", "gnav_core", "docs", "scripts", "tests"):
        for path in some((tei.ROOT / folder).rglob("*.*")):
            if path.parent.name != "evidence" and re.fullmatch(
                r"\.(xml|json|md|py|toml|js|html)", path.suffix
            ):
                found = longer.found(path.read_text("utf-8"))
                assert not found, (path, found)


def test_a_word_parted_at_the_end_of_a_line_is_one(sources: dict[str, tei.Source]) -> None:
    assert "kaststokkinn" in received(sources["canasta-1950"])
    assert fold("a\n b") == "a b"
