"""House rules: the questions asked, and the sheet that says what is played."""

from __future__ import annotations

from typing import Any

from gnav_core.core import registry
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.games.gnav.house_rules.questions import QUESTIONS
from gnav_core.games.gnav.house_rules.sheet import questions, sheet
from tests.games.gnav.house_rules import rules


def row(value: Any, question: str) -> dict[str, Any]:
    return next(row for row in sheet(house.read(value)) if row["question"] == question)


def test_the_sheet_is_read_off_the_rules_as_they_are_played():
    value = rules(
        cuckoo="gnav-1917", undone="gnav-1917", readings={"gnav-1774": {"appeals": "none"}}
    )
    found = {row["question"]: row for row in sheet(house.read(value))}
    assert found["cuckoo"]["text"].endswith("play stops and all show.")
    assert (found["cuckoo"]["label"], found["cuckoo"]["status"]) == ("1917", "supplied")
    assert found["cuckoo"]["words"][0]["clause"] == "gnav-1917.r5.c"
    assert (found["undone"]["text"], found["undone"]["from"]) == ("Nothing goes back.", "gnav-1917")
    assert found["appeal"]["text"] == "None is played."
    assert (found["cat"]["lent"], found["cat"]["status"]) == (False, "inferred")


def test_a_question_that_follows_shows_the_choice_it_follows():
    """KB:1[b]: the owl is the worst."""
    found = row(rules(below_one="gnav-kb"), "worst")
    assert (found["text"], found["from"], found["lent"]) == ("The owl.", "gnav-kb", True)


def test_the_sheet_is_told_in_danish_but_for_what_is_cried():
    value = house.read(rules(cuckoo="gnav-1917"))
    pairs = zip(sheet(value), sheet(value, "da"), strict=True)
    for english, danish in pairs:
        assert english["asks"] != danish["asks"]
        cried = english["text"].replace("“", "»").replace("”", "«")
        same = danish["text"] == cried
        assert same is (english["question"] == "cries"), english


def test_the_questions_come_with_every_source_that_can_answer():
    groups = questions()
    asked = {question["id"]: question for group in groups for question in group["questions"]}
    assert set(asked) == set(QUESTIONS)
    with_a_cat = [name for name in SOURCES if "cat" in registry.rule_set(name).answers]
    assert [a["source"] for a in asked["cat"]["answers"]] == with_a_cat
    assert asked["below-one"]["also"] == [
        "Which pieces stand above the numbers?",
        "Which piece is the worst?",
        "How many pieces are there?",
    ]
    assert all(answer["text"] for q in asked.values() for answer in q["answers"])
