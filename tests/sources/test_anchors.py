"""A source in our words says where in the received text each clause stands, and shows no more."""

from __future__ import annotations

from scripts import tei
from scripts.tei.layers import diplomatic, fold

MOST_WORDS = 6
SOURCE = "narrespillet"


def anchors(source: tei.Source) -> list[str]:
    return [
        fold(note.text or "")
        for rule in source.rules
        for clause in rule.clauses
        for note in clause.element.iterfind("tei:note[@type='anchor']", tei.NS)
    ]


def test_each_clause_has_an_anchor_of_a_few_words_in_the_order_of_the_text(
    sources: dict[str, tei.Source],
) -> None:
    source = sources[SOURCE]
    received = fold((tei.ROOT / "sources/evidence/narrespillet.txt").read_text("utf-8"))
    found = anchors(source)
    assert len(found) == sum(len(rule.clauses) for rule in source.rules)
    at = 0
    for anchor in found:
        assert len(anchor.split()) <= MOST_WORDS
        at = received.index(anchor, at)


def test_no_clause_has_words_of_the_received_text(sources: dict[str, tei.Source]) -> None:
    """What a reader is shown, and what a rule quotes, are our words; an anchor is no part of it."""
    source = sources[SOURCE]
    received = fold((tei.ROOT / "sources/evidence/narrespillet.txt").read_text("utf-8"))
    for rule in source.rules:
        for clause in rule.clauses:
            words = diplomatic(clause.element).split()
            four = {" ".join(words[i : i + 4]) for i in range(len(words) - 3)}
            assert not any(some in received for some in four), clause.id


def test_the_received_text_stands_in_no_other_file() -> None:
    """Nowhere but in the evidence do eight of its words follow one another."""
    received = fold((tei.ROOT / "sources/evidence/narrespillet.txt").read_text("utf-8")).split()
    eight = {" ".join(received[i : i + 8]) for i in range(len(received) - 7)}
    for folder in ("sources/narrespillet", "gnav_core/games/narrespillet", "docs/introductions"):
        for path in (tei.ROOT / folder).rglob("*.*"):
            if path.suffix in {".xml", ".json", ".md", ".py"}:
                words = fold(path.read_text("utf-8")).split()
                row = {" ".join(words[i : i + 8]) for i in range(len(words) - 7)}
                assert not row & eight, path
