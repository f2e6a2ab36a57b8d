"""What an example says for its readers stands in Danish too, for the table."""

from __future__ import annotations

import json

import pytest

from scripts.examples.example import paths


@pytest.mark.parametrize("path", paths().values(), ids=lambda path: path.stem)
def test_an_example_has_its_title_and_its_remarks_in_danish(path):
    value = json.loads(path.read_text(encoding="utf-8"))
    assert value["title_da"] != value["title"]
    for remark in value["remarks"]:
        assert remark["text_da"], remark["text"]
        assert remark["text_da"][-1] in ".?!”:"
