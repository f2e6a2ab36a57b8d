"""The scorekeeper: what its page is told, and the sheet of an evening as plain text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.scorekeeper import page as scores
from gnav_core.web import call
from tests.games.gnav.evenings import ledger, lost, met


@pytest.mark.parametrize("rules", SOURCES)
def test_every_question_and_line_names_its_clauses(rules):
    entries = (lost(0, lowest=[0]), lost(1, fool_holders=[1], lowest_other=[2]))
    page = scores.keep(ledger(rules, 4, *entries))
    asked = [asks for shows in page["showings"] for asks in shows["asks"]]
    for part in (*page["causes"], *asked, *page["log"]):
        assert part["clauses"], part


def test_a_draft_says_what_an_entry_would_come_to_and_changes_nothing():
    page = scores.keep(ledger("gnav-1774", 3), draft=lost(0, lowest=[0]))
    assert [line["text"] for line in page["draft"]["lines"]] == [
        "Anna loses 1 stroke.",
        "Anna deals next.",
    ]
    assert page["log"] == []
    page = scores.keep(ledger("gnav-1774", 3), "da", draft=met(2, "cat"))
    why = "Carl deler ud og er den sidste: han spørger ingen og kan bytte i posen."
    assert page["draft"]["why"] == why


def test_the_evening_is_told_in_danish_with_the_sources_own_words():
    page = scores.keep(ledger("gnav-1917", 3, met(0, "cat")), "da")
    assert [line["text"] for line in page["log"]] == [
        "Anna spurgte katten. »Kis! Kis!«",
        "Anna får 1 streg.",
    ]
    assert page["deals"] == "Carl har posen og deler ud."


def test_the_sheet_is_plain_text_with_every_score_and_clause():
    text = scores.sheet(ledger("gnav-1774", 3, met(0, "cat"), lost(0, lowest=[1])))
    assert "Anna  2 strokes left\nBo    2 strokes left\nCarl  3 strokes left\n" in text
    assert "  Bo loses 1 stroke. (1774, gap base-penalty)\n" in text


def test_the_browser_keeps_an_evening_by_a_call():
    asked: Any = {"id": 1, "call": "keep", "args": {"ledger": ledger("gnav-1774", 3)}}
    assert json.loads(call(json.dumps(asked)))["ok"]["deal"] == 1
    asked["args"]["ledger"]["entries"] = [met(2, "cat")]
    error = json.loads(call(json.dumps(asked)))["error"]
    assert error["why"].startswith("Carl deals")
    assert error["clauses"][0] == "gnav-1774.r4.a"
    asked["args"]["ledger"] = "nonsense"
    assert "no ledger" in json.loads(call(json.dumps(asked)))["error"]["why"]
