"""Every worked example is a test: what must come of it comes of it, and its rule decides it.

One pass over each example holds all that must hold of it, and names what does not.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from scripts.examples.example import LESSON, Example, every, proofs
from tests.examples.must import OF_AN_EXAMPLE, OF_BOTH, Part, give_what_it_says, schema

LESSONS = [one for one in every() if one.id.startswith(LESSON)]


def named(examples: Iterable[Example]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("example", examples, ids=lambda one: one.id)


@named(proofs())
def test_the_example_is_all_that_it_must_be(example, noting):
    """What it gives is noted; whatever else is played for its sake proves no clause."""
    with noting():
        faults = faults_of(example, [give_what_it_says])
    tell(faults + faults_of(example, (*OF_BOTH, *OF_AN_EXAMPLE)))


@named(LESSONS)
def test_the_lesson_is_all_that_it_must_be(example):
    tell(faults_of(example, OF_BOTH))


def faults_of(example: Example, parts: Iterable[Part]) -> list[Exception]:
    """Hold each part, and keep what fails under its name."""
    faults: list[Exception] = []
    for part in parts:
        try:
            part(example)
        except Exception as fault:
            fault.add_note(f"{example.id} must {part.__name__.replace('_', ' ')}")
            faults.append(fault)
    return faults


def tell(faults: list[Exception]) -> None:
    """Fail with all that failed, each part by its name."""
    if faults:
        raise ExceptionGroup("; ".join(fault.__notes__[-1] for fault in faults), faults)


def test_what_fails_is_named_part_by_part():
    example = Example("1774-r3-cat", {**proofs()[0].value, "title": "No sentence", "remarks": []})
    with pytest.raises(ExceptionGroup) as found:
        tell(faults_of(example, (*OF_BOTH, *OF_AN_EXAMPLE)))
    assert "1774-r3-cat must have a title and remarks in sentences" in str(found.value)
    assert "must obey its own schema" in str(found.value)
    assert "must be told in danish too" not in str(found.value)


@pytest.mark.parametrize(("name", "kind"), [("1774-r3-cat", "example"), ("lesson-1774", "lesson")])
def test_one_that_says_nothing_breaks_the_schema(name, kind):
    (one,) = [one for one in (*proofs(), *LESSONS) if one.id == name]
    assert not schema(kind).is_valid({**one.value, "remarks": []})


def test_every_title_stands_once():
    titles = [example.title for example in proofs()]
    assert len(titles) == len(set(titles))
