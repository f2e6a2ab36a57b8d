"""A file of records, read one by one: what is one document, what is a record a line, and bounds."""

from __future__ import annotations

import io
import json
import tracemalloc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core.record import LONGEST, parse
from gnav_core.core.record_file import records
from tests.core.test_record import EXAMPLE, changed, replay


def split(text: str | bytes) -> list[str]:
    """Read a file that holds this, as the command reads it."""
    given = text if isinstance(text, bytes) else text.encode()
    return list(records(io.BytesIO(given)))


def as_before(text: str) -> list[str]:
    """What a file was split into when it was read whole: the rule, in its plainest words."""
    text = text.removeprefix("\ufeff")
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines or lines[0].strip() in ("{", "["):
        return [text] if lines else []
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return lines
    return [text]


def test_a_file_is_one_document_or_a_record_a_line():
    line = json.dumps(EXAMPLE)
    pretty = json.dumps(EXAMPLE, indent=2)
    assert split(pretty) == [pretty]
    assert split(f"{line}\n\n{line}\n") == [line, line]
    assert split("\n \n") == []
    assert split(f"hello\n{line}") == ["hello", line]


def test_a_document_cut_off_in_the_middle_is_one_record():
    cut = json.dumps(EXAMPLE, indent=2)[:80]
    assert split(cut) == [cut]


def test_a_document_may_begin_on_its_first_line():
    """As the example on the page of the record does."""
    broken = json.dumps(EXAMPLE).replace(', "moves"', ',\n "moves"')
    assert [parse(one) for one in split(broken)] == [parse(json.dumps(EXAMPLE))]


def test_a_line_separator_in_a_name_does_not_divide_a_record():
    line = json.dumps(changed(names=["A\u2028nna", "B\ro", "C\x85arl"]), ensure_ascii=False)
    assert split(f"{line}\n{line}") == [line, line]


def test_bytes_that_are_no_text_spoil_only_their_own_line():
    line = json.dumps(EXAMPLE)
    assert split(line.encode() + b"\n\xff\xe2\x82\n" + line.encode()) == [
        line,
        "\ufffd\ufffd",
        line,
    ]


def without_blanks(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip())


PIECES = [
    "{",
    "}",
    "[",
    "]",
    "[]",
    "{}",
    '"a"',
    '"a',
    '"a":',
    ",",
    "1",
    "1\n",
    "\n",
    "\n\n",
    "  ",
    "\ufeff",
    "\r",
    '{"a": 1}',
    '{"a":\n1}',
    "nul",
    "null",
    '{"a": 1,',
    '"b": [2,\n3]}',
    "\\",
    "[1,\n2]",
    "x",
]


def test_every_small_file_is_split_as_when_it_was_read_whole():
    chance, several = Random("files"), 0
    for _ in range(20_000):
        text = "".join(chance.choice(PIECES) for _ in range(chance.randint(1, 8)))
        expected = [without_blanks(one) for one in as_before(text)]
        assert [without_blanks(one) for one in split(text)] == expected, text
        several += len(expected) > 1
    assert several > 3000


def pieces(*parts: tuple[bytes, int]) -> io.BufferedReader:
    """A file that holds each of these so many times, and is nowhere whole."""

    class Parts(io.RawIOBase):
        def __init__(self) -> None:
            self.left = (part for part, times in parts for _ in range(times))
            self.part = b""

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            self.part = self.part or next(self.left, b"")
            given, self.part = self.part[: len(buffer)], self.part[len(buffer) :]
            buffer[: len(given)] = given
            return len(given)

    return io.BufferedReader(Parts())


def peak(found: Iterator[str]) -> tuple[int, int]:
    """Count what is found, and give the most memory that was held meanwhile, in MB."""
    tracemalloc.start()
    number = sum(1 for _ in found)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return number, most // 1_000_000


BLANKS = (b" " * 50_000, 200)


@pytest.mark.parametrize(
    ("parts", "number"),
    [
        ([BLANKS], 0),
        ([(b"\n" * 1000, 300)], 0),
        ([(b"x" * 50_000, 200)], 1),
        ([(b"{\n", 1), (b' "a": 1,\n' * 5000, 100)], 1),
        ([(b'{"a": 1,\n', 1), (b' "a": 1,\n' * 5000, 100)], 1),
        ([(b"[" * 50_000, 200)], 1),
        ([(b'{"a": 1}\n' * 1000, 200)], 200_000),
        ([BLANKS, (b'{"a": 1}\n', 1), BLANKS, (b'\n{"a": 1}\n', 1)], 2),
    ],
    ids=["blanks", "blank lines", "one line", "a document", "begun on a line", "[", "lines", "far"],
)
def test_no_file_takes_more_memory_than_a_few_records(parts, number):
    found, most = peak(records(pieces(*parts)))
    assert (found, most < 30) == (number, True)


def test_what_is_too_long_for_a_record_is_refused_in_one_sentence_and_the_next_is_read():
    long = json.dumps(changed(title="x" * LONGEST))
    line = json.dumps(EXAMPLE)
    answers = [replay(one)[0] for one in split(f"{line}\n{long}\n{line}\n")]
    assert [answer["status"] for answer in answers] == ["ok", "error", "ok"]
    assert answers[1]["why"] == "This is too long: at most 1000000 letters are read."
    (document,) = split(json.dumps(changed(title="x" * LONGEST), indent=1))
    assert "too long" in replay(document)[0]["why"]
    (begun,) = split('{"format": "gnav-record/1",\n"title":\n' + "[\n" + "1,\n" * LONGEST)
    assert "too long" in replay(begun)[0]["why"]
