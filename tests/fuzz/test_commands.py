"""Every command with arguments of every kind: an answer or one sentence, and never a traceback."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import cast

from hypothesis import strategies as st

from gnav_core.cli import main
from gnav_core.core import cite_styles, registry
from gnav_core.games.gnav.onedeal import WISHES
from gnav_core.games.gnav.pieces import DANISH, GERMAN
from tests.core.test_record import EXAMPLE
from tests.games.gnav.house_rules import rules
from tests.seeds import tried

FOLDER = Path(mkdtemp(prefix="gnav-"))


@contextmanager
def streams(said: bytes) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    """Stand in for the standard streams."""
    before = sys.stdin, sys.stdout, sys.stderr
    out, err = io.TextIOWrapper(io.BytesIO()), io.TextIOWrapper(io.BytesIO())
    sys.stdin, sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO(said)), out, err
    try:
        yield out, err
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def ran(arguments: list[str], said: bytes = b"") -> tuple[int, str, str]:
    """Run a command in this process: its status, and what it wrote."""
    with streams(said) as (out, err):
        status = main(arguments)
        out.flush()
        written = [cast(io.BytesIO, stream.buffer).getvalue().decode() for stream in (out, err)]
    return status, written[0], written[1]


def check(arguments: list[str], said: bytes = b"") -> None:
    """Run a command, and hold its answer to what every answer is."""
    status, out, err = ran(arguments, said)
    assert status in (0, 1, 2)
    lines = err.splitlines()
    assert all(line.startswith("gnav: ") and len(line) < 1100 for line in lines)
    assert len(lines) == 1 if status == 2 else bool(lines) <= bool(status)
    if status == 0 and "--json" in arguments and "--help" not in arguments:
        json.loads(out)


def written(name: str, text: str) -> str:
    """Write a file to be read by a command."""
    file = FOLDER / name
    file.write_text(text, encoding="utf-8")
    return str(file)


HOUSES = [
    written("house.json", json.dumps(rules(cuckoo="gnav-1917"))),
    written("clash.json", json.dumps(rules(two_fools="gnav-1917"))),
    written("newer.json", json.dumps({**rules(), "format": "gnav-house/2"})),
    written("list.json", json.dumps({**rules(), "base": []})),
    written("cat.json", json.dumps(rules(cat={}))),
    written("deep.json", "[" * 5000),
    written("half.json", '{"format": "gnav-ho'),
    written("empty.json", ""),
    str(FOLDER),
    str(FOLDER / "none.json"),
    "",
    "\udcff",
    "x" * 300,
    "/dev/zero",
]
FILES = HOUSES[:-1]
RECORDS = [
    written("record.json", json.dumps(EXAMPLE)),
    written("odd.json", json.dumps({**EXAMPLE, "names": ["\ud800", 7, "\n"], "seed": "\ud800"})),
    written("over.json", json.dumps({**EXAMPLE, "line": 1.0, "lines": [{"moves": []}], "from": 9})),
    written("later.json", json.dumps({**EXAMPLE, "format": "gnav-record/2"})),
    written("lesson.json", json.dumps({**EXAMPLE, "lesson": 1, "kinds": None})),
    *FILES,
]
os.mkfifo(FOLDER / "pipe")
SAVES = ["", "/", str(FOLDER), str(FOLDER / "pipe"), str(FOLDER / "x" / "y"), "x" * 300]
SAVES += [str(FOLDER / name) for name in ("x" * 254, "\udcff", "a\nb", "\x00", "kept.json")]

ABSURD = ["", " ", "?", ".", "-", "--", "-1", "0", "1e9", "NaN", "inf", "٣", "²", "9" * 5000]
ABSURD += ["1" * 9, "\udcff", "a\nb", "\x00", "\x1b[2J", "=", ":", "=x", "house", "x" * 3000]
odd = st.sampled_from(ABSURD)
word = odd | st.text(max_size=12)
Words = st.SearchStrategy[str]
Given = st.SearchStrategy[list[str]]


def joined(parts: Iterable[list[str]]) -> list[str]:
    """Join the parts of a command line."""
    return [word for part in parts for word in part]


def mostly(right: Words, wrong: Words = word) -> Words:
    """What belongs in a place, and one time in twelve what does not."""
    return st.integers(0, 11).flatmap(lambda throw: wrong if throw == 11 else right)


def some(part: Words, least: int = 0, most: int = 4) -> Words:
    """Several words in one argument."""
    return mostly(st.lists(part, min_size=least, max_size=most).map(" ".join))


def option(name: str, value: Words | None = None, often: int = 2) -> Given:
    """An option, given one time in so many."""
    given = st.just([name]) if value is None else value.map(lambda one: [f"{name}={one}"])
    return st.integers(1, often).flatmap(lambda throw: given if throw == often else st.just([]))


def command(name: str, *parts: Given) -> Given:
    """A command with its arguments, and now and then with one that it does not take."""
    more = mostly(st.just("")).map(lambda one: [one] if one else [])
    return st.tuples(*parts, more).map(lambda given: [name, *joined(given)])


seat = mostly(st.integers(0, 4).map(str), st.integers(-2, 40).map(str) | odd)
known = st.sampled_from(list(registry.SOURCES))
source = mostly(known | st.sampled_from(["1774", "1917", "kb", "german"]))


def read(name: str) -> Words:
    """A reading of a source."""
    found = [f"{crux}={option}" for crux, of in registry.readings(name).items() for option in of]
    return mostly(st.sampled_from(found))


reading = known.flatmap(read)
whose = known.flatmap(lambda name: read(name).map(lambda one: f"{name}.{one}"))
law = source | known.flatmap(lambda name: read(name).map(lambda one: f"{name}:{one}"))
piece = st.sampled_from(DANISH)
card = st.sampled_from([*GERMAN, "?", "."])
held = st.sampled_from([*DANISH, *DANISH, "?", ".", "sk", "\udcff"])

laws = (
    st.lists(law, max_size=2).map(lambda listed: ["--rules", *listed] if listed else []),
    option("--reading", whose, often=4),
    option("--house", st.sampled_from(HOUSES), often=4),
    option("--names", some(word), often=8),
    option("--json"),
)


def dealt(many: int) -> Given:
    """A deal for so many, and what each wishes, perhaps answers and cards."""
    wishes = some(st.sampled_from(WISHES), many, many)
    answers = some(st.sampled_from([".", "refuse", "take", "keep", "accept"]), many, many)
    return st.tuples(
        some(piece, many, many).map(lambda one: [f"--deal={one}"]),
        wishes.map(lambda one: [f"--wishes={one}"]),
        option("--answers", answers),
        option("--cards", some(card, many, many), often=4),
    ).map(joined)


COMPARE = command(
    "compare",
    st.integers(1, 6).flatmap(dealt),
    option("--draw", some(piece)),
    option("--dealer", seat),
    *laws,
)


def laid(many: int) -> Given:
    """A position of so many, or what one asks of others."""
    acts = [option(f"--{act}", seat, often=1) for act in ("asks", "stands", "taps")]
    position = st.tuples(
        some(held, many, many).map(lambda one: [f"--held={one}"]),
        st.one_of(*acts, st.just(["--shows"]), st.just(["--shows"])),
        option("--score", some(seat, many, many)),
        option("--cards", some(card, many, many), often=4),
        option("--exchanged", some(st.builds("{}-{}".format, seat, seat), 1, 2)),
        option("--dealer", seat),
    )
    asked = st.tuples(
        piece.map(lambda one: [f"--asker={one}"]),
        some(held, 1, 3).map(lambda one: [f"--asked={one}"]),
        option("--swapped"),
        option("--last"),
    )
    return st.one_of(position, asked).map(joined)


RULE = command(
    "rule",
    st.integers(1, 5).flatmap(laid),
    option("--tapped", some(seat, 0, 2), often=4),
    option("--draw", some(piece, 0, 3)),
    *laws,
)
PERFT = command(
    "perft",
    option("--rules", mostly(known), often=1),
    option("--players", mostly(st.integers(2, 4).map(str)), often=1),
    option("--pieces", some(piece, 2, 8), often=1),
    option("--depth", mostly(st.integers(0, 4).map(str), st.just("-1") | odd), often=1),
    option("--dealer", seat),
    option("--readings", reading, often=4),
    option("--json"),
)
PLAY = command(
    "play",
    option("--rules", mostly(known)),
    option("--players", mostly(st.integers(2, 6).map(str), st.integers(-2, 40).map(str) | odd)),
    option("--humans", seat, often=3),
    option("--against", mostly(st.sampled_from(["random", "counting", "threshold"]))),
    option("--dealer", seat, often=4),
    option("--reading", reading, often=4),
    option("--house", st.sampled_from(HOUSES), often=6),
    option("--seed", word),
    option("--save", mostly(st.just(SAVES[-1]), st.sampled_from(SAVES))),
    option("--resume", mostly(st.sampled_from(RECORDS[:5]), st.sampled_from(RECORDS)), often=4),
)
NAMED = mostly(
    st.sampled_from(
        ["1774", "1774:3", "1774:3d", "1917:5[c]", "1774:cuckoo", "kb:fool", "german:1"]
    ),
    st.builds("{}:{}".format, source, word) | word,
)
TOLD = st.one_of(
    command("sources", option("--json")),
    command("show", st.lists(NAMED, max_size=3)),
    command(
        "cite",
        st.lists(NAMED, max_size=3),
        option("--style", mostly(st.sampled_from(list(cite_styles.STYLES)))),
        option("--accessed", mostly(st.sampled_from(["2026-11-21", "0001-01-01", "20261121"]))),
    ),
    command("house", st.sampled_from(HOUSES).map(lambda file: [file]), option("--json")),
    command("replay", st.sampled_from([*RECORDS, "-"]).map(lambda file: [file]), option("--each")),
    st.lists(word, max_size=3),
    st.sampled_from([["--help"], ["--version"], ["play", "--help"], ["--", "play"], ["replay"]]),
)
KEYS = st.lists(
    st.sampled_from([b"stand", b"exchange", b"tap", b"", b"?", b"accept", b"refuse", b"take"])
    | st.binary(max_size=20).map(lambda line: line.replace(b"\n", b"")),
    max_size=25,
).map(b"\n".join)


@tried(few=70, many=1600, arguments=COMPARE)
def test_compare_answers_or_refuses(arguments):
    check(arguments)


@tried(few=70, many=1600, arguments=RULE)
def test_rule_answers_or_refuses(arguments):
    check(arguments)


@tried(few=100, many=1600, arguments=PERFT)
def test_perft_counts_or_refuses(arguments):
    check(arguments)


@tried(few=80, many=1600, arguments=PLAY, said=KEYS)
def test_play_plays_or_refuses(arguments, said):
    check(arguments, said)


@tried(few=100, many=1600, arguments=TOLD, said=st.binary(max_size=60))
def test_every_other_command_answers_or_refuses(arguments, said):
    check(arguments, said)
