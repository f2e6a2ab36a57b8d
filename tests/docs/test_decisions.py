"""Each decision is recorded in the same four parts, and stands in the list."""

from __future__ import annotations

import re

import pytest

from tests.docs.blocks import ROOT

FOLDER = ROOT / "docs" / "decisions"
RECORDS = sorted(path for path in FOLDER.glob("*.md") if path.name != "index.md")
PARTS = ["The question", "What was decided", "Why", "What it costs"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_says_question_decision_reason_and_cost(path):
    text = path.read_text("utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == PARTS
    (title,) = re.findall(r"^title: (.+)$", text, re.MULTILINE)
    assert f"\n# {title}\n" in text


def test_every_record_stands_in_the_list_by_its_title():
    text = (FOLDER / "index.md").read_text("utf-8")
    listed = re.findall(r"^- \[(.+)\]\((.+)\)$", text, re.MULTILINE)
    assert sorted(name for _, name in listed) == [path.name for path in RECORDS]
    for title, name in listed:
        assert f"\n# {title}\n" in (FOLDER / name).read_text("utf-8")
