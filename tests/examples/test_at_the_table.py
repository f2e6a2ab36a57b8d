"""Every example opens at the table, and can be looked at move by move."""

from __future__ import annotations

import json

import pytest

from gnav_core.play.table_api import TableApi
from scripts.examples.example import proofs

SHOWN = {example.id: example for example in proofs()}


@pytest.mark.parametrize("name", SHOWN)
def test_the_example_can_be_looked_at_from_its_beginning_to_its_end(name):
    example, table = SHOWN[name], TableApi()
    view = table.load(json.dumps(example.value))
    assert view["title"] == example.title
    assert [remark["at"] for remark in view["remarks"]] == [r["at"] for r in example.remarks]
    for at in range(example.start, len(example.value["moves"]) + 1):
        seen = table.calls["look"](seat=view["seat"], at=at)
        assert seen["at"] == at
        assert seen["law"] or seen["waiting"] == "over" or at == len(example.value["moves"])
