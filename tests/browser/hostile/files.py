"""What is in files that hold more, or other, than a record or a ledger."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import FilePayload

from tests.browser.hostile.links import HOUSE
from tests.browser.hostile.spite import (
    ALL_KEYS,
    DEEP,
    HTML,
    HUGE,
    IMAGE,
    INHERITED,
    LONE,
    RUNS,
    TURNED,
    among,
)

RECORD = {
    "format": "gnav-record/1",
    "rules": "gnav-1774",
    "players": 3,
    "names": ["Anna", "Bo", "Carl"],
    "moves": ["deal:7", "deal:cat", "deal:house", "stand"],
}
REMARK = {"at": 0, "text": HTML, "text_da": IMAGE, "clauses": [*INHERITED, HTML, "x" * 500]}
RECORDS: list[Any] = [
    {**RECORD, **ALL_KEYS},
    {**RECORD, "title": HTML, "title_da": IMAGE, "remarks": [REMARK], "shows": REMARK["clauses"]},
    {**RECORD, "rules": "house", "house": {**HOUSE, "name": HTML}},
    {**RECORD, "rules": "house", "house": {**HOUSE, "choices": {"__proto__": "gnav-kb"}}},
    {**RECORD, "lesson": 0, "remarks": [{**REMARK, "at": at} for at in range(5)]},
    *among(
        RECORD,
        format=["gnav-record/2", "gnav-ledger/1", 5, None, {}],
        rules=[*INHERITED, "house", "gnav-2000", HTML, 5, []],
        players=[HUGE, 10**9, 10**6, -1, 0, 1, 2.5, "3", None, True, [3]],
        dealer=[HUGE, -1, 3, 0.5, "0", {}],
        names=[[HTML, IMAGE, RUNS], [LONE, TURNED, "\0"], ["x" * 9000] * 3, "ABC", [[], {}, 5], {}],
        kinds=[INHERITED[:3], ["human"], "human", [[], {}, 5], [HTML] * 3],
        readings=[{"__proto__": "x"}, {"constructor": "x"}, {"cuckoo": "__proto__"}, [], HTML],
        moves=[["constructor"], ["deal:__proto__"], ["deal:7"] * 4000, [HTML], [5], "stand", {}],
        seed=[LONE, HTML, 5, [], {}],
        title=[5, [], {"toString": 1}, "x" * 9000, LONE],
        remarks=[HTML, [5], [{"at": -1}], [{"at": HUGE, "text": "x"}], {"length": 1}],
        shows=[INHERITED, HTML, [5, None], {}],
        lesson=[HUGE, -1, "0", 0.5, [], 2, True],
        open=["yes", 1, True],
        lines=[HTML, [{}], [{"moves": HTML}], [{"moves": [5]}], {"moves": []}],
        line=[HUGE, -1, "__proto__", 0.5],
        house=[HOUSE, HTML, [], {"format": "gnav-house/1", "base": "constructor"}],
        **{"from": [HUGE, -1, "x", 0.5]},
    ),
    None,
    [],
    [RECORD],
    "record",
]

MET = {"tell": "met", "seat": 1, "piece": "cat"}
LEDGER = {
    "format": "gnav-ledger/1",
    "rules": "gnav-1774",
    "names": ["Anna", "Bo", "Carl"],
    "entries": [MET],
}
LEDGERS: list[Any] = [
    {**LEDGER, **ALL_KEYS},
    {key: value for key, value in LEDGER.items() if key != "entries"},
    *among(
        LEDGER,
        format=["gnav-ledger/2", "gnav-ledger/", "gnav-record/1", 5, None, {}, HTML],
        rules=[*INHERITED, "house", 5, [], HTML],
        names=[[HTML, IMAGE], [LONE, TURNED], ["x" * 9000, "y"], ["", " "], ["a", "a"], [5], {}],
        dealer=[HUGE, -1, 9, 0.5, "0", {}],
        readings=[{"__proto__": "x"}, {"cuckoo": "constructor"}, [], HTML, {"x" * 3000: "y"}],
        house=[HTML, [], HOUSE, {"base": "constructor", "choices": {"__proto__": "x"}}],
        entries=[
            [{**MET, **ALL_KEYS}],
            [MET] * 6000,
            [{**MET, "seat": HUGE}],
            [{**MET, "piece": "__proto__"}],
            [{**MET, "piece": HTML}],
            [{"tell": "constructor", "seat": 0}],
            [{"tell": "__proto__"}],
            [{"tell": "lost", "fools": 0, "seats": {"__proto__": [0]}}],
            [{"tell": "lost", "fools": HUGE, "seats": {"lowest": [0]}}],
            [{"tell": "shown", "pieces": INHERITED[:3]}],
            [{"tell": "answered", "seat": 0, "verb": "toString"}],
            [None, 5, "x", []],
            {"length": 1},
            HTML,
        ],
    ),
    None,
    [],
    [LEDGER],
    "ledger",
]

WRITTEN = json.dumps(RECORD).encode()
OCTETS: list[bytes] = [
    DEEP.encode(),
    b"",
    b" \n\t",
    b"\x00",
    b"\x00" * 5000,
    b"\xff\xfe\xfd",
    b"\xef\xbb\xbf" + WRITTEN,
    WRITTEN.decode().encode("utf-16"),
    WRITTEN[:-9],
    WRITTEN + WRITTEN,
    WRITTEN + b"\x00",
    b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40,
    b"PK\x03\x04" + bytes(300),
    f"<!doctype html><title>x</title>{HTML}".encode(),
    f"{RUNS};".encode(),
    b'{"a":' * 4000,
    b'{"format":"gnav-record/1","rules":"gnav-1774","players":NaN,"moves":[]}',
    b'{"format":"gnav-record/1","rules":"gnav-1774","players":1e999,"moves":[]}',
    b'{"format":"gnav-record/1","rules":"gnav-1774","players":' + b"9" * 9000 + b',"moves":[]}',
    b'{"format":"gnav-record/1","rules":"gnav-1774","players":3,"moves":[],"title":"\\ud83d"}',
    b'{"__proto__":{"format":"gnav-record/1"},"rules":"gnav-1774","players":3,"moves":[]}',
    b'{"format":"gnav-record/1","format":"gnav-ledger/1","rules":"gnav-1774"}',
    b"[" + b"1," * 200_000 + b"1]",
    b'"' + b"x" * 900_000 + b'"',
    b'{"title":' + json.dumps(HTML).encode() + b"}",
]
"""Files that are no JSON, or hardly any."""


def written(values: list[Any]) -> list[bytes]:
    """Write values as files of JSON."""
    return [json.dumps(value).encode() for value in values]


def chosen(octets: bytes) -> FilePayload:
    """Give a file as a picker takes it."""
    return {"name": "game.json", "mimeType": "application/json", "buffer": octets}
