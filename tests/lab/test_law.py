"""A law is compiled from what its source cites, and what is not carried is refused by its name."""

from __future__ import annotations

import ast
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import gnav_core.lab
from gnav_core.core import registry
from gnav_core.core.cited import inferred
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.pack import DrawFromPack
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import Answer, RuleSet
from gnav_core.games.gnav.slate import Hit, Slate
from gnav_core.lab.law import NotCarriedError, compiled

LAB = Path(gnav_core.lab.__file__).parent

#: The fields of a rule set that bulk play does not read, and why no stroke moves by them.
MOVES_NO_STROKE = {
    "id": "a name",
    "seats": "`registry.seat` has refused what they forbid",
    "deal_last": "that the dealer is dealt to last is in the order of the deal",
    "unseen": "who sees what: players choose by their own pieces alone",
    "turns": "that the turns go as the deal does: bulk play has no other order",
    "stand": "that one may stand",
    "ask": "that one may ask",
    "turn_change": "that the dealer draws: bulk play has no other last turn",
    "last_turn": "that it is the last of the deal",
    "show": "that all show",
    "tap_answer": "a sign that is given back",
    "warning": "a knock",
    "refusals": "what is cited where a move is not allowed",
    "cries": "words",
    "abide": "that a piece drawn is kept: bulk play keeps it",
    "idle": "that a piece drawn does not act: nobody is asked by it",
    "name": "a name",
    "under": "that a card put under the pack does not come again: bulk play lets none come",
    "tie": "what is cited where equal pieces fall together",
    "alike": "what is cited where the lowest are equal",
    "out": "what is cited where one is out",
    "void": "what is cited where nobody is left: the deal goes again",
    "void_final": "what is cited where the last two fall",
    "won": "what is cited where one is left",
    "loss_mark": "what is cited with a stroke",
    "stake": "what is put in: `pool` counts it",
    "payout": "who takes the pool",
    "appeals": "read by `games.py` as a whole",
    "counts": "a name",
    "in_pool": "a name",
}


def read() -> set[str]:
    """The names that the laboratory reads of anything."""
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(LAB.glob("*.py")))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def test_each_field_of_a_rule_set_is_read_or_is_said_to_move_no_stroke() -> None:
    of_a_law = {
        field.name
        for kind in (RuleSet, Answer, Slate, Pool, DrawFromBag, DrawFromPack)
        for field in fields(kind)
    }
    assert of_a_law - read() <= MOVES_NO_STROKE.keys()
    assert MOVES_NO_STROKE.keys() <= of_a_law


@pytest.mark.parametrize("rules", SOURCES)
def test_a_law_has_the_pieces_and_answers_of_its_source(rules: str) -> None:
    source = registry.rule_set(rules)
    law = compiled(source)
    assert law.pieces == len(source.pieces.value)
    for place, piece in enumerate(source.pieces.value):
        answer = source.answers[piece]
        said = {tuple(cited.value for cited in course) for course in answer.courses.values()}
        assert {law.courses[law.yes[place]], law.courses[law.no[place]]} == said


def ours(value: Any) -> Any:
    return inferred(value, crux="gnav-1774.q.cuckoo")


def with_one_hit(rules: Any, hit: Any) -> Any:
    none, *others = rules.tally.by_fools
    return replace(rules, tally=replace(rules.tally, by_fools=((*none, ours(hit)), *others)))


def test_what_is_not_carried_is_refused_by_its_name() -> None:
    rules = registry.rule_set("gnav-1774")
    tallest: Any = "the-tallest"
    dance = ours("dance")
    wrong = {
        "deal": replace(rules, deal=ours(-1)),
        "12": replace(rules, answers={**rules.answers, "12": Answer((dance,))}),
        "by_fools": with_one_hit(rules, Hit(tallest)),
        "swapped_change": replace(rules, swapped_change=ours("at-night")),
        "discard": replace(rules, stock=replace(rules.stock, discard=ours("in-the-sea"))),
    }
    for name, law in wrong.items():
        with pytest.raises(NotCarriedError, match=f"does not carry {name}: "):
            compiled(law)
