"""What links hold that were packed with more, or other, than a page's question."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from gnav_core.core.share import WORDS
from tests.browser.hostile.spite import (
    ALL_KEYS,
    DEEP,
    HTML,
    HUGE,
    IMAGE,
    INHERITED,
    KEYS,
    LONE,
    RUNS,
    TURNED,
    among,
)


def packed_text(text: str) -> str:
    """Pack a text that need be no JSON as a link holds it."""
    octets = text.encode("utf-8", "surrogatepass")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS)
    whole = zlib.crc32(octets).to_bytes(4, "big") + squeeze.compress(octets) + squeeze.flush()
    return f"1{base64.urlsafe_b64encode(whole).decode().rstrip('=')}"


def packed(kind: str, value: Any) -> str:
    """Pack a value as a link holds it, whatever it is and however long the text becomes."""
    return packed_text(json.dumps([kind, value]))


RULING = {"act": "asks", "hands": ["7", "cat"]}
RULINGS: list[Any] = [
    {**RULING, **ALL_KEYS},
    *({**RULING, key: HTML} for key in KEYS),
    *among(
        RULING,
        act=["constructor", "__proto__", 5, [], HTML],
        hands=[[], ["7"], INHERITED, [HTML, HTML], "catcat", {"length": 2}, ["7"] * 13, [[], {}]],
        swapped=["yes", 1, {}],
        last=[HTML, []],
        drawn=["__proto__", "constructor", {}, HTML],
        left=[[HUGE, 1], [-1, 0], [0.5, 1], "99", {"0": 1}],
        tapped=[["__proto__"], [-1], [99], {}],
        names=[[HTML, IMAGE], [LONE, TURNED], ["x" * 2000, "y"], [{"toString": 1}, []], {"0": "x"}],
        laws=[
            [],
            [{}],
            "all",
            [None],
            *([{"rules": name}] for name in INHERITED),
            [{"rules": "gnav-1774", "readings": {"__proto__": "x"}}],
            [{"rules": "gnav-1774", "readings": {"ties": "constructor"}}],
            [{"rules": "gnav-1774", "readings": [HTML]}],
            [{"rules": "house"}],
            [{"rules": "house", "house": {"base": "constructor"}}],
            [{"rules": "house", "house": {"base": "gnav-kb", "readings": {"__proto__": {}}}}],
            [{"rules": "gnav-kb"}] * 2000,
        ],
    ),
    None,
    5,
    "text",
    [],
    [RULING],
    {},
]

COMPARISON = {"deal": ["3", "5", "cuckoo", "fool"], "wishes": ["exchange"] * 3 + ["stand"]}
COMPARISONS: list[Any] = [
    {**COMPARISON, **ALL_KEYS},
    {**COMPARISON, "draw": ["9"], "names": [HTML, IMAGE, LONE, TURNED]},
    *among(
        COMPARISON,
        deal=[[], ["3"], INHERITED, [HTML] * 4, ["3"] * 100, "cuckoo", {"length": 4, "map": 1}],
        wishes=[INHERITED, ["tap+"] * 4, [5], {}, HTML],
        answers=[INHERITED, [None] * 4, "refuse"],
        names=[["x" * 5000] * 4, [5, 6, 7, 8], {"length": 4}],
        draw=[["constructor"], HTML, [["9"]], {"0": "9"}],
        cards=[["__proto__"], [None], "sk"],
        laws=[[{"rules": "__proto__"}], {"map": 1}, [{"rules": "gnav-1774", "readings": 5}]],
    ),
    None,
    [[]],
    {},
]

HOUSE = {"format": "gnav-house/1", "name": "Ours", "base": "gnav-1774", "choices": {}}
HOUSES: list[Any] = [
    {**HOUSE, **ALL_KEYS},
    *among(
        HOUSE,
        format=["gnav-house/2", 5, HTML, {}],
        name=[HTML, LONE, TURNED, "x" * 5000, 5, ["x"], {"trim": 1}],
        base=[*INHERITED, "gnav-2000", 5, [], None, HTML],
        choices=[
            {"__proto__": "gnav-1917"},
            {"constructor": "gnav-1917"},
            {"cuckoo": "constructor"},
            {"cuckoo": {}},
            {HTML: "gnav-kb"},
            {"x" * 3000: "gnav-kb"},
            ["cuckoo"],
            "cuckoo",
        ],
        readings=[
            {"__proto__": {"ties": "any"}},
            {"gnav-1774": {"__proto__": "x"}},
            {"gnav-1774": {"cuckoo": "constructor"}},
            {"gnav-1774": {"constructor": "stops-play"}},
            {"gnav-1774": ["cuckoo"]},
            {"gnav-1774": HTML},
            5,
        ],
    ),
    None,
    [],
    "house",
]

TRICK = {"rules": "byd-1774", "cards": ["h9", "hk"], "trump": "", "readings": {}}
TRICKS: list[Any] = [
    {**TRICK, **ALL_KEYS},
    *among(
        TRICK,
        rules=[*INHERITED, "gnav-1774", "", 5, None, [], HTML],
        cards=[
            *([], ["h9"], ["h9", "h9"], ["xx", "yy"], INHERITED, "h9hk", {"length": 2}),
            *(["h9"] * 13, [HTML, HTML], [None, 5], [LONE, TURNED]),
        ],
        trump=["x", "__proto__", 5, HTML, []],
        readings=[{"__proto__": "x"}, {"follow": "constructor"}, {HTML: "x"}, [], HTML, 5],
    ),
    None,
    5,
    [],
    "takes",
]

PROGRAMME = {
    "games": ["byd-1774", "gnav-1774"],
    "players": [{"name": name, "kind": "human"} for name in ("Anna", "Bo")],
    "won": [[0]],
    "kept": None,
}
PROGRAMMES: list[Any] = [
    {**PROGRAMME, **ALL_KEYS},
    *among(
        PROGRAMME,
        games=[[], ["byd-1774"] * 2, INHERITED, ["gnav-1917"], [HTML], "byd-1774", {"length": 1}],
        players=[
            [],
            [{"name": "Anna", "kind": "human"}],
            [{"name": "Anna", "kind": "human"}] * 2,
            [{"name": HTML, "kind": "human"}, {"name": LONE, "kind": "computer"}],
            [{"name": "A", "kind": "__proto__"}, {"name": "B", "kind": "random"}],
            [{"name": " ", "kind": "human"}, {"name": "x" * 61, "kind": "human"}],
            [{"name": f"{number}", "kind": "computer"} for number in range(38)],
            INHERITED,
        ],
        won=[[[0], [1]], [[2]], [[-1]], [[HUGE]], [[0.5]], [0], "0", {"length": 1}, [INHERITED]],
        kept=[HTML, "__proto__", "x" * 81, 5, [], {"id": 1}],
    ),
    None,
    [],
    "evening",
]

DAMAGED = [
    packed_text('["ruling",' + DEEP + "]"),
    packed_text('["house",' + DEEP + "]"),
    packed_text('["game",' + DEEP + "]"),
    "",
    "%",
    "%00",
    "%E0%A4%A",
    "1",
    "11",
    "1nonsense",
    "9abc",
    "1" + "A" * 20_000,
    "1%3Cscript%3E",
    HTML,
    f"javascript:{RUNS}",
    "1\u202e\u0000",
    packed("ruling", RULING)[:-5],
    packed("house", HOUSE) + "A",
    packed_text('["compare",{"deal":NaN}]'),
    packed_text('["__proto__",{}]'),
    packed_text('{"0":"game","1":{}}'),
    packed_text("\ufeff[]"),
    packed_text("\x00"),
    packed_text('["game",{"players":' + "9" * 5000 + "}]"),
    packed("constructor", {}),
    packed("compare", "x" * 900_000),
    packed("game", {"x": "y" * 2_000_000}),
]
"""Texts in the place of a packed one: none of them is a question, or a game."""
