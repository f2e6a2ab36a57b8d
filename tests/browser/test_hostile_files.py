"""Files that hold more, or other, than a record or a ledger: read, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.hostile.files import LEDGER, LEDGERS, OCTETS, RECORD, RECORDS, chosen, written
from tests.browser.hostile.links import HOUSES
from tests.browser.hostile.spite import some
from tests.browser.hostile.visitor import Visitors

PICKERS: dict[str, tuple[str, list[Any]]] = {
    "play/": ("Import a record", RECORDS),
    "scorekeeper/": ("Open a ledger from a file", LEDGERS),
}

COUNT_READING = """() => {
  window.filesRead = 0;
  File.prototype.text = function () {
    window.filesRead += 1;
    return Blob.prototype.text.call(this);
  };
}"""

FAIL_READING = """() => {
  File.prototype.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
}"""

READ_AGAIN = "() => { delete File.prototype.text; }"
ALL = pytest.param(10_000, id="all", marks=pytest.mark.prove)


@pytest.mark.parametrize("number", [6, ALL])
@pytest.mark.parametrize("page", PICKERS)
def test_a_file_of_whatever_is_read_or_refused_in_one_sentence(
    visitors: Visitors, page: str, number: int
) -> None:
    label, values = PICKERS[page]
    visitor = visitors.at(page)
    others = written([*HOUSES[:2], RECORD, LEDGER])
    for octets in [*some(OCTETS, number), *some(written(values), number), *others]:
        visitor.page.get_by_label(label).set_input_files(chosen(octets))
        visitor.settle()
        visitor.unhurt(octets)


@pytest.mark.parametrize("page", PICKERS)
def test_a_file_that_is_too_large_is_refused_before_it_is_read(
    visitors: Visitors, page: str, tmp_path: Path
) -> None:
    visitor = visitors.at(page)
    picker = visitor.page.get_by_label(PICKERS[page][0])
    visitor.page.evaluate(COUNT_READING)
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(30_000_000)
    for octets, size in ((large, "30 MB"), (chosen(b" " * 1_000_001), "1.01 MB")):
        picker.set_input_files(octets)
        visitor.unhurt(size)
        why = f"This file is too large: it has {size}, where 1 MB is the most."
        assert visitor.last == [why]
    assert visitor.page.evaluate("filesRead") == 0
    picker.set_input_files(chosen(b" " * 1_000_000))
    visitor.settle()
    assert visitor.page.evaluate("filesRead") == 1
    assert "too large" not in visitor.alerts()[0]
    visitor.page.evaluate(READ_AGAIN)


@pytest.mark.parametrize("page", PICKERS)
def test_a_file_that_cannot_be_read_gets_one_sentence(visitors: Visitors, page: str) -> None:
    visitor = visitors.at(page)
    visitor.page.evaluate(FAIL_READING)
    visitor.page.get_by_label(PICKERS[page][0]).set_input_files(chosen(b"{}"))
    visitor.unhurt("a file that is gone")
    assert visitor.last == ["This file could not be read."]
    visitor.page.evaluate(READ_AGAIN)


def test_a_ledger_that_tells_of_nothing_yet_is_opened(visitors: Visitors) -> None:
    visitor = visitors.at("scorekeeper/")
    ledger = {key: value for key, value in LEDGER.items() if key != "entries"}
    picker = visitor.page.get_by_label(PICKERS["scorekeeper/"][0])
    picker.set_input_files(chosen(written([ledger])[0]))
    visitor.settle()
    assert visitor.page.locator(".board .seat").count() == 3
    visitor.unhurt(ledger)


def test_a_file_that_is_no_ledger_says_where_it_errs(visitors: Visitors) -> None:
    visitor = visitors.at("scorekeeper/")
    ledger = {**LEDGER, "entries": [{"tell": "met", "seat": "Bo", "piece": "cat"}]}
    picker = visitor.page.get_by_label(PICKERS["scorekeeper/"][0])
    picker.set_input_files(chosen(written([ledger])[0]))
    visitor.settle()
    visitor.unhurt(ledger)
    assert visitor.last == [
        "That file holds no ledger of an evening: what stands at “entries.0.seat” does not belong"
        " there."
    ]
