"""A clause is found as it is cited."""

from __future__ import annotations

import pytest

from gnav_core.core import text


@pytest.mark.parametrize(
    ("cited", "found"),
    [
        ("1774:3", "gnav-1774.r3"),
        ("gnav-1774:3", "gnav-1774.r3"),
        ("1774:3d", "gnav-1774.r3.d"),
        ("1774:3[d]", "gnav-1774.r3.d"),
        ("hanrey:4", "hanrey-1774.r4"),
        ("hanrey-1774:4b", "hanrey-1774.r4.b"),
        ("Hanrey 1774:4[b]", "hanrey-1774.r4.b"),
        ("hanrey:draw", "hanrey-1774.q.draw"),
        ("gnav-1774.r3.d", "gnav-1774.r3.d"),
        ("1774:0", "gnav-1774.r0"),
        ("wikipedia:2", "gnav-wikipedia.r2"),
        ("KB:2", "gnav-kb.r2"),
        ("German:5c", "gnav-german.r5.c"),
        ("1774:cuckoo", "gnav-1774.q.cuckoo"),
        ("gnav-1774.q.cuckoo", "gnav-1774.q.cuckoo"),
        ("1774:neighbour", "gnav-1774.q.neighbour"),
        ("spilleregler-1774.q.ris-ris", "spilleregler-1774.q.ris-ris"),
    ],
)
def test_a_passage_is_found_as_it_is_cited(cited, found):
    assert text.find(cited).id == found


@pytest.mark.parametrize(
    ("cited", "near"),
    [
        ("1774:99", "go from 1774:0 to 1774:17"),
        ("1774:3z", "1774:3[a], 1774:3[b]"),
        ("1774:cukoo", "near it are 1774, crux cuckoo"),
        ("hello", "the sources are gnav-1774"),
    ],
)
def test_what_is_not_cited_is_answered_with_the_nearest(cited, near):
    with pytest.raises(text.NotFoundError, match=r"^nothing is cited as") as refused:
        text.find(cited)
    assert near in str(refused.value)


def test_every_passage_is_found_by_its_label():
    for name, passage in text.passages().items():
        if passage.kind in ("rule", "clause"):
            assert text.find(passage.label).id == name


def test_a_passage_has_its_address_and_its_language():
    clause = text.find("1774:3d")
    assert (clause.href, clause.lang) == ("gnav-1774/r3/#d", "da")
    assert text.find("1774:cuckoo").href == "gnav-1774/cruces/#cuckoo"
