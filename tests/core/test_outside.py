"""JSON from outside: read within bounds, and refused in one sentence where it cannot be."""

from __future__ import annotations

import json
from contextlib import suppress
from time import perf_counter
from typing import Any

import pytest

from gnav_core.core.outside import DEEPEST, OutsideError, newer, read, shown, single

MOST = 2_000_000


def refusal(text: str, most: int = MOST) -> str:
    with pytest.raises(OutsideError) as refused:
        read(text, most)
    why = str(refused.value)
    assert why.endswith(".")
    assert "\n" not in why
    assert len(why) < 200
    return why


@pytest.mark.parametrize(
    "value", [None, True, 0, -7, 2.5, "æ", [], {"a": [{"b": "…"}]}, "\U0001f600"]
)
def test_what_is_within_bounds_is_read_as_json_reads_it(value):
    assert read(json.dumps(value), MOST) == value
    assert read(json.dumps(value, ensure_ascii=False), MOST) == value


def test_a_mark_of_byte_order_is_passed_over():
    assert read('\ufeff{"a": 1}', MOST) == {"a": 1}


def test_of_a_key_that_stands_twice_the_last_one_counts():
    assert read('{"a": 1, "a": 2}', MOST) == {"a": 2}


def test_brackets_within_brackets_are_counted_before_anything_is_read():
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert read(deep, MOST) == json.loads(deep)
    assert "too deep" in refusal(f"[{deep}]")
    for opened in ("[", '{"a":', '[{"":'):
        assert "too deep" in refusal(opened * 100_000)


def test_brackets_in_a_string_are_letters():
    text = json.dumps(['[{"\\' * 1000, "[" * 1000])
    assert read(text, MOST) == json.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "NaN",
        "[Infinity]",
        "-Infinity",
        "1e999",
        "[-1e400]",
        "9" * 5000,
        "-" + "9" * 101,
        "",
        "{",
        "[1,]",
    ],
)
def test_what_is_no_json_is_refused(text):
    assert refusal(text).startswith("This is not JSON: ")


def test_what_is_too_long_is_refused_unread():
    assert refusal("[]" * 6, 10) == "This is too long: at most 10 letters are read."


def test_half_a_letter_is_replaced_since_nobody_can_write_it():
    text = '{"a\\ud800": ["\\uD83D", "\\ud83d\\ude00", "\ud800", "a\\tb\\u0007"]}'
    found = read(text, MOST)
    assert found == {"a\ufffd": ["\ufffd", "\U0001f600", "\ufffd", "a\tb\x07"]}
    json.dumps(found, ensure_ascii=False).encode()


@pytest.mark.parametrize(
    "text",
    [
        '"' + '\\"' * 900_000,
        '"\\' * 600_000,
        "[]," * 600_000,
        '"" ' * 600_000,
        '["[' + "\\" * 1_900_000,
        "[" + '"[",' * 450_000 + "0]",
        "9" * 1_900_000,
        "0." + "9" * 1_900_000,
    ],
)
def test_no_text_takes_more_than_its_length_in_time(text):
    begun = perf_counter()
    with suppress(OutsideError):
        read(text, MOST)
    assert perf_counter() - begun < 5


def test_a_number_after_the_format_says_that_it_is_newer():
    assert newer("gnav-record/2", "gnav-record/1")
    assert newer("gnav-record/17", "gnav-record/1")
    for none in (
        "gnav-record/1",
        "gnav-record/0",
        "gnav-record/01",
        "gnav-record/",
        "gnav-record/x",
    ):
        assert not newer(none, "gnav-record/1")
    others: list[Any] = [
        "gnav-ledger/2",
        "gnav-record/2\n",
        "gnav-record/٢",
        2,
        None,
        [],
        "gnav-record/12345",
    ]
    for other in others:
        assert not newer(other, "gnav-record/1")


def test_what_is_shown_of_a_value_is_short_and_on_one_line():
    assert shown("gnav") == "'gnav'"
    assert shown({"a": [1]}) == "{'a': [1]}"
    assert shown("x" * 100) == "'" + "x" * 39 + "…"
    assert "\n" not in shown("a\nb\u2028")


def test_a_name_is_shown_on_one_line_and_shortened():
    assert single(" Anna \n Bo\t", 60) == "Anna Bo"
    assert single("x" * 61, 60) == "x" * 59 + "…"
    assert single("x" * 60, 60) == "x" * 60


def test_a_name_steers_no_terminal():
    assert single("\x1b[2JAnna\x9b\x00", 60) == "\ufffd[2JAnna\ufffd\ufffd"
