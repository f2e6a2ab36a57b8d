"""Each field of each rule set, changed in turn, makes a worked example or a named test fail."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, fields, make_dataclass
from typing import Literal

import pytest

from gnav_core.core import registry
from gnav_core.core.cited import Cited, Rule, stated
from scripts import tei
from scripts.examples.example import proofs
from scripts.examples.proof import fails
from scripts.mutation import score as scoring
from scripts.mutation.kill import by_example, by_test, killer
from scripts.mutation.kinds import NoChoiceError, other_words
from scripts.mutation.mutant import living, mutants
from scripts.mutation.place import walk
from scripts.mutation.reads import reads

OneWord = Literal["one"]


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
def test_every_rule_has_mutants(source):
    """Its value, if it has one, and its citations can be changed."""
    names = {mutant.path for mutant in mutants(source)}
    cited = {path for path, value in walk(registry.rule_set(source)) if isinstance(value, Rule)}
    assert cited
    assert cited <= names


@pytest.mark.parametrize("source", registry.SOURCES)
def test_examples_and_tests_pass_where_nothing_is_changed(source):
    """Else they would kill every mutant."""
    assert not [one.name for one in (*by_example(source), *by_test(source)) if one.fails()]


def test_a_survivor_without_a_reason_is_told():
    known = scoring.accepted()
    survivor = "gnav-1774 tally.by_fools.0.0: lowest → lowest-other"
    assert not scoring.unexplained([survivor], known)
    assert scoring.unexplained(["gnav-1774 copies: 2 → 3"], known) == ["gnav-1774 copies: 2 → 3"]
    assert len(scoring.stale([], known)) == len(known)


def test_a_lucky_kill_is_a_kill():
    assert killer(find("gnav-german", "tally.takes: 1 → 2"))


def test_every_change_of_every_rule_is_noticed_or_explained():
    """In a process of its own, which parts into as many as there are cores."""
    run = [sys.executable, "-m", "scripts.mutation", "--check"]
    done = subprocess.run(run, cwd=tei.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_word_that_has_no_other_is_no_value():
    """It would be a rule without a value, and is refused when its changes are listed."""

    @dataclass(frozen=True)
    class Rules:
        only: Cited[OneWord]

    with pytest.raises(NoChoiceError, match="only: 'one' is the only word"):
        other_words(("only",), "one", Rules(stated("one", ("a.r1.a", "words"))))


def test_what_else_a_value_could_be_follows_from_its_type_and_from_the_readings():
    """byd-1774.q.follow, q.bid-with, q.bid-limit."""
    names = {mutant.name.partition(" ")[2] for mutant in mutants("byd-1774")}
    assert {"follow: must-follow → free", "bid_with: at-most → same"} <= names
    assert {"bid_limit: 5 → 1", "bid_limit: 5 → 4"} <= names


def test_a_value_that_no_engine_reads_is_found(monkeypatch):
    """A rule set with one field more than its engine knows."""
    module = registry.find("byd-1774")
    rules, kind = module.rules, type(registry.rule_set("byd-1774"))
    more = make_dataclass("More", [("idle", Cited)], bases=(kind,), frozen=True, kw_only=True)
    idle = stated(1, ("byd-1774.r0.a", "36 Kort"))

    def write(readings):
        written = rules(readings)
        known = {item.name: getattr(written, item.name) for item in fields(written)}
        return more(**known, idle=idle)

    monkeypatch.setattr(module, "rules", write)
    assert reads("byd-1774").unread == ("idle",)
