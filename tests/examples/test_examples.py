"""Every worked example is a test: what must come of it comes of it, and its rule decides it."""

from __future__ import annotations

import json
from functools import cache

import pytest
from jsonschema import Draft202012Validator

from gnav_core.core import text
from gnav_core.core.record import steps
from scripts.examples.example import SCHEMAS, every, paths, proofs
from scripts.examples.proof import fails
from scripts.examples.written import finished
from scripts.examples.written import text as written
from scripts.mutation.shown import shown

EXAMPLES = {example.id: example for example in proofs()}
named = pytest.mark.parametrize("name", EXAMPLES)


@named
def test_the_example_gives_what_it_must(name):
    """The events from where one begins to look, each with its clauses, and the last position."""
    assert not fails(EXAMPLES[name])


@named
def test_the_example_is_decided_by_what_it_says_it_shows(name):
    """Each id is cited in what is shown, or another rule or reading there would change it."""
    example = EXAMPLES[name]
    assert example.shows
    for ident in example.shows:
        assert shown(example, ident), ident


@named
def test_an_example_that_stands_beside_a_crux_tells_of_it(name):
    example = EXAMPLES[name]
    told = {ident for remark in example.remarks for ident in remark.get("clauses", ())}
    assert set(example.beside) <= told & text.data()["cruces"].keys()


@named
def test_the_example_is_written_as_the_command_writes_it(name):
    """`make examples` would change nothing."""
    example = EXAMPLES[name]
    assert written(finished(example).value) == paths()[name].read_text("utf-8")


@named
def test_the_example_has_a_title_and_remarks_in_sentences(name):
    example = EXAMPLES[name]
    assert example.title.endswith(".")
    assert example.title.count(".") == 1
    assert example.remarks
    assert example.value["open"] is True
    last = len(example.value["moves"])
    for remark in example.remarks:
        assert remark["text"].endswith((".", "!", "?", "”", ")")), remark
        assert example.start <= remark["at"] <= last, remark
        assert set(remark.get("clauses", ())) <= text.passages().keys(), remark
    moments = [remark["at"] for remark in example.remarks]
    assert moments == sorted(set(moments))


@cache
def schema(kind: str) -> Draft202012Validator:
    described = json.loads((SCHEMAS / f"{kind}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(described)
    return Draft202012Validator(described)


@pytest.mark.parametrize("one", list(every()), ids=lambda one: one.id)
def test_an_example_or_a_lesson_obeys_its_own_schema(one):
    kind, other = ("lesson", "example") if "lesson" in one.value else ("example", "lesson")
    schema(kind).validate(one.value)
    assert not schema(other).is_valid(one.value)


@pytest.mark.parametrize(("name", "kind"), [("1774-r3-cat", "example"), ("lesson-1774", "lesson")])
def test_one_that_says_nothing_breaks_the_schema(name, kind):
    (one,) = [one for one in every() if one.id == name]
    assert not schema(kind).is_valid({**one.value, "remarks": []})


def test_every_title_stands_once():
    titles = [example.title for example in proofs()]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("name", [path.id for path in every()])
def test_every_file_of_examples_and_lessons_can_be_played(name):
    example = next(one for one in every() if one.id == name)
    record = example.record
    assert len(list(steps(record, record.game()))) == len(record.moves) + 1
    assert json.loads(paths()[name].read_text("utf-8")) == example.value
