"""Each field of each rule set, changed in turn, makes a worked example or a named test fail."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from gnav_core.core.cited import Cited
from scripts.examples.example import proofs
from scripts.examples.proof import fails
from scripts.mutation import score as scoring
from scripts.mutation.kill import by_example, by_test, killer
from scripts.mutation.mutant import living, mutants
from scripts.mutation.place import walk


def find(source: str, name: str):
    return next(mutant for mutant in mutants(source) if mutant.name == f"{source} {name}")


def test_a_mutant_changes_one_field_and_only_while_it_lives():
    mutant = find("gnav-1774", "tally.start: 3 → 4")
    with living(mutant):
        assert registry.rule_set("gnav-1774").tally.start.value == 4
    assert registry.rule_set("gnav-1774").tally.start.value == 3


def test_what_is_lent_is_changed_at_the_borrower_too():
    with living(find("gnav-1774", "deal: 1 → 2")):
        assert registry.rule_set("gnav-kb").deal.value == 2


@pytest.mark.parametrize(
    ("source", "name", "dies"),
    [
        ("gnav-1774", "answers.cat.forced: without fine", "1774-r3-cat"),
        ("gnav-1774", "answers.cuckoo.forced.0: stay → stop-play", "1774-r3-cuckoo"),
        (
            "gnav-1774",
            "answers.dragoon.forced.1: gnav-1774.r3.f → gnav-1774.r0.a",
            "1774-r3-dragoon",
        ),
        ("gnav-1917", "tally.limit: 3 → 4", "1917-r9-out"),
        ("gnav-german", "stock.draws: 2 → 3", "german-r4-second-queen"),
        ("hanrey-1774", "hand: 3 → 4", "hanrey-1774-r3-deal"),
        ("hanrey-1774", "trump: hanrey-1774.r3.c → hanrey-1774.r0.a", "hanrey-1774-r3-trump"),
    ],
)
def test_the_example_of_a_rule_fails_when_its_rule_is_changed(source, name, dies):
    example = next(one for one in proofs() if one.id == dies)
    with living(find(source, name)):
        assert fails(example)
    assert not fails(example)


@pytest.mark.parametrize("source", registry.SOURCES)
def test_every_cited_value_has_mutants(source):
    """Its value or at least its citations can be changed."""
    names = {mutant.path for mutant in mutants(source)}
    cited = {path for path, value in walk(registry.rule_set(source)) if isinstance(value, Cited)}
    assert cited
    assert cited <= names


@pytest.mark.prove
@pytest.mark.parametrize("source", registry.SOURCES)
def test_examples_and_tests_pass_where_nothing_is_changed(source):
    """Else they would kill every mutant."""
    assert not [one.name for one in (*by_example(source), *by_test(source)) if one.fails()]


def test_a_survivor_without_a_reason_is_told():
    known = scoring.accepted()
    assert not scoring.unexplained(["gnav-1774 stand: True → False"], known)
    assert scoring.unexplained(["gnav-1774 copies: 2 → 3"], known) == ["gnav-1774 copies: 2 → 3"]
    assert len(scoring.stale([], known)) == len(known)


def test_a_lucky_kill_is_a_kill():
    assert killer(find("gnav-german", "tally.takes: 1 → 2"))


@pytest.mark.prove
def test_no_mutant_survives_without_a_reason(capsys):
    """The score is printed, with every survivor and the reason why nothing kills it."""
    scores, known = scoring.every(), scoring.accepted()
    survivors = [name for one in scores for name in one.survivors]
    with capsys.disabled():
        print("", *scoring.report(scores, known), sep="\n")
    assert not scoring.unexplained(survivors, known)
    assert not scoring.stale(survivors, known)
    assert sum(one.mutants for one in scores) > 3000
